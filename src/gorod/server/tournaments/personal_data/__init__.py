"""Everything that a tournament keeps about one person: a copy of it, and its erasure."""
