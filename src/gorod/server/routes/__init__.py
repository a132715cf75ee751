"""Routes of the API by subject: what HTTP asks of the services."""
