"""What the judge may do at almost any moment: sanctions and the technical night."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.phases import Over, Recess, Seating
from gorod.engine.powers.technical_night import TechnicalNight
from gorod.engine.rules import Rules
from gorod.engine.table.sanctions import sanctions


def interventions(rules: Rules, game: Game) -> Iterator[Offer]:
    yield from sanctions(rules, game)
    if TechnicalNight in rules.powers and not isinstance(game.phase, Seating | Recess | Over):
        yield Offer("technical", 0)
