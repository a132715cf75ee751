"""Every layout of the cards comes about equally often, and biased shuffles would be noticed."""

from collections import Counter
from math import factorial, prod, sqrt
from random import Random

import pytest

from gorod.fair.deals import cards_from, promised
from gorod.fair.shuffling import deal_from_seed
from gorod.rulebooks import BOOKS

DECK = tuple(BOOKS["fiim-2019"].rules.deck(10))
LAYOUTS = factorial(len(DECK)) // prod(map(factorial, Counter(DECK).values()))
DEALS = LAYOUTS * 16
SIGMAS = 3.3


def swerve(deal):
    """By how many standard deviations the chi-square of many deals is off, and the layouts seen."""
    counted = Counter(deal(number) for number in range(DEALS))
    expected = DEALS / LAYOUTS
    square = sum((found - expected) ** 2 / expected for found in counted.values())
    square += (LAYOUTS - len(counted)) * expected
    freedom = LAYOUTS - 1
    return (square - freedom) / sqrt(2 * freedom), len(counted)


def by_seed(number):
    return deal_from_seed(DECK, f"fair {number}")


def by_secret(number):
    return cards_from(promised("table", DECK, f"{number:064x}"), DECK)


@pytest.mark.parametrize("deal", [by_seed, by_secret])
def test_all_layouts_are_dealt_and_none_is_favoured(deal):
    off, seen = swerve(deal)
    assert seen == LAYOUTS
    assert abs(off) < SIGMAS, off


def _with_any(chance):
    """Each card changes places with any other: the shuffle of the on-line poker room."""
    cards = list(DECK)
    for place in range(len(cards)):
        other = chance.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def _never_itself(chance):
    """A place too few: no card may stay where it is."""
    cards = list(DECK)
    for last in range(len(cards) - 1, 0, -1):
        other = chance.randrange(last)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _never_the_last(chance):
    """The last card of all is left out, as in the paper: it always stays in one place."""
    cards = list(DECK)
    for last in range(len(cards) - 2, 0, -1):
        other = chance.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def _by_remainder(chance):
    """A small random number, and the rest of its division: the first places are favoured."""
    cards = list(DECK)
    for last in range(len(cards) - 1, 0, -1):
        other = chance.getrandbits(4) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


@pytest.mark.parametrize("biased", [_with_any, _never_itself, _never_the_last, _by_remainder])
def test_a_biased_shuffle_is_noticed(biased):
    chance = Random(1)
    off, _ = swerve(lambda _: biased(chance))
    assert off > 2 * SIGMAS, off


def test_a_shuffle_from_few_seeds_is_noticed():
    """The milliseconds of a day were all the seeds that the poker room had."""
    off, seen = swerve(lambda number: deal_from_seed(DECK, f"clock {number % 1000}"))
    assert seen < LAYOUTS
    assert off > 2 * SIGMAS, off
