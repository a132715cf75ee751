"""What commands would change, before anybody sends them."""
