"""Work that the server does beside its requests: backups, signing, health, deletion."""
