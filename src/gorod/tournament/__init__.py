"""Tournaments: who sits where, and what follows from it."""
