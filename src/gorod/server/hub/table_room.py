"""The sockets of one table. Every kind of viewer is projected once, however many sockets it has.

Seats are told together or not at all. Something that only some of them notice (an order of shots,
a night that was corrected) waits for the next step that everybody hears, and everybody's frame has
the same length: neither the number of frames nor their lengths tell a role.
"""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.phases import Over
from gorod.engine.viewers import SPECTATOR
from gorod.server.access.principal import Kind
from gorod.server.hub.connection import Connection
from gorod.server.hub.room import Room
from gorod.server.store.store_ids import StreamId
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.point import Point
from gorod.server.tables.submission import console_hash
from gorod.server.wire.framed_messages import Message
from gorod.server.wire.frames import ToClient, Welcome, encode, message, message_of
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.padding import class_of
from gorod.server.wire.watcher import Eyes, Watcher

REMEMBERED = 64
"""Of so many versions it is remembered how long the hall's view was."""


def eyes_of(connection: Connection) -> Eyes:
    """As whom a socket looks at the table."""
    return Eyes(connection.by.kind, connection.by.viewer, connection.by.delay)


class Watch:
    """A watcher and its sockets."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.sockets: set[Connection] = set()
        self.told = 0
        """The number of the last view that was sent to all of them."""


class TableRoom(Room):
    """Who watches one table, and what each of them has been told."""

    def __init__(self, live: LiveTable) -> None:
        self.line, self._id = live.line, live.id
        self._watches: dict[Eyes, Watch] = {}
        self._hall: Watcher | None = None
        self._lengths: dict[int, int] = {}

    @property
    def sockets(self) -> Iterator[Connection]:
        for watch in list(self._watches.values()):
            yield from list(watch.sockets)

    @property
    def delayed(self) -> bool:
        return any(eyes.delay for eyes in self._watches)

    @property
    def living(self) -> frozenset[int]:
        """The seats that the hall takes for living: who fell in this night is not said yet."""
        return self._public(self.line.told).living

    @property
    def needs(self) -> frozenset[StreamId]:
        """The tournament of the table, which tells its judges how far the game is there."""
        tie = game_of(self.line.table)
        return frozenset() if tie is None else frozenset({tie[0]})

    def join(self, connection: Connection, seen: int) -> list[tuple[ToClient | Message, int]]:
        """A socket is welcomed, and sent what its viewer knows and it does not have yet."""
        eyes, by = eyes_of(connection), connection.by
        watch = self._watches.get(eyes)
        if watch is None:
            watch = self._watches[eyes] = Watch(gallery_of(self.line).watcher(eyes).copy())
            watch.told = watch.watcher.seq
        watch.sockets.add(connection)
        watcher = watch.watcher
        resumed = 0 < seen <= watcher.seq
        name, now = console_hash(connection.console), self.line.time.ms()
        hello = Welcome(self._id, by.label, watcher.seq, resumed, name, now, by.delay)
        if not watcher.version:
            return [(hello, 0)]
        return [(hello, 0), (self.first(watcher, seen if resumed else 0), watcher.seq)]

    def first(self, watcher: Watcher, seen: int) -> Message:
        """What a socket that joins is sent; `seen` is the number of the view it has."""
        view = watcher.frame(seen)
        if watcher.eyes.kind != Kind.SEAT:
            return message(view)
        hall = self._public(watcher.version)
        return message_of(view, class_of(len(encode(hall.frame()))))

    def leave(self, connection: Connection) -> None:
        """A watcher without sockets is forgotten; the next one begins with the kept one."""
        watch = self._watches.get(eyes_of(connection))
        if watch is not None:
            watch.sockets.discard(connection)
            if not watch.sockets:
                del self._watches[eyes_of(connection)]

    def tell(self, *, late: bool = False) -> int:
        """Bring everybody up to date; gives how many frames were queued.

        Those who are told late hear when their time has come and at no other moment: a frame
        that came with somebody's command would tell them of the command.
        """
        due = [watch for eyes, watch in self._watches.items() if late or not eyes.delay]
        return sum(self._advance(watch) for watch in due)

    def show(self, seat: int, *, anyway: bool) -> int:
        """After its own command a seat is sent what it was not told yet; or `anyway`."""
        watch = self._watches.get(Eyes(Kind.SEAT, seat))
        if watch is None or not watch.sockets:
            return 0
        return self._send(watch) if anyway or watch.told < watch.watcher.seq else 0

    def _advance(self, watch: Watch) -> int:
        watcher, told = watch.watcher, 0
        while watcher.version < self.line.told:
            point = self.line.points[watcher.version]
            if not self._due(point, watcher.eyes):
                break
            if watcher.follow(point) and watch.sockets and self._in_time(point, watcher.eyes):
                told += self._send(watch)
        return told

    def _send(self, watch: Watch) -> int:
        watcher = watch.watcher
        if watcher.eyes.kind == Kind.SEAT:
            length = class_of(self._public_length(watcher.version))
            said = message_of(watcher.frame(min(watch.told, watcher.seq - 1)), length)
        else:
            said = message(watcher.frame(watcher.seq - 1))
        watch.told = watcher.seq
        for socket in list(watch.sockets):
            socket.push(said, watcher.seq)
        return len(watch.sockets)

    def _due(self, point: Point, eyes: Eyes) -> bool:
        """What reaches a link late has not happened for it yet."""
        return not eyes.delay or self.line.time.ms() - point.known >= eyes.delay * 1000

    def _in_time(self, point: Point, eyes: Eyes) -> bool:
        """A seat is told with all others, until there is nothing left to hide."""
        return eyes.kind != Kind.SEAT or bool(point.shown & 1) or isinstance(point.game.phase, Over)

    # --- lengths ----------------------------------------------------------------------------

    def _public(self, version: int) -> Watcher:
        """What the hall knows at that version, or at a later one that was asked for before.

        It takes every point by itself, as sockets do: how much of its log stays must not depend
        on entries that the hall does not notice.
        """
        if self._hall is None:
            self._hall = gallery_of(self.line).watcher(Eyes(Kind.HALL, SPECTATOR)).copy()
            self._lengths[self._hall.version] = len(encode(self._hall.frame()))
        while self._hall.version < version:
            self._hall.follow(self.line.points[self._hall.version])
        return self._hall

    def _public_length(self, version: int) -> int:
        """How long the hall's frame is at that version; all seats ask, so it is worked out once."""
        if version not in self._lengths:
            hall = self._public(version)
            self._lengths[version] = len(encode(hall.frame(hall.seq - 1)))
            if len(self._lengths) > REMEMBERED:
                del self._lengths[min(self._lengths)]
        return self._lengths[version]
