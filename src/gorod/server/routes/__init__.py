"""HTTP routes of the API, by subject."""
