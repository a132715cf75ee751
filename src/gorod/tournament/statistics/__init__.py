"""Statistics that players, judges and clubs ask for after a tournament, or several."""
