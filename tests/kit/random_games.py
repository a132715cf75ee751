"""A random player: whole games from a seed, choosing only from `offers`.

A `Temper` describes how a table behaves. Every verb has a weight, so that rare things are as
frequent as a law needs them: sanctions up to the fourth foul, shots that miss in every way, ballots
that tie, awards and protests. Some tables begin at a random position in the middle of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from gorod.bots.random_legal import at_random
from gorod.engine import (
    Command,
    Events,
    Game,
    Offer,
    Position,
    Refusal,
    Rules,
    offers,
    set_position,
    start,
    step,
)
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.duties import ACTS, ROLES
from gorod.engine.offer import composed
from gorod.engine.phases import Election, Naming, Over, Vote
from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.seats import seats_of
from gorod.engine.struct import replace
from gorod.engine.vocabulary import Role
from gorod.rulebooks import Rulebook
from tests.kit.by_day_games import DayPlayer
from tests.kit.invented_rulebook import OPTED, SUBJECTS

Weights = Mapping[str, float]
T = TypeVar("T")

USUAL: Weights = {
    "nominate": 0.7,
    "order": 0.4,
    "tally": 0.08,
    "shoot": 8,
    **dict.fromkeys(ROLES, 3.0),
    "best": 2,
    "bonus": 4,
    "fine": 2,
    "approve": 3,
    "ruling": 2,
    "ask": 0.15,
    "allow": 0.15,
    "forbid": 0.3,
    "support": 2,
    "open": 0.3,
    "warn": 0.01,
    "foul": 0.03,
    "dq": 0.004,
    "defeat": 0.001,
    "ban": 0.001,
    "waive": 0.05,
    "hint": 0.1,
    "technical": 0.01,
    "golden": 0.5,
    "elect": 4,
    "ball": 4,
    "card": 0.8,
    "breach": 0.05,
    "successor": 2,
}
"""The weight of each verb when it is offered; a verb that is not listed weighs 1."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a table behaves: chances from 0 to 1, and the weights that differ from the usual."""

    ties: float = 0.3
    """The chance that a ballot is split evenly."""
    kills: float = 0.75
    """The chance that all hunters shoot at one living player."""
    middle: float = 0.1
    """The chance that the game begins at a random position."""
    alive: int = 99
    """The highest number of living players if the game begins in the middle."""
    spoils: float = 0
    """The chance that a role that can spoil a shot does so."""
    entries: int = 14
    """How much is entered after the end."""
    weights: Weights = field(default_factory=dict)

    def weight(self, verb: str) -> float:
        return self.weights.get(verb, USUAL.get(verb, 1))


TEMPERS: Mapping[str, Temper] = {
    "usual": Temper(),
    "unruly": Temper(weights={"foul": 0.3, "warn": 0.05, "dq": 0.03, "defeat": 0.004, "ban": 0.02}),
    "peaceful": Temper(kills=0.05, weights={"nominate": 0.06, "shoot": 2, "order": 0.1}),
    "divided": Temper(ties=0.9, weights={"nominate": 1.5}),
    "late": Temper(middle=1, ties=0.6, weights={"foul": 0.1}),
    "bitter": Temper(kills=0.9, weights={"foul": 0.12, "dq": 0.04, "hint": 0.6}),
}
"""The tempers from which a seed chooses."""

STANDOFFS: Mapping[str, Temper] = {
    "standoff": Temper(middle=1, alive=4, ties=1, entries=1, weights={"nominate": 0.7}),
    "triangle": Temper(middle=1, alive=3, ties=0.2, entries=1, weights={"nominate": 6}),
    "quarrel": Temper(middle=1, alive=3, ties=0.2, entries=1, weights={"foul": 2}),
    "deadlock": Temper(middle=1, alive=5, spoils=0.9, entries=1, weights={"nominate": 0.02}),
}
"""A few are left and cannot agree; used for positions that hardly ever occur otherwise."""

SURE = 0.97
"""How often all shoot at one player where a hunt without a victim loses the game."""

LIMIT = 600
"""An upper bound on the number of commands in a game."""


@dataclass(frozen=True, slots=True, repr=False)
class Played:
    """A played game: `commands[i]` was given at `games[i]` and led to `games[i + 1]`."""

    book: Rulebook
    seed: int
    opening: Events
    games: tuple[Game, ...]
    commands: tuple[Command, ...]
    events: tuple[Events, ...]

    def __repr__(self) -> str:
        return f"play({self.book.id!r}, {self.seed})"

    def _repr_pretty_(self, printer: Any, _: bool) -> None:  # noqa: FBT001  as hypothesis calls it
        printer.text(repr(self))

    @property
    def game(self) -> Game:
        """The final state."""
        return self.games[-1]

    def log(self, commands: int | None = None) -> Events:
        """Return everything that happened, or what happened in the given number of commands."""
        return self.opening + tuple(e for batch in self.events[:commands] for e in batch)


