"""Notices to players of a tournament: their seat, the start of their round, their protest.

They are derived from every new log entry, in every process that has the tournament in memory, also
after a crash. Each notice has a key, so that it is not sent twice. Entries from long ago cause no
notices.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from weakref import WeakKeyDictionary

from gorod.server.notify import Notice, NoticeKind, notices
from gorod.server.notify.notifier import Notifier
from gorod.server.streams.registry import Registry
from gorod.server.time_source import Time, stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import PersonId
from gorod.tournament.log import Entry, undone
from gorod.tournament.rounds import TableGame

NEWS = timedelta(hours=6)
"""Older entries cause no notices."""
OF_USE = {
    NoticeKind.SEATING_RELEASED: timedelta(hours=6),
    NoticeKind.ROUND_STARTS: timedelta(minutes=30),
    NoticeKind.PROTEST_DECIDED: timedelta(days=3),
}
"""How long each kind of notice is useful."""


class RoundNotices:
    """Makes notices of the new entries of every tournament in memory."""

    def __init__(
        self, registry: Registry, tournaments: LiveTournaments, notify: Notifier, time: Time
    ) -> None:
        self._registry, self._notify, self._time = registry, notify, time
        self._seen: WeakKeyDictionary[LiveTournament, int] = WeakKeyDictionary()
        tournaments.watch(self._changed)

    def _changed(self, stream: LiveTournament) -> None:
        seen = self._seen.get(stream, 0)
        fresh = stream.log.entries[seen:]
        self._seen[stream] = len(stream.log.entries)
        if stream.t.copy or stream.gone:
            return
        told = [*self._told(stream, fresh)]
        if told:
            self._registry.errand(self._enqueue(told))

    async def _enqueue(self, told: list[Notice]) -> None:
        await self._notify.enqueue(told)

    def _told(self, stream: LiveTournament, fresh: Iterable[Entry]) -> Iterator[Notice]:
        since = self._time.now() - NEWS
        gone = undone(stream.log.entries)
        for entry in fresh:
            if entry.number not in gone and datetime.fromisoformat(entry.at) > since:
                yield from _of_entry(stream, entry)


def _of_entry(stream: LiveTournament, entry: Entry) -> Iterator[Notice]:
    command, t = entry.command, stream.t
    if isinstance(command, c.ReleaseSeating):
        games = [game for game in t.games_of(command.stage, command.round) if not game.begun]
        told = _Told(stream, NoticeKind.SEATING_RELEASED, f"released/{entry.number}", entry.at)
        yield from told.to_seats(games)
    elif isinstance(command, c.StartGame) and command.game in t.games:
        own = t.games[command.game]
        games = [game for game in t.games_of(own.stage, own.round) if game.attempt == own.attempt]
        key = f"starts/{own.stage}/{own.round}/{own.attempt}"
        yield from _Told(stream, NoticeKind.ROUND_STARTS, key, entry.at).to_seats(games)
    elif isinstance(command, c.DecideProtest) and command.protest in t.protests:
        player = t.protests[command.protest].player
        told = _Told(stream, NoticeKind.PROTEST_DECIDED, f"protest/{entry.number}", entry.at)
        yield from told.to(player)


@dataclass(frozen=True, slots=True)
class _Told:
    """The notices that follow from one entry of the log."""

    stream: LiveTournament
    kind: NoticeKind
    key: str
    at: str

    def to_seats(self, games: Iterable[TableGame]) -> Iterator[Notice]:
        """Yield a notice for everybody who sits in these games, with their own table and seat."""
        for game in games:
            for seat, player in enumerate(game.players, 1):
                where = {"round": str(game.round), "table": str(game.table), "seat": str(seat)}
                yield from self.to(player, **where)

    def to(self, player: PersonId, **where: str) -> Iterator[Notice]:
        """Yield a player's notice for every id that their links may have."""
        stream = self.stream
        ends = stamp(datetime.fromisoformat(self.at) + OF_USE[self.kind])
        for own in stream.t.ids_of(player):
            yield Notice(
                f"{stream.id}/{self.key}/{own}",
                notices.player(stream.id, own),
                self.kind,
                {"game": stream.t.name, **where},
                stream=stream.id,
                not_after=ends,
            )
