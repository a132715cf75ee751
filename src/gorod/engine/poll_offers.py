"""What may be done in elections and polls, in a golden minute, and about the card of the day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import commands as c
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Balls, Election, Golden, Verdict
from gorod.engine.rules import Rules
from gorod.engine.seats import seats_of


def golden(_: Rules, __: Game, phase: Golden) -> Iterator[Offer]:
    yield Offer("pass", phase.queue[0])


def election(rules: Rules, game: Game, phase: Election) -> Iterator[Offer]:
    if phase.lot:
        yield Offer("coin", 0, phase.slate)
        return
    for candidate in phase.slate:
        yield Offer("elect", 0, seats_of(rules.voters(game)), (str(candidate),), most=0)


def verdict(_: Rules, game: Game, phase: Verdict) -> Iterator[Offer]:
    yield Offer("execute", phase.deputy, game.living)


def balls(rules: Rules, game: Game, phase: Balls) -> Iterator[Offer]:
    for seat in seats_of(rules.voters(game)):
        for colour in ("black", "white"):
            given, other = phase.of(seat, colour)
            if not given:
                targets = tuple(s for s in game.living if s != other)
                yield Offer("ball", seat, targets, (colour,))


POLLS: dict[type, Callable[[Any, Game, Any], Iterator[Offer]]] = {
    Golden: golden,
    Election: election,
    Verdict: verdict,
    Balls: balls,
}

POLL_COVERS: dict[type, Callable[[Offer, Any], bool]] = {
    c.TakeGolden: lambda o, k: (o.verb, o.actor) == ("golden", k.seat),
    c.Elect: lambda o, k: (
        o.verb == "elect" and o.values[0] == str(k.candidate) and set(k.hands) <= set(o.seats)
    ),
    c.Execute: lambda o, k: o.verb == "execute" and k.seat in o.seats,
    c.Successor: lambda o, k: o.verb == "successor" and k.seat in o.seats,
    c.GiveBall: lambda o, k: (
        (o.verb, o.actor, o.values) == ("ball", k.seat, (k.colour,)) and k.target in o.seats
    ),
    c.DrawCard: lambda o, k: (
        o.verb == "card" and {*k.speakers, *k.voters, *k.candidates} <= set(o.seats)
    ),
    c.Breach: lambda o, k: o.verb == "breach" and k.seat in o.seats,
}
"""Whether one offer covers one of these commands."""
