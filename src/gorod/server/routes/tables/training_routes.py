"""HTTP route for training tables: ordinary tables whose players are simulated by the server."""

from __future__ import annotations

from random import Random
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.engine.commands import Deal
from gorod.rulebooks import BOOKS
from gorod.server.access.principal import Kind, Principal
from gorod.server.http.creation import Creation, creation
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import minted_link
from gorod.server.routes.tables.schemas import MadeTable, NewTraining
from gorod.server.routes.tables.table_routes import may_make, playable
from gorod.server.services import Services
from gorod.server.store.store_ids import to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_lesson import SIZES, Training
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby_decisions import BOT_NAMES
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask as TableAsk
from gorod.server.tables.table_requests import Do
from gorod.server.time_source import stamp

Ask = Request[Any, Any, Any]


@post("/api/training", opt={"operation": "training-create"}, status_code=201)
async def training_create(
    data: JSONBody[NewTraining],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Create a training table with dealt cards, and return the judge's link for the learner."""
    asked = creation(services, by, data)
    if not await asked.known():
        await may_make(asked, request)
    live = await _begun(data, asked)
    lesson = live.timeline.lesson
    if lesson is not None:
        deal = Do(Deal(lesson.lesson.cards()))
        judge = Principal(Kind.JUDGE, live.id)
        await services.hub.submit(live, Sender(judge), TableAsk("deal", live.version, deal))
    (made,) = await asked.links([(Kind.JUDGE, 0)])
    return MadeTable(asked.id, (minted_link(services, made, request),))


async def _begun(data: NewTraining, asked: Creation) -> LiveTable:
    services = asked.services
    playable(data.rules, (), data.size)
    if data.size not in SIZES or BOOKS[data.rules].format.simultaneous:
        raise Problem(422, "rules-unknown")
    training = Training(data.seed or services.chance.id())
    names = Random(f"{training.seed} names").sample(BOT_NAMES, data.size)  # noqa: S311  repeatable
    table = Table(
        id=to_table_id(asked.id),
        created=stamp(services.time.now()),
        rules=data.rules,
        options=(),
        names=tuple(names),
        tags=tuple((key, value) for key, value in data.tags.items() if value.strip()),
        account=asked.by.account or None,
    )
    return await services.hub.tables.create(
        table, phones=False, training=training, receipt=asked.receipt
    )


HANDLERS = [training_create]
