"""The duties of a night: what the judge calls, one after the other.

A duty is named by its kind: a role (`don`), a joint act (`meet`, `hunt`), a mere call
(`sheriff-look`), or the moment before the morning (`dawn`). If a kind is called twice in a night,
for the second card of a role or for a second pack, its second call is `don-2`, `hunt-2`.
"""

from __future__ import annotations

from gorod.engine.game import Game
from gorod.engine.kept import kept
from gorod.engine.phases import Night

CHECKS: dict[str, str] = {"don": "don-check", "sheriff": "sheriff-check"}
"""Duties in which one role shows one seat and gets an answer -> the rule that says so."""

ACTS: dict[str, str] = {
    role: f"{role}-act" for role in ("maniac", "beauty", "courtesan", "doctor", "lawyer")
}
"""Duties in which one role shows one seat and the judge notes it -> the rule that says so."""

ROLES: dict[str, str] = CHECKS | ACTS


DAWN = "dawn"
"""The last duty of a night, if a document separates its acts from the morning.

Nobody is awake in it.
"""


@kept
def part(duty: str) -> tuple[str, int]:
    """Split a duty into its kind and the number of the call of that kind."""
    kind, _, nth = duty.rpartition("-")
    return (kind, int(nth)) if nth.isdigit() else (duty, 1)


@kept
def kind_of(duty: str) -> str:
    """Return the kind of a duty, without the number of the call."""
    return part(duty)[0]


def before_the_morning(game: Game) -> bool:
    """Whether all roles have acted, and the judge has yet to announce the morning."""
    return type(game.phase) is Night and game.phase.duties[:1] == (DAWN,)


def checker(game: Game, duty: str) -> int:
    """Return the seat that acts in this duty, or 0 if it is out.

    A player killed in this very night still acts; a disqualified one does not.
    """
    try:
        seat = game.cards.index(duty) + 1
    except ValueError:  # the second card of a role
        seat = game.holder(*part(duty))
    present = (game.alive | game.leaving) & ~game.facts.disqualified
    return seat if present >> seat & 1 else 0
