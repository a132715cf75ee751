"""Letters to the owners of accounts: who is written to, what they say, how they are handed over."""
