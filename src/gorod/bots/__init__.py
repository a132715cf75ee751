"""Bots: functions from what one seat sees and is offered to a command. They never see a game."""
