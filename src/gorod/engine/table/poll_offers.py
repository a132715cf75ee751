"""Offers in elections, polls and golden minutes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine.choices import One, Some
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Balls, Election, Golden, Verdict
from gorod.engine.rules import Rules
from gorod.engine.seats import seats_of


def golden(_: Rules, __: Game, phase: Golden) -> Iterator[Offer]:
    yield Offer("pass", phase.queue[0])


def election(rules: Rules, game: Game, phase: Election) -> Iterator[Offer]:
    if phase.lot:
        yield Offer("coin", 0, {"seat": One(phase.slate)})
        return
    for candidate in phase.slate:
        hands = Some(seats_of(rules.voters(game)))
        yield Offer("elect", 0, {"candidate": One((candidate,)), "hands": hands})


def verdict(_: Rules, game: Game, phase: Verdict) -> Iterator[Offer]:
    yield Offer("execute", phase.deputy, {"seat": One(game.living)})


def balls(rules: Rules, game: Game, phase: Balls) -> Iterator[Offer]:
    for seat in seats_of(rules.voters(game)):
        for colour in ("black", "white"):
            given, other = phase.of(seat, colour)
            if not given:
                targets = tuple(s for s in game.living if s != other)
                yield Offer("ball", seat, {"colour": One((colour,)), "target": One(targets)})


POLLS: dict[type, Callable[[Any, Game, Any], Iterator[Offer]]] = {
    Golden: golden,
    Election: election,
    Verdict: verdict,
    Balls: balls,
}
