"""HTTP routes of tables."""
