"""Bots: clients that know only what their own link shows, and play the moves that it offers."""
