"""The seating planner of the tournament; every search runs in a separate process."""
