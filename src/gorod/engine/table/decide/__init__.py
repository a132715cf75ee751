"""Decisions of a game at a table: one function per command and phase, one module per part."""
