"""How a game at a table is shown: its views, its protocol lines and sections."""
