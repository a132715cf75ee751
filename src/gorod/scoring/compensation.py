"""C_i: what a player killed by the first hunt gets back when his team loses.

i counts his first-hunt deaths as a red over a whole stage, whatever the result; B is a share
of his games there. The value depends on both totals, so every compensated game of a stage is
worth the same and all of them are valued anew after each game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import floor

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.points import Edition
from gorod.scoring.items import Item, cited
from gorod.scoring.played import Played

RULE = "compensation-value"


def base(edition: Edition, games: int) -> int:
    """B: the share of the games, to the nearest whole number, a half upwards."""
    return floor(edition.compensation_share * games + Fraction(1, 2))


def compensation(edition: Edition, games: int, kills: int) -> Fraction:
    """C_i for one game of a player with so many games and first-hunt deaths as a red."""
    within = base(edition, games)
    if kills > within:
        return edition.compensation
    return edition.compensation * kills / within if kills else Fraction()


def compensations(book: Rulebook, games: Sequence[Played]) -> dict[tuple[int, int], Item]:
    """(place of the game, seat) -> its compensation, over all games that are finished."""
    finished = [(index, played) for index, played in enumerate(games) if played.finished]
    sat = Counter(_appearances(played for _, played in finished))
    fell = Counter(
        (played.stage, name)
        for _, played in finished
        for seat, name in enumerate(played.names, 1)
        if played.first_killed_red(seat)
    )
    given: dict[tuple[int, int], Item] = {}
    for index, played in finished:
        for seat, name in enumerate(played.names, 1):
            if played.compensates(seat):
                player = played.stage, name
                value = compensation(book.edition, sat[player], fell[player])
                given[index, seat] = Item("compensation", value, RULE, cited(book, RULE))
    return given


def _appearances(games: Iterable[Played]) -> Iterable[tuple[str, str]]:
    return ((played.stage, name) for played in games for name in played.names)
