"""A by-day game on a server whose calendar advances only when a test says so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Self

from tests.server.by_day.by_day_games import MOMENT, Calendar, game


class Steered:
    """A server with one game in a separate thread; its calendar advances only when told to."""

    def __init__(self, folder: Path) -> None:
        self.time = Calendar()
        self.loop = asyncio.new_event_loop()
        self._folder, self._over, self._ready = folder, asyncio.Event(), threading.Event()
        self._thread = threading.Thread(target=self.loop.run_until_complete, args=(self._serve(),))

    async def _serve(self) -> None:
        async with game(self._folder, time=self.time) as self.game:
            self._ready.set()
            await self._over.wait()

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(180)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self._over.set)
        self._thread.join(180)
        self.loop.close()

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(180)

    def url(self, path: str, scope: str) -> str:
        return f"{self.game.server.url}{path}#{self.game.tokens[scope]}"

    def votes(self, *seats: int) -> None:
        self.call(self.game.vote({seat: seat % 12 + 1 for seat in seats}))

    def to(self, text: str, stage: str, day: int) -> None:
        self.time.to(text)
        self.call(self._until(stage, day))

    def until(self, stage: str, day: int) -> None:
        self.call(self._until(stage, day))

    async def _until(self, stage: str, day: int) -> None:
        """The host's link now belongs to the page that opened it, so readers' links look."""
        while True:
            now = await self.game.now("hall")
            if (now["stage"], now["day"]) == (stage, day):
                return
            await asyncio.sleep(MOMENT)

    def living(self) -> list[int]:
        view = self.call(self.game.view("hall"))
        return [player["seat"] for player in view["players"] if player["alive"]]
