"""The rating of players and clubs over all public tournaments."""
