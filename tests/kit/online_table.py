"""Online tables for tests: made and begun, conducted from deadline to deadline.

`conducted` is a server without HTTP, for what the automatic judge does on its own. `SeatSocket` is
a bot at one seat of a real server; `settled` says when all bots have answered every question that
they know of.
"""

from __future__ import annotations

import asyncio
import time as real_time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from gorod.bots.bot import Bot
from gorod.engine.phases import Over
from gorod.server.access.principal import SERVER, Kind, Origin, Principal
from gorod.server.bots.client import Client
from gorod.server.bots.seat_player import SeatPlayer
from gorod.server.config import Config
from gorod.server.services import Services, assemble
from gorod.server.store.interface import Store
from gorod.server.store.open import open_store
from gorod.server.store.store_ids import LinkId, to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.streams.answers import Ack, Answer
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby_entries import Joined, Started
from gorod.server.tables.online import ONLINE, Online
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Enter, TableRequest
from gorod.server.wire.gallery import gallery_of
from gorod.server.wire.watcher import Eyes
from tests.kit.running_server import LOOSE, PATIENCE, WEAK, Made, SeededChance, SteeredTime

CONSOLE = "console-1"
LIMIT = 4000
"""An upper bound on the number of entries of a game."""


async def begun(
    services: Services,
    rules: str = "fiim-2019",
    size: int = 10,
    options: Sequence[str] = (),
    table_id: str = "t1",
    **settings: Any,
) -> Made:
    """Make an online table with all seats taken; every seat, the judge and the hall have a link."""
    names = tuple(f"Игрок {seat}" for seat in range(1, size + 1))
    at = services.time.now().isoformat()
    table = Table(to_table_id(table_id), at, rules, tuple(options), names, tags=(ONLINE,))
    live = await services.hub.tables.create(table, online=Online(**settings))
    scopes = [*(f"seat:{seat}" for seat in range(1, size + 1)), "judge", "hall"]
    minted = [await services.links.mint(table.id, scope, Origin(SERVER)) for scope in scopes]
    for seat, one in enumerate(minted[:size], 1):
        joined = Joined(seat, names[seat - 1], one.link.id, f"key-{seat}")
        await live.noted(lambda joined=joined: joined)  # type: ignore[misc]
    await live.noted(Started)
    tokens = {one.link.scope: one.token for one in minted}
    return Made(table_id, tokens, {one.link.scope: one.link.id for one in minted})


@dataclass
class Conducted:
    """A server without HTTP, its clock, and one online table."""

    services: Services
    time: SteeredTime
    live: LiveTable
    made: Made
    asked: int = 0

    @property
    def timeline(self) -> Any:
        return self.live.timeline

    @property
    def over(self) -> bool:
        return isinstance(self.timeline.now.game.phase, Over)

    @property
    def phase(self) -> str:
        phase: str = self.timeline.current_step().phase
        return phase

    def by(self, scope: str) -> Principal:
        kind, _, seat = scope.partition(":")
        link = LinkId(self.made.links[scope])
        return Principal(Kind(kind), self.live.id, int(seat or 0), link=link)

    async def ask(self, scope: str, wish: TableRequest, name: str = "", seen: int = -1) -> Answer:
        """Send somebody's request, as from an up-to-date page."""
        self.asked += 1
        by = self.by(scope)
        number = self.timeline.number(by.viewer) if seen < 0 else seen
        console = CONSOLE if by.kind == Kind.JUDGE else ""
        asked = Ask(name or f"k{self.timeline.version}-{self.asked}", number, wish)
        return await self.services.hub.submit(self.live, Sender(by, console), asked)

    async def done(self, scope: str, wish: TableRequest) -> None:
        answer = await self.ask(scope, wish)
        assert isinstance(answer, Ack), (self.phase, wish, answer)

    def next_at(self) -> int:
        at = self.services.conductor.next_at()
        assert at is not None, f"nothing is due at {self.phase}"
        return at

    async def go(self) -> None:
        """Advance the clock to the next deadline and do what is due."""
        await self.look(self.next_at())

    async def look(self, at: int) -> None:
        self.time.pass_(max(0, at - self.time.ms()) / 1000)
        version, begun = self.timeline.version, real_time.monotonic()
        while self.timeline.version == version or self.live.busy:
            if self.timeline.version == version:
                self.services.conductor.look()
            assert real_time.monotonic() - begun < PATIENCE, f"nothing is done at {self.phase}"
            await asyncio.sleep(0 if self.timeline.version != version else 0.0005)

    async def until(self, there: Callable[[Any], bool]) -> None:
        """Advance, with nobody acting, until the table is in this state."""
        for _ in range(LIMIT):
            if there(self.timeline) or self.over:
                return
            await self.go()
        raise AssertionError(f"it does not end: {self.phase}")

    def asks(self, seat: int) -> Any:
        """Return the question to a seat, as its page would show it."""
        return gallery_of(self.timeline).watcher(Eyes(Kind.SEAT, seat)).frame().asks

    async def enter(self, entries: Mapping[int, int], move: str) -> None:
        for seat, target in entries.items():
            await self.done(f"seat:{seat}", Enter(move, target))


