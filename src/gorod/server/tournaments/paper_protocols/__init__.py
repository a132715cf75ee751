"""Paper protocols while somebody types them."""
