"""The sockets that watch one stream. Each kind of stream has its own room class.

To let sockets watch a new kind of stream, write a room for it and pass it to `Hub.serve`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from gorod.server.hub.connection import Connection
from gorod.server.store.store_ids import StreamId


class Room(ABC):
    """The sockets of this process that watch one stream."""

    @property
    @abstractmethod
    def sockets(self) -> list[Connection]: ...

    @property
    def needs(self) -> frozenset[StreamId]:
        """Other streams that must stay in memory as long as this one is watched."""
        return frozenset()

    @property
    def delayed(self) -> bool:
        """Whether a viewer here has a delay, so that the room has work to do as time passes."""
        return False

    @abstractmethod
    def join(self, connection: Connection, seen: int) -> list[tuple[bytes, int]]:
        """Add a socket and return the frames that it is sent first.

        Each frame comes with the number of the view in it, or 0.
        """

    @abstractmethod
    def leave(self, connection: Connection) -> None: ...

    @abstractmethod
    def tell(self, *, late: bool = False) -> int:
        """Tell all whose own view has changed; return the number of frames."""
