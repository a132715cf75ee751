"""Letters to the owners of accounts: their occasions, their texts, and sending them by SMTP."""
