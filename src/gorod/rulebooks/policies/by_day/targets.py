"""Whom may a player name: for the execution, and as the target of a daily move?

A target of 0 is nobody: for a quest it is the answer «промах», for the execution no answer at all.
"""

from __future__ import annotations

from gorod.engine.by_day.by_day_rules import ByDayRules, MayTarget
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal

VISITORS = ("doctor", "maniac", "hetaera")
"""The roles in the order of `GameDay.visits`."""


def another_player_in_the_game(game: Game, seat: int, target: int) -> Refusal | None:
    """A player must name somebody else who was in the game when the day opened."""
    if not target:
        return Refusal("vote-nobody", rule="every-vote", seat=seat)
    if target == seat:
        return Refusal("vote-self", rule="one-vote", seat=seat)
    if not game.alive >> target & 1:
        return Refusal("out-of-game", rule="one-vote", seat=target)
    return None


def no_daily_move(_: ByDayRules, __: Game, seat: int, ___: int) -> Refusal:
    """A civilian has no daily move and only votes."""
    return Refusal("no-daily-move", rule="act-citizen", seat=seat)


def anybody(_: ByDayRules, __: Game, ___: int, ____: int) -> None:
    """The target may be anybody: in the game or out of it, and also the player themselves."""


def nobody_of_the_own_clan(rules: ByDayRules, game: Game, seat: int, target: int) -> Refusal | None:
    """Orders are accepted only on days with a shot, and never against the player's own clan."""
    if not rules.shot_today(game):
        return Refusal("no-shot-today", rule="first-shot", seat=seat)
    if target and rules.teams[game.cards[target - 1]] == rules.teams[game.cards[seat - 1]]:
        return Refusal("own-clan", rule="own-clan", seat=target)
    return None


def not_himself_nor_yesterdays(role: str) -> MayTarget:
    """The target is neither the player nor the one published for their role the day before."""
    place = VISITORS.index(role)

    def may_target(_: ByDayRules, game: Game, seat: int, target: int) -> Refusal | None:
        if target == seat:
            return Refusal("act-self", rule=f"self-{role}", seat=seat)
        if target and any(day.visits[place] == target for day in game.facts.days[-1:]):
            return Refusal("same-target", rule=f"repeat-{role}", seat=seat, target=target)
        return None

    return may_target
