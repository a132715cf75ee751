"""A game as it counts: its protocol with the decisions on protests."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine.game import Game, Outcome
from gorod.engine.results import Result
from gorod.engine.struct import replace
from gorod.rulebooks import Rulebook
from gorod.scoring import Item, Points, score
from gorod.scoring.items import hundredths
from gorod.tournament.filed_protests import Decision, ProtestOutcome

RULED = "protest-ruling"


@dataclass(frozen=True, slots=True)
class Counted:
    """A game and its points under its decisions."""

    game: Game
    points: tuple[Points, ...]


def counted(book: Rulebook, game: Game, decisions: tuple[Decision, ...]) -> Counted:
    """Apply decisions to a game.

    A changed result is scored again; corrections are added to the points of the protocol.
    """
    for decision in decisions:
        if decision.outcome == ProtestOutcome.CHANGED:
            game = changed(game, decision.changed_to)
    points = list(score(book, game))
    clause = next(iter(book.citations.get(RULED, ())), "")
    for decision in decisions:
        if decision.outcome == ProtestOutcome.CORRECTED:
            for told in decision.corrections:
                item = Item(told.kind, hundredths(told.points), RULED, told.clause or clause)
                own = points[told.seat - 1]
                points[told.seat - 1] = Points(own.seat, (*own.items, item))
    return Counted(game, tuple(points))


def changed(game: Game, result: Result) -> Game:
    """Return the same game with another result."""
    outcome = Outcome(result.winners, result.kind, "protest", RULED, "", game.moment)
    return replace(game, outcome=outcome)
