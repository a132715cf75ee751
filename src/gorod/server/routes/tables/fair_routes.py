"""The proof of a table's deals over HTTP: the same for everybody who may watch the table."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from gorod.fair import Proof
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.tables.live_table import LiveTable
from gorod.server.wire.reads import proof_for


@get("/api/tables/{table:str}/fair", opt={"operation": "table-view"})
async def table_fair(live: NamedDependency[LiveTable], by: NamedDependency[Principal]) -> Proof:
    """What was promised and added; after the game also the secrets, so that it can be checked."""
    proof = proof_for(live.timeline, by)
    if proof is None:
        raise Problem(404, "too-early")
    return proof


HANDLERS = [table_fair]
