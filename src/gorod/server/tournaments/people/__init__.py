"""A tournament as a whole, and each player in it."""
