"""Gorod: the game Mafia as federations play it, adjudicated clause by clause."""
