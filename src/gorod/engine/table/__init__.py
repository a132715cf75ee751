"""The table format: nights and days at a table, with one call and one speech at a time."""
