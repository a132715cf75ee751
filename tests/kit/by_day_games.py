"""A random player of by-day games: inputs in any order, days that close early, coins and codes."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from gorod.bots.random_legal import picked
from gorod.engine import Command, Events, Game, Offer, Refusal, offers, start
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.by_day.by_day_position import DayPosition, set_day
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.choices import One, Window, Words
from gorod.engine.offer import composed
from gorod.engine.vocabulary import Role

SIZES = (8, 8, 9, 10, 16)
MIDDLE = 0.2
"""The probability that a game begins in the middle."""
WEIGHTS: Mapping[str, float] = {
    "ballot": 30,
    "act": 14,
    "suicide": 0.06,
    "legend": 1,
    "forecast": 0.6,
    "question": 0.6,
    "answer": 1,
    "best-legend": 2,
    "praise": 0.4,
    "best-player": 0.4,
    "hit": 0.8,
    "coin": 2,
    "dq": 0.08,
    "stop": 0.02,
}
TEXTS = ("", "жили-были", 'прогноз: "7"\n\\', "\x00\x1f🙂")


class DayPlayer:
    """Choose one legal command after the other."""

    entries = 10

    def __init__(self, rules: ByDayRules, chance: Random) -> None:
        self.rules = rules
        self.chance = chance
        self.timed = chance.random() < 0.4
        """Whether this game keeps a clock."""
        self.herd = chance.random()
        """How much voters and quests follow each other."""

    def opening(self) -> tuple[Game, Events]:
        size = self.chance.choice(SIZES)
        opened: tuple[Game, Events] | Refusal = start(self.rules, size)
        if self.chance.random() < MIDDLE:
            opened = self.position(size)
            while isinstance(opened, Refusal):
                opened = self.position(size)
        assert not isinstance(opened, Refusal)
        return opened

    def position(self, size: int) -> tuple[Game, Events] | Refusal:
        alive = tuple(sorted(self.chance.sample(range(1, size + 1), self.chance.randint(3, size))))
        visits = tuple(self.chance.randint(0, size) for _ in range(3))
        day = self.chance.randint(1, 6)
        at = DayPosition(day, alive, visits)  # type: ignore[arg-type]  # three of them
        return set_day(self.rules, self.cards(size), at)

    def cards(self, size: int) -> tuple[Role, ...]:
        cards = list(self.rules.deck(size))
        self.chance.shuffle(cards)
        return tuple(cards)

    def move(self, game: Game) -> Command | None:
        """Return a command that is offered now, or None if nothing is offered."""
        standing = offers(self.rules, game)
        if not standing:
            return None
        verbs = sorted({offer.verb for offer in standing})
        weights = [self.weight(verb, verbs) for verb in verbs]
        (verb,) = self.chance.choices(verbs, weights)
        offer = self.chance.choice([offer for offer in standing if offer.verb == verb])
        if offer.move == "close":
            return self.close(game)
        return composed(offer, **self.picks(offer))

    def weight(self, verb: str, verbs: list[str]) -> float:
        """Return the weight of a verb; closing a day becomes likely when most have voted."""
        if verb != "close":
            return WEIGHTS.get(verb, 1)
        return 0.15 if "ballot" in verbs else 12

    def clock(self, window: Window) -> b.Clock | None:
        if not self.timed or window.left < 1 or self.chance.random() < 0.3:
            return None
        return window.day, self.chance.randint(1, min(window.left, 86400))

    def target(self, seats: tuple[int, ...]) -> int:
        """Return a target, which is the same for all more or less often."""
        if self.chance.random() < self.herd:
            return seats[len(seats) * 2 // 3]
        return self.chance.choice(seats)

    def picks(self, offer: Offer) -> dict[str, Any]:
        """Fill in inputs that follow each other, are worded oddly, and keep the game's clock."""
        made: dict[str, Any] = {}
        for name, choice in offer.choices.items():
            if isinstance(choice, Window):
                made[name] = self.clock(choice)
            elif isinstance(choice, Words):
                made[name] = TEXTS[1] if choice.needed else self.chance.choice(TEXTS)
            elif name == "target" and isinstance(choice, One):
                made[name] = self.target(choice.of)  # type: ignore[arg-type]  # seats
            elif name == "day" and isinstance(choice, One):
                made[name] = choice.of[0]
            else:
                made[name] = picked(choice, self.chance)
        return made

    def close(self, game: Game) -> Command:
        if not self.timed:
            return b.CloseDay()
        after = self.chance.choice((-1, 0, 2820, 32400, 40000))
        left = self.chance.choice((86400, 260000)) - after
        return b.CloseDay((game.number, 1) if after < 0 else (game.number + 1, left), after)


def is_open(game: Game) -> bool:
    """Whether inputs are taken."""
    return isinstance(game.phase, Open)
