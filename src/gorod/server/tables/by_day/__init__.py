"""A by-day game as a service: the ordinary log of a table with a calendar and a host's acts."""
