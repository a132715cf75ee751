"""HTTP routes for tables: creating and closing them, views, exports, commands, links."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.engine.phases import Over
from gorod.report.pdf import printed
from gorod.report.protocol import Chapter
from gorod.rulebooks import BOOKS, OptionError
from gorod.server.access.links import above
from gorod.server.access.principal import Kind, Principal, scope_is_known
from gorod.server.http.creation import Creation, creation
from gorod.server.http.error_responses import Problem
from gorod.server.http.link_schemas import KnownLink, MintedLink, NewLink
from gorod.server.http.request_address import sender
from gorod.server.http.responses import (
    PDF,
    PLAIN,
    answered,
    attached,
    disposition,
    known_link,
    minted_link,
    record_of,
)
from gorod.server.routes.tables.schemas import (
    Course,
    CourseLine,
    CoursePart,
    ListedTable,
    MadeTable,
    NewCommand,
    NewTable,
)
from gorod.server.services import Services
from gorod.server.store.store_ids import LinkId, TableId, to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.streams.answers import Answer
from gorod.server.tables.attached import game_of
from gorod.server.tables.game_headings import file_name
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby import SIGHT, against_linking
from gorod.server.tables.lobby_entries import Sighted
from gorod.server.tables.nicks import single_spaced
from gorod.server.tables.opened_rulebooks import book_of
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Ask as TableAsk
from gorod.server.tables.timeline import LISTED
from gorod.server.time_source import stamp
from gorod.server.wire.frames import encode
from gorod.server.wire.models import View
from gorod.server.wire.padding import class_of
from gorod.server.wire.reads import course_for, look, look_with_proof, protocol_for, sheet_for

Ask = Request[Any, Any, Any]

FRESH_MS = 2_000
MOST_LISTED = 30
LONG_COMMAND = 131_072
"""The largest command in bytes; the story of a game day is longer than a socket's frame."""


@get("/api/tables", opt={"operation": "tables-list"})
async def tables_list(services: NamedDependency[Services]) -> list[ListedTable]:
    """List the newest public tables that are being played."""
    return await public_tables(services)


async def public_tables(services: Services) -> list[ListedTable]:
    """Return the newest public tables as the hall sees them, cached for a few seconds."""
    now = services.time.ms()
    until, known = services.showcase.listed
    if now < until:
        return known
    listed = await _listed(services)
    services.showcase.listed = (now + FRESH_MS, listed)
    return listed


async def _listed(services: Services) -> list[ListedTable]:
    listed = []
    for table in await services.store.newest(LISTED, MOST_LISTED):
        live = await services.hub.tables.readable(table.id)
        view = None if live is None else look(live.timeline, Principal(Kind.HALL, table.id))
        if view is not None:
            listed.append(
                ListedTable(
                    table=table.id,
                    rules=table.rules,
                    title=view.tags.get("event", ""),
                    phase=view.phase,
                    players=len(view.players),
                    living=sum(bool(player.alive) for player in view.players),
                )
            )
    return listed


