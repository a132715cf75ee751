"""Paper protocols while they are being typed."""
