"""The duties of a night: what the judge calls, one after the other."""

from __future__ import annotations

from gorod.engine.game import Game

CHECKS: dict[str, str] = {"don": "don-check", "sheriff": "sheriff-check"}
"""Duties in which one role shows one seat and is answered, and the rule that says so."""

ACTS: dict[str, str] = {
    role: f"{role}-act" for role in ("maniac", "beauty", "courtesan", "doctor", "lawyer")
}
"""Duties in which one role shows one seat, and it is noted."""

ROLES: dict[str, str] = CHECKS | ACTS


def checker(game: Game, duty: str) -> int:
    """The seat that may act now: alive or killed this very night, and not disqualified."""
    seat = game.holder(duty)
    present = (game.alive | game.leaving) & ~game.sheet.disqualified
    return seat if present >> seat & 1 else 0
