"""A random player of by-day games: inputs in any order, days that close early, coins and codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from gorod.engine import Command, Events, Game, Offer, Refusal, offers, start
from gorod.engine.by_day import commands as b
from gorod.engine.by_day.position import DayPosition, set_day
from gorod.engine.by_day.rules import ByDayRules
from gorod.engine.commands import Deal, Disqualify
from gorod.engine.phases import Open

SIZES = (8, 8, 9, 10, 16)
MIDDLE = 0.2
"""How often a game begins in the middle."""
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
    """Chooses one legal command after the other."""

    entries = 10

    def __init__(self, rules: ByDayRules, chance: Random) -> None:
        self.rules = rules
        self.chance = chance
        self.timed = chance.random() < 0.4
        """This game keeps a clock."""
        self.herd = chance.random()
        """How far voters and quests follow each other."""

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

    def cards(self, size: int) -> tuple[str, ...]:
        cards = list(self.rules.deck(size))
        self.chance.shuffle(cards)
        return tuple(cards)

    def move(self, game: Game) -> Command | None:
        """Something that is offered now; None where nothing is."""
        standing = offers(self.rules, game)
        if not standing:
            return None
        verbs = sorted({offer.verb for offer in standing})
        weights = [self.weight(verb, verbs) for verb in verbs]
        (verb,) = self.chance.choices(verbs, weights)
        offer = self.chance.choice([offer for offer in standing if offer.verb == verb])
        return MOVES[verb](self, game, offer)

    def weight(self, verb: str, verbs: list[str]) -> float:
        """A day closes when most have voted."""
        if verb != "close":
            return WEIGHTS.get(verb, 1)
        return 0.15 if "ballot" in verbs else 12

    def clock(self, offer: Offer) -> b.Clock | None:
        day, left = int(offer.values[0]), int(offer.values[1])
        if not self.timed or left < 1 or self.chance.random() < 0.3:
            return None
        return day, self.chance.randint(1, min(left, 86400))

    def target(self, offer: Offer) -> int:
        """The same one for all, more or less often."""
        if self.chance.random() < self.herd:
            return offer.seats[len(offer.seats) * 2 // 3]
        return self.chance.choice(offer.seats)

    def best_player(self, offer: Offer) -> Command:
        """A player's vote, or the host's own choice."""
        if offer.actor:
            return b.ChoosePlayer(offer.actor, self.target(offer), self.clock(offer))
        return b.NameBestPlayer(self.chance.choice(offer.seats))

    def close(self, game: Game) -> Command:
        if not self.timed:
            return b.CloseDay()
        after = self.chance.choice((-1, 0, 2820, 32400, 40000))
        left = self.chance.choice((86400, 260000)) - after
        return b.CloseDay((game.number, 1) if after < 0 else (game.number + 1, left), after)


MOVES: Mapping[str, Callable[[DayPlayer, Game, Offer], Command]] = {
    "deal": lambda me, game, _: Deal(me.cards(game.size)),
    "ballot": lambda me, _, o: b.CastBallot(o.actor, me.target(o), me.clock(o)),
    "act": lambda me, _, o: b.Act(o.actor, me.target(o), me.clock(o)),
    "suicide": lambda me, _, o: b.CommitSuicide(o.actor, me.clock(o)),
    "legend": lambda me, _, o: b.WriteLegend(o.actor, me.chance.choice(TEXTS), me.clock(o)),
    "forecast": lambda me, _, o: b.EnterForecast(o.actor, me.chance.choice(TEXTS), me.clock(o)),
    "question": lambda me, _, o: b.AnswerQuestion(
        o.actor, me.chance.randint(1, int(o.values[2])), me.clock(o)
    ),
    "answer": lambda me, _, o: b.EnterCode(o.actor, int(o.values[2]), me.clock(o)),
    "best-legend": lambda me, _, o: b.ChooseLegend(o.actor, me.target(o), me.clock(o)),
    "praise": lambda me, _, o: b.PraiseLegend(me.chance.choice(o.seats)),
    "best-player": lambda me, _, o: me.best_player(o),
    "hit": lambda me, _, o: b.ConfirmForecast(me.chance.choice(o.seats)),
    "stop": lambda _, __, ___: b.StopGame("ведущий болен"),
    "coin": lambda me, _, o: b.FlipCoin(me.chance.choice(o.seats)),
    "close": lambda me, game, _: me.close(game),
    "dq": lambda me, _, o: Disqualify(me.chance.choice(o.seats), me.chance.choice(o.values)),
}
"""How each verb becomes a command."""


def is_open(game: Game) -> bool:
    """Whether inputs are taken."""
    return isinstance(game.phase, Open)
