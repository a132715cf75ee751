"""The by-day format: one move a game day, entered in secret and resolved at the day's end.

Words: a *quest* is a role with a daily move; *active* players are in the game when the day opens; a
*visit* is a move that reached its target and was published. Nobody leaves while a day is open.
"""
