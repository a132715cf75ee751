"""Draws: made once, by the server, and written into the log with the command that used them."""

from __future__ import annotations

from gorod.engine import Command, Game, offers
from gorod.engine.choices import Cards, One
from gorod.engine.commands import Deal
from gorod.engine.offer import composed
from gorod.engine.rules import CommonRules
from gorod.fair.shuffling import deal_from_seed
from gorod.server.chance import Chance


def drawn(rules: CommonRules, game: Game, seed: str, chance: Chance) -> tuple[Command, str] | None:
    """The command whose draw is due now, and where it came from; None if none is."""
    for offer in offers(rules, game):
        for choice in offer.choices.values():
            if isinstance(choice, Cards):
                # There may be more cards than players: the last ones lie aside.
                return Deal(deal_from_seed(choice.deck, seed)[: choice.count]), "seed"
            if offer.move == "coin" and isinstance(choice, One):
                return composed(offer, seat=chance.choice(choice.of)), "coin"
    return None
