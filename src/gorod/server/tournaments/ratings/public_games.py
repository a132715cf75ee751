"""The players and rated games of all public tournaments.

It never contains anything of hidden tournaments, nor of games that are withheld. Games are rated
only if the owner of the server declared the tournament official and it was played here: otherwise
anybody could change everybody's rating with a tournament, or an archive, that they made up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from gorod.server.access.owners import Owners
from gorod.server.store.interface import Store
from gorod.server.store.store_ids import TournamentId
from gorod.server.tournaments.archive_copies import ArchiveMatcher
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament.ids import NOBODY, PersonId
from gorod.tournament.state import Tournament
from gorod.tournament.statistics.elo import EDITIONS, Rated, RatedGame, ratings
from gorod.tournament.statistics.several_tournaments import ended_games, person_key
from gorod.tournament.visibility import seen_games, seen_players

LATEST = next(reversed(EDITIONS))


@dataclass(frozen=True, slots=True)
class Known:
    """A player on the list of one tournament."""

    key: str
    tournament: TournamentId
    title: str
    player: PersonId
    nickname: str
    city: str
    club: str
    club_city: str
    official: bool = False
    """Whether the games of this tournament are rated."""


@dataclass(frozen=True, slots=True)
class _Part:
    """One tournament at one version of its log."""

    version: int
    people: tuple[Known, ...]
    games: tuple[tuple[str, RatedGame], ...]
    elsewhere: bool = False
    """Whether its games count in another tournament: it is a copy, or was imported again."""
    read: bool = False
    """Whether it came from an archive, so that this server has not witnessed its games."""

    def rated(self, *, official: bool) -> _Part:
        """Return this part with its people marked official; without games if they do not count."""
        if not official or self.read:
            return replace(self, games=())
        return replace(self, people=tuple(replace(one, official=True) for one in self.people))


@dataclass
class PublicGames:
    """All public tournaments as they were at one moment."""

    parts: tuple[_Part, ...]
    _rated: dict[tuple[str, str], dict[str, Rated]] = field(default_factory=dict)

    @cached_property
    def people(self) -> dict[str, list[Known]]:
        """People by their keys, each with their entries in the order of the tournaments.

        Entries of official tournaments come last, because what is known of a person is taken from
        the last entry.
        """
        found: dict[str, list[Known]] = {}
        for part in self.parts:
            for known in part.people:
                found.setdefault(known.key, []).append(known)
        return {key: sorted(own, key=lambda one: one.official) for key, own in found.items()}

    @cached_property
    def games(self) -> list[RatedGame]:
        """All rated games in the order in which they ended."""
        found = (one for part in self.parts for one in part.games)
        return [one for _, one in sorted(found, key=lambda entry: (entry[0], entry[1].key))]

    @property
    def tournaments(self) -> int:
        """The number of tournaments with rated games."""
        return sum(bool(part.games) for part in self.parts)

    @property
    def pools(self) -> tuple[str, ...]:
        return tuple(sorted({one.pool for one in self.games}))

    def rated(self, edition: str, pool: str) -> dict[str, Rated]:
        """Return everybody's rating, best first."""
        key = (edition, pool)
        if key not in self._rated:
            found = ratings(EDITIONS[edition], self.games, pool)
            order = sorted(found, key=lambda person: (-found[person].value, person))
            self._rated[key] = {person: found[person] for person in order}
        return self._rated[key]


class PublicGamesCache:
    """Collects public tournaments; reads again only those that have changed."""

    def __init__(
        self,
        store: Store,
        tournaments: LiveTournaments,
        archive_matcher: ArchiveMatcher,
        owners: Owners,
    ) -> None:
        self._store, self._tournaments, self._archive_matcher = store, tournaments, archive_matcher
        self._owners = owners
        self._parts: dict[TournamentId, _Part] = {}
        self._last = PublicGames(())
        self._lock = asyncio.Lock()

    async def now(self) -> PublicGames:
        async with self._lock:
            rows = await self._store.tournaments()
            ids = [row.id for row in rows]
            parts = {name: await self._part(name, ids) for name in ids}
            self._parts = {name: part for name, part in parts.items() if part is not None}
            official = {name: (await self._owners.decision(name)).official for name in ids}
            found = tuple(
                part.rated(official=official[name])
                for name, part in self._parts.items()
                if not part.elsewhere
            )
            if found != self._last.parts:
                self._last = PublicGames(found)
            return self._last

    async def _part(self, tournament: TournamentId, shown: list[TournamentId]) -> _Part | None:
        known = self._parts.get(tournament)
        if (
            known is not None
            and not known.elsewhere
            and not await self._store.entries(tournament, known.version)
        ):
            return known
        stream = await self._tournaments.readable(tournament)
        if stream is None:
            return None
        if stream.t.provenance is not None and await self._elsewhere(stream, shown):
            return _Part(stream.version, (), (), elsewhere=True)
        async with stream.counting:
            return await asyncio.to_thread(_read, stream, stream.t, stream.version)

    async def _elsewhere(self, stream: LiveTournament, shown: list[TournamentId]) -> bool:
        """Whether its games count in another tournament; this is always so for copies."""
        earlier = shown[: shown.index(stream.id)]
        return stream.t.copy or await self._archive_matcher.counted_elsewhere(stream, earlier)


def _read(stream: LiveTournament, t: Tournament, version: int) -> _Part:
    """Return the part of a tournament that the public may see."""
    shown = {f"{stream.id}/{game.id}" for game in seen_games(t, NOBODY)}
    people = tuple(_people(stream.id, t))
    same = {player: person_key(t, player) for player in t.players}
    games = ended_games(stream.id, t, stream.ledger, same)
    counted = tuple(one for one in games if one[1].key in shown)
    return _Part(version, people, counted, read=t.provenance is not None)


def _people(tournament: TournamentId, t: Tournament) -> Iterator[Known]:
    for player in seen_players(t, NOBODY):
        club = t.clubs.get(player.club)
        yield Known(
            key=person_key(t, player.id),
            tournament=tournament,
            title=t.name,
            player=player.id,
            nickname=player.nickname,
            city=player.city,
            club="" if club is None else club.name,
            club_city="" if club is None else club.city,
        )
