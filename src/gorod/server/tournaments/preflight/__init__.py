"""Checks whether a tournament is ready to begin."""
