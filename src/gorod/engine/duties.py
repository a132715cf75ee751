"""The duties of a night: what the judge calls, one after the other.

A duty is named by its kind: a role (`don`), something done together (`meet`, `hunt`), a mere call
(`sheriff-look`), or the moment before the morning (`dawn`). Where a kind is called twice in a
night, for the second card of a role or for a second pack, its second call is `don-2`, `hunt-2`.
"""

from __future__ import annotations

from functools import lru_cache

from gorod.engine.game import Game
from gorod.engine.phases import Night

CHECKS: dict[str, str] = {"don": "don-check", "sheriff": "sheriff-check"}
"""Duties in which one role shows one seat and is answered, and the rule that says so."""

ACTS: dict[str, str] = {
    role: f"{role}-act" for role in ("maniac", "beauty", "courtesan", "doctor", "lawyer")
}
"""Duties in which one role shows one seat, and it is noted."""

ROLES: dict[str, str] = CHECKS | ACTS


DAWN = "dawn"
"""The last duty of a night, where a document parts its acts from the morning: nobody is awake."""


@lru_cache(maxsize=256)
def part(duty: str) -> tuple[str, int]:
    """The kind of a duty, and which call of that kind it is."""
    kind, _, nth = duty.rpartition("-")
    return (kind, int(nth)) if nth.isdigit() else (duty, 1)


@lru_cache(maxsize=256)
def kind_of(duty: str) -> str:
    """What is called, whoever of several is meant."""
    return part(duty)[0]


def before_the_morning(game: Game) -> bool:
    """Whether every role has acted, and the judge has yet to announce the morning."""
    return type(game.phase) is Night and game.phase.duties[:1] == (DAWN,)


def checker(game: Game, duty: str) -> int:
    """The seat that may act now: alive or killed this very night, and not disqualified."""
    try:
        seat = game.cards.index(duty) + 1
    except ValueError:  # the second card of a role
        seat = game.holder(*part(duty))
    present = (game.alive | game.leaving) & ~game.facts.disqualified
    return seat if present >> seat & 1 else 0
