"""Behaviour of the by-day documents, one question a module."""
