"""The by-day course: one move a game day, entered in secret and resolved at the day's end.

Words: a *quest* is a role with a daily move; *active* are those in the game when the day opened;
a *visit* is a move that reached its target and was published. Nobody leaves while a day is open.
"""