class Player:
    """Choose one legal command after the other."""

    def __init__(self, rules: Rules, chance: Random, temper: Temper | None = None) -> None:
        self.rules = rules
        self.chance = chance
        self.temper = temper or TEMPERS[chance.choice(sorted(TEMPERS))]
        self.even = False

    @property
    def entries(self) -> int:
        """How much is entered after the end."""
        return self.temper.entries

    def move(self, game: Game, among: frozenset[str] | None = None) -> Command:
        """Return an offered command; if verbs are given, one of these."""
        standing = offers(self.rules, game)
        if among is not None:
            standing = tuple(offer for offer in standing if offer.verb in among)
        verbs = sorted({offer.verb for offer in standing})
        (verb,) = self.chance.choices(verbs, [self.weight(game, verb) for verb in verbs])
        offer = self.chance.choice([offer for offer in standing if offer.verb == verb])
        make = MOVES.get(offer.move)
        return make(self, game, offer) if make else at_random(offer, self.chance)

    def weight(self, game: Game, verb: str) -> float:
        """Return a weight that makes special cases frequent: the last speaker's sole candidate.

        Likewise the removal of a candidate, or of a victim who names a best move.
        """
        alone = (
            game.floor and len(getattr(game.phase, "queue", ())) == 1 and not game.today.candidates
        )
        removable = game.today.standing or isinstance(game.phase, Naming)
        special = alone if verb == "nominate" else removable and verb in ("dq", "foul")
        return self.temper.weight(verb) * (12 if special else 1)

    def opening(self) -> tuple[Game, Events]:
        """Let players sit down, or start in the middle of a game."""
        size = self.chance.choice(sorted(self.rules.sizes))
        opened: tuple[Game, Events] | Refusal = start(self.rules, size)
        if self.chance.random() < self.temper.middle:
            opened = self.position(size)
            while isinstance(opened, Refusal):
                opened = self.position(size)
        assert not isinstance(opened, Refusal)
        return opened

    def position(self, size: int) -> tuple[Game, Events] | Refusal:
        """Return some position; the game may even have been over in it."""
        everyone = range(1, size + 1)
        alive = tuple(sorted(self.some(everyone, at_least=min(3, size), at_most=self.temper.alive)))
        most = self.rules.fouls_to_removal - 1
        fouls = {seat: self.chance.randint(1, most) for seat in self.some(alive)}
        warned = [seat for seat in alive if fouls.get(seat, 0) >= self.rules.fouls_to_removal - 1]
        at = Position(
            number=self.chance.randint(1, 5),
            night=self.chance.random() < 0.5,
            opener=self.chance.choice(everyone),
            alive=alive,
            fouls=fouls,
            silenced=self.some(warned),
        )
        cards = self.cards(size)
        if self.rules.knows_fact("novote"):
            at = replace(at, voteless=self.some(warned))
        if AnsweredActs in self.rules.powers:
            at = replace(at, last_night=self.deeds(cards))
        return set_position(self.rules, cards, replace(at, deeds=self.deeds(cards)))

    def deeds(self, cards: tuple[Role, ...]) -> tuple[tuple[str, int, int], ...]:
        """Return what roles did in earlier nights, if there are such roles."""
        acting = [(card, seat) for seat, card in enumerate(cards, 1) if card in ACTS]
        return tuple((duty, seat, self.chance.randint(1, len(cards))) for duty, seat in acting)

    def cards(self, size: int) -> tuple[Role, ...]:
        """Return the deck, shuffled."""
        cards = list(self.rules.deck(size))
        self.chance.shuffle(cards)
        return tuple(cards[:size])

    def some(self, seats: Sequence[T], at_least: int = 0, at_most: int = 99) -> tuple[T, ...]:
        """Return any of these, in any order."""
        count = self.chance.randint(at_least, min(at_most, len(seats)))
        return tuple(self.chance.sample(seats, count))

    # --- Moves that are not just made at random ---------------------------------------------

    def order(self, _: Game, offer: Offer) -> Command:
        return c.Order(self.some(of(offer, "seats")))

    def shots(self, game: Game, offer: Offer) -> Command:
        """Return shots that kill, or miss in one of the ways in which a hunt can miss."""
        hunters = [o.actor for o in offers(self.rules, game) if o.move == "shoot"]
        aims = of(offer, "target")
        one = self.chance.choice(game.living)
        fatal = FatalMiss in self.rules.powers
        if self.chance.random() < (SURE if fatal else self.temper.kills):
            if hunters and self.chance.random() < 0.5:
                return c.Shoot((), one)
            return c.Shoot(tuple((hunter, one) for hunter in hunters))
        fired = [(hunter, self.chance.choice(aims)) for hunter in hunters]
        absent = [seat for seat in aims if seat and not game.lives(seat)]
        odd = self.chance.choice(("between", "apart", "double", "gone", "silent", "nobody"))
        if odd == "between":
            fired = [(hunter, 0) for hunter in hunters]
        elif odd == "double":
            fired = [(hunter, one) for hunter in (*hunters, *hunters[:1])]
        elif odd == "gone" and absent:
            fired = [(hunter, absent[0]) for hunter in hunters]
        elif odd == "silent":
            fired = [(hunter, one) for hunter in hunters[1:]]
        elif odd == "nobody":
            fired = []
        return c.Shoot(tuple(fired))

    def show(self, game: Game, offer: Offer) -> Command:
        """Return the act of a role; one that may take something away does so now and then."""
        named = self.chance.choice((0, offer.actor))
        if self.temper.spoils and self.chance.random() < self.temper.spoils:
            return composed(offer, target=self.spoiling(game, offer), seat=named)
        target = self.chance.choice(of(offer, "target"))
        takes = self.some(of(offer, "takes")) if target and self.chance.random() < 0.5 else ()
        return composed(offer, target=target, seat=named, takes=tuple(sorted(takes)))

    def elect(self, game: Game, offer: Offer) -> Command:
        """Return voters who have not voted yet, or anybody; an even split if a tie is wanted."""
        assert isinstance(game.phase, Election)
        slate = game.phase.slate
        (candidate,), voters = of(offer, "candidate"), of(offer, "hands")
        left = [seat for seat in voters if not game.phase.cast >> seat & 1]
        if self.chance.random() < self.temper.ties and len(slate) > 1:
            first, second = slate[:2]
            return c.Elect(*((first, tuple(left[::2])) if left[::2] else (second, tuple(left))))
        return c.Elect(candidate, self.some(left or voters, at_least=1))

    def card(self, _: Game, offer: Offer) -> Command:
        """Return a condition, and now and then a narrower circle."""
        if self.chance.random() < 0.6:
            return c.DrawCard(self.chance.choice(TEXTS[1:]))
        narrower = {
            name: self.some(of(offer, name)) for name in ("speakers", "voters", "candidates")
        }
        return c.DrawCard("ladies", **narrower)

    def spoiling(self, game: Game, offer: Offer) -> int:
        """Return a guest of the mafia, or the patient who was shot."""
        black = seats_of(game.black) if offer.move == "courtesan" else ()
        shot = (game.facts.hunts[-1].victim,) if offer.move == "doctor" else ()
        aims = of(offer, "target")
        useful = [seat for seat in (*black, *shot) if seat in aims]
        found: int = self.chance.choice(useful or aims)
        return found

    def hands(self, game: Game, offer: Offer) -> Command:
        """Return an even split of the living, or any hands: repeated, missing, or all of them."""
        assert isinstance(game.phase, Vote)
        slate, counted = game.phase.slate, len(game.phase.hands)
        if not counted:
            self.even = self.chance.random() < self.temper.ties
        voters = of(offer, "hands")
        shown = voters[counted :: len(slate)] if self.even else self.some(voters)
        return c.Hands(slate[counted], shown)

    def tally(self, game: Game, offer: Offer) -> Command:
        """Return a number of hands: an even share of those that are left, or any number."""
        assert isinstance(game.phase, Vote)
        waiting = len(game.phase.slate) - len(game.phase.hands)
        if not game.phase.hands:
            self.even = self.chance.random() < self.temper.ties
        (candidate,), most = of(offer, "candidate"), left_open(offer, "count").most
        count = most // waiting if self.even else self.chance.randint(0, most)
        return c.Tally(candidate, count)

    def lift(self, _: Game, offer: Offer) -> Command:
        return c.LiftHands(self.some(of(offer, "hands")))

    def best(self, game: Game, offer: Offer) -> Command:
        """Return any numbers, or the black ones, so that best moves are worth something."""
        asked = left_open(offer, "named").asked
        if self.chance.random() < 0.5:
            return c.Best(offer.actor, seats_of(game.black)[:asked])
        named = self.chance.choices(of(offer, "named"), k=self.chance.randint(0, asked + 1))
        return c.Best(offer.actor, tuple(named))

    def foul(self, game: Game, offer: Offer) -> Command:
        """Give fouls to few players, so that third and fourth fouls occur."""
        seats = of(offer, "seat")
        some = self.chance.sample(seats, min(3, len(seats)))
        seat = max(some, key=lambda s: game.fouls[s - 1])
        return c.Foul(seat, self.chance.choice(of(offer, "clause")), self.why(offer))

    def bonus(self, _: Game, offer: Offer) -> Command:
        """Choose high values, so that limits are reached."""
        points = of(offer, "points")
        some = self.chance.sample(points, min(3, len(points)))
        return c.GiveAward(self.chance.choice(of(offer, "seat")), max(some))

    def protest(self, _: Game, offer: Offer) -> Command:
        elapsed = self.chance.choice((None, 0, self.rules.protest_seconds))
        return c.FileProtest(offer.actor, self.chance.choice(TEXTS), elapsed)

    def support(self, _: Game, offer: Offer) -> Command:
        """Return any number of votes, or nearly all, so that a protest is carried."""
        seats = of(offer, "seats")
        return c.Support(self.some(seats, at_least=self.chance.choice((0, len(seats)))))

    def ruling(self, _: Game, offer: Offer) -> Command:
        """Return a ruling, with a remedy if the document has any."""
        verdict = left_open(offer, "upheld")
        way = self.chance.choice((*verdict.of, *verdict.remedies))
        text = self.chance.choice(TEXTS)
        if isinstance(way, bool):
            return c.Rule(upheld=way, text=text)
        return c.Rule(upheld=True, text=f"{way} {text}".strip())

    def sanction(self, game: Game, offer: Offer) -> Command:
        """Return a sanction with a reason where one is required, and now and then elsewhere."""
        seats = of(offer, "seat")
        seat = self.chance.choice(seats)
        exposed = game.phase.queue if isinstance(game.phase, Naming) else (game.today.standing,)
        if set(exposed) & set(seats) and self.chance.random() < 0.5:
            seat = self.chance.choice([seat for seat in exposed if seat in seats])
        clause = self.chance.choice(of(offer, "clause"))
        why = {"reason": self.why(offer)} if "reason" in offer.choices else {}
        return composed(offer, seat=seat, clause=clause, **why)

    def why(self, offer: Offer) -> str:
        """Return a reason where one is required, and now and then elsewhere."""
        told = left_open(offer, "reason").needed or self.chance.random() < 0.1
        return self.chance.choice(TEXTS[1:]) if told else ""

    def waive(self, _: Game, offer: Offer) -> Command:
        return c.Waive(self.chance.choice(of(offer, "clause")), self.chance.choice(TEXTS[1:]))


