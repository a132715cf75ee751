"""The table format: nights and days at a table, one call and one speech after the other."""