@asynccontextmanager
async def conducted(
    path: Path,
    time: SteeredTime | None = None,
    held: Store | None = None,
    *,
    killed: bool = False,
    **wanted: Any,
) -> AsyncIterator[Conducted]:
    """Yield a table that the automatic judge conducts: a new one, or one found in the database.

    With `killed`, nothing is stored at the end.
    """
    clock = time or SteeredTime()
    store = held or await open_store(str(path / "gorod.db"))
    config = Config(limits=LOOSE, strength=WEAK)
    services = assemble(config, store, clock, SeededChance())
    table_id = wanted.get("table_id", "t1")
    try:
        made = Made(table_id, {}, {})
        if await store.table(table_id) is None:
            made = await begun(services, **wanted)
        else:
            links = await store.links(table_id)
            made.links = {link.scope: link.id for link in links}
            await services.conductor.search()
        live = await services.hub.tables.get(table_id)
        assert live is not None
        yield Conducted(services, clock, live, made)
    finally:
        if killed:
            await services.conductor.close()
            services.accounts.close()
            await store.close()
        else:
            await services.close()


@dataclass
class SeatSocket:
    """A bot at a seat, over a real socket; it waits for the answer to each request."""

    url: str
    token: str
    seat: int
    bot: Bot
    chance: Random = field(default_factory=lambda: Random(1))
    seq: int = 0
    waiting: int = 0
    answers: list[dict[str, Any]] = field(default_factory=list)
    views: list[dict[str, Any]] = field(default_factory=list)

    async def play(self) -> None:
        player = SeatPlayer(self.seat, self.bot, self.chance)
        async with Client(self.url, self.token, f"bot-{self.seat}") as me:
            async for frame in me.frames():
                if frame["type"] == "view":
                    wish = player.take(frame)
                    self.views.append(frame)
                    self.seq = frame["seq"]
                    if wish is not None:
                        self.waiting += 1
                        await me.ask(wish)
                elif frame["type"] in ("ack", "refused", "stale", "conflict"):
                    self.answers.append(frame)
                    self.waiting -= 1


def settled(live: LiveTable, seats: Sequence[SeatSocket]) -> bool:
    """Whether every bot has the current state of the table and an answer to its last request."""
    if live.busy:
        return False
    points = live.timeline.states[: live.timeline.last_heard.version]
    return all(
        s.seq >= sum(state.noticed_by >> s.seat & 1 for state in points) and not s.waiting
        for s in seats
    )


async def played(
    services: Services, time: SteeredTime, live: LiveTable, seats: Sequence[SeatSocket]
) -> None:
    """Play until the game is over; the clock advances when everybody has answered."""
    for _ in range(LIMIT):
        while not settled(live, seats):  # noqa: ASYNC110  of many sockets
            await asyncio.sleep(0.001)
        if isinstance(live.timeline.now.game.phase, Over):
            return
        at, version = services.conductor.next_at(), live.timeline.version
        assert at is not None, live.timeline.current_step().phase
        time.pass_(max(0, at - time.ms()) / 1000)
        while live.timeline.version == version:
            services.conductor.look()
            await asyncio.sleep(0.001)
    raise AssertionError("it does not end")
