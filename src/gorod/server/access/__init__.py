"""Identity and rights: links, accounts, tickets, limits, and the one table of rights."""
