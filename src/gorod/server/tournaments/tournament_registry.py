"""All live tournaments of this process."""

from __future__ import annotations

from gorod.server.store.interface import StoreError
from gorod.server.store.store_ids import TournamentId
from gorod.server.store.stored_rows import Tournament
from gorod.server.streams.registry import Registry, Streams
from gorod.server.tournaments.live_tournament import CommandWatcher, LiveTournament
from gorod.tournament import tournament_commands as c

ACCOUNT = "account:"
"""The prefix of the id, in a tournament's log, of the account that made the tournament."""


class LiveTournaments(Streams[TournamentId, LiveTournament]):
    """Loads tournaments into memory when they are needed."""

    most = 64
    label = "tournament"

    def __init__(self, registry: Registry) -> None:
        super().__init__(registry)
        self._command_watchers: list[CommandWatcher] = []

    def watch_commands(self, watcher: CommandWatcher) -> None:
        """Call `watcher` with each command that is accepted, before the sender's answer."""
        self._command_watchers.append(watcher)

    async def _decided(self, stream: LiveTournament, commands: tuple[c.Command, ...]) -> None:
        for watcher in self._command_watchers:
            await watcher(stream, commands)

    async def create(self, row: Tournament) -> LiveTournament:
        """Return the tournament with that id; if there is none, create it with an empty log."""
        if await self.store.tournament(row.id) is None:
            try:
                await self.store.add_tournament(row)
            except StoreError:  # the same request came a moment earlier
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
        """Let an account act as itself, not as the organiser of the archive that it imported.

        See `LiveTournament.speaks_for_itself`.
        """
        row = live.row
        if not row.organiser.startswith(ACCOUNT) or row.organiser == f"{ACCOUNT}{row.account}":
            return
        own = await self.store.account_by_id(row.account)
        if own is not None and live.version:
            await live.speaks_for_itself(own.name)
