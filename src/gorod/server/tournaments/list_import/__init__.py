"""Lists of people that are read in, after a preview."""
