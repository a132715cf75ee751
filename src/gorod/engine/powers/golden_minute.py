"""The golden minute before a ballot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from gorod.engine.choices import One
from gorod.engine.commands import TakeGolden
from gorod.engine.game import Game
from gorod.engine.offer import Offer
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Floor, Rules
from gorod.engine.seats import Seats

USED_UP = "golden"
"""The fact of a record that a player has used up their golden minute."""


@dataclass(frozen=True, slots=True)
class GoldenMinute(Power):
    """A candidate may speak once more before the ballot."""

    RULE_IDS: ClassVar[frozenset[str]] = frozenset({"golden-minute"})
    COMMANDS: ClassVar[frozenset[type]] = frozenset({TakeGolden})
    FACTS: ClassVar[frozenset[str]] = frozenset({USED_UP})

    golden: Callable[[Game, int], Floor | Refusal]
    """How long may this candidate speak once more before the ballot?"""


def golden_minutes(rules: Rules, game: Game, slate: Seats) -> Iterator[Offer]:
    """Offer a golden minute to each candidate who may speak once more now."""
    minute = rules.power(GoldenMinute)
    if minute is not None:
        for seat in slate:
            if not isinstance(minute.golden(game, seat), Refusal):
                yield Offer("golden", seat, {"seat": One((seat,))})
