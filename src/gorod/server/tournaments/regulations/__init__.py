"""What a rulebook brings into a regulation."""
