"""The standings of a tournament from its games.

The points of single games are computed elsewhere; the compensation and the places, which depend on
the whole tournament, are computed here. Players are identified by their exact names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from gorod.rulebooks import Rulebook
from gorod.scoring.compensation_points import compensations
from gorod.scoring.played_games import Played, SameName, careers, same_name
from gorod.scoring.score_rows import Row, Scored
from gorod.scoring.ties import TieBreaks, ranked, tie_breaks


@dataclass(frozen=True, slots=True)
class Standings:
    """The rows in order of place."""

    rows: tuple[Row, ...]
    provisional: bool
    """Whether some game is unfinished or under protest."""
    games: int
    """The number of games counted: the finished ones."""


def standings(
    book: Rulebook,
    games: Sequence[Played],
    lots: Sequence[str] = (),
    ties: TieBreaks | None = None,
) -> Standings | SameName:
    """Rank everybody who finished a game; unfinished games count for nothing.

    `ties` replaces the tie-breaks of the edition, as the regulation of a tournament may. Returns a
    `SameName` if two seats of a game have the same name.
    """
    twice = same_name(games)
    if twice is not None:
        return twice
    finished = [played for played in games if played.counts]
    own = tie_breaks(book) if ties is None else ties
    rows = [tallied(book, name, games, at) for name, at in careers(games).items()]
    return Standings(
        rows=ranked(book, rows, (lots,), own),
        provisional=not all(played.settled for played in games),
        games=len(finished),
    )


def tallied(
    book: Rulebook,
    name: str,
    games: Sequence[Played] | Mapping[int, Played],
    career: Sequence[tuple[int, int]],
    counted: Callable[[int], bool] = lambda _: True,
) -> Row:
    """Return one player's sums, without a place, from (place of the game, seat) of their games.

    All of these games affect their compensations, but only those that are `counted` are added up.
    """
    extra = compensations(book, games, career)
    places = [(at, seat) for at, seat in career if counted(at)]
    items: list[Scored] = []
    for at, seat in places:
        items += (Scored(at, item) for item in games[at].points[seat - 1].items)
        if at in extra:
            items.append(Scored(at, extra[at]))
    return Row(
        name=name,
        games=len(places),
        wins=sum(games[at].won(seat) for at, seat in places),
        first_killed=sum(games[at].first_killed(seat) for at, seat in places),
        don_sheriff_wins=sum(games[at].won_leading(seat) for at, seat in places),
        items=tuple(items),
    )
