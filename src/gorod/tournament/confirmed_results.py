"""A result as it was confirmed: the game at its end, and the points of every seat.

It is stored with the signature that made it count, and later rules do not change it.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeVar

from gorod.engine.game import Game
from gorod.engine.struct import Struct, replace
from gorod.scoring import Item, Points

F = TypeVar("F", bound=Struct)


class KeptItem(Struct, frozen=True):
    """One item of a score; its value is an exact fraction: `1`, `-2/5`."""

    kind: str
    value: str
    rule: str
    clause: str


class ConfirmedResult(Struct, frozen=True):
    """What a game counts for, and which build of the rulebook read it so."""

    game: Game
    points: tuple[tuple[KeptItem, ...], ...]
    """The items of each seat, seat 1 first."""
    build: str = ""
    late: bool = False
    """Whether the result was read only when an older log was opened, as none was stored before."""


def stored_result(
    game: Game, points: tuple[Points, ...], build: str, *, late: bool = False
) -> ConfirmedResult:
    """Return the result in the form in which it is stored."""
    kept = tuple(
        tuple(KeptItem(i.kind, str(i.value), i.rule, i.clause) for i in own.items) for own in points
    )
    return ConfirmedResult(game, kept, build, late)


def points_of(kept: ConfirmedResult) -> tuple[Points, ...]:
    """Return the points as they were confirmed."""
    return tuple(
        Points(seat, tuple(Item(i.kind, Fraction(i.value), i.rule, i.clause) for i in items))
        for seat, items in enumerate(kept.points, 1)
    )


def without_results(facts: Iterable[F]) -> tuple[F, ...]:
    """Return events without what was read for them: results and builds."""
    return tuple(map(_bare, facts))


def _bare(fact: F) -> F:
    if getattr(fact, "result", None) is not None:
        fact = replace(fact, result=None)
    return replace(fact, build="") if getattr(fact, "build", "") else fact
