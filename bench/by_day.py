"""A thousand by-day games that close at the same midnight: how soon all are closed and published.

Everything is real except the calendar: the hub's own ticker, a database on disk, ordinary entries.
The script prints how long the last of them took, and that each was closed and published once.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from pathlib import Path

from gorod.engine.by_day.by_day_commands import CastBallot, CloseDay
from gorod.server.access.limits import Rate
from gorod.server.access.principal import Kind, Principal
from gorod.server.config import Config, Limits
from gorod.server.services import Services
from gorod.server.store.stored_rows import Table
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.by_day.settings import BY_DAY, RULES, ByDay
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_entries import Moved, decode
from gorod.server.tables.table_requests import Ask, Do
from gorod.server.time_source import SystemTime
from gorod.server.web.serve import running

GAMES, SIZE = 1000, 12
GOAL = 60
"""Seconds in which all of them have to be published."""
BEGINS = datetime(2026, 6, 30, 20, 59, tzinfo=UTC)
"""A minute before day 1 in Moscow."""
FREE = Rate(1e9, 1e9)


class Shifted(SystemTime):
    """The clocks of this machine, on another date."""

    def __init__(self) -> None:
        super().__init__()
        self._by = BEGINS - datetime.now(UTC)

    def now(self) -> datetime:
        return datetime.now(UTC) + self._by

    def skip_to(self, moment: datetime) -> None:
        self._by = moment - datetime.now(UTC)


async def made(services: Services, number: int) -> LiveTable:
    names = tuple(f"Игрок {seat}" for seat in range(1, SIZE + 1))
    table = Table(f"game{number:04}", "2026", RULES, (), names, (BY_DAY,))
    return await services.hub.tables.create(table, by_day=ByDay("2026-07-01", prose=False))


async def vote(services: Services, live: LiveTable) -> None:
    """Let everybody vote for the next player, so that nobody leaves."""
    for seat in range(1, SIZE + 1):
        by = Principal(Kind.SEAT, live.id, seat)
        wish = Do(CastBallot(seat, seat % SIZE + 1))
        asked = Ask("vote", live.timeline.number(seat), wish)
        answer = await services.hub.submit(live, Sender(by), asked)
        if type(answer).__name__ != "Ack":
            raise RuntimeError(answer)


async def until(lives: list[LiveTable], day: int, *, opened: bool) -> float:
    """Seconds until every game is at that day."""
    begun = time.perf_counter()
    while True:
        waiting = 0
        for live in lives:
            course, game = live.timeline.now.by_day, live.timeline.now.game
            there = course is not None and game.number == day and course.stage(game) == "open"
            waiting += there is not opened
        if not waiting:
            return time.perf_counter() - begun
        await asyncio.sleep(0.01)


async def once(services: Services, live: LiveTable) -> bool:
    """Whether day 1 was opened, closed and published once each, by the clock."""
    found: Counter[str] = Counter()
    for entry in await services.store.entries(live.id):
        body = decode(entry.body)
        if isinstance(body, DayTurned):
            found[body.do] += 1
        elif isinstance(body, Moved) and isinstance(body.command, CloseDay):
            found["published"] += entry.actor == "clock"
    return found == {"open": 1, "shut": 1, "published": 1}


async def measured(folder: Path) -> None:
    clock = Shifted()
    limits = Limits(seat_command=FREE)
    config = Config(port=0, database=str(folder / "bench.db"), limits=limits)
    async with running(config, time=clock) as services:
        lives = [await made(services, number) for number in range(GAMES)]
        clock.skip_to(BEGINS + timedelta(minutes=1))
        opening = await until(lives, 1, opened=True)
        for begin in range(0, GAMES, 20):
            await asyncio.gather(*(vote(services, one) for one in lives[begin : begin + 20]))
        clock.skip_to(BEGINS + timedelta(days=1, minutes=1))
        used = time.process_time()
        closing = await until(lives, 2, opened=True)
        used = time.process_time() - used
        kept = sum([await once(services, live) for live in lives])
    verdict = "within" if closing <= GOAL else "NOT within"
    print(f"\n{GAMES:,} by-day games of {SIZE} at one midnight")
    print(f"  dealt and opened: {opening:.1f} s")
    print(f"  closed and published: {closing:.1f} s, {verdict} {GOAL} s")
    print(f"  CPU a game: {1000 * used / GAMES:.1f} ms")
    print(f"  each once: {kept:,} of {GAMES:,}")
    if kept != GAMES:
        sys.exit(1)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measured(Path(folder)))


if __name__ == "__main__":
    main()
