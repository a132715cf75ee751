"""All tables and all sockets of this process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count

from gorod.engine.viewers import JUDGE
from gorod.server.access.links import ENDED, Links, MostLinks
from gorod.server.access.principal import JUDGE_KIND, SEAT, SIDE_JUDGE, Principal
from gorod.server.chance import Chance
from gorod.server.config import Config
from gorod.server.hub.connection import Connection
from gorod.server.hub.room import Room
from gorod.server.journal import fault, note
from gorod.server.metrics import Metrics
from gorod.server.store.model import Link
from gorod.server.store.protocol import Store, StoreError
from gorod.server.streams.answers import Answer, Refused, Stale
from gorod.server.streams.registry import Registry
from gorod.server.tables.live import FAR, LiveTable, Submission, console_hash
from gorod.server.tables.live_tables import LiveTables
from gorod.server.timing import Time
from gorod.server.wire.frames import Ping, Welcome, text

TICK = 0.25
SHARES = 10
"""Rooms are looked after in so many shares, so that no command waits for all of them."""
PING_MS = 15_000
ANSWER_MS = 40
"""A secret move is answered so long after it came, whatever it was: reading, folding and writing
take less. Where they take longer, the answer waits for the next multiple."""
STEP_MS = 10_000
"""A step that a secret move has ended lasts a multiple of this, unless the judge goes on or every
living seat has sent a move."""
HOLDERS = (JUDGE_KIND, SIDE_JUDGE, SEAT)
"""Those who take part; everybody else only watches."""


class Hub:
    """Brings tables into memory when somebody asks for them, and changes to whoever watches."""

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
        self.registry = Registry(store, time)
        self.tables = LiveTables(self.registry, chance, limits)
        self._rooms: dict[str, Room] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._closed = False
        self._joined = count(1)
        self._held: dict[str, int] = {}
        """Tables with a secret move that nobody is told yet -> when it will be told."""
        self._whispered: dict[str, tuple[int, set[int]]] = {}
        """Tables -> the step that is told, and the seats that sent a secret move in it."""
        self._told: list[Callable[[LiveTable], None]] = []
        store.listen(self._heard)
        self.registry.watched = self._rooms.__contains__
        self.registry.recheck(self._recheck)
        self.tables.watch(self._changed)

    def watch(self, told: Callable[[LiveTable], None]) -> None:
        """Tell of every table that changes, or that is brought into memory."""
        self._told.append(told)

    # --- commands ---------------------------------------------------------------------------

    async def submit(self, live: LiveTable, asked: Submission) -> Answer:
        """One command, counted and timed."""
        begun, whispers = self.time.ms(), live.whispers(asked)
        with self.metrics.seconds.time():
            answer = await live.submit(asked)
        if isinstance(answer, Refused) and answer.code == FAR:
            self.metrics.limited.labels(what=FAR).inc()
        self.metrics.commands.labels(answer=type(answer).__struct_config__.tag).inc()
        if isinstance(answer, Stale) and asked.by.viewer == JUDGE:
            live.release()  # the judge wants to go on, and has to see from where
        if whispers:
            await self.time.pause(ANSWER_MS - (self.time.ms() - begun) % ANSWER_MS)
            self._all_whispered(live, asked.by.seat)
        room = self._rooms.get(live.id)
        if asked.by.kind == SEAT and room is not None:
            anyway = bool(whispers) and live.line.book.format.simultaneous
            self.metrics.frames.inc(room.show(asked.by.seat, anyway=anyway))
        return answer

    def _all_whispered(self, live: LiveTable, seat: int) -> None:
        """When every living seat has sent its move there is nobody left to wait for."""
        line = live.line
        step, seats = self._whispered.get(live.id, (0, set()))
        if step != line.told:
            step, seats = line.told, set()
        self._whispered[live.id] = (step, seats | {seat})
        room = self._rooms.get(live.id)
        if room is not None and room.living <= self._whispered[live.id][1]:
            live.release()

    def _changed(self, live: LiveTable) -> None:
        if live.line.holding:
            begun, now = live.line.last_told.known, self.time.ms()
            self._held.setdefault(live.id, now + STEP_MS - (now - begun) % STEP_MS)
            return
        self._held.pop(live.id, None)
        self._whispered.pop(live.id, None)
        room = self._rooms.get(live.id)
        if room is not None:
            self.metrics.frames.inc(room.tell())
        self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        for told in self._told:
            told(live)

    # --- sockets ----------------------------------------------------------------------------

    def join(self, connection: Connection, live: LiveTable, seen: int) -> None:
        """A socket is open: it is welcomed, and sent what it does not have."""
        room = self._rooms.get(live.id) or Room(live.line)
        watcher = room.join(connection)
        self._rooms[live.id] = room
        connection.number = next(self._joined)
        self.metrics.sockets.inc()
        resumed = 0 < seen <= watcher.seq
        now = self.time.ms()
        connection.ping_at = now + PING_MS
        scope = connection.by.label
        name = console_hash(connection.console)
        late = connection.by.delay
        connection.push(text(Welcome(live.id, scope, watcher.seq, resumed, name, now, late)))
        if watcher.version:
            connection.push(room.first(watcher, seen if resumed else 0), watcher.seq)

    def leave(self, connection: Connection) -> None:
        room = self._rooms.get(connection.by.table)
        self.metrics.sockets.dec()
        if room is not None:
            room.leave(connection)
            if not any(True for _ in room.sockets):
                del self._rooms[connection.by.table]

    def make_room(self, by: Principal) -> bool:
        """Whether a socket may come; false only for those who watch, each kind by itself.

        Judges and players always get in: an older socket of theirs goes, never one of others.
        """
        limits = self.config.limits
        here = [s for s in self._at(by.table) if s.ending is None and s.by.kind == by.kind]
        if by.kind not in HOLDERS:
            return len(here) < limits.sockets_per_table
        place = [socket for socket in here if socket.by.seat == by.seat]
        own = [socket for socket in place if socket.by.link == by.link]
        if len(own) >= limits.sockets_per_link:
            self._drop(min(own, key=_age), "elsewhere")
        elif len(place) >= limits.sockets_per_place:
            held = Counter(socket.by.link for socket in place)
            fullest = max(held, key=held.__getitem__)
            theirs = [socket for socket in place if socket.by.link == fullest]
            self._drop(min(theirs, key=_age), "elsewhere")
        return True

    async def end_link(self, link: str, by: str, why: str = "revoked") -> list[Link]:
        """A link ends with every link that was made from it: whoever came by one goes now.

        `by` is the person who ends it.
        """
        ended = await self.store.revoke_link(link)
        for one in ended:
            self.links.forget(one.table)
            for socket in self._at(one.table):
                if socket.by.link == one.id:
                    self._drop(socket, why)
        await self.links.tell(ENDED, ended, by)
        return ended

    def closed(self, table_id: str) -> None:
        """A table is over and done with."""
        live = self.tables.known(table_id)
        if live is not None:
            live.shut()
        for socket in self._at(table_id):
            self._drop(socket, "closed")

    def reopened(self, table_id: str) -> None:
        """A table goes on after all."""
        live = self.tables.known(table_id)
        if live is not None:
            live.reopen()

    def dropped(self, table_id: str) -> None:
        """A table was deleted: it is in memory no longer, either."""
        self.closed(table_id)
        self.tables.drop(table_id)
        self.links.forget(table_id)

    def _at(self, table_id: str) -> list[Connection]:
        room = self._rooms.get(table_id)
        return [] if room is None else list(room.sockets)

    def _drop(self, socket: Connection, why: str) -> None:
        socket.drop(why)
        self.metrics.dropped.labels(why=why).inc()

    # --- the course of time -----------------------------------------------------------------

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            for share in range(SHARES):
                await asyncio.sleep(TICK / SHARES)
                try:
                    self.tick(list(self._rooms.values())[share::SHARES])
                except Exception as error:  # noqa: BLE001  one bad room must not stop the others' time
                    fault("tick failed", error)

    def tick(self, rooms: Iterable[Room] | None = None) -> None:
        """Everything that time brings about by itself: nothing of it is a move."""
        now = self.time.ms()
        for table_id in [held for held, due in self._held.items() if now >= due]:
            self._held.pop(table_id)
            live = self.tables.known(table_id)
            if live is not None:
                live.release()
        for room in list(self._rooms.values()) if rooms is None else rooms:
            if room.delayed:
                self.metrics.frames.inc(room.tell(late=True))
            for socket in room.sockets:
                self._look_after(socket, now)
        self.registry.tidy()
        self.metrics.tables.set(len(self.tables))

    def _look_after(self, socket: Connection, now: int) -> None:
        if socket.busy_since is not None and now - socket.busy_since > self.config.limits.stuck_ms:
            self.metrics.dropped.labels(why="slow").inc()
            socket.cut()
        elif self.links.past(socket.by.expires):
            self._drop(socket, "expired")
        elif now >= socket.ping_at:
            socket.ping_at = now + PING_MS
            socket.push(text(Ping(now)))

    # --- other processes --------------------------------------------------------------------

    def _heard(self, stream_id: str, what: str) -> None:
        """Another process has written; an empty id means any."""
        if what != "entries":
            self.links.forget(stream_id)

    async def _recheck(self, table_id: str) -> None:
        """Whether the table is still live, and which of its links are still good."""
        live = self.tables.known(table_id)
        if live is None:
            return
        if not live.line.table.live:
            self.closed(table_id)
            return
        good = {link.id for link in await self.store.links(table_id) if self.links.good(link)}
        for socket in self._at(table_id):
            if socket.by.link not in good:
                self._drop(socket, "revoked")

    async def close(self) -> None:
        """Running clocks are written down; every socket is told where to resume. Once."""
        if self._closed:
            return
        self._closed = True
        if self._ticker is not None:
            self._ticker.cancel()
        for live in self.tables:
            with suppress(StoreError):
                await live.pause()
        for table_id in list(self._rooms):
            for socket in self._at(table_id):
                socket.drop("shutdown")
        note("hub closed", tables=len(self.tables))


def _age(socket: Connection) -> int:
    """The lower the number, the earlier a socket joined."""
    return socket.number
