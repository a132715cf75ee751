"""A real server on a real socket, for tests, with a clock and randomness that can be steered."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gorod.server.access.accounts import Strength
from gorod.server.access.limits import Rate
from gorod.server.config import Config, Limits
from gorod.server.services import Services
from gorod.server.store.interface import Store
from gorod.server.store.open import DEFAULT, open_store
from gorod.server.store.store_ids import to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_entries import Seated
from gorod.server.web.serve import running
from tests.kit import http_clients

Frame = dict[str, Any]
T = TypeVar("T")

LOOSE = Limits(
    request=Rate(1e9, 1e9),
    create=Rate(1e9, 1e9),
    make=Rate(1e9, 1e9),
    account=Rate(1e9, 1e9),
    sign_in=Rate(1e9, 1e9),
    sign_in_name=Rate(1e9, 1e9),
    sign_in_all=Rate(1e9, 1e9),
    sign_up=Rate(1e9, 1e9),
    join=Rate(1e9, 1e9),
    wrong_token=Rate(1e9, 1e9),
    qr=Rate(1e9, 1e9),
    paper=Rate(1e9, 1e9),
    letter=Rate(1e9, 1e9),
    letter_from=Rate(1e9, 1e9),
    frame=Rate(1e9, 1e9),
    seat_command=Rate(1e9, 1e9),
    talk=Rate(1e9, 1e9),
    far_undo=Rate(1e9, 1e9),
)
WEAK = Strength(time_cost=1, memory_cost=1024)
RULES, SIZE = "fiim-2019", 10
NAMES = tuple(f"Игрок {seat}" for seat in range(1, SIZE + 1))
PATIENCE = http_clients.PATIENCE
AT_ONCE = 5.0
"""Shorter than any ping, so what arrives was pushed. The goal is a second on an idle machine."""


class SteeredTime:
    """Time that passes only when a test says so."""

    def __init__(self, boot: str = "boot-1") -> None:
        self.boot = boot
        self.passed = 1_000_000
        self.wall = datetime(2026, 11, 15, 12, tzinfo=UTC)

    def ms(self) -> int:
        return self.passed

    def now(self) -> datetime:
        return self.wall

    def pass_(self, seconds: float) -> None:
        """Advance both clocks."""
        self.passed += round(seconds * 1000)
        self.wall += timedelta(seconds=seconds)

    async def pause(self, ms: int) -> None:
        """Do not wait; advance the clocks instead."""
        self.pass_(ms / 1000)


class SeededChance:
    """The same tokens, ids and draws for the same seed."""

    def __init__(self, seed: int = 1) -> None:
        self._random = Random(seed)

    def token(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    def id(self) -> str:
        return f"{self._random.getrandbits(64):016x}"

    def seed(self) -> str:
        return f"{self._random.getrandbits(128):032x}"

    def secret(self) -> str:
        return f"{self._random.getrandbits(256):064x}"

    def choice(self, things: Sequence[T]) -> T:
        return self._random.choice(things)


@dataclass
class Made:
    """A table made over HTTP: its id and its tokens by scope."""

    id: str
    tokens: dict[str, str]
    links: dict[str, str]

    def bearer(self, scope: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[scope]}"}


@dataclass
class Viewer:
    """An open socket that remembers what it received."""

    socket: ClientConnection
    seq: int = 0
    frames: list[Frame] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    asked: int = 0

    async def next(self, patience: float = PATIENCE) -> Frame:
        raw = await asyncio.wait_for(self.socket.recv(), patience)
        frame: Frame = json.loads(raw)
        self.raw.append(str(raw))
        self.frames.append(frame)
        if frame["type"] == "view":
            self.seq = frame["seq"]
        return frame

    async def until(self, *kinds: str) -> Frame:
        while True:
            frame = await self.next()
            if frame["type"] in kinds:
                return frame

    async def send(self, frame: Frame | str) -> None:
        await self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    async def ask(self, wish: Frame, name: str = "", seen: int | None = None) -> Frame:
        """Return the answer to a request; views that arrive before it are remembered."""
        self.asked += 1
        name = name or f"c{self.asked}"
        number = self.seq if seen is None else seen
        await self.send({"type": "ask", "id": name, "seen": number, "wish": wish})
        return await self.until("ack", "refused", "stale", "conflict", "error")

    async def do(self, kind: str, **fields: Any) -> Frame:
        return await self.ask({"wish": "do", "command": {"type": kind, **fields}})

    async def view(self) -> Frame:
        return await self.until("view")

    async def quiet(self, seconds: float = 0.1) -> bool:
        """Whether nothing arrives for this time."""
        try:
            while (await self.next(seconds))["type"] == "ping":
                pass
        except TimeoutError:
            return True
        return False

    @property
    def last(self) -> Frame:
        """The last view."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == "view")


