"""What a game of the tournament counts for: as it was confirmed, not as it would be read today.

A decision on a protest is applied on top of what was confirmed, and is stored as well. Only a
protocol that nobody has confirmed yet, or that an early release confirmed, is read by today's
rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.game import Game
from gorod.rulebooks import Rulebook
from gorod.scoring import Points, score
from gorod.tournament.confirmed_results import ConfirmedResult, points_of, stored_result
from gorod.tournament.decided_games import Counted, counted
from gorod.tournament.filed_protests import Decision, ProtestOutcome
from gorod.tournament.ids import GameId
from gorod.tournament.points_book import book_of, build_of_tournament
from gorod.tournament.protocols import Fault, Protocol, read_protocol
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament


def decisions_of(t: Tournament, game: TableGame) -> tuple[Decision, ...]:
    """Return the decisions on protests that concern a game, in order."""
    found = (t.protests[key].decision for key in game.rulings)
    return tuple(decision for decision in found if decision is not None)


def counting(t: Tournament, game: TableGame) -> Counted | None:
    """Return the game and its points as they count; None if no protocol can be read."""
    if game.ruled is not None and game.sheet is not None:
        return Counted(game.ruled.game, points_of(game.ruled))
    base = _base(t, game)
    if base is None:
        return None
    return upon(base.book, Counted(base.game, base.points), decisions_of(t, game))


def upon(book: Rulebook, base: Counted, decisions: tuple[Decision, ...]) -> Counted:
    """Apply decisions to a confirmed result; what they do not change stays as confirmed."""
    if not decisions:
        return base
    ruled = counted(book, base.game, decisions)
    if any(decision.outcome == ProtestOutcome.CHANGED for decision in decisions):
        return ruled
    points = []
    for own, today, after in zip(base.points, score(book, base.game), ruled.points, strict=True):
        points.append(Points(own.seat, (*own.items, *after.items[len(today.items) :])))
    return Counted(ruled.game, tuple(points))


def confirmed_result(t: Tournament, protocol: Protocol, *, late: bool = False) -> ConfirmedResult:
    """Return what is stored when a protocol gets its second signature: today's reading of it."""
    points = score(protocol.book, protocol.game)
    return stored_result(protocol.game, points, build_of_tournament(t.regulation), late=late)


def ruled_result(
    t: Tournament, game: TableGame, *decisions: Decision, late: bool = False
) -> ConfirmedResult | None:
    """Return what is stored with a decision: the confirmed result under all decisions so far.

    Returns None if there is no readable protocol, or no decision.
    """
    base = _base(t, game)
    every = (*decisions_of(t, game), *decisions)
    if base is None or not every:
        return None
    now = upon(base.book, Counted(base.game, base.points), every)
    return stored_result(now.game, now.points, build_of_tournament(t.regulation), late=late)


def as_confirmed(t: Tournament, game: TableGame) -> Protocol | Fault:
    """Return the protocol of a signed game, with the game as it was confirmed, if it is.

    Returns a fault if the record has to be read by today's rules and they refuse it.
    """
    sheet = game.sheet
    if sheet is None or t.regulation is None:
        raise TypeError(f"{game.id} has no protocol")
    read = read_protocol(sheet.record, t.regulation.points)
    if sheet.result is None:
        return read
    names = tuple(map(t.nickname, game.players))
    ended = None if isinstance(read, Fault) else read.ended_at
    return Protocol(sheet.record, book_of(t.regulation), names, sheet.result.game, ended)


@dataclass(frozen=True, slots=True)
class _Base:
    book: Rulebook
    game: Game
    points: tuple[Points, ...]


def _base(t: Tournament, game: TableGame) -> _Base | None:
    """Return the result of the protocol without the decisions on it; None if it cannot be read."""
    sheet = game.sheet
    if sheet is None or t.regulation is None:
        return None
    if sheet.result is not None:
        return _Base(book_of(t.regulation), sheet.result.game, points_of(sheet.result))
    protocol = read_protocol(sheet.record, t.regulation.points)
    if isinstance(protocol, Fault):
        return None
    return _Base(protocol.book, protocol.game, score(protocol.book, protocol.game))


# --- today's reading ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reading:
    """A confirmed protocol that today's rules read differently, or not at all."""

    game: GameId
    stored: Counted | None
    """As it was confirmed; None if an early release did not store it."""
    today: Counted | None
    """As today's rules read it; None if they refuse it."""
    fault: Fault | None = None


def readings(t: Tournament) -> tuple[Reading, ...]:
    """Return every confirmed protocol whose result or points today's rules would not give."""
    found = (reading(t, game) for game in t.games.values() if game.counts)
    return tuple(own for own in found if own is not None)


def reading(t: Tournament, game: TableGame) -> Reading | None:
    """Return both readings of one game if they differ, else None."""
    sheet = game.sheet
    if sheet is None or t.regulation is None:
        return None
    stored = None if sheet.result is None else counting(t, game)
    read = read_protocol(sheet.record, t.regulation.points)
    if isinstance(read, Fault):
        return Reading(game.id, stored, None, read)
    base = Counted(read.game, score(read.book, read.game))
    today = upon(read.book, base, decisions_of(t, game))
    if stored is None or _same(stored, today):
        return None
    return Reading(game.id, stored, today)


def _same(one: Counted, other: Counted) -> bool:
    """Whether winners, points, and what else standings look at are the same."""
    return _counts(one) == _counts(other)


def _counts(now: Counted) -> tuple[object, ...]:
    outcome, sheet = now.game.outcome, now.game.facts
    ended = None if outcome is None else (outcome.winners, outcome.kind)
    worth = tuple(tuple((i.kind, i.value) for i in own.items) for own in now.points)
    return ended, now.game.cards, sheet.first_killed, sheet.best_right, worth
