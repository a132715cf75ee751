"""What commands would change, before they are sent."""
