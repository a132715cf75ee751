"""The hub: which tables are in memory, who watches them, and what each is told. No framework."""

from gorod.server.hub.connection import Connection
from gorod.server.hub.hub import Hub

__all__ = ["Connection", "Hub"]
