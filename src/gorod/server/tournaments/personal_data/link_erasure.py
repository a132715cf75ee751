"""Ends all links of a person whose personal data are erased, which the log does not contain."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.server.access.principal import kind_and_who
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import POSTS
from gorod.server.store.store_ids import TableId
from gorod.server.tournaments.link_endings import BY_TOURNAMENT, LinkEnder
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.ids import PersonId


async def end_links_of(
    person: PersonId, stream: LiveTournament, store: Store, link_ender: LinkEnder
) -> None:
    """End every link of a person whose data were erased, also those to live tables."""
    ids = set(stream.t.ids_of(person))
    for each in ids:
        await store.drop(POSTS, table_id=stream.id, who=each)
    for link in await store.links(stream.id):
        found = kind_and_who(link.scope)
        if found is not None and found[1] in ids and not link.revoked:
            await link_ender.end(link.id, BY_TOURNAMENT)
    for table, seat in _sat(stream, ids):
        for link in await store.links(table):
            if link.scope == seat and not link.revoked:
                await link_ender.end(link.id, BY_TOURNAMENT)


def _sat(stream: LiveTournament, ids: set[PersonId]) -> Iterator[tuple[TableId, str]]:
    """Yield the live tables where one of these people has a seat, with the scope of its links."""
    for game in stream.t.games.values():
        table = stream.tables.get(game.id)
        for seat, player in enumerate(game.players, 1):
            if table is not None and player in ids:
                yield table, f"seat:{seat}"
