"""Bots: clients that know nothing but their own link, and play by what they are offered."""
