"""Every death on the first hunting night is compensated, each by more than the one before.

Role and result do not matter. Victims lose it if they could name a best move and found none of
those whom they had to look for; such a death still counts for the later ones.
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
"""Returns the number of the death in each of these games; it is ignored where there is none."""


def over_the_tournament(sittings: Sequence[Sitting]) -> Sequence[int]:
    """Count a player's deaths through the whole tournament."""
    return tuple(accumulate(int(own.first_killed) for own in sittings))


def within_the_night(sittings: Sequence[Sitting]) -> Sequence[int]:
    """Number the victims of the same night in the order of their departure."""
    return tuple(_order(own) for own in sittings)


def _order(own: Sitting) -> int:
    sheet = own.game.facts
    fell = [d.seat for d in sheet.departures if has(sheet.first_killed, d.seat)]
    return fell.index(own.seat) + 1 if own.seat in fell else 0


@dataclass(frozen=True, slots=True)
class ByProgression:
    """The *n*-th death is worth *n* steps."""

    step: Fraction
    """The value in points."""
    best_moves: Mapping[str, BestMoveWorth]
    """Team of the victim -> the teams whose members they had to look for."""
    numbering: Numbering = over_the_tournament
    rule: str = "compensation-value"

    def worth(self, _: int, deaths: int) -> Fraction:
        return self.step * deaths

    def values(self, sittings: Sequence[Sitting]) -> tuple[Fraction, ...]:
        """Return the value of each death that did not lose its compensation, otherwise 0."""
        numbers = self.numbering(sittings)
        return tuple(
            self.worth(len(sittings), number)
            if own.first_killed and not self._lost(own)
            else Fraction()
            for own, number in zip(sittings, numbers, strict=True)
        )

    def _lost(self, own: Sitting) -> bool:
        """Whether they could name a best move and found nobody; declining also finds nobody."""
        entitled = has(own.game.facts.best_right, own.seat)
        return entitled and not best_move_found(self.best_moves, own.game, own.seat)
