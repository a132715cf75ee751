"""The fold of a stored log by its decisions: nothing is decided again.

Of a body only what the game depends on is read: the command and events of a `command`, the version
that an `undo` goes back to, and the turn at which a `correction` begins, with the turns from there
on. Nothing else moves the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec

from gorod.engine import Command, Event, Game
from gorod.engine.events import SeatsTaken
from gorod.engine.evolve import EVOLVE, fold
from gorod.server.store.table_entry_format import TABLE
from gorod.stored.entry_format import NewerFormatError
from gorod.tournament.evolve import evolve
from gorod.tournament.log import Entry, beginning, undone
from gorod.tournament.state import Tournament
from gorod.tournament.stored_formats import ENTRY

COMMAND, UNDO, CORRECTION = "command", "undo", "correction"

Stored = tuple[int, str, bytes]
"""The version, kind and body of an entry."""


class ReplayError(Exception):
    """The first version at which a log cannot be read or differs from the rules, and how."""

    def __init__(self, version: int, how: str, detail: str = "") -> None:
        super().__init__(version, how)
        self.version, self.how, self.detail = version, how, detail


class _Moved(msgspec.Struct, frozen=True):
    command: Command
    events: tuple[Event, ...]
    build: str = ""


class _Undone(msgspec.Struct, frozen=True):
    to: int


class _Stood(_Moved, frozen=True):
    turn: int = 0


class _Corrected(msgspec.Struct, frozen=True):
    turn: int
    turns: tuple[_Stood, ...]
    build: str = ""


class _Built(msgspec.Struct, frozen=True):
    """The build in a note: the one with which a table began, if the note has it."""

    build: str = ""


_moved = msgspec.json.Decoder(_Moved).decode
_undone = msgspec.json.Decoder(_Undone).decode
_corrected = msgspec.json.Decoder(_Corrected).decode
_built = msgspec.json.Decoder(_Built).decode
_entry = msgspec.json.Decoder(Entry).decode


@dataclass(frozen=True, slots=True)
class Turn:
    """A stored turn: the game after it, and the turn that it followed."""

    game: Game
    turn: int = 0
    """The version that made it; the turn keeps this name in a line that is played again."""
    before: Turn | None = None
    command: Command | None = None
    events: tuple[Event, ...] = ()
    version: int = 0
    """The version of the entry that contains it."""
    build: str = ""
    """The build that decided it; empty if it was not noted."""


class Folding:
    """The fold of a table's log, one entry after the other."""

    def __init__(self, size: int) -> None:
        seated = (SeatsTaken(size),)
        self._line = [Turn(fold(seated), events=seated)]
        self._build = ""

    @property
    def now(self) -> Turn:
        """The last turn of the present line."""
        return self._line[-1]

    def add(self, version: int, kind: str, body: bytes) -> tuple[Turn, ...]:
        """Return the turns that an entry brings; raises `ReplayError` if it cannot be folded."""
        try:
            build = _build(kind, body)
            reached = tuple(_after(self._line, version, kind, body, build or self._build))
        except NewerFormatError as newer:
            raise ReplayError(version, "newer", str(newer)) from None
        except msgspec.MsgspecError:
            raise ReplayError(version, "body") from None
        new = tuple(turn for turn in reached if turn.version == version)
        self._build = build or (new[-1].build if new else self._build)
        self._line.append(reached[-1])
        return new


def fold_of(size: int, log: Iterable[Stored]) -> Game:
    """Return the game at the end of a log, as it was decided."""
    folding = Folding(size)
    for entry in log:
        folding.add(*entry)
    return folding.now.game


def tournament_of(log: Iterable[Stored]) -> Tournament:
    """Return the tournament at the end of a log, as it was decided."""
    return folded(entries_of(log))


def entries_of(log: Iterable[Stored]) -> list[tuple[int, Entry]]:
    """Return the entries of a tournament with the versions under which they are stored."""
    found: list[tuple[int, Entry]] = []
    for version, kind, body in log:
        try:
            current = ENTRY.current(body)
            if kind == COMMAND:
                entry = _entry(current)
                if entry.number != len(found) + 1:
                    raise ReplayError(version, "fold", f"entry {entry.number}")
                found.append((version, entry))
        except NewerFormatError as newer:
            raise ReplayError(version, "newer", str(newer)) from None
        except msgspec.MsgspecError:
            raise ReplayError(version, "body") from None
    return found


def folded(entries: list[tuple[int, Entry]]) -> Tournament:
    """Return the tournament that these entries lead to."""
    gone = undone(entry for _, entry in entries)
    tournament = beginning(entry for _, entry in entries)
    for version, entry in entries:
        if entry.number in gone:
            continue
        try:
            tournament = evolve(tournament, entry.events)
        except Exception as error:
            raise ReplayError(version, "fold", repr(error)) from error
    return tournament


def _build(kind: str, body: bytes) -> str:
    """Return the build in a note; empty for other entries, which are read as a whole."""
    if kind in (COMMAND, UNDO, CORRECTION) or not body.startswith(b"{"):
        return ""
    return _built(TABLE.current(body)).build


def _after(line: list[Turn], version: int, kind: str, body: bytes, build: str) -> Iterator[Turn]:
    """Yield the turns of one more entry; `line` has the last turn after every version."""
    now = line[-1]
    if kind == UNDO:
        to = _undone(TABLE.current(body)).to
        if not 0 <= to < version:
            raise ReplayError(version, "undo")
        yield line[to]
    elif kind == CORRECTION:
        yield from _again(now, version, _corrected(TABLE.current(body)), build)
    elif kind == COMMAND:
        moved = _moved(TABLE.current(body))
        yield _then(now, version, moved, version, moved.build or build)
    else:
        yield now


def _then(at: Turn, turn: int, moved: _Moved, version: int, build: str) -> Turn:
    game = at.game
    try:
        for event in moved.events:
            game = EVOLVE[type(event)](game, event)
    except Exception as error:
        raise ReplayError(version, "fold", repr(error)) from error
    return Turn(game, turn, at, moved.command, moved.events, version, build)


def _again(now: Turn, version: int, corrected: _Corrected, build: str) -> Iterator[Turn]:
    """Yield the turns of a correction, beginning before the turn that it names."""
    at: Turn | None = now
    while at is not None and at.turn != corrected.turn:
        at = at.before
    if at is None or at.before is None:
        raise ReplayError(version, "correction")
    at = at.before
    yield at
    for stored_turn in corrected.turns:
        at = _then(at, stored_turn.turn, stored_turn, version, corrected.build or build)
        yield at
