"""Refusals of commands that the present phase does not accept."""

from __future__ import annotations

from gorod.engine import commands as c
from gorod.engine.game import Game
from gorod.engine.moves import MOVES
from gorod.engine.phases import Over, Seating
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.rules import Rules

RULE_OF: dict[type, str] = {move.command: move.rule for move in MOVES.values() if move.rule}
RULE_OF[c.AsPlayed] = "course"
"""Command -> the rule that says in which phase it is possible."""

_NEVER_LATER = (Over, Seating)


def wrong_phase(rules: Rules, game: Game, command: c.Command) -> Refusal:
    """Refuse a command as not possible now, but perhaps later unless the game is over or not dealt.

    A command of another format, or of a power that the rulebook does not have, is refused as no
    move of this game at all.
    """
    rule = RULE_OF.get(type(command))
    if rule is None and rules.knows(type(command)):
        rule = "course"
    if rule is None:
        return NO_SUCH_MOVE
    return Refusal("not-now", rule=rule, early=type(game.phase) not in _NEVER_LATER)
