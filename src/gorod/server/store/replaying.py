"""Whether the stored commands, played through the engine again, give the stored events.

Of a body only what the game depends on is read: a `command` has its command and its events, an
`undo` the version after which the game stood as it stands again, a `correction` the turn before
which it begins and the turns from there on. Nothing else moves the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from gorod.engine import Command, Event, Game, Refusal, start, step
from gorod.rulebooks import OptionError, Rulebook
from gorod.server.store.model import Table
from gorod.server.tables.attached import points_of
from gorod.server.tables.book import book_of

COMMAND = "command"
UNDO = "undo"
CORRECTION = "correction"


class _Moved(msgspec.Struct, frozen=True):
    command: Command
    events: tuple[Event, ...]


class _Undone(msgspec.Struct, frozen=True):
    to: int


class _Stood(_Moved, frozen=True):
    turn: int


class _Corrected(msgspec.Struct, frozen=True):
    turn: int
    turns: tuple[_Stood, ...]


_moved = msgspec.json.Decoder(_Moved).decode
_undone = msgspec.json.Decoder(_Undone).decode
_corrected = msgspec.json.Decoder(_Corrected).decode


@dataclass(frozen=True, slots=True)
class _At:
    """A game, the version that made its last turn, and where it stood before."""

    game: Game
    turn: int = 0
    before: _At | None = None


class ReplayError(Exception):
    """The first version at which the replay parts from the log, and how."""

    def __init__(self, version: int, how: str) -> None:
        super().__init__(version, how)
        self.version, self.how = version, how


def replay(table: Table, log: Iterable[tuple[int, str, bytes]]) -> Game:
    """The game at the end of a log of (version, kind, body); raises where they differ."""
    book = _book(table)
    begun = None if book is None else start(book.rules, len(table.names))
    if book is None or begun is None or isinstance(begun, Refusal):
        raise ReplayError(0, "rules")
    games = [_At(begun[0])]
    for version, kind, body in log:
        try:
            games.append(_after(book, games, version, kind, body))
        except msgspec.MsgspecError:
            raise ReplayError(version, "body") from None
    return games[-1].game


def _after(book: Rulebook, games: list[_At], version: int, kind: str, body: bytes) -> _At:
    """The game after one more entry; `games` has one for every version before it."""
    if kind == UNDO:
        to = _undone(body).to
        if not 0 <= to < version:
            raise ReplayError(version, "undo")
        return games[to]
    if kind == CORRECTION:
        return _again(book, games[-1], version, _corrected(body))
    if kind != COMMAND:
        return games[-1]
    return _then(book, games[-1], version, _moved(body), version)


def _then(book: Rulebook, at: _At, turn: int, moved: _Moved, version: int) -> _At:
    game, answer = step(book.rules, at.game, moved.command)
    if isinstance(answer, Refusal):
        raise ReplayError(version, "refused")
    if answer != moved.events:
        raise ReplayError(version, "events")
    return _At(game, turn, at)


def _again(book: Rulebook, now: _At, version: int, corrected: _Corrected) -> _At:
    """The turns of a correction, from before the one that it names."""
    at: _At | None = now
    while at is not None and at.turn != corrected.turn:
        at = at.before
    if at is None or at.before is None:
        raise ReplayError(version, "correction")
    at = at.before
    for stood in corrected.turns:
        at = _then(book, at, stood.turn, stood, version)
    return at


def _book(table: Table) -> Rulebook | None:
    try:
        return book_of(table.rules, table.options, len(table.names), points_of(table))
    except (KeyError, OptionError, msgspec.MsgspecError):
        return None
