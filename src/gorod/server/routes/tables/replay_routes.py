"""HTTP routes for a finished game as one seat saw it, step by step, also shared by a link."""

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
"""How many steps are sent at once; a page asks for more once it has shown them."""


@get("/api/tables/{table:str}/replay", opt={"operation": "table-replay"})
async def table_replay(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    seat: FromQuery[int] = 0,
    begins: FromQuery[int] = 0,
) -> Replay:
    """Return the steps of a finished game: a player's own seat, or for a judge any seat."""
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
    """Make a link with which others can read how this seat saw the game, and nothing else."""
    if not is_over(live.timeline, by):
        raise Problem(404, "too-early")
    minted = await services.links.mint(live.id, f"{Kind.REPLAY}:{by.seat}", by.origin)
    return minted_link(services, minted, request)


HANDLERS = [table_replay, replay_share]
