"""The personal data that a tournament keeps about a person: a copy of them, and their erasure."""
