"""Routes of by-day games."""
