"""The cost of equally long frames for all seats: bytes and CPU time of one view, with and without.

A golden game is played at a table with ten seats. `plain` is what the server sent before: every
frame as long as it is, and no look at what the hall would be sent.
"""

from __future__ import annotations

import time
from pathlib import Path
from unittest.mock import patch

from command_cpu import Nowhere

from gorod.engine.history import line_of
from gorod.record import parse, replay
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Connection, table_room
from gorod.server.store.chain import chained
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.recipients import noticed
from gorod.server.tables.table_entries import Body, Moved, Seated, stored
from gorod.server.tables.timeline import Timeline
from gorod.server.time_source import SystemTime

HERE = Path(__file__).parent
SEATS = 10
GAMES = 5


def main() -> None:
    """Print one line."""
    (first, *_) = sorted((HERE.parent / "tests" / "golden" / "fiim-2019").glob("*.mgn"))
    entries = bodies(first)
    measured(entries)  # data that are read once are not part of the cost of a view
    now = measured(entries)
    with (
        patch.object(table_room.TableRoom, "_public_length", lambda *_: 0),
        patch.object(table_room, "class_of", lambda _: 1),
    ):
        before = measured(entries)
    figures = [f"{sent:,.0f} bytes, {1e6 * took:.0f} us" for sent, took in (before, now)]
    ratio = f"{now[0] / before[0]:.1f} x and {now[1] / before[1]:.2f} x"
    print(f"{'a view to a seat, plain and equally long':<58} {' -> '.join(figures)} ({ratio})")


def bodies(path: Path) -> list[Body]:
    """A golden game as entries of a table."""
    played = replay(parse(path.read_text(encoding="utf-8"), "bench"), "bench")
    turns = [turn for turn in line_of(played.history.head) if turn.command is not None]
    found: list[Body] = [Seated("seed")]
    names = tuple(f"Игрок {seat}" for seat in range(1, SEATS + 1))
    timeline = Timeline(Table("t", "2026", "fiim-2019", (), names), SystemTime())
    for turn in turns:
        before = turn.before.game if turn.before else turn.game
        shown = noticed(timeline, (), turn.events, before, turn.game)
        found.append(Moved(turn.command, turn.events, shown))
    return found


def measured(entries: list[Body]) -> tuple[float, float]:
    """Bytes and seconds of one view, over whole games."""
    sent = frames = 0
    took = 0.0
    for _ in range(GAMES):
        names = tuple(f"Игрок {seat}" for seat in range(1, SEATS + 1))
        table = Table("t", "2026", "fiim-2019", (), names)
        live = LiveTable(table, None, SystemTime(), None)
        timeline, here = live.timeline, table_room.TableRoom(live)
        sockets = []
        for number, body in enumerate(entries):
            kind, actor, text = stored(body, "judge")
            entry = chained(timeline.head, table="t", kind=kind, actor=actor, at="", body=text)
            timeline.add(entry, body, live=True)
            if not number:
                sockets = [joined(here, seat) for seat in range(1, SEATS + 1)]
            begun = time.process_time()
            here.tell()
            took += time.process_time() - begun
        for outlet in sockets:
            sent, frames = sent + outlet.bytes, frames + outlet.frames
    return sent / frames, took / frames


def joined(here: table_room.TableRoom, seat: int) -> Nowhere:
    """The outlet of a socket at a seat."""
    by, outlet = Principal(Kind.SEAT, "t", seat), Nowhere()
    here.join(Connection(by, outlet, console="", lang="ru", pending=100), 0)
    return outlet


if __name__ == "__main__":
    main()
