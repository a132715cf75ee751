"""The events of a game at a table, one module per part of the game."""
