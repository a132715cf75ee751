# player
