"""All live tournaments of this process."""

from __future__ import annotations

from gorod.server.store.interface import StoreError
from gorod.server.store.store_ids import TournamentId
from gorod.server.store.stored_rows import Tournament
from gorod.server.streams.registry import Registry, Streams
from gorod.server.tournaments.live_tournament import LiveTournament, Told
from gorod.tournament import tournament_commands as c

ACCOUNT = "account:"
"""Before the number of the account that made a tournament, in the log of it."""


class LiveTournaments(Streams[TournamentId, LiveTournament]):
    """Brings tournaments into memory when somebody asks for them."""

    most = 64
    label = "tournament"

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry)
        self._decided_told: list[Told] = []

    def watch_commands(self, told: Told) -> None:
        """Tell of every command that a tournament has taken, before its sender is answered."""
        self._decided_told.append(told)

    async def _decided(self, stream: LiveTournament, commands: tuple[c.Command, ...]) -> None:
        for told in self._decided_told:
            await told(stream, commands)

    async def create(self, row: Tournament) -> LiveTournament:
        """A tournament of that id: a new one, with nothing in its log, or the one that is there."""
        if await self.store.tournament(row.id) is None:
            try:
                await self.store.add_tournament(row)
            except StoreError:  # the same request, a moment earlier
                if await self.store.tournament(row.id) is None:
                    raise
        made = await self._loaded(row.id)
        return self.known(row.id) or self.keep(made or self._unloaded(row))

    async def find(self, stream_id: TournamentId) -> LiveTournament | None:
        row = await self.store.tournament(stream_id)
        return None if row is None else self._unloaded(row)

    def _unloaded(self, row: Tournament) -> LiveTournament:
        return LiveTournament(row, self.store, self.time, self._decided)

    async def opened(self, stream: LiveTournament) -> None:
        await stream.keep_results()
        await self._own_name(stream)

    async def _own_name(self, live: LiveTournament) -> None:
        """Whether the account stands as another one of the log: see `speaks_for_itself`."""
        row = live.row
        if not row.organiser.startswith(ACCOUNT) or row.organiser == f"{ACCOUNT}{row.account}":
            return
        own = await self.store.account_by_id(row.account)
        if own is not None and live.version:
            await live.speaks_for_itself(own.name)
