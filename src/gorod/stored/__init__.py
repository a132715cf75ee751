"""How stored text states its format, and how older text is read."""
