"""What only a whole tournament can tell: the compensation of those killed first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.compensation import Sitting
from gorod.rulebooks.policies.points import Edition
from gorod.scoring.items import Item, cited
from gorod.scoring.played_games import Played


def compensation(edition: Edition, games: int, kills: int) -> Fraction:
    """The value for one game of a player with so many games and first deaths that count."""
    return edition.compensation.worth(games, kills)


def compensations(
    book: Rulebook,
    games: Sequence[Played] | Mapping[int, Played],
    career: Sequence[tuple[int, int]],
) -> dict[int, Item]:
    """Place of the game -> one player's compensation for it, from all their finished games."""
    edition: Edition = book.edition
    rule = edition.compensation.rule
    sat = [Sitting(games[at].game, seat, games[at].stage) for at, seat in career]
    values = zip(career, edition.compensation.values(sat), strict=True)
    return {
        at: Item("compensation", value, rule, cited(book, rule))
        for (at, _), value in values
        if value
    }