@dataclass
class Served:
    """A running server and a browser without a page."""

    services: Services
    http: httpx.AsyncClient

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.services.config.port}"

    async def table(self, names: Sequence[str] = NAMES, **more: Any) -> Made:
        answer = await self.http.post("/api/tables", json={"rules": RULES, "names": names, **more})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {link["scope"]: link["token"] for link in made["links"]}
        return Made(made["table"], tokens, {link["scope"]: link["id"] for link in made["links"]})

    async def link(self, made: Made, scope: str, **more: Any) -> None:
        path, by = f"/api/tables/{made.id}/links", made.bearer("judge")
        answer = await self.http.post(path, json={"scope": scope, **more}, headers=by)
        assert answer.status_code == 201, answer.text
        made.tokens[scope], made.links[scope] = answer.json()["token"], answer.json()["id"]

    @asynccontextmanager
    async def socket(
        self, token: str, console: str = "", seen: int = 0, **headers: str
    ) -> AsyncIterator[Viewer]:
        """Open a socket and send `hello`; the welcome and the first view are read."""
        hello = {"type": "hello", "token": token, "console": console, "seen": seen}
        async with self.bare(**headers) as viewer:
            await viewer.send(hello)
            await viewer.until("welcome")
            yield viewer

    @asynccontextmanager
    async def bare(self, **headers: str) -> AsyncIterator[Viewer]:
        """Open a socket that has sent nothing."""
        url = f"{self.url.replace('http', 'ws', 1)}/ws"
        async with connect(
            url, compression=None, additional_headers=headers, open_timeout=PATIENCE
        ) as socket:
            yield Viewer(socket)

    @asynccontextmanager
    async def judge(self, made: Made, console: str = "console-1") -> AsyncIterator[Viewer]:
        """Connect the judge, in control and up to date."""
        async with self.socket(made.tokens["judge"], console) as viewer:
            await viewer.view()
            await viewer.ask({"wish": "take"})
            yield viewer

    @asynccontextmanager
    async def dealt(self, cards: Sequence[str] = ()) -> AsyncIterator[tuple[Made, Viewer]]:
        """Make a table with its cards dealt, and its judge."""
        made = await self.table()
        async with self.judge(made) as judge:
            if cards:
                await judge.do("deal", cards=list(cards))
            else:
                await judge.ask({"wish": "draw"})
            yield made, judge


CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")


@asynccontextmanager
async def serving(path: Path, config: Config | None = None, **parts: Any) -> AsyncIterator[Served]:
    """Run a server over a new file, or over the given database."""
    base = config or Config(limits=LOOSE, roles_delay=0)
    database = str(path / "gorod.db") if base.database == DEFAULT else base.database
    whole = replace(base, port=0, database=database, strength=WEAK)
    async with (
        running(whole, **parts) as services,
        http_clients.client(f"http://127.0.0.1:{services.config.port}") as http,
    ):
        yield Served(services, http)


def served(
    test: Callable[..., Coroutine[None, None, None]],
) -> Callable[..., None]:
    """Run a test over a real socket, with the server as its argument."""

    @functools.wraps(test)
    def run(tmp_path: Path) -> None:
        async def whole() -> None:
            async with serving(tmp_path) as server:
                await test(server)

        asyncio.run(whole())

    del run.__wrapped__  # pytest reads the arguments of the wrapper
    return run


@asynccontextmanager
async def live_table(
    path: Path, time: SteeredTime | None = None, table_id: str = "t1", **more: Any
) -> AsyncIterator[tuple[LiveTable, Store]]:
    """Yield a table without HTTP: a new one, or one found in the same file."""
    store = await open_store(str(path / "gorod.db"))
    table = Table(to_table_id(table_id), "2026", RULES, (), NAMES)
    known = await store.table(table.id)
    live = LiveTable(known or table, store, time or SteeredTime(), SeededChance(), **more)
    if known is None:
        await store.add_table(table)
        await live.begin(Seated(secret="5e" * 32))
    else:
        await live.load()
    try:
        yield live, store
    finally:
        await store.close()
