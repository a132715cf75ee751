"""Rounds and their tables."""
