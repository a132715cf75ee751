"""Defects that somebody might write, planted one at a time; some test has to notice each."""
