"""Files and prints of a tournament, both ways: standings, lists, whole archives."""
