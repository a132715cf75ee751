"""Behaviour of the by-day documents, one module per question."""
