"""Live tournaments: one stream in memory per tournament, with its views and its live tables."""
