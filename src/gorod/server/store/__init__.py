"""What is kept: the log of every table, receipts, links and accounts. SQLite or PostgreSQL."""
