"""The points that depend on the whole tournament: the compensation of those killed first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import Edition
from gorod.scoring.items import Item, cited
from gorod.scoring.played_games import Played


def compensation(edition: Edition, games: int, kills: int) -> Fraction:
    """Return the value of one game for a player with this number of games and of counted deaths."""
    return edition.compensation.worth(games, kills)


def compensations(
    book: Rulebook,
    games: Sequence[Played] | Mapping[int, Played],
    career: Sequence[tuple[int, int]],
) -> dict[int, Item]:
    """Return the compensations of one player by the place of the game, from all finished games.

    Games without a compensation are left out.
    """
    edition: Edition = book.edition
    rule = edition.compensation.rule
    sat = [Sitting(games[at].game, seat, games[at].stage) for at, seat in career]
    values = zip(career, edition.compensation.values(sat), strict=True)
    return {
        at: Item("compensation", value, rule, cited(book, rule))
        for (at, _), value in values
        if value
    }
