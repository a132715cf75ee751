"""Whether a tournament is ready to begin."""
