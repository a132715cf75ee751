"""Background work of the server: backups, signing, health, deletion."""
