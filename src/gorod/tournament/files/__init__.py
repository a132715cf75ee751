"""Reading, writing and printing the files of a tournament: standings, lists, whole archives."""
