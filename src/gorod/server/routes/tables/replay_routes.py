"""A finished game as one seat saw it: read step by step, and shown to others by a link."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from gorod.server.access.principal import Kind, Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.link_schemas import MintedLink
from gorod.server.http.responses import minted_link
from gorod.server.routes.tables.schemas import Replay
from gorod.server.services import Services
from gorod.server.tables.live_table import LiveTable
from gorod.server.wire.reads import is_over, replay_for

Ask = Request[Any, Any, Any]

STEPS = 60
"""So many steps are sent at once; a page asks for the next when it has shown the first."""


@get("/api/tables/{table:str}/replay", opt={"operation": "table-replay"})
async def table_replay(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    seat: FromQuery[int] = 0,
    begins: FromQuery[int] = 0,
) -> Replay:
    """The steps of a game that is over: a seat's own, or for a judge those of any seat."""
    own = by.seat or seat
    if (seat or own) != own or not 1 <= own <= live.timeline.size:
        raise Problem(404)
    told = await asyncio.to_thread(replay_for, live.timeline, by, own)
    if told is None:
        raise Problem(404, "too-early")
    first = max(begins, 0)
    return Replay(own, len(told), first, tuple(told[first : first + STEPS]))


@post("/api/tables/{table:str}/replay", opt={"operation": "replay-share"}, status_code=201)
async def replay_share(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """A link by which others read how this seat saw the game, and nothing else."""
    if not is_over(live.timeline, by):
        raise Problem(404, "too-early")
    minted = await services.links.mint(live.id, f"{Kind.REPLAY}:{by.seat}", by.origin)
    return minted_link(services, minted, request)


HANDLERS = [table_replay, replay_share]
