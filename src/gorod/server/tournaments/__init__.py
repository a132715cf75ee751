"""Live tournaments: one desk in memory for each, its views, its tables."""
