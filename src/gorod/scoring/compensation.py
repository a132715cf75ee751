"""What only a whole tournament can tell: the compensation of those killed first."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import Edition
from gorod.scoring.items import Item, cited
from gorod.scoring.played import Played, careers


def compensation(edition: Edition, games: int, kills: int) -> Fraction:
    """The value for one game of a player with so many games and first deaths that count."""
    return edition.compensation.worth(games, kills)


def compensations(book: Rulebook, games: Sequence[Played]) -> dict[tuple[int, int], Item]:
    """(place of the game, seat) -> its compensation, over all games that are finished."""
    edition: Edition = book.edition
    rule = edition.compensation.rule
    given: dict[tuple[int, int], Item] = {}
    for places in careers(games).values():
        sat = [Sitting(games[at].game, seat, games[at].stage) for at, seat in places]
        for place, value in zip(places, edition.compensation.values(sat), strict=True):
            if value:
                given[place] = Item("compensation", value, rule, cited(book, rule))
    return given
