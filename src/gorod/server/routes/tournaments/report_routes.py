"""HTTP routes for papers for the federation: protocols, the ranking, judges, sanctions."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from gorod.i18n import Catalogue
from gorod.record import RecordError
from gorod.report.pdf import bound
from gorod.server.access.principal import Principal
from gorod.server.http.dependencies import TOURNAMENT_TEXTS
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import ANY, PDF, attached
from gorod.server.routes.tournaments.file_routes import grid_file
from gorod.server.routes.tournaments.print_routes import paper, stage_seen
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.files.download_names import file_called
from gorod.tournament.files.federation_reports import judging_grid, ranking_grid, sanctions_grid
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.print_protocols import blank_sheet, protocol_sheet
from gorod.tournament.files.print_reports import report_sheet
from gorod.tournament.files.print_standings import open_notes
from gorod.tournament.files.typst_pages import PrintPage
from gorod.tournament.ids import StageId
from gorod.tournament.messages import speaking
from gorod.tournament.rounds import TableGame
from gorod.tournament.standings.counted_games import Scope, chronological, stage_order
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import seen_games, seen_table

Ask = Request[Any, Any, Any]
VIEW = {"operation": "tournament-view"}
OFFICIAL = {"operation": "tournament-official"}
WHOLE = {"operation": "tournament-archive"}
"""For those who may have the whole tournament, with real names and every protocol."""


@get(
    f"{TOURNAMENT}/files/blank-protocols/{{stage:str}}/pdf",
    opt=OFFICIAL,
    media_type=PDF,
    dependencies=TOURNAMENT_TEXTS,
)
async def blank_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    *,
    number: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return forms to fill in by hand, one page per game of a stage, or of one of its rounds."""
    t, _, seen = stage_seen(stream, by, stage)
    rounds = [own for own in seen if number in (None, own.number)]
    if not rounds:
        raise Problem(404)
    called = file_called(t, texts, "blank", stage, number)
    name = f"blank-{stage}{'' if number is None else f'-{number}'}"
    return await paper("blank", blank_sheet(t, rounds, texts), name, called)


@get(f"{TOURNAMENT}/files/protocols/pdf", opt=WHOLE, media_type=PDF)
async def protocols_paper(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return all confirmed protocols of the tournament in one file."""
    return await _protocols(stream, None, by, texts)


@get(f"{TOURNAMENT}/files/protocols/{{stage:str}}/pdf", opt=WHOLE, media_type=PDF)
async def stage_protocols_paper(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return all confirmed protocols of a stage in one file."""
    return await _protocols(stream, stage, by, texts)


async def _protocols(
    stream: LiveTournament, stage: StageId | None, by: Principal, texts: Catalogue
) -> Response[bytes]:
    games = _counting(stream.t, by, stage)
    made = await asyncio.to_thread(_bound, stream.t, games, texts, by)
    called = file_called(stream.t, speaking(texts, stream.t), "protocols", stage or "")
    name = f"protocols{f'-{stage}' if stage else ''}.pdf"
    return attached(made, name, PDF, called=f"{called}.pdf")


def _counting(t: Tournament, by: Principal, stage: StageId | None) -> list[TableGame]:
    order = stage_order(t)
    games = [g for g in seen_games(t, by.who) if g.settled and g.sheet is not None]
    return sorted(
        (game for game in games if stage in (None, game.stage)),
        key=lambda game: chronological(order, game),
    )


def _bound(t: Tournament, games: list[TableGame], texts: Catalogue, by: Principal) -> bytes:
    sheets: list[PrintPage] = []
    for game in games:
        try:
            sheets.append(protocol_sheet(t, game, texts, by.who))
        except RecordError:  # today's rules cannot read it; its text is in the archive
            continue
    if not sheets:
        raise Problem(404)
    return bound(sheets)


@get(f"{TOURNAMENT}/files/ranking/{{kind:str}}", opt=VIEW, media_type=ANY)
async def ranking_file(
    stream: NamedDependency[LiveTournament],
    kind: FromPath[str],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return all players over all stages, as `pdf`, `xlsx`, `csv` or `json`."""

    def ranked() -> tuple[Grid, tuple[str, ...]]:
        stages = () if stream.t.regulation is None else stream.t.regulation.stages
        seen = {
            plan.id: seen_table(stream.ledger, stream.t, by.who, Scope(plan.id)) for plan in stages
        }
        tables = [table for table in seen.values() if table is not None]
        return ranking_grid(stream.t, seen.get), open_notes(tables, texts)

    async with stream.counting:
        grid, notes = await asyncio.to_thread(ranked)
    if not grid.rows:
        raise Problem(404)
    return await _report(stream, "ranking", grid, kind, texts, notes=notes)


@get(f"{TOURNAMENT}/files/judging/{{kind:str}}", opt=WHOLE, media_type=ANY)
async def judging_file(
    stream: NamedDependency[LiveTournament], kind: FromPath[str], texts: NamedDependency[Catalogue]
) -> Response[bytes]:
    """Return the judges' report: who judged what and when, second signatures, protests."""
    grid = await asyncio.to_thread(judging_grid, stream.t, speaking(texts, stream.t))
    return await _report(stream, "judging", grid, kind, texts)


@get(f"{TOURNAMENT}/files/sanctions/{{kind:str}}", opt=WHOLE, media_type=ANY)
async def sanctions_file(
    stream: NamedDependency[LiveTournament], kind: FromPath[str], texts: NamedDependency[Catalogue]
) -> Response[bytes]:
    """Return everybody who was disqualified, removed or fined, with clauses, for the federation."""
    grid = await asyncio.to_thread(sanctions_grid, stream.t, speaking(texts, stream.t))
    return await _report(stream, "sanctions", grid, kind, texts)


async def _report(
    stream: LiveTournament,
    what: str,
    grid: Grid,
    kind: str,
    texts: Catalogue,
    *,
    notes: tuple[str, ...] = (),
) -> Response[bytes]:
    if kind != "pdf":
        return grid_file(stream, grid, kind, texts, what=what)
    own = speaking(texts, stream.t)
    told = report_sheet(stream.t, what, grid, own, notes)
    return await paper("standings", told, what, file_called(stream.t, own, what))


HANDLERS = [
    blank_paper,
    protocols_paper,
    stage_protocols_paper,
    ranking_file,
    judging_file,
    sanctions_file,
]
