"""The by-day service: the ordinary log of a table, with a calendar and the acts of a host."""
