"""Live tables: a state folded from a log, commands with receipts, undo, one judge, a clock."""
