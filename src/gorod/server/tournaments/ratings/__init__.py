"""The rating and the clubs of all public tournaments."""
