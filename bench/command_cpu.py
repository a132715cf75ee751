"""The processor time of one command at a table with twelve viewers, in one process, step by step.

python bench/command_cpu.py [--commands N] [--profile tottime]

Tables are played at random through the hub, with a real database and viewers whose frames go
nowhere. Only CPU time is measured, so other work on the machine hardly matters. Garbage is
collected as in the server.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from gorod.bots.random_legal import PLAYED
from gorod.engine import Command
from gorod.engine.viewers import JUDGE
from gorod.server.access.principal import Kind, Principal
from gorod.server.bots.json_moves import random_move
from gorod.server.chance import SystemChance
from gorod.server.config import Config
from gorod.server.hub import Connection, Hub
from gorod.server.hub.table_room import TableRoom
from gorod.server.metrics import Metrics
from gorod.server.run import GARBAGE
from gorod.server.store.open import open_store
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask, Do, Draw, TableRequest, Take, Timer, Undo
from gorod.server.time_source import SystemTime, stamp

TABLES, SEATS, COMMANDS, WARM = 16, 10, 120, 40
CLOCKS = 0.3
VERBS = PLAYED - {"miss"}


class Nowhere:
    """An outlet that takes everything."""

    paused = False

    def __init__(self) -> None:
        self.drained: Callable[[], None] = lambda: None
        self.frames = self.bytes = 0

    def write(self, frame: bytes) -> None:
        self.frames += 1
        self.bytes += len(frame)


def watched(spent: dict[str, float], of: object, method: str) -> None:
    """Count the processor time of a method that awaits nothing."""
    real: Callable[..., Any] = getattr(of, method)

    def timed(*args: Any, **named: Any) -> Any:
        begun = time.thread_time_ns()
        try:
            return real(*args, **named)
        finally:
            spent[method] += (time.thread_time_ns() - begun) / 1000

    setattr(of, method, timed)


async def table(hub: Hub, number: int) -> tuple[LiveTable, list[Nowhere]]:
    """A table that a judge, ten seats and a hall watch."""
    names = tuple(f"Игрок {seat}" for seat in range(1, SEATS + 1))
    row = Table(f"t{number:05}", stamp(hub.time.now()), "fiim-2019", (), names)
    live = await hub.tables.create(row)
    seats = [Principal(Kind.SEAT, row.id, seat) for seat in range(1, SEATS + 1)]
    outlets = []
    for by in (Principal(Kind.JUDGE, row.id), *seats, Principal(Kind.HALL, row.id)):
        outlets.append(Nowhere())
        hub.join(Connection(by, outlets[-1], console=row.id, lang="ru", pending=100), live, 0)
    return live, outlets


class Judge:
    """Does what the load of the server's measurement does; its own time is not counted."""

    def __init__(self, live: LiveTable, number: int) -> None:
        self.live, self.random, self.asked = live, Random(number), 0
        self.sender = Sender(Principal(Kind.JUDGE, live.id), live.id)
        self.spent = 0

    def next(self) -> Ask:
        begun = time.thread_time_ns()
        self.asked += 1
        wish, version = self._wish(), self.live.timeline.version
        made = Ask(f"c{self.asked}", version, wish)
        self.spent += time.thread_time_ns() - begun
        return made

    def _wish(self) -> TableRequest:
        now = self.live.timeline.now
        if self.asked == 1:
            return Take()
        if not now.game.cards:
            return Draw()
        if self.random.random() < CLOCKS:
            return Timer("set", self.random.randrange(30, 60))
        move = random_move(self.live.timeline.offers(now.game, JUDGE), self.random, VERBS)
        if move is None or self.live.timeline.current_step().phase == "over":
            return Undo(1)
        return Do(msgspec.convert(move, Command))


async def played(folder: Path, commands: int, profile: cProfile.Profile | None) -> None:
    store, chance = await open_store(str(folder / "bench.db")), SystemChance()
    hub = Hub(store, SystemTime(), chance, Config(), Metrics())
    tables = [await table(hub, number) for number in range(TABLES)]
    judges = [Judge(live, number) for number, (live, _) in enumerate(tables)]
    spent: dict[str, float] = defaultdict(float)
    if profile is None:
        watched(spent, TableRoom, "tell")

    async def asks(judge: Judge, times: int) -> None:
        for _ in range(times):
            await hub.submit(judge.live, judge.sender, judge.next())

    async def all_ask(times: int) -> None:
        await asyncio.gather(*(asks(judge, times) for judge in judges))

    await all_ask(WARM)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    spent.clear()
    outlets = [outlet for _, its in tables for outlet in its]
    for each in (*judges, *outlets):
        each.__dict__.update(dict.fromkeys({"spent", "frames", "bytes"} & {*each.__dict__}, 0))
    begun, every = time.thread_time_ns(), time.process_time_ns()
    if profile is not None:
        profile.enable()
    await all_ask(commands)
    if profile is not None:
        profile.disable()
    loop, whole = time.thread_time_ns() - begun, time.process_time_ns() - every
    loop -= sum(judge.spent for judge in judges)
    whole -= sum(judge.spent for judge in judges)
    done, frames = TABLES * commands, sum(outlet.frames for outlet in outlets)
    size = sum(outlet.bytes for outlet in outlets) / frames
    print(f"{done:,} commands, {frames / done:.1f} frames each, {size:,.0f} bytes a frame")
    print(f"the event loop, a command      {loop / done / 1000:6.0f} us")
    print(f"  telling its viewers          {spent['tell'] / done:6.0f} us")
    print(f"the thread that writes         {(whole - loop) / done / 1000:6.0f} us")
    await store.close()


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--commands", type=int, default=COMMANDS)
    words.add_argument("--profile", default="", help="sort a profile by this column")
    asked = words.parse_args()
    profile = cProfile.Profile() if asked.profile else None
    with tempfile.TemporaryDirectory(prefix="gorod-bench-") as folder:
        asyncio.run(played(Path(folder), asked.commands, profile))
    if profile is not None:
        pstats.Stats(profile).sort_stats(asked.profile).print_stats(60)


if __name__ == "__main__":
    main()
