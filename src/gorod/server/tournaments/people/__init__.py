"""The final list of a tournament, and the page of each player."""
