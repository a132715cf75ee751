"""Live tables of tournament games: one table for each game of a released round.

If the players, judge or points of a game change before the cards are dealt, a new table replaces
the old one, so that the record and the links are right. A table where the game has begun is kept,
even if a nickname changes.
"""

from __future__ import annotations

from gorod.engine.phases import Over
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Hub
from gorod.server.store.store_ids import to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.attached import attached
from gorod.server.tables.live_table import LiveTable
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.views import regulated, watchable
from gorod.server.tournaments.rounds.schemas import LiveGame
from gorod.server.tournaments.tournament_entries import Tabled
from gorod.server.wire.models import View
from gorod.server.wire.reads import look
from gorod.tournament.ids import GameId, StageId
from gorod.tournament.messages import named
from gorod.tournament.rounds import GameStatus, TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import audience, seen_rounds

TITLE = 60


async def table_of(hub: Hub, stream: LiveTournament, game: TableGame) -> LiveTable | None:
    """Return the live table of a game, or None."""
    known = stream.tables.get(game.id)
    return await hub.tables.get(known) if known else None


async def seated(hub: Hub, stream: LiveTournament, game: TableGame) -> LiveTable:
    """Return the live table of a game; create or replace it if necessary."""
    async with stream.seating:
        while True:
            live = await table_of(hub, stream, game)
            wanted = _table(hub, stream, game)
            if live is not None and live.timeline.table.live and _serves(live, wanted):
                return live
            made = await hub.tables.create(wanted)
            if await stream.claim(Tabled(game.id, made.id), "" if live is None else live.id):
                await _closed(hub, live)
                return made
            await _closed(hub, made)  # another process was first, its table is kept


async def _closed(hub: Hub, live: LiveTable | None) -> None:
    if live is not None and live.timeline.table.live:
        await hub.store.close_table(live.id)
        hub.closed(live.id)


def _serves(live: LiveTable, wanted: Table) -> bool:
    """Whether a table can be kept: it matches the plan, or its game has already begun."""
    own = live.timeline.table
    same = (own.names, own.tags) == (wanted.names, wanted.tags)
    return same or bool(live.timeline.now.game.cards)


def _table(hub: Hub, stream: LiveTournament, game: TableGame) -> Table:
    regulation = regulated(stream.t)
    titles = tuple((key, text) for key, text in _tags(stream.t, game) if text)
    return Table(
        id=to_table_id(hub.chance.id()),
        created=stamp(hub.time.now()),
        rules=regulation.rulebook,
        options=regulation.options,
        names=tuple(stream.t.nickname(player) for player in game.players),
        tags=(*titles, *attached(stream.id, game.id, regulation.points)),
        account=stream.row.account,
    )


def _tags(t: Tournament, game: TableGame) -> list[tuple[str, str]]:
    """Return the tags of the table's record, each as one line that the notation allows."""
    judge = named(t, game.judge) if game.judge else ""
    told = [("event", t.name), ("stage", game.stage), ("round", str(game.round))]
    told += [("table", str(game.table)), ("judge", judge)]
    return [(key, " ".join(text.replace("#", " ").split())[:TITLE]) for key, text in told]


async def round_seated(hub: Hub, stream: LiveTournament, stage: StageId, number: int) -> None:
    """Make sure that every game of a round that is still to be played has a live table."""
    for game in list(stream.t.games_of(stage, number)):
        if game.status in (GameStatus.PLANNED, GameStatus.PLAYING):
            await seated(hub, stream, game)


async def watched(hub: Hub, stream: LiveTournament, by: Principal, game: GameId) -> View | None:
    """Return the hall's view of a game being played; None if it is over or hidden from them."""
    own = stream.t.games.get(game)
    if own is None or game not in watchable_games(stream, by):
        return None
    live = await table_of(hub, stream, own)
    if live is None or isinstance(live.timeline.now.game.phase, Over):
        return None
    return look(live.timeline, Principal(Kind.HALL, live.id))


def watchable_games(stream: LiveTournament, by: Principal) -> frozenset[GameId]:
    """Return the ids of the games that somebody may watch while they are played."""
    shown = {(own.stage, own.number) for own in seen_rounds(stream.t, by.who)}
    circle = audience(stream.t, by.who)
    return frozenset(
        game.id
        for game in stream.t.games.values()
        if (game.stage, game.round) in shown and watchable(stream, game, circle)
    )


async def playing(hub: Hub, stream: LiveTournament, by: Principal) -> list[LiveGame]:
    """Return the games that somebody can watch now."""
    found: list[LiveGame] = []
    shown = watchable_games(stream, by)
    for game in list(stream.t.games.values()):
        view = await watched(hub, stream, by, game.id) if game.id in shown else None
        if view is None:
            continue
        found.append(
            LiveGame(
                game=game.id,
                stage=game.stage,
                round=game.round,
                table=game.table,
                judge=named(stream.t, game.judge) if game.judge else "",
                phase=view.phase,
                players=len(view.players),
                living=sum(bool(player.alive) for player in view.players),
            )
        )
    return found


def may_judge(by: Principal, game: TableGame) -> bool:
    """Whether they may judge this game: its judge, a chief judge or an organiser."""
    return by.who == game.judge or bool(by.kinds & {Kind.ORGANISER, Kind.CHIEF})


def seat_of(stream: LiveTournament, by: Principal, game: TableGame) -> int:
    """Return the seat of a player in a game that is released and not over; 0 if they have none.

    Players who have withdrawn or were disqualified have no seat.
    """
    known = stream.t.signed_up.get(by.who)
    if known is None or known.out:
        return 0
    released = (game.stage, game.round) in {
        (own.stage, own.number) for own in seen_rounds(stream.t, by.who)
    }
    if not released or game.ended_at or game.status not in (GameStatus.PLANNED, GameStatus.PLAYING):
        return 0
    seats = [n for n, player in enumerate(game.players, 1) if stream.t.who(player) == by.who]
    return seats[0] if seats else 0
