"""All tables and all sockets of this process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from itertools import count

from gorod.engine.viewers import JUDGE
from gorod.rulebooks.courses import BY_DAY
from gorod.server.access.links import ENDED, Links, MostLinks
from gorod.server.access.principal import JUDGE_KIND, SEAT, SIDE_JUDGE, Principal
from gorod.server.chance import Chance
from gorod.server.config import Config
from gorod.server.hub.connection import Connection
from gorod.server.hub.room import Room
from gorod.server.journal import fault, note
from gorod.server.metrics import Metrics
from gorod.server.store.model import Link, Table
from gorod.server.store.protocol import DamagedLogError, Store, StoreError
from gorod.server.streams.answers import Answer, Refused, Stale
from gorod.server.tables.body import Seated
from gorod.server.tables.line import Point
from gorod.server.tables.live import FAR, LiveTable, Submission, console_hash
from gorod.server.timing import Time
from gorod.server.wire.frames import Ping, Welcome, text

TICK = 0.25
SHARES = 10
"""Rooms are looked after in so many shares, so that no command waits for all of them."""
PING_MS = 15_000
IDLE_MS = 15 * 60 * 1000
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
        self._tables: dict[str, LiveTable] = {}
        self._rooms: dict[str, Room] = {}
        self._used: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._errands: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._closed = False
        self._tidy_at = 0
        self._damaged: set[str] = set()
        self._joined = count(1)
        self._held: dict[str, int] = {}
        """Tables with a secret move that nobody is told yet -> when it will be told."""
        self._whispered: dict[str, tuple[int, set[int]]] = {}
        """Tables -> the step that is told, and the seats that sent a secret move in it."""
        self._told: list[Callable[[LiveTable], None]] = []
        store.listen(self._heard)

    def watch(self, told: Callable[[LiveTable], None]) -> None:
        """Tell of every table that changes, or that is brought into memory."""
        self._told.append(told)

    # --- tables -----------------------------------------------------------------------------

    async def create(self, table: Table, *, phones: bool = True) -> LiveTable:
        """A new table, with the seed of its deal drawn and committed to."""
        await self.store.add_table(table)
        live = self._fresh(table)
        await live.begin(Seated(self.chance.seed(), live.line.build_now(), phones))
        self._keep(live)
        return live

    async def table(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store."""
        live = self._tables.get(table_id)
        self._used[table_id] = self.time.ms()
        if live is not None:
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self._tables:
                known = await self.store.table(table_id)
                if known is None:
                    self._loading.pop(table_id, None)
                    self._used.pop(table_id, None)
                    return None
                live = self._fresh(known)
                await live.load()
                if not live.line.points:
                    return None
                self._keep(live)
                self._tell(live)
        self._loading.pop(table_id, None)
        return self._tables.get(table_id)

    async def readable(self, table_id: str) -> LiveTable | None:
        """The same for lists: a table whose log is damaged is left out, and the others go on."""
        try:
            return None if table_id in self._damaged else await self.table(table_id)
        except DamagedLogError as error:
            self._damaged.add(table_id)
            fault("log damaged", error, table=table_id, version=error.version)
            return None

    def _fresh(self, table: Table) -> LiveTable:
        limits = self.config.limits
        return LiveTable(table, self.store, self.time, self.chance, self._changed, limits=limits)

    def _keep(self, live: LiveTable) -> None:
        self._tables[live.id] = live
        self._used[live.id] = self.time.ms()
        self.metrics.tables.set(len(self._tables))

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
            by_day = live.line.book.course is BY_DAY
            self.metrics.frames.inc(room.show(asked.by.seat, anyway=bool(whispers) and by_day))
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

    def _changed(self, live: LiveTable, _: Point) -> None:
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
        if table_id in self._tables:
            self._tables[table_id].shut()
        for socket in self._at(table_id):
            self._drop(socket, "closed")

    def reopened(self, table_id: str) -> None:
        """A table goes on after all."""
        if table_id in self._tables:
            self._tables[table_id].reopen()

    def dropped(self, table_id: str) -> None:
        """A table was deleted: it is in memory no longer, either."""
        self.closed(table_id)
        live = self._tables.pop(table_id, None)
        if live is not None:
            live.line.gallery = None
        self._used.pop(table_id, None)
        self.links.forget(table_id)
        self.metrics.tables.set(len(self._tables))

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
            if table_id in self._tables:
                self._tables[table_id].release()
        for room in list(self._rooms.values()) if rooms is None else rooms:
            if room.delayed:
                self.metrics.frames.inc(room.tell(late=True))
            for socket in room.sockets:
                self._look_after(socket, now)
        if now >= self._tidy_at:
            self._tidy_at = now + IDLE_MS // 10
            self._forget_idle(now)

    def _forget_idle(self, now: int) -> None:
        """Whom nobody watches or asks for is folded again when somebody does."""
        for table_id, live in list(self._tables.items()):
            idle = now - self._used.get(table_id, 0) > IDLE_MS
            if idle and table_id not in self._rooms and not live.busy:
                del self._tables[table_id]
                live.line.gallery = None  # its watchers know the line: a ring that stays for long
                self._used.pop(table_id, None)
        self.metrics.tables.set(len(self._tables))

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

    def _heard(self, table_id: str, what: str) -> None:
        """Another process has written; an empty table means any."""
        if what != "entries":
            self.links.forget(table_id)
        for known in [table_id] if table_id else list(self._tables):
            if known not in self._tables:
                continue
            catching_up = what == "entries"
            self._errand(self._tables[known].catch_up() if catching_up else self._recheck(known))

    async def _recheck(self, table_id: str) -> None:
        """Whether the table is still live, and which of its links are still good."""
        table = await self.store.table(table_id)
        if table is None or not table.live:
            self.closed(table_id)
            return
        self.reopened(table_id)
        good = {link.id for link in await self.store.links(table_id) if self.links.good(link)}
        for socket in self._at(table_id):
            if socket.by.link not in good:
                self._drop(socket, "revoked")

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _quietly(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except StoreError as error:
            fault("catching up failed", error)

    async def close(self) -> None:
        """Running clocks are written down; every socket is told where to resume. Once."""
        if self._closed:
            return
        self._closed = True
        if self._ticker is not None:
            self._ticker.cancel()
        for live in self._tables.values():
            with suppress(StoreError):
                await live.pause()
        for table_id in list(self._rooms):
            for socket in self._at(table_id):
                socket.drop("shutdown")
        note("hub closed", tables=len(self._tables))


def _age(socket: Connection) -> int:
    """The lower the number, the earlier a socket joined."""
    return socket.number
