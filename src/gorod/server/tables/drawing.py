"""Draws: made once, by the server, and written into the log with the command that used them."""

from __future__ import annotations

from gorod.engine import Command, Game, offers
from gorod.engine.by_day.commands import FlipCoin
from gorod.engine.commands import Deal
from gorod.engine.rules import CommonRules
from gorod.record.dealing import deal_from_seed
from gorod.server.chance import Chance


def drawn(rules: CommonRules, game: Game, seed: str, chance: Chance) -> tuple[Command, str] | None:
    """The command whose draw is due now, and where it came from; None if none is."""
    standing = {offer.verb: offer for offer in offers(rules, game)}
    if "deal" in standing:
        # There may be more cards than players: the last ones lie aside.
        cards = deal_from_seed(standing["deal"].values, seed)
        return Deal(cards[: standing["deal"].most]), "seed"
    if "coin" in standing:
        return FlipCoin(chance.choice(standing["coin"].seats)), "coin"
    return None
