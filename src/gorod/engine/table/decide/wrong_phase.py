"""Commands that the present phase does not know."""

from __future__ import annotations

from gorod.engine import commands as c
from gorod.engine.game import Game
from gorod.engine.phases import Over, Seating
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.rules import Rules

RULE_OF: dict[type, str] = {
    c.Deal: "deal",
    c.Proceed: "course",
    c.Order: "shooting-order",
    c.Nominate: "nomination",
    c.Withdraw: "withdrawal",
    c.Ask: "asking",
    c.Allow: "own-minute",
    c.Forbid: "own-minute",
    c.Technical: "course",
    c.Pass: "speech-end",
    c.Hands: "ballot",
    c.Tally: "ballot",
    c.LiftHands: "lift",
    c.Shoot: "hunt",
    c.Miss: "hunt",
    c.Show: "night-check",
    c.OpenCard: "course",
    c.Accuse: "course",
    c.Best: "best-move",
    c.Hint: "best-move-hint",
    c.Warn: "warning",
    c.Foul: "foul",
    c.Disqualify: "disqualification",
    c.Defeat: "team-defeat",
    c.Ban: "ban",
    c.GiveAward: "award",
    c.GiveFine: "fine",
    c.Approve: "consent",
    c.FileProtest: "protest",
    c.Support: "protest-ruling",
    c.Rule: "protest-ruling",
    c.AsPlayed: "course",
}
"""The rule that says when each command has its time."""

_NEVER_LATER = (Over, Seating)


def wrong_phase(rules: Rules, game: Game, command: c.Command) -> Refusal:
    """Not now; and unless the game is over or has not begun, perhaps later.

    A command of another format, or of a power that the rulebook does not have, is no move of
    this game at all.
    """
    rule = RULE_OF.get(type(command))
    if rule is None and rules.knows(type(command)):
        rule = "course"
    if rule is None:
        return NO_SUCH_MOVE
    return Refusal("not-now", rule=rule, early=type(game.phase) not in _NEVER_LATER)
