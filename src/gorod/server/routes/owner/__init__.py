"""HTTP routes for the page of the server's owner."""
