"""Two hundred online tables at once, all judged by the server.

Everything is real: the hub, a database on disk, the automatic judge. First the seats are played by
bots in a separate process, each over its own socket like a player's page: this shows what the
server carries. Then the server plays all seats itself. Last, a few tables of reasoning bots show
how long one of them decides.

The script prints how late the automatic judge acts after its time, how long a command takes from
its arrival to its answer, how busy the server's loop is, and how long a bot takes to decide. Ratios
are beside one table alone.

python bench/online.py                              all of it: about eight minutes python
bench/online.py --tables 50 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import uvloop

from gorod.bots.random_legal import RandomLegal
from gorod.bots.reasoning import Reasoning
from gorod.server.access.limits import Rate
from gorod.server.access.principal import SERVER, Origin
from gorod.server.bots.client import Client
from gorod.server.bots.seat_player import SeatPlayer
from gorod.server.config import Config, Limits
from gorod.server.journal import open_journal
from gorod.server.online import conductor
from gorod.server.run import GARBAGE, SWITCH
from gorod.server.services import Services
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby_entries import BotsSeated, Joined, Started
from gorod.server.tables.online import ONLINE, Online
from gorod.server.upkeep.sentences_ahead import read_ahead
from gorod.server.web.serve import running

TABLES, SIZE, SECONDS = 200, 10, 60
REASONING = 10
"""Tables of reasoning bots."""
SPREAD = 30
"""Seconds over which the starts of the tables are spread, so that not all are in the same step."""
DEALT = 25
"""Seconds until cards are dealt and questions are asked."""
BY_DAY = 100
"""Seconds until the first speeches, after which there is something to reason about."""
AT_ONCE = 50
"""Handshakes under way."""
THINKS = (0.09, 0.21)
"""Seconds that a client thinks, as the server's own bots do at this pace."""
SOON = 50.0
"""Milliseconds within which a bot should decide."""
FREE = Rate(1e9, 1e9)
MANY = 100_000
LIMITS = Limits(
    seat_command=FREE,
    frame=FREE,
    request=FREE,
    wrong_token=FREE,
    talk=FREE,
    sockets_per_address=MANY,
    connections_per_address=MANY,
)


class Figures:
    """The measured values, in milliseconds."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.decided: list[float] = []
        """Wall time, which includes the machine's other work."""
        self.thought: list[float] = []
        """The same in CPU time."""

    def watch(self) -> None:
        """Note how late the automatic judge is, and how long bots decide."""
        act, decide = conductor.Conductor._act, Reasoning.decide  # noqa: SLF001  measured here alone

        async def acted(self_, live, plan):  # type: ignore[no-untyped-def]
            if plan.at is not None:
                self.late.append(self_._hub.time.ms() - plan.at)  # noqa: SLF001
            await act(self_, live, plan)

        def decided(self_, *known):  # type: ignore[no-untyped-def]
            begun, cpu = time.perf_counter(), time.thread_time()
            command = decide(self_, *known)
            self.thought.append((time.thread_time() - cpu) * 1000)
            self.decided.append((time.perf_counter() - begun) * 1000)
            return command

        conductor.Conductor._act = acted  # type: ignore[method-assign]  # noqa: SLF001
        Reasoning.decide = decided  # type: ignore[method-assign]

    def forget(self) -> None:
        for values in (self.late, self.decided, self.thought):
            values.clear()


