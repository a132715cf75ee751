"""The hub: which sockets watch which streams, and when each is sent something. No framework."""

from gorod.server.hub.connection import Connection
from gorod.server.hub.hub import Hub

__all__ = ["Connection", "Hub"]
