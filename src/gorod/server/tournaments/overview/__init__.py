"""A tournament at a glance: its rounds, what waits, its log."""
