"""Offers: what may be done now. Screens, bots and tests all rely on them.

An offer names a row of the table of moves, who acts, and the choices that are left. A law test
proves that a command is accepted exactly when it is offered. Each format has its own offers by
phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine.choices import Cards
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Seating
from gorod.engine.rules import CommonRules
from gorod.engine.viewers import JUDGE, Viewer

PhaseOffers = dict[type, Callable[[Any, Game, Any], Iterator[Offer]]]
"""Phase -> the offers in it."""


def offers(rules: CommonRules, game: Game, viewer: Viewer = JUDGE) -> tuple[Offer, ...]:
    """Return what this viewer may do now; the judge may enter everything."""
    every = offers_of_the_step(rules, game)
    if viewer != JUDGE:
        return tuple(offer for offer in every if offer.actor and offer.actor == viewer)
    return every + tuple(rules.format.anytime(rules, game))


def offers_of_the_step(rules: CommonRules, game: Game) -> tuple[Offer, ...]:
    """Return the offers of this step, without what the judge may impose at any moment."""
    return tuple(rules.format.offers[type(game.phase)](rules, game, game.phase))


def dealing(rules: CommonRules, game: Game, _: Seating) -> Iterator[Offer]:
    """Offer to deal the cards, which is the first move in every format."""
    yield Offer("deal", 0, {"cards": Cards(rules.deck(game.size), game.size)})
