"""Two hundred online tables at once: bots at all seats, and nobody judges but the server.

Everything is real: the hub, a database on disk, the bots of the server, the automatic judge. What
is printed is how late the automatic judge acts after its time, how long a command takes from its
arrival to its answer, and how long a bot decides. Ratios are beside one table alone.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from gorod.server.access.limits import Rate
from gorod.server.bots.seat_player import SeatPlayer
from gorod.server.config import Config, Limits
from gorod.server.online import conductor
from gorod.server.services import Services
from gorod.server.store.stored_rows import Table
from gorod.server.tables.lobby_entries import BotsSeated, Started
from gorod.server.tables.online import ONLINE, Online
from gorod.server.web.serve import running

TABLES, SIZE = 200, 10
SECONDS = 60
"""For so long they play."""
FREE = Rate(1e9, 1e9)


class Figures:
    """What was measured, in milliseconds."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.decided: list[float] = []

    def watch(self) -> None:
        """Note how late the automatic judge is, and how long bots decide."""
        act, take = conductor.Conductor._act, SeatPlayer.take  # noqa: SLF001  measured here alone

        async def acted(self_, live, plan):  # type: ignore[no-untyped-def]
            if plan.at is not None:
                self.late.append(self_._hub.time.ms() - plan.at)  # noqa: SLF001
            await act(self_, live, plan)

        def taken(self_, frame):  # type: ignore[no-untyped-def]
            begun = time.perf_counter()
            wish = take(self_, frame)
            self.decided.append((time.perf_counter() - begun) * 1000)
            return wish

        conductor.Conductor._act = acted  # type: ignore[method-assign]  # noqa: SLF001
        SeatPlayer.take = taken  # type: ignore[method-assign]

    def forget(self) -> None:
        self.late.clear()
        self.decided.clear()


def share(values: list[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


async def begun(services: Services, number: int) -> None:
    names = tuple(f"Бот {seat}" for seat in range(1, SIZE + 1))
    table = Table(f"online{number:04}", "2026", "fiim-2019", (), names, (ONLINE,))
    live = await services.hub.tables.create(table, online=Online(pace="quick"))
    seated = BotsSeated(tuple(enumerate(names, 1)), "random")
    await live.noted(lambda: seated)
    await live.noted(Started)


async def measured(services: Services, figures: Figures, first: int, count: int) -> None:
    await asyncio.gather(*(begun(services, first + n) for n in range(count)))
    await asyncio.sleep(10)  # the cards are dealt
    figures.forget()
    await asyncio.sleep(SECONDS)


def told(name: str, values: list[float], alone: float) -> str:
    middle, late = share(values, 0.5), share(values, 0.99)
    ratio = late / alone if alone else 0.0
    counted = f"{ratio:.1f} x one table, {len(values)} of them"
    return f"{name}: median {middle:.1f} ms, p99 {late:.1f} ms ({counted})"


async def main(folder: str, tables: int) -> None:
    limits = Limits(seat_command=FREE, frame=FREE, request=FREE)
    config = Config(port=0, database=str(Path(folder) / "bench.db"), limits=limits)
    figures = Figures()
    figures.watch()
    async with running(config) as services:
        await measured(services, figures, 0, 1)
        alone = share(figures.late, 0.99), share(figures.decided, 0.99)
        await measured(services, figures, 1, tables - 1)
        late, decided = [*figures.late], [*figures.decided]
        text = services.metrics.text().decode()
    print(f"{tables} online tables of {SIZE} bots in one process, {SECONDS} s")
    print(told("automatic judge after its time", late, alone[0]))
    print(told("decision of a bot", decided, alone[1]))
    total, number = _sample(text, "sum"), _sample(text, "count")
    print(f"from command to answer: mean {total / number * 1000:.1f} ms, {number:.0f} commands")


def _sample(text: str, what: str) -> float:
    line = next(one for one in text.splitlines() if one.startswith(f"gorod_command_seconds_{what}"))
    return float(line.split()[1])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(folder, int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))
