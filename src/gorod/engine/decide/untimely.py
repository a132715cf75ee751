"""Commands that the present phase does not know."""

from __future__ import annotations

from gorod.engine import commands as c
from gorod.engine.game import Game
from gorod.engine.phases import Over, Seating
from gorod.engine.refusal import Refusal

RULE_OF: dict[type, str] = {
    c.Deal: "deal",
    c.Proceed: "course",
    c.Order: "shooting-order",
    c.Nominate: "own-minute",
    c.Withdraw: "nomination",
    c.Ask: "asking",
    c.Pass: "speech-end",
    c.Hands: "ballot",
    c.LiftHands: "lift",
    c.Shoot: "hunt",
    c.Miss: "hunt",
    c.Show: "night-check",
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
    c.Rule: "protest-ruling",
}
"""The rule that says when each command has its time."""

_NEVER_LATER = (Over, Seating)


def untimely(game: Game, command: c.Command) -> Refusal:
    """Not now; and unless the game is over or has not begun, perhaps later."""
    later = type(game.phase) not in _NEVER_LATER
    return Refusal("not-now", rule=RULE_OF[type(command)], early=later)
