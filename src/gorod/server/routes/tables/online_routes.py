"""HTTP routes for online tables: create one, list the public ones, take a seat."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Redirect

from gorod.engine.phases import Over
from gorod.server.access.links import Minted
from gorod.server.access.principal import SERVER, Kind, Origin, Principal
from gorod.server.http import link_addresses
from gorod.server.http.creation import Creation, creation
from gorod.server.http.error_responses import Problem
from gorod.server.http.link_schemas import MintedLink
from gorod.server.http.request_address import sender
from gorod.server.http.responses import minted_link
from gorod.server.online.joining import RefusedError
from gorod.server.routes.tables.schemas import (
    Guest,
    JudgeOffer,
    ListedLobby,
    MadeTable,
    NewJudge,
    NewOnlineTable,
    OtherSeat,
)
from gorod.server.routes.tables.table_routes import FRESH_MS, may_make, playable
from gorod.server.services import Services
from gorod.server.store.store_ids import NO_LINK, to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby_entries import Succeeded
from gorod.server.tables.online import ONLINE, PUBLIC
from gorod.server.time_source import stamp

Ask = Request[Any, Any, Any]

MOST_LISTED = 60
INVITED_HOURS = 24


@post("/api/online", opt={"operation": "online-create"}, status_code=201)
async def online_create(
    data: JSONBody[NewOnlineTable],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Create an empty online table that people join by an invitation.

    The response has the maker's own link, the invitation, and the hall's link. If a person judges,
    the maker is that person or passes the judge's link on; seats are taken by joining.
    """
    asked = creation(services, by, data)
    if not await asked.known():
        await may_make(asked, request)
        await _made(data, asked)
    return await _with_links(data, asked, request)


async def _made(data: NewOnlineTable, asked: Creation) -> None:
    playable(data.rules, data.options, data.size)
    services = asked.services
    online = data.online
    tags = [(key, value) for key, value in data.tags.items() if value.strip()]
    tags += [ONLINE, PUBLIC] if online.public else [ONLINE]
    table = Table(
        id=to_table_id(asked.id),
        created=stamp(services.time.now()),
        rules=data.rules,
        options=data.options,
        names=("",) * data.size,
        tags=tuple(tags),
        account=asked.by.account or None,
    )
    await services.hub.tables.create(table, online=online, receipt=asked.receipt)


async def _with_links(data: NewOnlineTable, asked: Creation, request: Ask) -> MadeTable:
    scopes: list[tuple[str, int]] = [
        (Kind.HOST, 0),
        (Kind.LOBBY, 0),
        (Kind.HALL, data.online.delay),
    ]
    if data.online.judge == "human":
        scopes.append((Kind.JUDGE, 0))
    minted = await asked.links(scopes)
    told = tuple(minted_link(asked.services, one, request) for one in minted)
    return MadeTable(asked.id, told)


