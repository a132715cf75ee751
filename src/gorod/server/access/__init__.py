"""Who asks, and what they may do: links, accounts, tickets, limits, and the one table of rights."""
