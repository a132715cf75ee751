"""A live table of a tournament: what its judges see of the tournament, and the hand-in."""
