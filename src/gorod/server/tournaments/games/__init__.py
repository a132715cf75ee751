"""A game of a tournament: its result, protocols and protests."""
