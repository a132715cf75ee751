"""The demonstration: a club, its tournaments, and tables of bots."""
