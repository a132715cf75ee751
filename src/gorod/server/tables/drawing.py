"""The draws of a game: cards and lots follow from the promised secret, which is in the log."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.engine import Command, Game, offers
from gorod.engine.choices import Cards, One
from gorod.engine.commands import Deal
from gorod.engine.offer import composed
from gorod.engine.rules import CommonRules
from gorod.fair import FairDeal
from gorod.fair.deals import cards_from, drawn_from
from gorod.server.tables.day_cards import NUMBERS, card_of


@dataclass(frozen=True, slots=True)
class Drawn:
    """The command of a draw that was due, and what it was drawn from."""

    command: Command
    source: str
    among: tuple[int, ...] = ()


def drawn(rules: CommonRules, game: Game, deal: FairDeal) -> Drawn | None:
    """Return the draw that is due in a game, from the secret of its deal; None if none is due."""
    for offer in offers(rules, game):
        for choice in offer.choices.values():
            if isinstance(choice, Cards):
                # There may be more cards than players: the last ones are set aside.
                return Drawn(Deal(cards_from(deal, choice.deck)[: choice.count]), "seed")
            if offer.move == "coin" and isinstance(choice, One):
                lot = drawn_from(deal, game.moment, tuple(map(int, choice.of)))
                return Drawn(composed(offer, seat=lot.fell), "coin", lot.among)
        if offer.move == "card":
            lot = drawn_from(deal, game.moment, NUMBERS)
            return Drawn(card_of(lot.fell, game), "card", lot.among)
    return None
