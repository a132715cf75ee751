"""HTTP routes for a table's summary in a list of games, and for watching a public table."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.response import Redirect

from gorod.report.game_document import PlayerPart, PointsPart
from gorod.server.access.principal import SERVER, Origin, Principal
from gorod.server.http import link_addresses
from gorod.server.http.error_responses import Problem
from gorod.server.routes.tables.schemas import PointsView, TableBrief
from gorod.server.services import Services
from gorod.server.tables.attached import game_of
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.online import PUBLIC
from gorod.server.tables.timeline import LISTED
from gorod.server.wire.reads import look, point_for

Ask = Request[Any, Any, Any]

WATCHING_HOURS = 24


@get("/api/tables/{table:str}/brief", opt={"operation": "table-view"})
async def table_brief(
    live: NamedDependency[LiveTable], by: NamedDependency[Principal], lang: NamedDependency[str]
) -> TableBrief:
    """Return a summary of a game for a list; it contains nothing that the view does not have."""
    timeline = live.timeline
    view, state = look(timeline, by), point_for(timeline, by)
    if view is None or state is None:
        raise Problem(404, "too-early")
    began, ended = timeline.times(state)
    return TableBrief(
        table=live.id,
        rules=view.rules,
        options=timeline.table.options,
        short=timeline.book.short(lang),
        names=tuple(player.name for player in view.players),
        phase=view.phase,
        began=began,
        ended=ended if view.phase == "over" else "",
        outcome=view.outcome,
        of_tournament=game_of(timeline.table) is not None,
        points=tuple(_points(view.players)),
    )


def _points(players: tuple[PlayerPart, ...]) -> list[PointsView]:
    """Return the points in the view; only judges see them all, others get an empty list."""
    told = [
        PointsView(player.seat, own.main, own.extra, own.total)
        for player in players
        if isinstance(own := player.points, PointsPart)
    ]
    return told if len(told) == len(players) else []


@get("/watch/{table:str}", opt={"operation": "page"}, include_in_schema=False)
async def watch(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> Response[Any]:
    """Redirect to the hall's page of a public table; one link serves everybody."""
    timeline = live.timeline
    if not {LISTED, PUBLIC} & {*timeline.table.tags}:
        raise Problem(404)
    known = services.showcase.watched
    holder = await services.links.holder(known[live.id]) if live.id in known else None
    if holder is None:
        made = await services.links.mint(
            live.id, "hall", Origin(SERVER), delay=_delay(live), hours=WATCHING_HOURS
        )
        known[live.id] = made.token
    return Redirect(link_addresses.link("", "hall", known[live.id]))


def _delay(live: LiveTable) -> int:
    """Return the delay for spectators in seconds: 0, unless an online table was made with one."""
    return 0 if live.timeline.online is None else live.timeline.online.delay


HANDLERS = [table_brief, watch]