def left_open(offer: Offer, field: str) -> Any:
    """Return the choice for a field of the command, of any type."""
    return offer.choices[field]


def of(offer: Offer, field: str) -> tuple[Any, ...]:
    """Return the values that may be picked for a field of the command."""
    found: tuple[Any, ...] = left_open(offer, field).of
    return found


TEXTS = ("", "the count was wrong", 'протест: «рука», "7"\n\\', "\x00\x1f\x7f\u2028🙂")
"""Texts that a protocol must carry unchanged."""

MOVES: Mapping[str, Callable[[Player, Game, Offer], Command]] = {
    "order": Player.order,
    "shoot": Player.shots,
    **dict.fromkeys(ROLES, Player.show),
    "support": Player.support,
    "vote": Player.hands,
    "tally": Player.tally,
    "elect": Player.elect,
    "card": Player.card,
    "lift": Player.lift,
    "best": Player.best,
    **dict.fromkeys(("warn", "dq", "defeat", "ban"), Player.sanction),
    "foul": Player.foul,
    "waive": Player.waive,
    "bonus": Player.bonus,
    "protest": Player.protest,
    "ruling": Player.ruling,
}
"""Moves that are made with a purpose, so that rare things happen; others are made at random."""


def player_of(book: Rulebook, chance: Random, temper: str = "") -> Player | DayPlayer:
    """Return the player for games of that rulebook's format."""
    if book.format is BY_DAY:
        return DayPlayer(book.rules, chance)
    known = {**TEMPERS, **STANDOFFS}
    return Player(book.rules, chance, known.get(temper))


@lru_cache(maxsize=512)
def play(book_id: str, seed: int, temper: str = "") -> Played:
    """Play the whole game of a seed; without a temper the seed chooses that as well."""
    book = {**SUBJECTS, **OPTED}[book_id]
    player = player_of(book, Random(seed), temper)
    game, opening = player.opening()
    games, commands, events = [game], list[Command](), list[Events]()
    entries = 0
    while entries < player.entries and len(commands) < LIMIT:
        command = player.move(game)
        if command is None:
            break
        game, answer = step(book.rules, game, command)
        assert not isinstance(answer, Refusal), f"offered, but refused: {command!r}: {answer!r}"
        games.append(game)
        commands.append(command)
        events.append(answer)
        entries += isinstance(game.phase, Over)
    return Played(book, seed, opening, tuple(games), tuple(commands), tuple(events))
