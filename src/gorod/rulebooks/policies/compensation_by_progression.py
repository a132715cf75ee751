"""Every death on the first hunting night is compensated, each one higher than the last.

Role and result do not matter. It is lost if the victim might name a best move and named nobody
of those they had to look for; a death that lost it still counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from gorod.engine.seats import has
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import BestMoveWorth, best_move_found

Numbering = Callable[[Sequence[Sitting]], Sequence[int]]
"""Which death is the one in each of these games? Games without a death do not matter."""


def over_the_tournament(sittings: Sequence[Sitting]) -> Sequence[int]:
    """Their first, second, third such death in the tournament."""
    return tuple(accumulate(int(own.first_killed) for own in sittings))


def within_the_night(sittings: Sequence[Sitting]) -> Sequence[int]:
    """The first, second or third victim of that night."""
    return tuple(_order(own) for own in sittings)


def _order(own: Sitting) -> int:
    sheet = own.game.facts
    fell = [d.seat for d in sheet.departures if has(sheet.first_killed, d.seat)]
    return fell.index(own.seat) + 1 if own.seat in fell else 0


@dataclass(frozen=True, slots=True)
class ByProgression:
    """The n-th death is worth n steps."""

    step: Fraction
    """In points."""
    best_moves: Mapping[str, BestMoveWorth]
    """Team of the victim -> whom they had to look for."""
    numbering: Numbering = over_the_tournament
    rule: str = "compensation-value"

    def worth(self, _: int, deaths: int) -> Fraction:
        return self.step * deaths

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """The step of each death that did not lose its compensation."""
        numbers = self.numbering(sittings)
        return tuple(
            self.worth(len(sittings), number)
            if own.first_killed and not self._lost(own)
            else Fraction()
            for own, number in zip(sittings, numbers, strict=True)
        )

    def _lost(self, own: Sitting) -> bool:
        """They had a best move and found nobody; declining finds nobody, too."""
        entitled = has(own.game.facts.best_right, own.seat)
        return entitled and not best_move_found(self.best_moves, own.game, own.seat)
