"""The sockets of one table. Each kind of viewer is projected once, however many sockets it has.

Seats are told together or not at all. Something that only some of them notice (an order of shots, a
corrected night) waits for the next step that everybody hears, and all seats' frames have the same
length: neither the number of frames nor their lengths reveal a role.
"""

from __future__ import annotations

from gorod.engine.phases import Over
from gorod.engine.viewers import SPECTATOR
from gorod.server.access.principal import Kind
from gorod.server.hub.connection import Connection
from gorod.server.hub.room import Room
from gorod.server.store.store_ids import StreamId
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import console_hash
from gorod.server.tables.table_state import TableState
from gorod.server.wire.frames import Welcome, encode, packed
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.network_frames import framed
from gorod.server.wire.padding import class_of, filled
from gorod.server.wire.watcher import Eyes, Watcher

REMEMBERED = 64
"""How many versions' hall view lengths are kept."""
SEAT = Kind.SEAT
HALL = Eyes(Kind.HALL, SPECTATOR)


def eyes_of(connection: Connection) -> Eyes:
    """Return the eyes with which a socket looks at the table."""
    return Eyes(connection.by.kind, connection.by.viewer, connection.by.delay)


class Watch:
    """A watcher and its sockets."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.sockets: set[Connection] = set()
        self.told = watcher.seq
        """The number of the last view that was sent to all of them."""


class TableRoom(Room):
    """The sockets of one table, grouped by what they may see, and what each group was sent."""

    def __init__(self, live: LiveTable) -> None:
        self.timeline, self._id = live.timeline, live.id
        self._watches: dict[Eyes, Watch] = {}
        self._lengths: dict[int, int] = {}
        """Versions -> the length of the hall's view in bytes."""
        self._late = 0
        """How many of the watches belong to links that are told late."""

    @property
    def sockets(self) -> list[Connection]:
        return [socket for watch in self._watches.values() for socket in watch.sockets]

    @property
    def delayed(self) -> bool:
        return self._late > 0

    @property
    def _seated(self) -> bool:
        """Whether a player watches."""
        return any(eyes.kind == Kind.SEAT for eyes in self._watches)

    @property
    def living(self) -> frozenset[int]:
        """The seats that the hall believes alive: tonight's victims are not announced yet."""
        return self._watch(HALL).watcher.living

    @property
    def needs(self) -> frozenset[StreamId]:
        """The table's tournament, which tells the table's judges how far their game is there."""
        tie = game_of(self.timeline.table)
        return frozenset() if tie is None else frozenset({tie[0]})

    def join(self, connection: Connection, seen: int) -> list[tuple[bytes, int]]:
        """Add a socket; return its welcome and the view with what it does not have yet."""
        eyes, by = eyes_of(connection), connection.by
        watch = self._watch(eyes)
        watch.sockets.add(connection)
        watcher = watch.watcher
        resumed = 0 < seen <= watcher.seq
        name, now = console_hash(connection.console), self.timeline.time.ms()
        hello = Welcome(self._id, by.label, watcher.seq, resumed, name, now, by.delay)
        first = [(packed(hello, connection.fill), 0)]
        if watcher.version:
            view = self.first(watcher, seen if resumed else 0, connection.fill)
            first.append((view, watcher.seq))
        return first

    def first(self, watcher: Watcher, seen: int, fill: int) -> bytes:
        """Return the first view of a joining socket; `seen` is the number of the view it has."""
        if watcher.eyes.kind == Kind.SEAT:
            fill = class_of(len(encode(self._watch(HALL).watcher.frame())))
        return packed(watcher.frame(seen), fill)

    def _watch(self, eyes: Eyes) -> Watch:
        """Return the watch of these eyes, made if necessary.

        Where seats watch, the hall's watch exists too and comes first, because seats' frames are
        padded by its length.
        """
        if eyes not in self._watches:
            if eyes.kind == Kind.SEAT:
                self._watch(HALL)
            watch = Watch(gallery_of(self.timeline).watcher(eyes).copy())
            self._watches[eyes] = watch
            self._late += eyes.delay > 0
            if eyes == HALL and watch.watcher.version:
                self._lengths[watch.watcher.version] = len(encode(watch.watcher.frame()))
        return self._watches[eyes]

    def leave(self, connection: Connection) -> None:
        """Remove a socket.

        A watcher without sockets is dropped; a later one is copied from the one kept in the
        gallery.
        """
        eyes = eyes_of(connection)
        watch = self._watches.get(eyes)
        if watch is not None:
            watch.sockets.discard(connection)
            if not watch.sockets and eyes != HALL:
                del self._watches[eyes]
                self._late -= eyes.delay > 0
        hall = self._watches.get(HALL)
        if hall is not None and not hall.sockets and not self._seated:
            del self._watches[HALL]

    def tell(self, *, late: bool = False) -> int:
        """Bring everybody up to date; return how many frames were queued.

        Delayed viewers are told when their time has come and at no other moment: a frame that came
        with somebody's command would reveal the command.
        """
        told = 0
        for eyes, watch in [*self._watches.items()]:
            if eyes.delay and not late:
                continue
            watcher = watch.watcher
            while watcher.version < self.timeline.told:
                state = self.timeline.states[watcher.version]
                if eyes.delay and not self._due(state, eyes):
                    break
                if watcher.bring_to(state) and self._in_time(state, eyes):
                    told += self._send(watch)
        return told

    def show(self, seat: int, *, anyway: bool) -> int:
        """Send a seat, after its own command, what it was not told yet.

        `anyway`: it is sent a view even if it was told everything. Returns the number of frames.
        """
        watch = self._watches.get(Eyes(Kind.SEAT, seat))
        if watch is None or not watch.sockets:
            return 0
        return self._send(watch) if anyway or watch.told < watch.watcher.seq else 0

    def _send(self, watch: Watch) -> int:
        """Send the view to all sockets of a watch; encode it once, and pad it once for each length.

        Returns how many sockets were sent it.
        """
        watcher = watch.watcher
        seat = watcher.eyes.kind == SEAT
        since = min(watch.told, watcher.seq - 1) if seat else watcher.seq - 1
        watch.told = watcher.seq
        if not watch.sockets and watcher.eyes != HALL:
            return 0
        body = encode(watcher.frame(since, followed=True))
        if watcher.eyes == HALL:
            self._remember(watcher.version, len(body))
        length = class_of(self._public_length(watcher.version)) if seat else 0
        made: dict[int, bytes] = {}
        sockets = [*watch.sockets]
        for socket in sockets:
            fill = length or socket.fill
            if fill not in made:
                made[fill] = framed(filled(body, fill))
            socket.push(made[fill], watcher.seq)
        return len(sockets)

    def _due(self, state: TableState, eyes: Eyes) -> bool:
        """Whether a state may be shown to these eyes yet: delayed viewers get it later."""
        return not eyes.delay or self.timeline.time.ms() - state.known_ms >= eyes.delay * 1000

    def _in_time(self, state: TableState, eyes: Eyes) -> bool:
        """Whether the view is sent now.

        A seat is told together with all others, until there is nothing left to hide.
        """
        return eyes.kind != SEAT or bool(state.noticed_by & 1) or isinstance(state.game.phase, Over)

    # --- lengths ----------------------------------------------------------------------------

    def _public_length(self, version: int) -> int:
        """Return the length of the hall's view at this version, or at the later one it has.

        The hall takes every state by itself, as sockets do: how much of its log stays must not
        depend on entries that the hall does not notice.
        """
        if version not in self._lengths:
            hall = self._watch(HALL).watcher
            self._remember(version, len(encode(hall.frame(hall.seq - 1))))
        return self._lengths[version]

    def _remember(self, version: int, length: int) -> None:
        self._lengths[version] = length
        if len(self._lengths) > REMEMBERED:
            del self._lengths[min(self._lengths)]
