"""The service for by-day games: their clock, notifications and bots."""
