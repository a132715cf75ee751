"""HTTP routes for files of a tournament: standings, schedules, and archives in both directions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from gorod.i18n import Catalogue
from gorod.server.access.limits import BusyError
from gorod.server.access.principal import Principal
from gorod.server.http.dependencies import TOURNAMENT_TEXTS
from gorod.server.http.error_responses import ErrorBody, Problem
from gorod.server.http.responses import ANY, ZIP, attached
from gorod.server.journal import note
from gorod.server.routes.tournaments.overview_routes import scope_of
from gorod.server.routes.tournaments.tournament_routes import (
    TOURNAMENT,
    room_for_a_tournament,
    row_of,
)
from gorod.server.services import Services
from gorod.server.time_source import stamp
from gorod.server.tournaments.archive_copies import archive_label, recognised
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.overview.schemas import MadeTournament
from gorod.server.tournaments.standings import views as standings_views
from gorod.server.tournaments.tournament_requests import FILE
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.files.archive import BrokenArchiveError, pack, unpack
from gorod.tournament.files.download_names import file_called
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.icalendar import calendar
from gorod.tournament.files.players_list import players_grid
from gorod.tournament.files.schedule import schedule
from gorod.tournament.files.spreadsheets import as_csv, as_json_text, as_xlsx
from gorod.tournament.ids import PersonId, StageId
from gorod.tournament.messages import headings, in_words, stage_title
from gorod.tournament.provenance import head

Ask = Request[Any, Any, Any]
KINDS = {
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "json": "application/json",
}
ICS = "text/calendar"
BROKEN = {"too-large": "archive-large"}
"""The error code for an archive that cannot be read, if there is a more precise one."""


def grid_file(
    stream: LiveTournament, grid: Grid, kind: str, texts: Catalogue, *, what: str, stage: str = ""
) -> Response[bytes]:
    """Return the cells in the given format; files for people have words instead of ids."""
    named, told = headings(texts, grid.columns), in_words(texts, stream.t, grid)
    plan, mark = stream.t.plan(StageId(stage)), texts.say("protocol-decimal-mark")
    sheet = texts.say(f"paper-sheet-{what}") if plan is None else stage_title(stream.t, plan, texts)
    name = f"{what}-{stage}" if stage else what
    makers: dict[str, Callable[[], bytes]] = {
        "csv": lambda: as_csv(told, named, mark).encode(),
        "xlsx": lambda: as_xlsx(told, named, sheet),
        "json": lambda: as_json_text(grid).encode(),
    }
    if kind not in makers:
        raise Problem(404)
    called = f"{file_called(stream.t, texts, what, stage)}.{kind}"
    return attached(makers[kind](), f"{name}.{kind}", KINDS[kind], called=called)


@get(
    f"{TOURNAMENT}/files/standings/{{stage:str}}/{{kind:str}}",
    opt={"operation": "tournament-view"},
    media_type=ANY,
)
async def standings_file(
    stream: NamedDependency[LiveTournament],
    stage: FromPath[StageId],
    kind: FromPath[str],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    *,
    upto: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return the standings of a stage as `csv`, `xlsx` or `json`, with the cells of the page."""
    scope = scope_of(stage, upto, provisional=False)
    grid = await standings_views.grid_for(stream, by, scope)
    if grid is None:
        raise Problem(404)
    return grid_file(stream, grid, kind, texts, what="standings", stage=stage)


@get(
    f"{TOURNAMENT}/files/schedule/{{kind:str}}",
    opt={"operation": "tournament-view"},
    media_type=ANY,
)
async def schedule_file(
    stream: NamedDependency[LiveTournament],
    kind: FromPath[str],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return every seat of every round that the reader may see."""
    grid = schedule(stream.t, by.who)
    return grid_file(stream, grid, kind, texts, what="schedule")


@get(
    f"{TOURNAMENT}/files/players/{{kind:str}}",
    opt={"operation": "tournament-archive"},
    media_type=ANY,
)
async def players_file(
    stream: NamedDependency[LiveTournament], kind: FromPath[str], texts: NamedDependency[Catalogue]
) -> Response[bytes]:
    """Return the list of players, with columns that can be imported again."""
    return grid_file(stream, players_grid(stream.t), kind, texts, what="players")


@get(
    f"{TOURNAMENT}/files/calendar/ics",
    opt={"operation": "tournament-view"},
    media_type=ICS,
    dependencies=TOURNAMENT_TEXTS,
)
async def calendar_file(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
) -> Response[bytes]:
    """Return the rounds and their times as a calendar; for players with their own seats."""
    changed = stream.log.entries[-1].at
    made = calendar(stream.t, stream.id, changed, by.who, texts)
    called = file_called(stream.t, texts, "calendar")
    return attached(made.encode(), "calendar.ics", ICS, called=f"{called}.ics")


@get(f"{TOURNAMENT}/archive", opt={"operation": "tournament-archive"}, media_type=ZIP)
async def archive(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return the archive of the whole tournament, which other servers can import without loss."""
    made = await asyncio.to_thread(pack, stream.log)
    await services.role_access_log.at_tournament(stream, "archive", by)
    called = file_called(stream.t, texts, "archive")
    return attached(made, f"{stream.id}.zip", ZIP, called=f"{called}.zip")


@post(
    "/api/archives",
    opt={"operation": "tournament-create"},
    status_code=201,
    request_max_body_size=FILE,
)
async def archive_read(
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
    *,
    continued: FromQuery[bool] = False,
    again: FromQuery[bool] = False,
) -> Response[MadeTournament | ErrorBody]:
    """Import a tournament from an archive; every entry of its log is decided again.

    It becomes a copy that cannot change, unless the sender says that they go on with it
    (`continued`). Either way they act in their own name. With `again` a copy is made although the
    same log is already here.
    """
    await room_for_a_tournament(services, by)
    data = await request.body()
    try:
        async with services.archives.one_at_a_time():
            log = await asyncio.to_thread(unpack, data)
    except BrokenArchiveError as broken:
        raise Problem(422, BROKEN.get(broken.why, "archive")) from None
    except BusyError:
        raise Problem(429) from None
    if not log.entries:
        raise Problem(422, "archive")
    known = await services.archive_matcher.matches(log)
    why = recognised(known, by.account, log, continued=continued, again=again)
    if why:
        said = texts.say(f"server-{why}", **archive_label(log))
        return Response(ErrorBody(why, said), status_code=409)
    row = row_of(services, by, f"reader:{services.chance.id()}", services.chance.id())
    read = c.ReadArchive(by.name, head(log.entries), len(log.entries), continued)
    taken = log.then(read, PersonId(row.organiser), stamp(services.time.now()))
    if isinstance(taken, Denied):
        raise Problem(422, "archive")
    stream = await services.tournaments.create(row)
    await stream.adopt_archive(taken)
    note("tournament read", tournament=stream.id, by=by.label)
    return Response(MadeTournament(stream.id), status_code=201)


HANDLERS = [
    standings_file,
    schedule_file,
    players_file,
    calendar_file,
    archive,
    archive_read,
]
