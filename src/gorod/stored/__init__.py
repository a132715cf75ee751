"""How stored text says its format, and how older text is read."""
