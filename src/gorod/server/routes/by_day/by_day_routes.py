"""HTTP routes for by-day games: create one; read its calendar, its book and its papers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.engine.phases import Over
from gorod.i18n import Catalogue
from gorod.rulebooks import BOOKS
from gorod.rulebooks.policies.by_day.calendar import moscow
from gorod.server.access.links import Minted
from gorod.server.access.principal import Kind, Principal
from gorod.server.http.creation import Creation, creation
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import PLAIN, attached, minted_link, record_of
from gorod.server.mail.address import mailbox
from gorod.server.notify.channels import ChannelName
from gorod.server.notify.notices import seat
from gorod.server.notify.subscriptions import Subscriber
from gorod.server.routes.by_day.by_day_book import book_of, protocol_rows
from gorod.server.routes.by_day.schemas import ByDayBook, NewByDayGame
from gorod.server.routes.tables.schemas import MadeTable
from gorod.server.routes.tables.table_routes import may_make
from gorod.server.services import Services
from gorod.server.store.store_ids import TableId, to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.by_day.calendars import whole_second
from gorod.server.tables.by_day.settings import BY_DAY, LONG_TEXT, RULES, SHORTEST, ByDay
from gorod.server.tables.game_headings import file_name
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.nicks import single_spaced
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import LISTED
from gorod.server.time_source import stamp
from gorod.server.wire.by_day_views import ByDayView
from gorod.server.wire.frames import encode
from gorod.server.wire.padding import class_of
from gorod.server.wire.reads import look_at_the_calendar, point_for
from gorod.tournament.files.grid import Grid
from gorod.tournament.files.spreadsheets import as_csv

Ask = Request[Any, Any, Any]
CSV = "text/csv; charset=utf-8"
LONG_GAME = 262_144
"""The largest request in bytes; a character of the introduction can take up to twelve."""
LATER = 400
"""A game must begin within this many days from now."""


@post(
    "/api/by-day",
    opt={"operation": "by-day-create"},
    status_code=201,
    request_max_body_size=LONG_GAME,
)
async def by_day_create(
    data: JSONBody[NewByDayGame],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Create a by-day game. Its deal is committed to, and everybody gets a link."""
    asked = creation(services, by, data)
    if not await asked.known():
        await may_make(asked, request)
        settings = _settings(data, services)
        table = _table(data, services, asked)
        await services.hub.tables.create(table, phones=True, by_day=settings, receipt=asked.receipt)
    scopes = ["judge", *(f"seat:{n}" for n in range(1, len(data.players) + 1)), "hall"]
    minted = await asked.links((scope, 0) for scope in scopes)
    await _asked_by_mail(data, services, minted, lang)
    return MadeTable(asked.id, tuple(minted_link(services, one, request) for one in minted))


async def _asked_by_mail(
    data: NewByDayGame, services: Services, minted: Sequence[Minted], lang: str
) -> None:
    """Ask players with an e-mail address whether they want to get notices there."""
    if ChannelName.EMAIL not in services.notify.dispatcher.channels:
        return
    links = {one.link.scope: one.link for one in minted}
    for number, player in enumerate(data.players, 1):
        address, link = mailbox(player.email), links[f"seat:{number}"]
        if address and not player.bot and services.allows("letter", f"to:{address}"):
            who = Subscriber(seat(TableId(link.table), number), link.table, link.id, lang)
            add = services.notify.subscriptions.add
            one = await add(who, ChannelName.EMAIL, address, confirmed=False)
            await services.notify.ask_to_confirm(one.id, link.table)


def _settings(data: NewByDayGame, services: Services) -> ByDay:
    if len(data.introduction) > LONG_TEXT:
        raise Problem(422, "introduction-long")
    bots = tuple(n for n, player in enumerate(data.players, 1) if player.bot)
    now = services.time.now()
    if data.every:
        if data.every < SHORTEST:
            raise Problem(422, "start-past")
        start = stamp(whole_second(now))
        return ByDay(start, (), data.prose, data.every, bots, data.introduction)
    try:
        first = date.fromisoformat(data.start or "")
        holidays = sorted({date.fromisoformat(day) for day in data.holidays})
    except ValueError:
        raise Problem(422, "start-past") from None
    today = moscow(now).date()
    if not 0 <= (first - today).days <= LATER:
        raise Problem(422, "start-past")
    return ByDay(str(first), tuple(map(str, holidays)), data.prose, 0, bots, data.introduction)


