"""Several tournaments together: one sequence of games for the rating, and clubs by their players.

A player is the same in two tournaments if they give him the same id; `same` joins the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gorod.tournament.book import book_of
from gorod.tournament.numbers.rating import MAIN, Rated, RatedGame
from gorod.tournament.rounds import VALID
from gorod.tournament.state import Tournament
from gorod.tournament.table.ledger import Ledger
from gorod.tournament.table.scope import Scope


def rated_games(
    tournaments: Sequence[tuple[str, Tournament]], same: Mapping[str, str] | None = None
) -> Iterator[RatedGame]:
    """Confirmed games in the order in which they ended, with the pool that their document names."""
    joined = same or {}
    found: list[tuple[str, str, RatedGame]] = []
    for name, t in tournaments:
        if t.regulation is None:
            continue
        book, ledger = book_of(t.regulation), Ledger()
        for plan in t.regulation.stages:
            for key, played in ledger.table(t, Scope(plan.id)).games.values():
                game = t.games[key]
                if game.stage != plan.id or game.status != VALID:
                    continue
                rating = book.edition.rating
                pool = MAIN if rating is None else rating(played.game, book.options)
                players = tuple(joined.get(player, player) for player in played.names)
                one = RatedGame(f"{name}/{key}", players, played.game, pool)
                found.append((game.ended_at, one.key, one))
    return (one for _, _, one in sorted(found, key=lambda entry: entry[:2]))


@dataclass(frozen=True, slots=True)
class ClubLine:
    """A club among the others."""

    club: str
    name: str
    players: int
    mean: float
    """Of its best so many players, by their ratings."""
    best: tuple[str, ...]


def club_leaders(t: Tournament, rated: Mapping[str, Rated], count: int = 5) -> tuple[ClubLine, ...]:
    """Clubs with at least so many rated players, by the mean of their best."""
    lines: list[ClubLine] = []
    for club in t.clubs.values():
        own = [p.id for p in t.players.values() if p.club == club.id and p.id not in t.merged]
        known = sorted((p for p in own if p in rated), key=lambda p: (-rated[p].value, p))
        if len(known) >= count:
            best = tuple(known[:count])
            mean = sum(rated[player].value for player in best) / count
            lines.append(ClubLine(club.id, club.name, len(known), mean, best))
    return tuple(sorted(lines, key=lambda line: (-line.mean, line.name)))
