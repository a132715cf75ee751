"""How a by-day game is shown: its views, protocol lines, sections and JSON."""
