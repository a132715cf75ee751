"""Whether the stored commands, played through the engine again, give the stored events.

Of a body only what the game depends on is read: a `command` has its command and its events, an
`undo` the version after which the game stood as it stands again. Nothing else moves the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from gorod.engine import Command, Event, Game, Refusal, start, step
from gorod.rulebooks import BOOKS, OptionError, Rulebook
from gorod.server.store.model import Table

COMMAND = "command"
UNDO = "undo"


class _Moved(msgspec.Struct, frozen=True):
    command: Command
    events: tuple[Event, ...]


class _Undone(msgspec.Struct, frozen=True):
    to: int


_moved = msgspec.json.Decoder(_Moved).decode
_undone = msgspec.json.Decoder(_Undone).decode


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
    games = [begun[0]]
    for version, kind, body in log:
        try:
            games.append(_after(book, games, version, kind, body))
        except msgspec.MsgspecError:
            raise ReplayError(version, "body") from None
    return games[-1]


def _after(book: Rulebook, games: list[Game], version: int, kind: str, body: bytes) -> Game:
    """The game after one more entry; `games` has one for every version before it."""
    if kind == UNDO:
        to = _undone(body).to
        if not 0 <= to < version:
            raise ReplayError(version, "undo")
        return games[to]
    if kind != COMMAND:
        return games[-1]
    moved = _moved(body)
    game, answer = step(book.rules, games[-1], moved.command)
    if isinstance(answer, Refusal):
        raise ReplayError(version, "refused")
    if answer != moved.events:
        raise ReplayError(version, "events")
    return game


@lru_cache(maxsize=64)
def _chosen(rules: str, options: tuple[str, ...], size: int) -> Rulebook | None:
    book = BOOKS.get(rules)
    try:
        return None if book is None else book.chosen(options, size)
    except OptionError:
        return None


def _book(table: Table) -> Rulebook | None:
    return _chosen(table.rules, table.options, len(table.names))
