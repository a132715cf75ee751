"""The database: the logs of all tables, receipts, links and accounts; SQLite or PostgreSQL."""