@post("/api/tables", opt={"operation": "table-create"}, status_code=201)
async def table_create(
    data: JSONBody[NewTable],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Create a table. A quick game needs no account; a game made with an account belongs to it."""
    asked = creation(services, by, data)
    if not await asked.known():
        await may_make(asked, request)
        table = _table(data, services, asked)
        phones = BOOKS[data.rules].format.simultaneous if data.phones is None else data.phones
        await services.hub.tables.create(table, phones=phones, receipt=asked.receipt)
    scopes = ["judge", *(f"seat:{n}" for n in range(1, len(data.names) + 1)), "hall", "overlay"]
    minted = await asked.links((scope, 0) for scope in scopes)
    return MadeTable(asked.id, tuple(minted_link(services, one, request) for one in minted))


async def may_make(asked: Creation, request: Ask) -> None:
    """Raise `Problem` if the sender or the server has reached the limit of tables."""
    services, by = asked.services, asked.by
    if not by.account:
        if not services.config.quick_games:
            raise Problem(401)
        if not services.allows("create", sender(request.scope)):
            raise Problem(429)
    elif not services.allows("make", str(by.account)):
        raise Problem(429)
    full = await services.quotas.against_a_table(by.account)
    if full and not await asked.begun():
        raise Problem(409, full)


def playable(rules: str, options: tuple[str, ...], size: int) -> None:
    """Raise `Problem` unless the rulebook exists and has these options for this many players."""
    if rules not in BOOKS or size not in BOOKS[rules].sizes:
        raise Problem(422, "rules-unknown")
    try:
        book_of(rules, options, size)
    except OptionError:
        raise Problem(422, "options-clash") from None


def _table(data: NewTable, services: Services, asked: Creation) -> Table:
    playable(data.rules, data.options, len(data.names))
    tags = tuple((key, value) for key, value in data.tags.items() if value.strip())
    return Table(
        id=to_table_id(asked.id),
        created=stamp(services.time.now()),
        rules=data.rules,
        options=data.options,
        names=tuple(map(single_spaced, data.names)),
        tags=(*tags, LISTED) if data.public else tags,
        account=asked.by.account or None,
    )


@get("/api/tables/{table:str}/view", opt={"operation": "table-view"})
async def table_view(
    live: NamedDependency[LiveTable], by: NamedDependency[Principal], request: Ask
) -> View:
    """Return the whole view that the holder of the link may have now."""
    timeline = live.timeline
    view = look(timeline, by)
    if view is None:
        raise Problem(404, "too-early")
    _pad_like_hall(request, by, lambda hall: len(encode(look(timeline, hall))))
    return view


@get("/api/tables/{table:str}/document", opt={"operation": "table-view"})
async def table_document(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
) -> Response[View]:
    """Return the view as a file, with the proof that the deal was fair."""
    timeline = live.timeline
    view = look_with_proof(timeline, by)
    if view is None:
        raise Problem(404, "too-early")
    _pad_like_hall(request, by, lambda hall: len(encode(look_with_proof(timeline, hall))))
    called = file_name(timeline, "game", ".json", lang)
    return attached(view, f"{live.id}.json", called=called)


@get("/api/tables/{table:str}/protocol", opt={"operation": "table-protocol"}, media_type=PLAIN)
async def table_protocol(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
    services: NamedDependency[Services],
) -> Response[str]:
    """Return the protocol as text in the reader's language."""
    timeline = live.timeline
    text = await asyncio.to_thread(protocol_for, timeline, by, lang)
    if text is None:
        raise Problem(404, "too-early")
    await services.role_access_log.read(live, "protocol", by)
    _pad_like_hall(
        request, by, lambda hall: len((protocol_for(timeline, hall, lang) or "").encode())
    )
    called = file_name(timeline, "protocol", ".txt", lang)
    headers = {"content-disposition": disposition("inline", f"{live.id}.txt", called)}
    return Response(text, media_type=PLAIN, headers=headers)


@get("/api/tables/{table:str}/course", opt={"operation": "table-protocol"})
async def table_course(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    request: Ask,
) -> Course:
    """Return the lines of the protocol by night and day, with their clauses as data."""
    timeline = live.timeline
    told = await asyncio.to_thread(course_for, timeline, by, lang)
    if told is None:
        raise Problem(404, "too-early")
    _pad_like_hall(request, by, lambda hall: len(encode(_course(course_for(timeline, hall, lang)))))
    return _course(told)


def _pad_like_hall(request: Ask, by: Principal, public: Callable[[Principal], int]) -> None:
    """Make the responses to all seats equally long.

    Their length depends only on what the hall would get, so it reveals nothing about a seat.
    """
    if by.kind == Kind.SEAT:
        hall = Principal(Kind.HALL, by.table, delay=by.delay)
        request.state.length = class_of(public(hall))


def _course(told: Iterable[Chapter] | None) -> Course:
    return Course(
        tuple(
            CoursePart(
                part.kind,
                part.title,
                tuple(CourseLine(one.text, one.clauses, one.inset) for one in part.lines),
            )
            for part in told or ()
        )
    )


@get("/api/tables/{table:str}/protocol.pdf", opt={"operation": "table-protocol"}, media_type=PDF)
async def table_sheet(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[bytes]:
    """Return the protocol as a printable PDF in the reader's language."""
    timeline = live.timeline
    sheet = await asyncio.to_thread(sheet_for, timeline, by, lang)
    if sheet is None:
        raise Problem(404, "too-early")
    await services.role_access_log.read(live, "protocol", by)
    made = await asyncio.to_thread(printed, sheet)
    called = file_name(timeline, "protocol", ".pdf", lang)
    return attached(made, f"{live.id}.pdf", PDF, called=called)


@get("/api/tables/{table:str}/record", opt={"operation": "table-record"}, media_type=PLAIN)
async def table_record(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[str]:
    """Return the `.mgn` record of the game so far; links with a delay cannot get it."""
    timeline = live.timeline
    await services.role_access_log.read(live, "record", by)
    called = file_name(timeline, "record", ".mgn", lang)
    record = await asyncio.to_thread(record_of, timeline)
    return attached(record, f"{live.id}.mgn", PLAIN, called=called)


@post(
    "/api/tables/{table:str}/commands",
    opt={"operation": "command"},
    status_code=200,
    request_max_body_size=LONG_COMMAND,
)
async def table_command(
    live: NamedDependency[LiveTable],
    data: JSONBody[NewCommand],
    by: NamedDependency[Principal],
    lang: NamedDependency[str],
    services: NamedDependency[Services],
) -> Response[Answer]:
    """Give one command without a socket; the answers are the same as over a socket."""
    asked = TableAsk(data.id, data.seen, data.wish)
    answer = await services.hub.submit(live, Sender(by, data.console, lang), asked)
    return answered(answer)


@post("/api/tables/{table:str}/close", opt={"operation": "table-close"}, status_code=204)
async def table_close(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Close a table: it can no longer be watched."""
    if by.kind == Kind.HOST and running(live):
        raise Problem(409, "started")
    await services.store.close_table(live.id)
    services.hub.closed(live.id)
    await services.role_access_log.at_table(live, "table-closed", by)


@post("/api/tables/{table:str}/reopen", opt={"operation": "table-reopen"}, status_code=204)
async def table_reopen(
    live: NamedDependency[LiveTable],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """Reopen a table that was closed by mistake. A table that was replaced stays closed."""
    if (
        game_of(live.timeline.table) is not None
        and await services.table_reporter.tournament_of(live) is None
    ):
        raise Problem(409, "replaced")
    await services.store.reopen_table(live.id)
    services.hub.reopened(live.id)
    await services.role_access_log.at_table(live, "table-reopened", by)


@get("/api/tables/{table:str}/links", opt={"operation": "links-list"})
async def links_list(
    table: FromPath[TableId], services: NamedDependency[Services]
) -> list[KnownLink]:
    """List all links of a table, without their tokens."""
    return [known_link(link) for link in await services.store.links(table)]


@post("/api/tables/{table:str}/links", opt={"operation": "link-create"}, status_code=201)
async def link_create(
    live: NamedDependency[LiveTable],
    data: JSONBody[NewLink],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """Make a link. The journal records who made it, but never its token."""
    if not scope_is_known(data.scope, live.timeline.size):
        raise Problem(422, "scope-unknown")
    await _sighted(live, by, data.scope)
    delay = max(data.delay, _least_delay(services, live, data.scope))
    minted = await services.links.mint(
        live.id, data.scope, by.origin, delay=delay, hours=data.hours
    )
    return minted_link(services, minted, request)


def running(live: LiveTable) -> bool:
    """Whether the game of an online table has begun and is not over."""
    now = live.timeline.now
    return now.lobby is not None and now.lobby.started and not isinstance(now.game.phase, Over)


async def _sighted(live: LiveTable, by: Principal, scope: str) -> None:
    """Tell everybody at an online table that a link which shows roles was made."""
    why = against_linking(live.timeline.now.lobby, by, scope)
    if why is not None:
        raise Problem({"host-sits": 409, "forbidden": 403}.get(why, 422), why)
    if live.timeline.online is not None and scope in SIGHT:
        await live.noted(lambda: Sighted(scope), by.label)


def _least_delay(services: Services, live: LiveTable, scope: str) -> int:
    """Return the least delay in seconds for a link of this scope.

    Roles may be shown to everybody only with a delay; after the game they are no secret. For
    spectators of an online table it is the delay that the table was made with.
    """
    online = live.timeline.online
    if online is not None and scope in (Kind.HALL, Kind.OVERLAY):
        return online.delay
    over = isinstance(live.timeline.now.game.phase, Over)
    return 0 if over or scope != Kind.OVERLAY_ROLES else services.config.roles_delay


@delete("/api/tables/{table:str}/links/{link:str}", opt={"operation": "link-revoke"})
async def link_revoke(
    table: FromPath[TableId],
    link: FromPath[LinkId],
    by: NamedDependency[Principal],
    services: NamedDependency[Services],
) -> None:
    """End a link, and close the connections of those who use it."""
    known = {own.id: own for own in await services.store.links(table)}
    if link not in known:
        raise Problem(404)
    if link in above(known, by.link):
        raise Problem(403)
    await services.hub.end_link(link, by.root)


HANDLERS = [
    tables_list,
    table_create,
    table_view,
    table_document,
    table_protocol,
    table_course,
    table_sheet,
    table_record,
    table_command,
    table_close,
    table_reopen,
    links_list,
    link_create,
    link_revoke,
]
