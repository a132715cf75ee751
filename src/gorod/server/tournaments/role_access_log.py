"""Logs who was given access to hidden roles, who used it and who lost it.

Entries of the tournament's log record links that show roles, protocols and records before everybody
may read them, archives, and closed tables. Each has the id of the link and the person responsible.
For tables that belong to no tournament, the same goes to the journal.
"""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.access.principal import SIGN_UP, Kind, Principal, kind_and_who
from gorod.server.hub import Hub
from gorod.server.journal import security
from gorod.server.store.store_ids import StreamId, TableId, TournamentId
from gorod.server.store.stored_rows import Link
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_entries import RoleAccess
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament.ids import NO_GAME, NOBODY, GameId
from gorod.tournament.rounds import TableGame
from gorod.tournament.visibility import seen_games

HARMLESS = (Kind.HALL, Kind.OVERLAY, Kind.HOST, Kind.LOBBY, SIGN_UP, Kind.NEWCOMER)
"""Scopes of links that never show a role before everybody knows it."""
MOST_USED = 20_000
"""How many used links are remembered; then they are forgotten, and the log is asked again."""


class RoleAccessLog:
    """Watches the links and downloads of all tournaments of this process."""

    def __init__(self, hub: Hub, tournaments: LiveTournaments) -> None:
        self._hub, self._tournaments = hub, tournaments
        self._used: set[str] = set()
        hub.links.watch(self._linked)

    async def used(self, by: Principal) -> None:
        """Log the first use of a link."""
        if not by.link or by.link in self._used:
            return
        if len(self._used) >= MOST_USED:
            self._used.clear()
        self._used.add(by.link)
        security("link used", table=by.table, scope=by.label, link=by.link, root=by.root)
        if by.kind in HARMLESS:
            return
        stream, game = await self._stream(by.table, at_tournament=bool(by.who))
        if stream is not None:
            await self._once(stream, RoleAccess("link-used", by.root, by.link, by.label, game))

    async def at_tournament(
        self, stream: LiveTournament, what: str, by: Principal, game: TableGame | None = None
    ) -> None:
        """Log that something with roles was read at the tournament, unless everybody may do so."""
        if game is not None and any(own.id == game.id for own in seen_games(stream.t, NOBODY)):
            return
        name = NO_GAME if game is None else game.id
        security(what, tournament=stream.id, game=name, link=by.link, root=by.root)
        access = RoleAccess(what, by.root, by.link, game=name)
        await (stream.log_role_access([access]) if game is None else self._once(stream, access))

    async def _once(self, stream: LiveTournament, access: RoleAccess) -> None:
        """Log it once, however often one link reads the same protocol."""
        if access not in stream.noted:
            await stream.log_role_access([access])

    async def at_table(self, live: LiveTable, what: str, by: Principal) -> None:
        """Log that something was done at a table."""
        security(what.replace("-", " "), table=live.id, link=by.link, root=by.root)
        stream, game = await self._stream(live.id)
        if stream is not None:
            await stream.log_role_access([RoleAccess(what, by.root, by.link, by.label, game)])

    async def read(self, live: LiveTable, what: str, by: Principal) -> None:
        """Log that a judge read the record or protocol of a live table.

        Others find no hidden roles in it.
        """
        if by.kind in HARMLESS or by.seat:
            return
        stream, game = await self._stream(live.id)
        own = None if stream is None else stream.t.games.get(game)
        if stream is not None and own is not None:
            await self.at_tournament(stream, what, by, own)
        else:
            security(what, table=live.id, link=by.link, root=by.root)

    async def _linked(self, what: str, links: Sequence[Link], by: str) -> None:
        """Log links that were made or ended.

        All links of one call belong to one tournament or none.
        """
        told: dict[str, tuple[LiveTournament, list[RoleAccess]]] = {}
        for link in links:
            delay = link.delay or None
            said = what.replace("-", " ")
            security(said, table=link.table, scope=link.scope, delay=delay, link=link.id, root=by)
            if link.scope in HARMLESS:
                continue
            at_tournament = kind_and_who(link.scope) is not None
            stream, game = await self._stream(link.table, at_tournament=at_tournament)
            if stream is not None:
                accesses = told.setdefault(stream.id, (stream, []))[1]
                accesses.append(RoleAccess(what, by, link.id, link.scope, game))
        for stream, accesses in told.values():
            await stream.log_role_access(accesses)

    async def _stream(
        self, name: StreamId, *, at_tournament: bool = False
    ) -> tuple[LiveTournament | None, GameId]:
        """Return the tournament with this id, or that of a live table with the game there."""
        if at_tournament:
            return await self._tournaments.readable(TournamentId(name)), NO_GAME
        live = await self._hub.tables.readable(TableId(name))
        tie = None if live is None else game_of(live.timeline.table)
        return (
            (None, NO_GAME) if tie is None else (await self._tournaments.readable(tie[0]), tie[1])
        )
