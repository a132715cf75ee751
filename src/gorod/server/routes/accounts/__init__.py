"""Accounts over HTTP: sign-in, passwords, e-mail, sessions."""
