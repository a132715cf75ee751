"""The duties of a night: what the judge calls, one after the other."""

from __future__ import annotations

from gorod.engine.game import Game

CHECKS: dict[str, str] = {"don": "don-check", "sheriff": "sheriff-check"}
"""Duties in which one role shows one seat and is answered, and the rule that says so."""


def checker(game: Game, duty: str) -> int:
    """The seat that may check now: alive, or killed this very night; otherwise 0."""
    seat = game.holder(duty)
    return seat if (game.alive | game.leaving) >> seat & 1 else 0
