"""The random legal bot: it takes any offer, with any value that its choices allow.

Discipline and points are for people; `PLAYED` are the moves that bring a game to its end.
`RandomLegal` plays one seat; the functions also play a judge, who enters what everybody does.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from gorod.bots.seat_view import SeatView
from gorod.bots.statement import Statements
from gorod.engine import commands as c
from gorod.engine.choices import Cards, Choice, Count, One, Some, Verdict, Words
from gorod.engine.duties import ROLES
from gorod.engine.moves import MOVES
from gorod.engine.offer import Offer, composed

SOME = 0.35
"""The chance that a hand goes up."""
AGREED = 0.8
"""The chance that a pack agrees on its victim."""

PLAYED = frozenset(
    {
        "proceed",
        "miss",
        "order",
        "shoot",
        *ROLES,
        "nominate",
        "pass",
        "vote",
        "lift",
        "best",
        "foul",
    }
) | {"ballot", "act", "close"}
"""Everything that brings a game to its end; other discipline and points are for people."""

SEATED = {
    **dict.fromkeys(
        ("vote", "lift", "elect", "shoot", "ball", "execute", "successor", "best"), 1.0
    ),
    **dict.fromkeys(ROLES, 1.0),
    "nominate": 0.4,
    "pass": 0.6,
    "order": 1.0,
}
"""Move -> its weight when a seat chooses among its offers."""

WEIGHT = {"nominate": 0.35, "order": 0.5, "shoot": 8.0, "foul": 0.05, "miss": 0.1, "proceed": 0.5}


def picked(choice: Choice, chance: Random) -> Any:  # noqa: ANN401  a value for any field
    """Return a random value that a choice allows."""
    match choice:
        case One(of=of) | Verdict(of=of):
            return chance.choice(of)
        case Some(of=of, asked=asked):
            some = [one for one in of if chance.random() < SOME]
            return tuple(chance.sample(of, min(asked, len(of))) if asked else some)
        case Count(least=least, most=most):
            return chance.randint(least, most)
        case Cards(deck=deck, count=count):
            return tuple(chance.sample(deck, count))
    return ""


def at_random(offer: Offer, chance: Random) -> c.Command:
    """Return the command of an offer with random values.

    Fields that may be left out are left out.
    """
    needed = _needed(MOVES[offer.move].command)
    picks = {
        name: picked(choice, chance)
        for name, choice in offer.choices.items()
        if name in needed or name == "clause"
    }
    return composed(offer, **picks)


@cache
def _needed(command: type[msgspec.Struct]) -> frozenset[str]:
    """Return the fields that a command cannot leave out; cached because reading them is slow."""
    every = msgspec.structs.fields(command)
    return frozenset(field.name for field in every if field.default is msgspec.NODEFAULT)


def taken(offer: Offer, every: Sequence[Offer], chance: Random) -> c.Command:
    """Return the command of an offer; the shots of a hunt are one act of all hunters."""
    if MOVES[offer.move].by == "pack":
        return _shots([one for one in every if one.move == offer.move], chance)
    return at_random(offer, chance)


def _shots(hunters: list[Offer], chance: Random) -> c.Command:
    """Return the shots of all hunters; the pack agrees more often than not."""
    aims = {hunter.actor: _aims(hunter) for hunter in hunters}
    one = chance.choice([seat for seat in _aims(hunters[0]) if seat] or [0])
    agreed = chance.random() < AGREED
    return c.Shoot(tuple((h, one if agreed else chance.choice(own)) for h, own in aims.items()))


def _aims(hunter: Offer) -> tuple[Any, ...]:
    choice = hunter.choices["target"]
    return choice.of if isinstance(choice, One) else ()


def makeable(every: Sequence[Offer], among: Container[str]) -> list[Offer]:
    """Return the offers of these moves that can be taken at random.

    Giving reasons is for people.
    """
    return [
        offer
        for offer in every
        if offer.move in among and not any(map(_unmakeable, offer.choices.values()))
    ]


def _unmakeable(choice: Choice) -> bool:
    return (isinstance(choice, One) and not choice.of) or choice == Words(needed=True)


def move(
    every: Sequence[Offer], chance: Random, among: Container[str] = PLAYED
) -> c.Command | None:
    """Return a command of one of these moves; None if none of them is offered."""
    usable = makeable(every, among)
    if not usable:
        return None
    (offer,) = chance.choices(usable, [WEIGHT.get(offer.move, 1.0) for offer in usable])
    return taken(offer, every, chance)


@dataclass(frozen=True, slots=True)
class RandomLegal:
    """A player who nominates, votes, shoots and acts at random, and says nothing."""

    chance: Random
    pact: int
    """Hunters with the same pact shoot at the same seat, as though they had agreed on it."""

    def decide(
        self, view: SeatView, offers: Sequence[Offer], _: Statements = ()
    ) -> c.Command | None:
        """Return the command of one of these offers, or None."""
        usable = makeable(offers, SEATED.keys() - {"order" if view.order else ""})
        if not usable:
            return None
        (offer,) = self.chance.choices(usable, [SEATED[offer.move] for offer in usable])
        match offer.move:
            case "vote":
                return self._hand(view, offer)
            case "elect":
                return composed(
                    offer,
                    candidate=picked(offer.choices["candidate"], self.chance),
                    hands=() if view.voted else (view.seat,),
                )
            case "shoot":
                return c.Shoot(((view.seat, self._aim(view, offer)),))
        return at_random(offer, self.chance)

    def speak(self, _: SeatView, __: Statements = ()) -> Statements:
        """Say nothing."""
        return ()

    def _hand(self, view: SeatView, offer: Offer) -> c.Command:
        """Raise the hand or not: it is equally likely to go to each candidate."""
        ballot = view.known.ballot
        left = len(ballot.slate) - len(ballot.counts) if ballot else 1
        raised = not view.voted and self.chance.random() * left < 1
        candidate = picked(offer.choices["candidate"], self.chance)
        return c.Hands(candidate, (view.seat,) if raised else ())

    def _aim(self, view: SeatView, offer: Offer) -> Any:  # noqa: ANN401  a seat
        prey = [seat for seat in _aims(offer) if seat in view.living and seat not in view.pack]
        return Random(f"{self.pact} {view.known.number}").choice(prey or _aims(offer))  # noqa: S311
