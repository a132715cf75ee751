"""What players, judges and clubs ask of a tournament, or of several, when it has been played."""
