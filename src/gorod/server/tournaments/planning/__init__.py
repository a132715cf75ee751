"""The seating planner of the tournament: a process of its own for every search."""
