"""Photos of players."""
