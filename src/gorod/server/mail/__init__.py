"""Letters to the owners of accounts: where they are handed over, what they say, how they wait."""
