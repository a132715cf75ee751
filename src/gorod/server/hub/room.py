"""Who watches one table. Every kind of viewer is projected once, however many sockets it has."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.server.hub.connection import Connection
from gorod.server.tables.line import Line, Point
from gorod.server.wire.frames import text
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes, Watcher


class Watch:
    """A watcher and its sockets."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.sockets: set[Connection] = set()


class Room:
    """The sockets of one table."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._watches: dict[Eyes, Watch] = {}

    @property
    def sockets(self) -> Iterator[Connection]:
        for watch in list(self._watches.values()):
            yield from list(watch.sockets)

    @property
    def delayed(self) -> bool:
        return any(eyes.delay for eyes in self._watches)

    def join(self, connection: Connection) -> Watcher:
        """From now on this socket is told; gives what its viewer knows already."""
        eyes = connection.eyes
        watch = self._watches.get(eyes)
        if watch is None:
            watch = self._watches[eyes] = Watch(gallery_of(self.line).watcher(eyes).copy())
        watch.sockets.add(connection)
        return watch.watcher

    def leave(self, connection: Connection) -> None:
        """A watcher without sockets is forgotten; the next one begins with the kept one."""
        watch = self._watches.get(connection.eyes)
        if watch is not None:
            watch.sockets.discard(connection)
            if not watch.sockets:
                del self._watches[connection.eyes]

    def tell(self, *, late: bool = False) -> int:
        """Bring everybody up to date; gives how many frames were queued.

        Those who are told late hear when their time has come and at no other moment: a frame
        that came with somebody's command would tell them of the command.
        """
        due = [watch for eyes, watch in self._watches.items() if late or not eyes.delay]
        return sum(self._advance(watch) for watch in due)

    def _advance(self, watch: Watch) -> int:
        watcher, told = watch.watcher, 0
        while watcher.version < self.line.version:
            point = self.line.points[watcher.version]
            if not self._due(point, watcher.eyes):
                break
            if watcher.follow(point) and watch.sockets:
                frame = text(watcher.frame(watcher.seq - 1))
                for socket in list(watch.sockets):
                    socket.push(frame, watcher.seq)
                    told += 1
        return told

    def _due(self, point: Point, eyes: Eyes) -> bool:
        """What reaches a link late has not happened for it yet."""
        return not eyes.delay or self.line.time.ms() - point.known >= eyes.delay * 1000