@post("/api/tables/{table:str}/anew", opt={"operation": "table-anew"}, status_code=201)
async def table_anew(
    live: NamedDependency[LiveTable],
    data: JSONBody[NewOnlineTable],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MadeTable:
    """Replace this table, which has not begun, by another one, to which its players may follow.

    The rulebook, its options and the number of players cannot change after a table's first entry,
    because the deal is committed to with them.
    """
    asked = creation(services, replace(by, link=NO_LINK, expires=None), data)
    lobby = live.timeline.now.lobby
    if lobby is not None and lobby.successor == asked.id and await asked.known():
        return await _with_links(data, asked, request)
    _gathers(live)
    if not await asked.known():
        await may_make(asked, request)
        await _made(data, asked)

    def due() -> Succeeded | None:
        lobby = live.timeline.now.lobby
        waits = lobby is not None and not lobby.started and lobby.successor is None
        return Succeeded(to_table_id(asked.id)) if waits else None

    if not await live.noted(due, by.label):
        raise Problem(409, "started")
    services.showcase.lobbies.clear()
    return await _with_links(data, asked, request)


@post("/api/tables/{table:str}/follow", opt={"operation": "table-follow"}, status_code=201)
async def table_follow(
    live: NamedDependency[LiveTable], request: Ask, services: NamedDependency[Services]
) -> MintedLink:
    """Return an invitation to the table that replaces this one."""
    _not_too_often(services, request)
    lobby = live.timeline.now.lobby
    if lobby is None or lobby.successor is None:
        raise Problem(404)
    made = await services.links.mint(
        lobby.successor, Kind.LOBBY, Origin(SERVER), hours=INVITED_HOURS
    )
    return minted_link(services, made, request)


@post("/api/tables/{table:str}/judge", opt={"operation": "table-judge"}, status_code=201)
async def table_judge(
    live: NamedDependency[LiveTable],
    data: JSONBody[NewJudge],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> JudgeOffer:
    """Offer to judge, for somebody without a seat; once the players have agreed, they get the link.

    The host may sit at the table, so no player is ever given that link.
    """
    _not_too_often(services, request)
    try:
        minted = await services.joining.judge(live, by, data.key, data.name)
    except RefusedError as refused:
        raise Problem(409, refused.code) from None
    if minted is None:
        return JudgeOffer(accepted=False)
    return JudgeOffer(accepted=True, link=minted_link(services, minted, request))


def _gathers(live: LiveTable) -> None:
    """Raise `Problem` if the table has begun or was replaced by another one."""
    lobby = live.timeline.now.lobby
    if lobby is None:
        raise Problem(409, "not-online")
    if lobby.started:
        raise Problem(409, "started")
    if lobby.successor is not None:
        raise Problem(409, "closed")


@post("/api/tables/{table:str}/join", opt={"operation": "table-join"}, status_code=201)
async def table_join(
    live: NamedDependency[LiveTable],
    data: JSONBody[Guest],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """Take a seat: a chosen one, or one that is drawn."""
    _not_too_often(services, request)
    sitting = services.joining.join(live, by, data.key, data.name, data.seat)
    return await _seated(sitting, services, request)


@post("/api/tables/{table:str}/seat", opt={"operation": "table-seat"}, status_code=201)
async def table_seat(
    live: NamedDependency[LiveTable],
    data: JSONBody[OtherSeat],
    by: NamedDependency[Principal],
    request: Ask,
    services: NamedDependency[Services],
) -> MintedLink:
    """Change to another seat before the game begins; the former link ends."""
    _not_too_often(services, request)
    return await _seated(services.joining.reseat(live, by, data.seat), services, request)


def _not_too_often(services: Services, request: Ask) -> None:
    if not services.allows("join", sender(request.scope)):
        raise Problem(429)


async def _seated(sitting: Awaitable[Minted], services: Services, request: Ask) -> MintedLink:
    try:
        return minted_link(services, await sitting, request)
    except RefusedError as refused:
        raise Problem(409, refused.code) from None


@get("/api/lobbies", opt={"operation": "lobbies"})
async def lobbies(
    services: NamedDependency[Services], lang: NamedDependency[str]
) -> list[ListedLobby]:
    """List the newest public online tables whose games are not over."""
    now, known = services.time.ms(), services.showcase.lobbies
    until, listed = known.get(lang, (0, []))
    if now >= until:
        listed = await _every_listed(services, lang)
        known[lang] = (now + FRESH_MS, listed)
    return listed


async def _every_listed(services: Services, lang: str) -> list[ListedLobby]:
    listed = []
    for table in await services.store.newest(PUBLIC, MOST_LISTED):
        live = await services.hub.tables.readable(table.id)
        if live is not None and not isinstance(live.timeline.now.game.phase, Over):
            found = _listed(live, lang)
            listed += [found] if found else []
    return listed[::-1]


def _listed(live: LiveTable, lang: str) -> ListedLobby | None:
    timeline, lobby = live.timeline, live.timeline.now.lobby
    if lobby is None or lobby.successor is not None:
        return None
    bots = sum(bool(place.bot) for place in lobby.places)
    people = sum(place.person for place in lobby.places)
    absent = sum(place.absent for place in lobby.places)
    return ListedLobby(
        table=live.id,
        rules=timeline.table.rules,
        short=timeline.book.short(lang),
        title=dict(timeline.tags).get("event", ""),
        size=timeline.size,
        people=people,
        bots=bots,
        free=absent if lobby.started else timeline.size - people,
        judge=lobby.settings.judge,
        pace=lobby.settings.pace,
        started=lobby.started,
        delay=lobby.settings.delay,
    )


@get("/join/{table:str}", opt={"operation": "page"}, include_in_schema=False)
async def join_page(
    live: NamedDependency[LiveTable], services: NamedDependency[Services]
) -> Response[Any]:
    """Redirect to the page of a public online table; one invitation serves everybody."""
    if PUBLIC not in live.timeline.table.tags:
        raise Problem(404)
    known = services.showcase.invited
    holder = await services.links.holder(known[live.id]) if live.id in known else None
    if holder is None:
        made = await services.links.mint(live.id, Kind.LOBBY, Origin(SERVER), hours=INVITED_HOURS)
        known[live.id] = made.token
    return Redirect(link_addresses.link("", Kind.LOBBY, known[live.id]))


HANDLERS = [
    online_create,
    table_anew,
    table_follow,
    table_judge,
    table_join,
    table_seat,
    lobbies,
    join_page,
]
