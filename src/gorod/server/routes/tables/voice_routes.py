"""HTTP route for the servers that help the browsers of players to connect for speech."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.ice import ice_servers
from gorod.server.routes.tables.schemas import Voice
from gorod.server.services import Services
from gorod.server.tables.live_table import LiveTable


@get("/api/tables/{table:str}/voice", opt={"operation": "table-voice"})
async def table_voice(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> Voice:
    """Return the servers for the players of an online table; other tables have none."""
    if live.timeline.online is None:
        raise Problem(404)
    config = services.config
    now = round(services.time.now().timestamp())
    servers = ice_servers(config.ice, config.turn_secret, now, by.link)
    return Voice(servers, config.voice_relay)


HANDLERS = [table_voice]
