"""What a rulebook contributes to a regulation."""
