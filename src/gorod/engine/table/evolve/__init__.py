"""How each fact of a game at a table changes the game, one module per part of the game."""
