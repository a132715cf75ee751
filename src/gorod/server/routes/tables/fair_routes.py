"""HTTP route for the proof that a table's deals were fair, for all who may watch the table."""

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
    """Return the commitments; after the game also the secrets, so that they can be checked."""
    proof = proof_for(live.timeline, by)
    if proof is None:
        raise Problem(404, "too-early")
    return proof


HANDLERS = [table_fair]
