"""The standings of a stage and their parts, from the games that a reader may see."""

from __future__ import annotations

import asyncio

from gorod.i18n import Catalogue
from gorod.scoring import as_json
from gorod.server.access.audience import fitted
from gorod.server.access.principal import Principal
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.standings.schemas import (
    JudgeView,
    MeetingsView,
    PartView,
    PlayerPage,
    PointView,
    StandingsView,
    TallyView,
)
from gorod.tournament.counted_points import counting
from gorod.tournament.files.grid import Grid, plain
from gorod.tournament.files.standings_sheet import PENALTIES, standings_grid
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.messages import headings, named, speaking
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import TableGame
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.explain import explained
from gorod.tournament.standings.standings_rows import Standings
from gorod.tournament.state import Tournament
from gorod.tournament.statistics.judge import judge_numbers
from gorod.tournament.statistics.player import Tally, player_numbers
from gorod.tournament.statistics.shared_tables import matrix
from gorod.tournament.visibility import audience, seen_games, seen_protests, seen_table, shown

COUNTED_AS = {"win": "wins", **dict.fromkeys(PENALTIES, "penalty")}


async def table_for(
    stream: LiveTournament, by: Principal, scope: Scope
) -> tuple[Tournament, Standings] | None:
    """Return the standings as they may see them; None if there is no such stage or it is hidden."""
    t = stream.t
    if t.plan(scope.stage) is None:
        return None
    async with stream.counting:  # large standings take a while: commands must not wait
        table = await asyncio.to_thread(seen_table, stream.ledger, t, by.who, scope)
    return None if table is None else (t, table)


async def grid_for(stream: LiveTournament, by: Principal, scope: Scope) -> Grid | None:
    """Return the standings as a grid of cells, or None."""
    found = await table_for(stream, by, scope)
    return None if found is None else standings_grid(*found)


async def standings(
    stream: LiveTournament, by: Principal, scope: Scope, texts: Catalogue
) -> StandingsView | None:
    """Return the standings for display, or None."""
    found = await table_for(stream, by, scope)
    if found is None:
        return None
    t, table = found
    grid = standings_grid(t, table)
    view = StandingsView(
        stage=scope.stage,
        upto=table.scope.upto,
        columns=grid.columns,
        headings=tuple(headings(speaking(texts, stream.t), grid.columns)),
        players=tuple(line.player for line in table.lines),
        rows=[[plain(cell) for cell in row] for row in grid.rows],
        provisional=table.provisional,
        unread=tuple(game.id for game in seen_games(t, by.who) if uncounted(t, game, scope)),
    )
    fitted(view, audience(t, by.who))
    return view


def uncounted(t: Tournament, game: TableGame, scope: Scope) -> bool:
    """Whether a confirmed game of these standings can no longer be read, and so does not count."""
    within = scope.upto is None or game.round <= scope.upto
    own = game.stage == scope.stage and within and game.counts
    return own and counting(t, game) is None


async def page_of(
    stream: LiveTournament, by: Principal, scope: Scope, player: PersonId
) -> PlayerPage | None:
    """Return a player's page for a stage, from games that the reader may see counted, or None."""
    found = await table_for(stream, by, scope)
    line = None if found is None else found[1].line(found[0].who(player))
    if found is None or line is None:
        return None
    t, table = found
    numbers = player_numbers(t, table, line.player)
    return PlayerPage(
        player=line.player,
        nickname=line.nickname,
        place=line.row.place,
        parts=_parts(t, table, line.player, {filed.id for filed in seen_protests(t, by.who)}),
        roles=tuple(_tally(role, own) for role, own in numbers.roles.items()),
        seats=tuple(_tally(str(seat), own) for seat, own in numbers.seats.items()),
        first_killed=numbers.first_killed,
        best_moves=tuple((m.game, m.named, m.found) for m in numbers.best_moves),
        points=tuple(
            PointView(p.game, as_json(p.earned), as_json(p.total)) for p in numbers.points
        ),
    )


def _parts(
    t: Tournament, table: Standings, player: PersonId, seen: set[str]
) -> tuple[PartView, ...]:
    return tuple(
        PartView(
            game=p.game,
            stage=p.stage,
            round=p.round,
            table=p.table,
            seat=p.seat,
            role=p.role,
            won=p.won,
            kind=p.kind,
            value=as_json(p.value),
            rule=p.rule,
            clause=p.clause,
            main=p.main,
            column=COUNTED_AS.get(p.kind, p.kind),
            protests=tuple(filed for filed in p.protests if filed in seen),
        )
        for p in explained(t, table, player)
    )


def _tally(of: str, own: Tally) -> TallyView:
    return TallyView(of, own.games, own.wins, own.losses)


def meetings(stream: LiveTournament, by: Principal, stage: StageId | None) -> MeetingsView | None:
    """Return who met whom in released rounds; None for those who may not see the seating."""
    t = stream.t
    if not shown(t, by.who, "seating"):
        return None
    players, rows = matrix(t, stage)
    return MeetingsView(players, tuple(t.nickname(player) for player in players), rows)


async def judges(stream: LiveTournament, by: Principal, stage: StageId) -> list[JudgeView] | None:
    """Return what each judge did in a stage; a judge of tables sees only their own row."""
    found = await table_for(stream, by, Scope(stage))
    if found is None:
        return None
    t, table = found
    return [
        JudgeView(
            judge=own.judge,
            name=named(t, own.judge),
            games=own.games,
            red=own.red,
            black=own.black,
            other=own.other,
            fouls=own.fouls,
            disqualified=own.disqualified,
            awarded=as_json(own.awarded),
            fines=own.fines,
            sent_back=own.sent_back,
            protests=own.protests,
            upheld=own.upheld,
        )
        for own in judge_numbers(t, table)
        if own.judge == by.who or audience(t, by.who) != Circle.JUDGES
    ]