def share(values: list[float], part: float) -> float:
    """Return the value below which this share of them lies."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


# --- players in a process of their own ------------------------------------------------------------


class Players:
    """A process that plays seats over sockets until it is told to stop."""

    def __init__(self, url: str, seats: list[tuple[int, str]]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawn.Pipe()
        self._process = spawn.Process(target=play, args=(url, seats, theirs), daemon=True)
        self._process.start()

    async def seated(self) -> None:
        """Until every socket is open."""
        await asyncio.to_thread(self._pipe.recv)

    def end(self) -> None:
        self._pipe.send("end")
        self._process.join()


def play(url: str, seats: list[tuple[int, str]], pipe: Connection) -> None:
    """All seats, in one loop."""
    asyncio.run(_played(url, seats, pipe))


class Opening:
    """What the seats share while they come."""

    def __init__(self) -> None:
        self.chance = Random(1)
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.left = asyncio.Semaphore(0)


async def _played(url: str, seats: list[tuple[int, str]], pipe: Connection) -> None:
    opening = Opening()
    tasks = [asyncio.create_task(_seat(url, seat, token, opening)) for seat, token in seats]
    for _ in seats:
        await opening.left.acquire()
    pipe.send("seated")
    await asyncio.to_thread(pipe.recv)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _seat(url: str, seat: int, token: str, opening: Opening) -> None:
    chance, me = opening.chance, Client(url, token, f"p{seat}")
    player = SeatPlayer(seat, RandomLegal(chance, 1), chance)
    async with opening.turns:
        await me.__aenter__()
    opening.left.release()
    async for frame in me.frames():
        wish = player.take(frame) if frame["type"] == "view" else None
        if wish is not None:
            await asyncio.sleep(chance.uniform(*THINKS))
            await me.ask(wish)


# --- tables ---------------------------------------------------------------------------------------


async def made(services: Services, number: int) -> str:
    """Make a table without players."""
    names = tuple(f"Игрок {seat}" for seat in range(1, SIZE + 1))
    table = Table(f"online{number:04}", "2026", "fiim-2019", (), names, (ONLINE,))
    await services.hub.tables.create(table, online=Online(pace="quick"))
    return table.id


async def with_bots(services: Services, numbers: range, kind: str) -> None:
    """Tables at which the server plays all seats."""
    seated = BotsSeated(tuple((seat, f"Бот {seat}") for seat in range(1, SIZE + 1)), kind)
    tables = [await services.hub.tables.get(await made(services, number)) for number in numbers]
    for live in tables:
        await live.noted(lambda: seated)
    await started(tables)


async def with_players(services: Services, numbers: range) -> Players:
    """Make tables with players, each with their own link, and the process that plays them."""
    seats, tables = [], []
    for number in numbers:
        live = await services.hub.tables.get(await made(services, number))
        for seat in range(1, SIZE + 1):
            one = await services.links.mint(live.id, f"seat:{seat}", Origin(SERVER))
            joined = Joined(seat, f"Игрок {seat}", one.link.id, f"key-{seat}")
            await live.noted(lambda joined=joined: joined)
            seats.append((seat, one.token))
        tables.append(live)
    players = Players(f"http://127.0.0.1:{services.config.port}", seats)
    await players.seated()
    await started(tables)
    return players


async def started(tables: list[LiveTable]) -> None:
    """One after the other."""
    for live in tables:
        await live.noted(Started)
        await asyncio.sleep(SPREAD / len(tables))


# --- measuring ------------------------------------------------------------------------------------


async def measured(
    begin: Callable[[Services, range], Awaitable[Players | None]],
    count: int,
    seconds: float,
    wait: float = DEALT,
) -> dict[str, object]:
    """Measure a server with this number of tables for this time, after the tables have begun."""
    figures = WATCHED
    with tempfile.TemporaryDirectory() as folder:
        open_journal("warning", str(Path(folder) / "journal"))
        config = Config(port=0, database=str(Path(folder) / "bench.db"), limits=LIMITS)
        async with running(config) as services:
            players = await begin(services, range(count))
            await asyncio.sleep(wait)
            figures.forget()
            before, cpu, begun = commands(services), time.thread_time(), time.monotonic()
            await asyncio.sleep(seconds)
            passed = time.monotonic() - begun
            after, busy = commands(services), (time.thread_time() - cpu) / passed
            found = {
                "late": [*figures.late],
                "decided": [*figures.decided],
                "thought": [*figures.thought],
                "busy": busy,
                "rate": (after[1] - before[1]) / passed,
                "answer": (after[0] - before[0]) / max(1, after[1] - before[1]) * 1000,
            }
            if players is not None:
                await asyncio.to_thread(players.end)
    return found


def commands(services: Services) -> tuple[float, float]:
    """Seconds that all commands have taken, and how many there were."""
    lines = services.metrics.text().decode().splitlines()
    named = {line.split()[0]: line.split()[1] for line in lines if not line.startswith("#")}
    return tuple(float(named[f"gorod_command_seconds_{what}"]) for what in ("sum", "count"))


def told(name: str, values: list[float], alone: list[float]) -> None:
    middle, late, one = share(values, 0.5), share(values, 0.99), share(alone, 0.99)
    ratio = f"{late / one:.1f} x one table, " if one else ""
    counted = f"{ratio}{len(values)} of them"
    print(f"  {name}: median {middle:.1f} ms, p99 {late:.1f} ms ({counted})")


def carried(name: str, found: dict, alone: dict) -> None:
    print(name)
    told("automatic judge after its time", found["late"], alone["late"])
    print(f"  from command to answer: mean {found['answer']:.1f} ms, {found['rate']:.0f} a second")
    print(f"  the server's loop: {found['busy']:.0%} of a core")


def decisions(found: dict) -> None:
    for name, values in (("on the wall", found["decided"]), ("in CPU time", found["thought"])):
        soon = sum(value < SOON for value in values) / max(1, len(values))
        told(f"decision of the reasoning bot at ten players, {name}", values, [])
        print(f"    {soon:.1%} of them under {SOON:.0f} ms")


async def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=TABLES)
    words.add_argument("--seconds", type=float, default=SECONDS)
    asked = words.parse_args()
    read_ahead().join()

    async def random_bots(services: Services, numbers: range) -> None:
        await with_bots(services, numbers, "random")

    async def reasoning_bots(services: Services, numbers: range) -> None:
        await with_bots(services, numbers, "reasoning")

    alone = await measured(with_players, 1, asked.seconds / 2)
    found = await measured(with_players, asked.tables, asked.seconds)
    seats = f"{asked.tables} online tables, {asked.tables * SIZE} players"
    carried(
        f"{seats} over sockets from a process of their own, {asked.seconds:.0f} s", found, alone
    )
    found = await measured(random_bots, asked.tables, asked.seconds)
    carried(f"{seats} that the server plays itself", found, alone)
    found = await measured(reasoning_bots, REASONING, asked.seconds, BY_DAY)
    carried(f"{REASONING} online tables of {SIZE} reasoning bots in the server", found, alone)
    decisions(found)


WATCHED = Figures()

if __name__ == "__main__":
    WATCHED.watch()
    sys.setswitchinterval(SWITCH)  # as `gorod serve` does
    gc.set_threshold(*GARBAGE)
    uvloop.run(main())
