"""Live tournaments: one tournament in memory for each, its views, its tables."""
