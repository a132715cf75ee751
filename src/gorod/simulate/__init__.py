"""Games that bots play among themselves, without a server."""
