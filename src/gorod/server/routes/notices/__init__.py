"""HTTP routes for notices: how people get them, and which did not arrive."""
