"""HTTP routes of accounts: sign-in, passwords, e-mail, sessions."""
