"""Real `gorod serve` processes on a clock that a test steers, which die where a trap is set.

The clock is a file that the test writes and every process reads. A trap is a file with the name of
a moment: the first process that reaches the moment removes the file and kills itself.
"""

from __future__ import annotations

import asyncio
import mmap
import os
import signal
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.server.store.stored_rows import Entry
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.table_entries import Moved, decode
from tests.kit.running_server import LOOSE, PATIENCE, WEAK, SteeredTime
from tests.kit.server_processes import ServerProcess, serve_here
from tests.kit.store_writers import PROCESSES

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)
LOOKS_S = 0.1
"""The interval at which a process polls the outbox, as nothing notifies it after a restart."""
TRAPS = (
    "before-shut",
    "after-shut",
    "after-coin",
    "before-publish",
    "after-publish",
    "after-add",
    "after-deal",
    "before-send",
    "after-send",
)
"""The moments of a closing: its entries, the notices in the outbox, their channels, the network."""


class SharedTime(SteeredTime):
    """Time that is the same in several processes, and passes when one of them says so.

    Every change is one write, so that no process sees one clock advanced before the other. The
    cells are the microseconds that have passed on both clocks, and those on each of them alone.
    """

    def __init__(self, file: Path) -> None:
        new = not file.exists()
        if new:
            file.write_bytes(bytes(24))
        with file.open("r+b") as opened:
            self._cells = memoryview(mmap.mmap(opened.fileno(), 24)).cast("q")
        self.boot = "boot-1"
        if new:
            self.passed, self.wall = 1_000_000, EPOCH

    @property
    def passed(self) -> int:
        return (self._cells[0] + self._cells[1]) // 1000

    @passed.setter
    def passed(self, ms: int) -> None:
        self._cells[1] = ms * 1000 - self._cells[0]

    @property
    def wall(self) -> datetime:
        return EPOCH + (self._cells[0] + self._cells[2]) * MICROSECOND

    @wall.setter
    def wall(self, moment: datetime) -> None:
        self._cells[2] = (moment - EPOCH) // MICROSECOND - self._cells[0]

    def pass_(self, seconds: float) -> None:
        self._cells[0] += timedelta(seconds=seconds) // MICROSECOND

    async def pause(self, _: int) -> None:
        """Return at once instead of waiting."""
        await asyncio.sleep(0)


@dataclass
class SteeredProcess(ServerProcess):
    """A server process on a shared clock."""

    folder: Path = Path()
    """The folder with the clock and the traps."""

    def start(self, *, warm: bool = True) -> None:
        assert warm, "its clock is put in after the fork"
        self.starts += 1
        args = (self.words, str(self.journal), str(self.folder), dict(self.settings))
        self._process = PROCESSES.Process(target=serve_steered, args=args)
        self._process.start()

    def sleep(self) -> None:
        """Stop the process as when the machine sleeps."""
        self.send(signal.SIGSTOP)

    def wake(self) -> None:
        self.send(signal.SIGCONT)


def clock_in(folder: Path) -> Path:
    return folder / "clock"


class Traps:
    """The traps of a test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.sprung: list[str] = []

    def set(self, moment: str) -> None:
        assert moment in TRAPS, moment
        (self._folder / moment).touch()

    async def wait(self, moment: str, goes_on: Callable[[], None] = lambda: None) -> None:
        """Wait until a process has died there."""
        async with asyncio.timeout(PATIENCE):
            while (self._folder / moment).exists():
                goes_on()
                await asyncio.sleep(0.01)
        self.sprung.append(moment)


# --- in the process -------------------------------------------------------------------------------


def serve_steered(
    words: Sequence[str], journal: str, folder: str, settings: dict[str, Any]
) -> None:
    """The body of such a process: run the command line with the shared clock."""
    from gorod.server import run  # noqa: PLC0415  in the child, where they are changed
    from gorod.server.notify import dispatcher  # noqa: PLC0415
    from gorod.server.web.serve import running  # noqa: PLC0415

    dispatcher.EVERY_S = LOOKS_S
    vars(run)["running"] = partial(running, time=SharedTime(clock_in(Path(folder))))
    _trapped(partial(_spring, Path(folder)))
    easy = {"limits": LOOSE, "roles_delay": 0, "strength": WEAK}
    serve_here(words, journal, {**easy, **settings})


def _spring(folder: Path, moment: str) -> None:
    """Kill this process if a trap is set here and no other process was first."""
    try:
        (folder / moment).unlink()
    except FileNotFoundError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


def _trapped(spring: Callable[[str], None]) -> None:
    """Make every moment of a closing check for a trap."""
    from gorod.server.notify.outbox import Outbox  # noqa: PLC0415
    from gorod.server.notify.push_channel import PushChannel  # noqa: PLC0415
    from gorod.server.store.postgres import PostgresStore  # noqa: PLC0415
    from gorod.server.store.sqlite import SqliteStore  # noqa: PLC0415

    for store in (PostgresStore, SqliteStore):
        _around(store, "append", lambda _, entries, *__: _act(entries), spring)
    _around(Outbox, "add", lambda *_: "add", spring)
    _around(Outbox, "add_rows", lambda *_: "deal", spring)
    _around(PushChannel, "send", lambda *_: "send", spring)


def _around(
    owner: type, name: str, named: Callable[..., str], spring: Callable[[str], None]
) -> None:
    whole: Callable[..., Awaitable[Any]] = getattr(owner, name)

    async def watched(*args: Any, **more: Any) -> Any:
        moment = named(*args)
        spring(f"before-{moment}")
        done = await whole(*args, **more)
        spring(f"after-{moment}")
        return done

    setattr(owner, name, watched)


def _act(entries: Sequence[Entry]) -> str:
    """Return what an entry is in a closing; empty for every other entry."""
    body = decode(entries[-1].body) if entries else None
    if isinstance(body, DayTurned):
        return body.do
    if not isinstance(body, Moved):
        return ""
    if isinstance(body.command, CloseDay):
        return "publish"
    return "coin" if body.drawn == "coin" else ""
