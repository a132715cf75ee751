"""Ending links when a decision of the tournament takes away the right to them.

People who are dismissed, sent away or moved to another table lose every link that they took: to the
tournament, to live tables, and all links that were made from those. When a game is confirmed, the
links to its table end as well; people who need the table again take a new link.
"""

from __future__ import annotations

from collections.abc import Iterable

from gorod.server.access.principal import Kind, kind_and_seat, kind_and_who
from gorod.server.hub import Hub
from gorod.server.store.row_codecs import LINKS, POSTS
from gorod.server.store.store_ids import LinkId, StreamId
from gorod.server.store.stored_rows import Link
from gorod.server.tournaments.access import in_person
from gorod.server.tournaments.game_tables import may_judge
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament import tournament_commands as c
from gorod.tournament.ids import NO_GAME, GameId, PersonId
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.state import Tournament

BY_TOURNAMENT = "desk"
"""The value of `by` for links that end because of a decision of the tournament."""
OF_PLAYERS = (c.WithdrawPlayer, c.DisqualifyPlayer, c.RemovePlayer)


class LinkEnder:
    """Ends the links of a tournament after each of its decisions that requires it."""

    def __init__(self, hub: Hub, tournaments: LiveTournaments) -> None:
        self._hub = hub
        tournaments.watch_commands(self._decided)

    async def end(self, link: LinkId, by: str, why: str = "revoked") -> list[Link]:
        """End a link, the links made from it, and the offices that came with them; return all."""
        ended = await self._hub.end_link(link, by, why)
        for one in ended:
            person = kind_and_who(one.scope)
            if person is not None and person[0] == Kind.OFFICIAL:
                await self._hub.store.drop(POSTS, table_id=one.table, who=person[1])
        return ended

    async def links(self, stream: LiveTournament) -> list[tuple[Link, str]]:
        """Return every link of a tournament and its live tables, with the id of the table's game.

        For links of the tournament itself the id is empty.
        """
        found = [(link, "") for link in await self._hub.store.links(stream.id)]
        for game, table in stream.tables.items():
            found += [(link, game) for link in await self._hub.store.links(table)]
        return found

    async def _decided(self, stream: LiveTournament, commands: tuple[c.Command, ...]) -> None:
        """End the links that these commands require to end.

        It judges by the current state, so that it can be repeated.
        """
        t = stream.t
        for command in commands:
            if isinstance(command, c.Appoint):
                await self._official(stream, (command.official.id,))
            elif isinstance(command, c.ImportOfficials):
                await self._official(stream, (own.id for own in command.officials))
            elif isinstance(command, c.AssignJudge):
                await self._games(stream, (command.game,))
            elif isinstance(command, OF_PLAYERS):
                await self._games(stream, _played(t, command.player))
            elif isinstance(command, c.ReplacePlayer):
                await self._games(stream, _played(t, command.out, command.by))
            elif isinstance(command, c.ConfirmGame):
                await self._over(stream, command.game)
            elif isinstance(command, c.Undo):
                await self._official(stream, tuple(t.officials))
                await self._games(stream, (own.id for own in t.games.values() if _open(own)))

    async def _official(self, stream: LiveTournament, people: Iterable[PersonId]) -> None:
        """Of the links for or made by these officials, end those to which the right is gone."""
        of_game: dict[StreamId, GameId] = {table: game for game, table in stream.tables.items()}
        for person in people:
            own = await self._hub.store.found(
                LINKS, table_id=stream.id, scope=f"{Kind.OFFICIAL}:{person}"
            )
            taken = await self._hub.store.found(LINKS, maker=f"{Kind.OFFICIAL}:{person}")
            if not stream.t.offices(person):
                await self._hub.store.drop(POSTS, table_id=stream.id, who=person)
            here = [link for link in taken if link.table == stream.id or link.table in of_game]
            for link in (*own, *here):
                await self._look(stream, link, stream.t.games.get(of_game.get(link.table, NO_GAME)))

    async def _games(self, stream: LiveTournament, games: Iterable[GameId]) -> None:
        for game in games:
            own, table = stream.t.games.get(game), stream.tables.get(game)
            for link in await self._hub.store.links(table) if table else ():
                await self._look(stream, link, own)

    async def _look(self, stream: LiveTournament, link: Link, game: TableGame | None) -> None:
        if not link.revoked and not _still_entitled(stream, link, game):
            await self.end(link.id, BY_TOURNAMENT)

    async def _over(self, stream: LiveTournament, game: GameId) -> None:
        table = stream.tables.get(game)
        for link in await self._hub.store.links(table) if table else ():
            if not link.revoked:
                await self.end(link.id, BY_TOURNAMENT, "confirmed")


def _open(game: TableGame) -> bool:
    """Whether something can still happen at the table of this game."""
    return game.status in (GameStatus.PLANNED, GameStatus.PLAYING, GameStatus.SIGNED)


def _played(t: Tournament, *people: PersonId) -> list[GameId]:
    """Return the unconfirmed games in which one of these people has a seat."""
    ids = {each for person in people for each in t.ids_of(person)}
    return [own.id for own in t.games.values() if _open(own) and not ids.isdisjoint(own.players)]


def _still_entitled(stream: LiveTournament, link: Link, game: TableGame | None) -> bool:
    """Whether the link's person and the root of its chain still have the right to it."""
    person = kind_and_who(link.scope)
    if person is not None:
        return person[0] != Kind.OFFICIAL or bool(stream.t.offices(person[1]))
    if game is None:
        return False
    kind, seat = kind_and_seat(link.scope)
    maker, _, name = link.maker.partition(":")
    if kind == Kind.SEAT:
        sits = stream.t.who(game.players[seat - 1])
        known = stream.t.signed_up.get(sits)
        if known is None or known.out:
            return False
        if maker == Kind.PLAYER:
            return stream.t.who(PersonId(name)) == sits
    by = in_person(stream, link.maker)
    return by is None or may_judge(by, game)