def _table(data: NewByDayGame, services: Services, asked: Creation) -> Table:
    names = tuple(single_spaced(player.name) for player in data.players)
    if len(names) not in BOOKS[RULES].sizes:
        raise Problem(422, "rules-unknown")
    if not all(names) or len(set(map(str.casefold, names))) < len(names):
        raise Problem(422, "name-twice")
    tags = (("event", data.title),) if data.title.strip() else ()
    return Table(
        id=to_table_id(asked.id),
        created=stamp(services.time.now()),
        rules=RULES,
        options=(),
        names=names,
        tags=(*tags, BY_DAY, *((LISTED,) if data.public else ())),
        account=asked.by.account or None,
    )


@get("/api/tables/{table:str}/by-day", opt={"operation": "table-view"})
async def by_day_now(
    live: NamedDependency[LiveTable], by: NamedDependency[Principal], request: Ask
) -> ByDayView:
    """Return what is due until when in a by-day game, as in the view of the same link."""
    view = _view(live, by)
    if by.kind == Kind.SEAT:
        hall = Principal(Kind.HALL, by.table, delay=by.delay)
        request.state.length = class_of(len(encode(_view(live, hall))))
    return view


def _view(live: LiveTable, by: Principal) -> ByDayView:
    view = look_at_the_calendar(live.timeline, by)
    if view is None:
        raise Problem(404, "too-early")
    return view


@get("/api/tables/{table:str}/by-day/book", opt={"operation": "table-protocol"})
async def by_day_book(
    live: NamedDependency[LiveTable], by: NamedDependency[Principal]
) -> ByDayBook:
    """Return the published story, day by day; it is the same for every link."""
    return await _book(live, by, _state(live, by))


async def _book(live: LiveTable, by: Principal, state: TableState) -> ByDayBook:
    book = await asyncio.to_thread(book_of, live.timeline, by, state)
    if book is None:
        raise Problem(404, "too-early")
    return book


@get(
    "/api/tables/{table:str}/by-day/protocol.csv",
    opt={"operation": "table-protocol"},
    media_type=CSV,
)
async def by_day_csv(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    texts: NamedDependency[Catalogue],
) -> Response[str]:
    """Return the final protocol as CSV, every number with its reasons; only after the end."""
    headings, *rows = protocol_rows(await _book(live, by, _ended(live, by)), texts)
    told = as_csv(Grid(headings, tuple(rows)), headings)
    return attached(told, f"{live.id}.csv", CSV, called=_called(live, ".csv", lang))


@get(
    "/api/tables/{table:str}/by-day/record.mgn",
    opt={"operation": "table-protocol"},
    media_type=PLAIN,
)
async def by_day_record(
    live: NamedDependency[LiveTable], by: NamedDependency[Principal], lang: NamedDependency[str]
) -> Response[str]:
    """Return the record of the game once it is over and nothing in it is secret."""
    _ended(live, by)
    record = await asyncio.to_thread(record_of, live.timeline)
    return attached(record, f"{live.id}.mgn", PLAIN, called=_called(live, ".mgn", lang))


def _called(live: LiveTable, ending: str, lang: str) -> str:
    return file_name(live.timeline, "record" if ending == ".mgn" else "protocol", ending, lang)


def _state(live: LiveTable, by: Principal) -> TableState:
    state = point_for(live.timeline, by)
    if state is None or state.by_day is None:
        raise Problem(404, "too-early")
    return state


def _ended(live: LiveTable, by: Principal) -> TableState:
    state = _state(live, by)
    if not isinstance(state.game.phase, Over):
        raise Problem(404, "too-early")
    return state


HANDLERS = [by_day_create, by_day_now, by_day_book, by_day_csv, by_day_record]
