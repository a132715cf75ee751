"""A random player of the by-day game: everybody votes and moves, and the day closes."""

from __future__ import annotations

from random import Random

from gorod.engine import Events, Game, Refusal, start, step
from gorod.engine import commands as c
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.phases import Over


def play(rules: ByDayRules, random: Random, players: int = 16) -> tuple[Game, list[Events]]:
    """One whole game, with its log."""
    begun = start(rules, players)
    if isinstance(begun, Refusal):
        raise TypeError(begun)
    game, events = begun
    log = [events]
    game = taken(rules, game, c.Deal(tuple(random.sample(rules.deck(players), players))), log)
    while not isinstance(game.phase, Over):
        living = game.living
        count = len(living)
        for seat in living:
            target = living[int(random.random() * count)]
            game = taken(rules, game, b.CastBallot(seat, target), log)
            if game.card(seat) != "citizen":
                target = living[int(random.random() * count)]
                game = taken(rules, game, b.Act(seat, target), log)
        day = game.number
        for lot in random.sample(living, len(living)):
            game = taken(rules, game, b.CloseDay(), log)
            if game.number != day or isinstance(game.phase, Over):
                break
            game = taken(rules, game, b.FlipCoin(lot), log)
    return game, log


def taken(rules: ByDayRules, game: Game, command: c.Command, log: list[Events]) -> Game:
    """The game after a command, or as it was if the rulebook refuses it."""
    game, answer = step(rules, game, command)
    if type(answer) is not Refusal:
        log.append(answer)
    return game
