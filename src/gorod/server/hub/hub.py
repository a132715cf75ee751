"""All sockets of this process: which stream each watches, and when it is sent something."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

from gorod.engine.viewers import JUDGE
from gorod.server.access.links import ENDED, Links, MostLinks
from gorod.server.access.principal import Kind, Principal
from gorod.server.access.rights import AT_TABLES
from gorod.server.chance import Chance
from gorod.server.config import Config
from gorod.server.hub.connection import Connection
from gorod.server.hub.deadlines import Deadlines
from gorod.server.hub.noted_refusals import why_noted
from gorod.server.hub.room import Room
from gorod.server.hub.secret_moves import SecretMoves
from gorod.server.hub.table_room import TableRoom
from gorod.server.journal import Seldom, fault, note
from gorod.server.metrics import Metrics
from gorod.server.store.interface import Store, StoreError
from gorod.server.store.store_ids import LinkId, StreamId, TableId
from gorod.server.store.stored_rows import Link
from gorod.server.streams.answers import Answer, Refused, Stale
from gorod.server.streams.registry import AnyStream, Registry
from gorod.server.tables.decide.rewinds import FAR
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_registry import LiveTables
from gorod.server.tables.table_requests import Ask, Enter, Gesture
from gorod.server.time_source import Time
from gorod.server.wire.frames import Ping, packed
from gorod.server.wire.padding import AS_IT_IS, SMALL

L = TypeVar("L", bound=AnyStream)

TICK = 0.25
SHARES = 10
"""Rooms are handled in this many shares, so that no command waits for all of them."""
ROUNDS = 4
"""A room's sockets are checked only in every fourth round: there are thousands of them."""
PING_MS = 15_000
"""A socket that was told nothing for so long is asked whether it lives, after twice as long at the
latest: whatever else it was told shows the same to both ends."""
ANSWER_MS = 40
"""A secret move is answered this long after it came, whether or not it moved anything. Reading,
folding and writing take less; if they take longer, the reply waits for the next multiple."""
HOLDERS = (Kind.JUDGE, Kind.SIDE_JUDGE, Kind.SEAT)
"""The kinds that take part in a game; everybody else only watches."""


