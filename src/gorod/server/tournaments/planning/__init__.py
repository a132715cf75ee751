"""The seating planner of the desk: a process of its own for every search."""
