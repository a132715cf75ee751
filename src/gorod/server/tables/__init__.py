"""Live tables: state as the fold of a log, commands with receipts, undo, one judge, a clock."""