class Hub:
    """Delivers changes of streams to the sockets that watch them."""

    def __init__(
        self,
        store: Store,
        time: Time,
        chance: Chance,
        config: Config,
        metrics: Metrics,
        *,
        forward: Time | None = None,
    ) -> None:
        self.store, self.time, self.chance = store, time, chance
        self.config, self.metrics = config, metrics
        limits = config.limits
        most = MostLinks(limits.links_per_maker, limits.links_per_player)
        self.links = Links(store, forward or time, chance, most)
        self.addresses: Counter[str] = Counter()
        self.seldom = Seldom()
        self.registry = Registry(store, time)
        self.tables = LiveTables(self.registry, chance, limits)
        self._rooms: dict[StreamId, Room] = {}
        self._makers: dict[type, Callable[[Any], Room]] = {LiveTable: TableRoom}
        self._ticker: asyncio.Task[None] | None = None
        self._closed = False
        self._joined = count(1)
        self.secret_moves = SecretMoves(time)
        self._told: list[Callable[[LiveTable], None]] = []
        self._keepers: list[Callable[[StreamId], bool]] = []
        store.listen(self._heard)
        self.registry.watched = self._watched
        self.registry.recheck(self._recheck)
        self.tables.watch(self._changed)
        self.deadlines = Deadlines(self.tables, store, time)

    def watch(self, told: Callable[[LiveTable], None]) -> None:
        """Call `told` for every table that changes or is brought into memory."""
        self._told.append(told)

    def keep(self, keeps: Callable[[StreamId], bool]) -> None:
        """Keep streams in memory for which `keeps` is true, even if nobody watches them."""
        self._keepers.append(keeps)

    def serve(self, kind: type[L], room: Callable[[L], Room]) -> None:
        """Let sockets watch another kind of stream; `room` makes the room for one of them."""
        self._makers[kind] = room

    def room(self, stream_id: StreamId) -> Room | None:
        """Return the room of a stream; None if nobody watches it."""
        return self._rooms.get(stream_id)

    def _table_room(self, table_id: TableId) -> TableRoom | None:
        room = self._rooms.get(table_id)
        return room if isinstance(room, TableRoom) else None

    def _watched(self, stream_id: StreamId) -> bool:
        if stream_id in self._rooms or any(keeps(stream_id) for keeps in self._keepers):
            return True
        return any(stream_id in room.needs for room in self._rooms.values())

    # --- commands ---------------------------------------------------------------------------

    async def submit(self, live: LiveTable, sender: Sender, asked: Ask) -> Answer:
        """Submit one command; count it, time it, and note refusals that concern security."""
        by, begun, secret_verb = sender.by, self.time.ms(), live.secret_verb(sender, asked)
        with self.metrics.seconds.time():
            answer = await live.submit(sender, asked)
        if isinstance(answer, Refused) and answer.code == FAR:
            self.metrics.limited.labels(what=FAR).inc()
        self.metrics.answered(str(type(answer).__struct_config__.tag))
        why = why_noted(by, asked.wish, answer, secret=bool(secret_verb))
        if why:
            self.note_refusal(by, why, wish=str(type(asked.wish).__struct_config__.tag))
        if isinstance(answer, Stale) and by.viewer == JUDGE:
            live.release()  # the judge wants to go on and has to see the present table
        if secret_verb:
            await self.time.pause(ANSWER_MS - (self.time.ms() - begun) % ANSWER_MS)
            if not isinstance(asked.wish, Gesture):
                self._release_if_all_sent(live, by.seat)
        room = self._table_room(live.id)
        if by.kind == Kind.SEAT and room is not None:
            sent_simultaneously = bool(secret_verb) and live.timeline.book.format.simultaneous
            anyway = sent_simultaneously or isinstance(asked.wish, Enter | Gesture)
            self.metrics.frames.inc(room.show(by.seat, anyway=anyway))
        return answer

    def note_refusal(self, by: Principal, why: str, **facts: str) -> None:
        """Note in the journal, by link and seat, that a sender has overstepped their rights."""
        who = {"table": by.table, "by": by.label, "link": by.link}
        self.seldom.security(self.time.ms(), "refused", **who, why=why, **facts)

    def _release_if_all_sent(self, live: LiveTable, seat: int) -> None:
        """Release what is held back once every living seat has sent a move.

        Then there is nobody left to wait for.
        """
        senders, room = self.secret_moves.sent(live, seat), self._table_room(live.id)
        if room is not None and room.living <= senders:
            live.release()

    def _changed(self, live: LiveTable) -> None:
        if live.timeline.holding:
            self.secret_moves.hold(live)
            return
        self.secret_moves.told(live)
        room = self._rooms.get(live.id)
        if room is not None:
            self.metrics.frames.inc(room.tell())
        self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        for told in self._told:
            told(live)

    # --- sockets ----------------------------------------------------------------------------

    def join(self, connection: Connection, stream: AnyStream, seen: int) -> None:
        """Add an open socket to its room; send it a welcome and what it does not have."""
        room = self._rooms.get(stream.id) or self._makers[type(stream)](stream)
        first = room.join(connection, seen)
        self._rooms[stream.id] = room
        connection.stream = stream.id
        connection.number = next(self._joined)
        connection.ping_at = self.time.ms() + PING_MS
        self.metrics.sockets.inc()
        for frame, seq in first:
            connection.push(frame, seq)

    def leave(self, connection: Connection) -> None:
        room = self._rooms.get(connection.stream)
        self.metrics.sockets.dec()
        if room is not None:
            room.leave(connection)
            if not room.sockets:
                del self._rooms[connection.stream]

    def make_room(self, stream_id: StreamId, by: Principal) -> bool:
        """Whether a socket may join; False only for spectators, each kind counted by itself.

        Judges, players and officials always get in: an older socket of their own is dropped for it,
        never one of others.
        """
        limits = self.config.limits
        open_ = [s for s in self._at(stream_id) if s.ending is None]
        if by.who:
            own = [s for s in open_ if (s.by.link, s.by.account) == (by.link, by.account)]
            if len(own) >= limits.sockets_per_link:
                self.drop(min(own, key=_age), "elsewhere")
            return True
        here = [s for s in open_ if s.by.kind == by.kind]
        if by.kind not in HOLDERS:
            at_table = by.kind in AT_TABLES
            most = limits.sockets_per_table if at_table else limits.sockets_per_tournament
            return len(here) < most
        place = [socket for socket in here if socket.by.seat == by.seat]
        own = [socket for socket in place if socket.by.link == by.link]
        if len(own) >= limits.sockets_per_link:
            self.drop(min(own, key=_age), "elsewhere")
        elif len(place) >= limits.sockets_per_place:
            held = Counter(socket.by.link for socket in place)
            fullest = max(held, key=held.__getitem__)
            theirs = [socket for socket in place if socket.by.link == fullest]
            self.drop(min(theirs, key=_age), "elsewhere")
        return True

    async def end_link(self, link: LinkId, by: str, why: str = "revoked") -> list[Link]:
        """Revoke a link and all links made from it, and drop their sockets.

        `by` is the person who ends it. Returns the links that have ended.
        """
        ended = await self.store.revoke_link(link)
        for one in ended:
            self.links.forget(one.table)
            self.drop_holders(one.table, one.id, why)
        await self.links.tell(ENDED, ended, by)
        return ended

    def drop_holders(self, stream_id: StreamId, link: LinkId, why: str) -> None:
        """Drop every socket that came by this link."""
        for socket in self._at(stream_id):
            if socket.by.link == link:
                self.drop(socket, why)

    def closed(self, table_id: TableId) -> None:
        """Close a table: it accepts no more commands, and its sockets are dropped."""
        live = self.tables.known(table_id)
        if live is not None:
            live.shut()
        for socket in self._at(table_id):
            self.drop(socket, "closed")

    def reopened(self, table_id: TableId) -> None:
        """Reopen a closed table."""
        live = self.tables.known(table_id)
        if live is not None:
            live.reopen()

    def dropped(self, table_id: TableId) -> None:
        """Remove a deleted table from memory."""
        self.closed(table_id)
        self.tables.drop(table_id)
        self.links.forget(table_id)

    def _at(self, stream_id: StreamId) -> list[Connection]:
        room = self._rooms.get(stream_id)
        return [] if room is None else room.sockets

    def drop(self, socket: Connection, why: str) -> None:
        """Close a socket and tell it why."""
        socket.drop(why)
        self.metrics.dropped.labels(why=why).inc()

    # --- the course of time -----------------------------------------------------------------

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        for turn in count():
            await asyncio.sleep(TICK / SHARES)
            rooms = [*self._rooms.values()]
            late = rooms[turn % SHARES :: SHARES]
            looked_at = rooms[turn % (SHARES * ROUNDS) :: SHARES * ROUNDS]
            try:
                self.tick(late, looked_at)
            except Exception as error:  # noqa: BLE001  one bad room must not stop the others' time
                fault("tick failed", error)

    def tick(
        self, late: Iterable[Room] | None = None, looked_at: Iterable[Room] | None = None
    ) -> None:
        """Do everything that time brings about by itself; none of it is a move.

        Delayed viewers are served in the rooms of `late`, and sockets are checked in the rooms of
        `looked_at`; None means all rooms.
        """
        for table_id in self.secret_moves.due():
            live = self.tables.known(table_id)
            if live is not None:
                live.release()
        for room in [*self._rooms.values()] if late is None else late:
            if room.delayed:
                self.metrics.frames.inc(room.tell(late=True))
        now = self.time.ms()
        self._look_after([*self._rooms.values()] if looked_at is None else looked_at, now)
        self.deadlines.tick(self.registry.errand)
        self.registry.tidy()
        self.seldom.tick(now)
        self.metrics.tables.set(len(self.tables))

    def _look_after(self, rooms: Iterable[Room], now: int) -> None:
        """Drop sockets that have expired by the wall clock, and ping the others."""
        pings = {fill: packed(Ping(now), fill) for fill in (AS_IT_IS, SMALL)}
        wall = self.links.now()
        for room in rooms:
            for socket in room.sockets:
                if socket.waiting:
                    self._look_after_blocked(socket, now)
                expires = socket.by.expires
                if expires is not None and expires <= wall:
                    self.drop(socket, "expired")
                elif now >= socket.ping_at:
                    self._ping(socket, now, pings[socket.fill])

    def _ping(self, socket: Connection, now: int, ping: bytes) -> None:
        socket.ping_at = now + PING_MS
        if not socket.told:
            socket.push(ping)
        socket.told = False
        if socket.still_valid is not None:
            self.registry.errand(self._check_session(socket))

    def _look_after_blocked(self, socket: Connection, now: int) -> None:
        """Drop a socket that has been blocked for too long; a short blockage is only noted."""
        if socket.blocked_since is None:
            socket.blocked_since = now
        elif now - socket.blocked_since > self.config.limits.stuck_ms:
            self.metrics.dropped.labels(why="slow").inc()
            socket.cut()

    # --- other processes --------------------------------------------------------------------

    def _heard(self, stream_id: StreamId, what: str) -> None:
        """Forget cached links that another process has changed; an empty id means any stream."""
        if what != "entries":
            self.links.forget(stream_id)

    async def _recheck(self, stream_id: StreamId) -> None:
        """Close a table that is no longer live, or drop sockets whose links are no longer good."""
        live = self.tables.known(stream_id)
        if live is not None and not live.timeline.table.live:
            self.closed(live.id)
            return
        good = {link.id for link in await self.store.links(stream_id) if self.links.good(link)}
        for socket in self._at(stream_id):
            if socket.by.link and socket.by.link not in good:
                self.drop(socket, "revoked")

    async def session_lasts(self, socket: Connection) -> bool:
        """Whether a socket may be sent more; one whose session has ended is dropped.

        Sockets of links have no session: they are dropped when their link ends.
        """
        if socket.still_valid is None or await socket.still_valid():
            return True
        self.drop(socket, "expired")
        return False

    async def _check_session(self, socket: Connection) -> None:
        await self.session_lasts(socket)

    async def close(self) -> None:
        """Write down running clocks and tell every socket where to resume.

        Calling it again does nothing.
        """
        if self._closed:
            return
        self._closed = True
        if self._ticker is not None:
            self._ticker.cancel()
        for live in self.tables:
            with suppress(StoreError):
                await live.pause()
        for stream_id in list(self._rooms):
            for socket in self._at(stream_id):
                socket.drop("shutdown")
        self.seldom.close()
        note("hub closed", tables=len(self.tables))


def _age(socket: Connection) -> int:
    """Return the socket's number: the lower it is, the earlier the socket joined."""
    return socket.number
