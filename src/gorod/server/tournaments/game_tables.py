"""Games at live tables: a table for each game of a released round.

A table whose players, judge or points changed before the cards were dealt is made anew, so that its
record and its links are theirs; one that is being played stays, whatever becomes of a nickname.
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
from gorod.tournament.sight import audience, seen_rounds
from gorod.tournament.state import Tournament

TITLE = 60


async def table_of(hub: Hub, stream: LiveTournament, game: TableGame) -> LiveTable | None:
    """The live table of a game, if it has one."""
    known = stream.tables.get(game.id)
    return await hub.tables.get(known) if known else None


async def seated(hub: Hub, stream: LiveTournament, game: TableGame) -> LiveTable:
    """The live table of a game, made if need be."""
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
            await _closed(hub, made)  # another process was first: its table is the game's


async def _closed(hub: Hub, live: LiveTable | None) -> None:
    if live is not None and live.timeline.table.live:
        await hub.store.close_table(live.id)
        hub.closed(live.id)


def _serves(live: LiveTable, wanted: Table) -> bool:
    """A game that has begun is played to its end, whatever has changed since."""
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
    """What the record says of itself, each in one line that can be written."""
    judge = named(t, game.judge) if game.judge else ""
    told = [("event", t.name), ("stage", game.stage), ("round", str(game.round))]
    told += [("table", str(game.table)), ("judge", judge)]
    return [(key, " ".join(text.replace("#", " ").split())[:TITLE]) for key, text in told]


async def round_seated(hub: Hub, stream: LiveTournament, stage: StageId, number: int) -> None:
    """Tables for all games of a round that wait to be played."""
    for game in list(stream.t.games_of(stage, number)):
        if game.status in (GameStatus.PLANNED, GameStatus.PLAYING):
            await seated(hub, stream, game)


async def watched(hub: Hub, stream: LiveTournament, by: Principal, game: GameId) -> View | None:
    """The game as the hall sees it, while it is being played; afterwards its protocol counts."""
    own = stream.t.games.get(game)
    if own is None or game not in watchable_games(stream, by):
        return None
    live = await table_of(hub, stream, own)
    if live is None or isinstance(live.timeline.now.game.phase, Over):
        return None
    return look(live.timeline, Principal(Kind.HALL, live.id))


def watchable_games(stream: LiveTournament, by: Principal) -> frozenset[GameId]:
    """The games that somebody may watch while they are played."""
    shown = {(own.stage, own.number) for own in seen_rounds(stream.t, by.who)}
    circle = audience(stream.t, by.who)
    return frozenset(
        game.id
        for game in stream.t.games.values()
        if (game.stage, game.round) in shown and watchable(stream, game, circle)
    )


async def playing(hub: Hub, stream: LiveTournament, by: Principal) -> list[LiveGame]:
    """The games that can be watched now."""
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
    """Whose table it is: its judge's, and those who answer for all of them."""
    return by.who == game.judge or bool(by.kinds & {Kind.ORGANISER, Kind.CHIEF})


def seat_of(stream: LiveTournament, by: Principal, game: TableGame) -> int:
    """Where a player sits in a game that is released and not over; 0 if they do not.

    Whoever has left the tournament, or was sent away, sits nowhere any more.
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
