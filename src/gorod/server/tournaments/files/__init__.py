"""Files of a tournament: spreadsheets, calendars, the whole as an archive."""
