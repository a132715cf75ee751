"""Several tournaments together: one sequence of games for the rating, and clubs by their players.

A player is the same in two tournaments if both give the same id; `same` joins the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from gorod.tournament.ids import PersonId
from gorod.tournament.points_book import book_of
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.state import Tournament
from gorod.tournament.statistics.elo import MAIN, Rated, RatedGame

BEST = 5
"""How many of its best players count for a club."""


def ended_games(
    name: str, t: Tournament, ledger: Ledger, same: Mapping[PersonId, str]
) -> Iterator[tuple[str, RatedGame]]:
    """Yield the games of one tournament, each with the time of its end."""
    if t.regulation is None:
        return
    book = book_of(t.regulation)
    for plan in t.regulation.stages:
        for key, played in ledger.table(t, Scope(plan.id)).games.values():
            game = t.games[key]
            if game.stage != plan.id or not game.counts:
                continue
            rating = book.edition.rating
            pool = MAIN if rating is None else rating(played.game, book.options)
            players = tuple(same.get(PersonId(player), player) for player in played.names)
            yield game.ended_at, RatedGame(f"{name}/{key}", players, played.game, pool)


def person_key(t: Tournament, player: PersonId) -> str:
    """Return what identifies a person in tournaments that share no ids: nickname and club."""
    own = t.players[t.who(player)]
    club = t.clubs[own.club].name if own.club in t.clubs else ""
    return f"{own.nickname.casefold()}\n{club.casefold()}"


@dataclass(frozen=True, slots=True)
class ClubLine:
    """A club in the ranking of clubs."""

    club: str
    name: str
    players: int
    mean: float
    """The mean rating of its best players."""
    best: tuple[str, ...]


def leaders(
    rosters: Mapping[str, tuple[str, Iterable[str]]],
    rated: Mapping[str, Rated],
    count: int = BEST,
) -> tuple[ClubLine, ...]:
    """Rank clubs with at least `count` rated players by the mean of their best.

    A roster is the name of a club and the players who belong to it.
    """
    lines: list[ClubLine] = []
    for club, (name, players) in rosters.items():
        known = sorted((p for p in players if p in rated), key=lambda p: (-rated[p].value, p))
        if len(known) >= count:
            best = tuple(known[:count])
            mean = sum(rated[player].value for player in best) / count
            lines.append(ClubLine(club, name, len(known), mean, best))
    return tuple(sorted(lines, key=lambda line: (-line.mean, line.name)))
