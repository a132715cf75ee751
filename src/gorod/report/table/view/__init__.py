"""How each fact of a game at a table changes a view, one module per part of the game."""
