"""Worlds: every deal that is possible, as one array.

A world gives each seat a card, and one more slot the card that nobody drew, if the deck has one
over. A table of ten has 2,520 worlds, one of twelve with three more roles about two million. Up to
`LARGEST` all of them are listed; above that `SAMPLE` of them are drawn, and the worlds say so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

LARGEST = 2_000_000
"""Above this number of worlds a sample is drawn."""
SAMPLE = 200_000
"""How many worlds are drawn for a sample."""
KEPT = 60_000
"""Many sets of up to this many worlds stay in memory, but only two larger ones."""

Cards = tuple[str, ...]
Deals = NDArray[np.uint8]


@dataclass(frozen=True, slots=True, eq=False)
class Worlds:
    """Deals by row, slots by column; an entry is an index into `cards`."""

    cards: Cards
    deals: Deals
    sampled: bool
    """Whether these are not all worlds, but some that were drawn with equal chances."""

    @property
    def count(self) -> int:
        return len(self.deals)


def possible_worlds(deck: Cards, allowed: tuple[Cards, ...], largest: int = LARGEST) -> Worlds:
    """Return the deals of a deck in which every slot has one of the cards allowed to it.

    If they are sampled, the choice depends on the arguments alone.
    """
    many = _arrangements(_left(deck, allowed)) > KEPT
    return (_large if many else _small)(deck, allowed, largest)


def _counted(deck: Cards, allowed: tuple[Cards, ...], largest: int) -> Worlds:
    cards = tuple(sorted(set(deck)))
    fixed = {slot: cards.index(only[0]) for slot, only in enumerate(allowed) if len(only) == 1}
    free = [slot for slot in range(len(deck)) if slot not in fixed]
    left = _left(deck, allowed)
    codes = {cards.index(card): count for card, count in left.items()}
    sampled = _arrangements(left) > largest
    deals = np.zeros((1, len(deck)), np.uint8)
    for slot, code in fixed.items():
        deals[:, slot] = code
    deals = (
        _drawn(deals, free, codes, min(SAMPLE, largest)) if sampled else _every(deals, free, codes)
    )
    for slot in free:
        if len(allowed[slot]) < len(cards):
            may = np.array([card in allowed[slot] for card in cards])
            deals = deals[may[deals[:, slot]]]
    deals.setflags(write=False)
    return Worlds(cards, deals, sampled)


_small = lru_cache(maxsize=96)(_counted)
_large = lru_cache(maxsize=2)(_counted)


def _left(deck: Cards, allowed: tuple[Cards, ...]) -> Counter[str]:
    """Return the cards of the slots that are not certain."""
    return Counter(deck) - Counter(only[0] for only in allowed if len(only) == 1)


def _arrangements(cards: Counter[str]) -> int:
    return factorial(cards.total()) // prod(map(factorial, cards.values()))


def _every(deals: Deals, free: list[int], codes: dict[int, int]) -> Deals:
    """Return all arrangements.

    Card after card is given to every choice of the slots that are free.
    """
    slots = np.array([free], np.uint8)
    for code, count in sorted(codes.items(), key=lambda one: one[1]):
        many = slots.shape[1]
        taken = np.array(list(combinations(range(many), count)), np.intp).reshape(-1, count)
        rows = np.repeat(np.arange(len(slots)), len(taken))
        picks = np.tile(taken, (len(slots), 1))
        deals = deals[rows]
        here = np.arange(len(deals))[:, None]
        chosen = slots[rows]
        deals[here, chosen[here, picks]] = code
        kept = np.ones(chosen.shape, bool)
        kept[here, picks] = False
        slots = chosen[kept].reshape(len(deals), many - count)
    return deals


def _drawn(deals: Deals, free: list[int], codes: dict[int, int], most: int) -> Deals:
    """Return `most` arrangements, each drawn independently."""
    cards = np.repeat(list(codes), list(codes.values())).astype(np.uint8)
    chance = np.random.default_rng(len(free) * 1000 + len(codes))
    deals = np.repeat(deals, most, axis=0)
    deals[:, free] = chance.permuted(np.tile(cards, (most, 1)), axis=1)
    return deals
