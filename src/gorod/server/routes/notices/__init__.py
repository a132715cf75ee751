"""Notices over HTTP: how a person is told, and what did not arrive."""
