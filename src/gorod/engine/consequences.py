"""What follows automatically from an event. A format assigns one of these to each event."""

from __future__ import annotations

from typing import Any

from gorod.engine.events import Events
from gorod.engine.game import Game
from gorod.engine.rules import CommonRules


def what_is_due(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Apply what is due, one event after the other, until the game waits or is over."""
    own = rules.format
    while True:
        phase = game.phase
        if game.mayor or game.outcome is not None:
            due = own.settle(rules, game)
        else:  # nothing can come before what is due in the phase
            due = own.dues[type(phase)](rules, game, phase)
        if due is None:
            return game, log
        change, follow = own.events[type(due)]
        game = change(game, due)
        log += (due,)
        if follow is not what_is_due:
            return (game, log) if follow is None else follow(rules, game, log)


def victory_first(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Check for a victory, because somebody has left; then apply what is due."""
    game, log = _weighed(rules, game, log)
    return what_is_due(rules, game, log)


def _weighed(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Decide the game if somebody has won and it is not decided yet."""
    decided = rules.victory(game) if game.outcome is None else None
    if decided is None:
        return game, log
    change, _ = rules.format.events[type(decided)]
    return change(game, decided), (*log, decided)


def next_duty(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Wait if the night has another duty, otherwise apply what is due.

    Before the next duty only the office of a mayor can lapse, if nightfall found them without an
    heir: the event has neither sent anybody out nor ended a last word.
    """
    night: Any = game.phase
    return (game, log) if night.duties and not game.mayor else what_is_due(rules, game, log)


def after_the_hunt(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Whom the shots killed at once may have decided the game; the night goes on all the same.

    A decided game does not end before its victim has said a last word.
    """
    hunt: Any = log[-1]
    if hunt.victim:
        game, log = _weighed(rules, game, log)
    return next_duty(rules, game, log)


def next_candidate(rules: CommonRules, game: Game, log: Events) -> tuple[Game, Events]:
    """Wait if the ballot has another candidate, otherwise apply what is due.

    Nothing else can be due before the next candidate, because nobody has left.
    """
    vote: Any = game.phase
    if len(vote.hands) < len(vote.slate):
        return game, log
    return what_is_due(rules, game, log)
