"""The sockets that watch one stream. What they are told is said by the room of that kind of stream.

To give a new kind of stream to sockets, write a room for it and hand it to `Hub.serve`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from gorod.server.hub.connection import Connection
from gorod.server.store.store_ids import StreamId


class Room(ABC):
    """Who watches one stream of this process."""

    @property
    @abstractmethod
    def sockets(self) -> list[Connection]: ...

    @property
    def needs(self) -> frozenset[StreamId]:
        """Other streams that stay in memory as long as somebody watches this one."""
        return frozenset()

    @property
    def delayed(self) -> bool:
        """Whether somebody here is told late, and so has to be looked after as time goes on."""
        return False

    @abstractmethod
    def join(self, connection: Connection, seen: int) -> list[tuple[bytes, int]]:
        """Count a socket among those who are told; gives what it is sent first.

        Each frame comes with the number of the view in it, or 0.
        """

    @abstractmethod
    def leave(self, connection: Connection) -> None: ...

    @abstractmethod
    def tell(self, *, late: bool = False) -> int:
        """The stream has changed: tell everybody whose own view has; gives how many frames."""
