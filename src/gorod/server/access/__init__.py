"""Who asks, and what he may: links, accounts, tickets, limits, and the one table of rights."""
