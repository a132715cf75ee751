"""A server in a thread, whose time passes only when told to: for browsers at online tables."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Self, TypeVar

from gorod.engine.game import Game
from gorod.server.access.principal import SERVER, Origin
from gorod.server.store.store_ids import StreamId, TableId
from gorod.server.tables.live_table import LiveTable
from tests.kit.running_server import PATIENCE, SeededChance, Served, SteeredTime, serving

T = TypeVar("T")


def _id(table: str) -> TableId:
    return TableId(StreamId(table))


class SteadyChance(SeededChance):
    """The same deals and seats, however often pages connect and draw tickets meanwhile."""

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self._deals, self._seats = Random(f"deals {seed}"), Random(f"seats {seed}")

    def secret(self) -> str:
        return f"{self._deals.getrandbits(256):064x}"

    def choice(self, things: Sequence[T]) -> T:
        return self._seats.choice(things)


class SteeredServer:
    """A server in a separate thread; its time passes only when told to."""

    def __init__(self, folder: Path) -> None:
        self.time, self._chance = SteeredTime(), SteadyChance()
        self.loop = asyncio.new_event_loop()
        self.served: Served | None = None
        self._folder, self._over, self._ready = folder, asyncio.Event(), threading.Event()
        self._thread = threading.Thread(target=self.loop.run_until_complete, args=(self._serve(),))

    async def _serve(self) -> None:
        async with serving(self._folder, time=self.time, chance=self._chance) as self.served:
            self._ready.set()
            await self._over.wait()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._over.set)
        self._thread.join(PATIENCE)
        self.loop.close()

    @property
    def url(self) -> str:
        assert self.served is not None
        return self.served.url

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def goes_on(self, seconds: float = inf) -> None:
        """Let time pass, but never beyond the next act of the automatic judge."""

        async def passes() -> None:
            assert self.served is not None
            due = self.served.services.conductor.next_at()
            if due is not None:
                left = max(0, due - self.time.ms()) / 1000
                self.time.pass_(min(seconds, left))

        self.call(passes())

    def _of(self, table: str, told: Callable[[LiveTable], T]) -> T:
        """Query a table in the server's thread."""

        async def asked() -> T:
            assert self.served is not None
            live = await self.served.services.hub.tables.get(_id(table))
            assert live is not None
            return told(live)

        found: T = self.call(asked())
        return found

    def phase(self, table: str) -> str:
        """Return where the table is; empty while something is being written."""
        return self._of(
            table, lambda live: "" if live.busy else str(live.timeline.current_step().phase)
        )

    def rests_at(self, table: str) -> str:
        """Return where the table is once nothing is being written."""
        while not (phase := self.phase(table)):
            time.sleep(0.01)
        return phase

    def numbers(self, table: str) -> tuple[int, ...]:
        """Return how many views the table, and each of its seats, has been sent."""
        return self._of(
            table,
            lambda live: tuple(live.timeline.number(n) for n in range(live.timeline.size + 1)),
        )

    def game(self, table: str) -> Game:
        """Return the game as the server has it."""
        return self._of(table, lambda live: live.timeline.now.game)

    def record(self, table: str) -> str:
        """Return the record of a table, by the route and the link of a judge."""

        async def asked() -> str:
            assert self.served is not None
            made = await self.served.services.links.mint(_id(table), "judge", Origin(SERVER))
            answer = await self.served.http.get(
                f"/api/tables/{table}/record", headers={"authorization": f"Bearer {made.token}"}
            )
            assert answer.status_code == 200, answer.text
            return answer.text

        return str(self.call(asked()))
