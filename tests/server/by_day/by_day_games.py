"""A by-day game over a real server, on a steered clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from tests.kit.running_server import SeededChance, Served, SteeredTime, serving

Json = dict[str, Any]
MOMENT = 0.01
GUARD = 180.0
START = "2026-07-01"


def moscow(text: str) -> datetime:
    """Parse `07-03T23:59:59` of 2026 in Moscow."""
    return datetime.fromisoformat(f"2026-{text}+03:00").astimezone(UTC)


class Calendar(SteeredTime):
    """Time that can be set to an hour in Moscow."""

    def __init__(self, text: str = "06-29T12:00:00") -> None:
        super().__init__()
        self.wall = moscow(text)

    def to(self, text: str) -> None:
        self.pass_((moscow(text) - self.wall).total_seconds())


@dataclass
class Game:
    """One game, and everybody's links."""

    server: Served
    time: Calendar
    table: str
    tokens: dict[str, str]
    seqs: dict[str, int] = field(default_factory=dict)
    """The number of the view that each link has seen."""
    ids: count[int] = field(default_factory=lambda: count(1))

    def bearer(self, scope: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[scope]}"}

    async def get(self, path: str, scope: str = "judge", status: int = 200) -> Any:
        url = f"/api/tables/{self.table}{path}"
        answer = await self.server.http.get(url, headers=self.bearer(scope))
        assert answer.status_code == status, (path, scope, answer.status_code, answer.text)
        kind = answer.headers["content-type"]
        if kind.startswith("application/json"):
            return answer.json()
        return answer.text if kind.startswith("text/") else answer.content.decode("latin-1")

    async def view(self, scope: str = "judge") -> Json:
        return dict(await self.get("/view", scope))

    async def now(self, scope: str = "judge") -> Json:
        return dict(await self.get("/by-day", scope))

    async def wish(self, scope: str, wish: Json, seen: int | None = None, name: str = "") -> Json:
        """Send a request.

        If the client has not seen the latest version, read it and repeat the request.
        """
        known = self.seqs.get(scope, 0) if seen is None else seen
        body = {"id": name or f"i{next(self.ids)}", "seen": known, "wish": wish}
        url = f"/api/tables/{self.table}/commands"
        told = await self.server.http.post(url, json=body, headers=self.bearer(scope))
        answer = dict(told.json())
        if "seq" in answer:
            self.seqs[scope] = answer["seq"]
        if answer["type"] == "stale" and seen is None:
            return await self.wish(scope, wish, name=name)
        return answer

    async def do(self, seat: int, command: str, **fields: Any) -> Json:
        """Make a player's own move."""
        wish = {"wish": "do", "command": {"type": command, "seat": seat, **fields}}
        return await self.wish(f"seat:{seat}", wish)

    async def host(self, command: str, **fields: Any) -> Json:
        return await self.wish("judge", {"wish": "do", "command": {"type": command, **fields}})

    async def done(self, seat: int, command: str, **fields: Any) -> None:
        answer = await self.do(seat, command, **fields)
        assert answer["type"] == "ack", answer

    async def asked(self, scope: str, wish: str, **fields: Any) -> None:
        answer = await self.wish(scope, {"wish": wish, **fields})
        assert answer["type"] == "ack", answer

    async def until(self, stage: str, day: int = 0) -> Json:
        """Wait for the clock to bring the game there."""
        return await self.wait(
            lambda now: now["stage"] == stage and (not day or now["day"] == day), f"{stage} {day}"
        )

    async def wait(self, holds: Callable[[Json], bool], what: str = "") -> Json:
        now: Json = {}
        async with asyncio.timeout(GUARD):
            while not holds(now := await self.now()):
                self.time.passed += 100  # everything that is retried by the machine's own clock
                await asyncio.sleep(MOMENT)
        assert now, what
        return now

    async def roles(self) -> dict[int, str]:
        view = await self.view()
        return {player["seat"]: player["role"] for player in view["players"]}

    async def living(self) -> list[int]:
        view = await self.view()
        return [player["seat"] for player in view["players"] if player["alive"]]

    async def vote(self, votes: dict[int, int]) -> None:
        for seat, target in votes.items():
            await self.done(seat, "cast-ballot", target=target)

    async def log(self) -> list[Any]:
        return list(await self.server.services.store.entries(self.table))


async def made(server: Served, time: Calendar, size: int = 12, **more: Any) -> Game:
    players = [{"name": f"Игрок {seat}"} for seat in range(1, size + 1)]
    body = {"players": players, "start": START, "title": "Лето", "prose": True, **more}
    answer = await server.http.post("/api/by-day", json=body)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    return Game(server, time, told["table"], {one["scope"]: one["token"] for one in told["links"]})


@asynccontextmanager
async def game(
    path: Path, size: int = 12, time: Calendar | None = None, **more: Any
) -> AsyncIterator[Game]:
    """A server with one game."""
    clock = time or Calendar()
    async with serving(path, time=clock, chance=SeededChance()) as server:
        yield await made(server, clock, size, **more)
