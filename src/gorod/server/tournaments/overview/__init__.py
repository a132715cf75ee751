"""The overview of a tournament: its rounds, duties and log."""
