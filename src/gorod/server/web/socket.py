"""The socket of a page: one task reads it, and the hub writes to it.

The first frame says what the page watches: the table of its link, or a tournament.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from gorod.i18n import catalogue
from gorod.server.access.limits import Bucket, BusyError
from gorod.server.access.principal import Principal
from gorod.server.access.rights import may
from gorod.server.http.error_responses import Problem, accepted
from gorod.server.http.guard import COOKIE, at_tournament, kept, with_post
from gorod.server.http.middleware import TOO_MANY
from gorod.server.http.request_address import header, sender
from gorod.server.http.uvicorn_protocol import OUTLET
from gorod.server.hub import Connection
from gorod.server.hub.connection import Outlet
from gorod.server.journal import fault, note
from gorod.server.services import Services
from gorod.server.store.interface import DamagedLogError, StoreError
from gorod.server.store.store_ids import TableId, TournamentId, to_tournament_id
from gorod.server.streams.answers import Answer
from gorod.server.streams.registry import AnyStream
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby import as_told
from gorod.server.tables.table_requests import Ask
from gorod.server.web.socket_handover import handed_on, handed_principal
from gorod.server.wire.frames import (
    LARGEST_FRAME,
    Complaint,
    FromClient,
    Hello,
    Pong,
    Signal,
    decode,
    packed,
)
from gorod.server.wire.padding import AS_IT_IS

Socket = WebSocket[Any, Any, Any]

BAD_HELLO = 4400
UNAUTHORISED = 4401
NOT_FOUND = 4404
DAMAGED = 4404
"""A stream that cannot be read is reported as not found; the message says why."""
FRAME_TOO_LARGE = 1009
"""The code with which a socket is closed after a frame that is too large (RFC 6455, 7.4.1)."""
TOO_LARGE = "frame-too-large"
VIEW = "tournament-view"


class LeftError(Exception):
    """The client has gone, or the protocol closed the socket because of its frames."""

    def __init__(self, code: int = 0) -> None:
        super().__init__()
        self.too_large = code == FRAME_TOO_LARGE


@websocket("/ws", opt={"operation": "socket"})
async def socket_open(socket: Socket, services: NamedDependency[Services]) -> None:
    """Serve one viewer, from their first frame to their last."""
    where = sender(socket.scope)
    addresses = services.hub.addresses
    if addresses[where] >= services.config.limits.sockets_per_address:
        await socket.close(TOO_MANY)
        return
    addresses[where] += 1
    try:
        await socket.accept()
        with suppress(LeftError):
            await _serve(socket, services)
    finally:
        addresses[where] -= 1
        if not addresses[where]:
            del addresses[where]


async def _serve(socket: Socket, services: Services) -> None:
    # Do not use `socket.headers`: its parsed headers would stay in memory as long as the socket.
    lang = accepted(header(socket.scope, b"accept-language"))
    hello = await _hello(socket, services)
    if hello is None:
        await _reject(socket, lang, "malformed", BAD_HELLO)
        return
    lang = accepted(hello.lang) if hello.lang else lang
    find = _tournament if hello.tournament else _table
    try:
        found = await find(socket, services, hello)
    except DamagedLogError as error:
        fault("log damaged", error, table=error.table, version=error.version)
        await _reject(socket, lang, "damaged", DAMAGED)
        return
    if not isinstance(found, Subscription):
        await _reject(socket, lang, *found)
    elif not await services.links.still_valid(found.by):  # may have ended while the log was read
        await _reject(socket, lang, *_unknown(socket, services))
    elif not services.hub.make_room(found.stream.id, found.by):
        await _reject(socket, lang, "too-many", TOO_MANY)
    else:
        await services.role_access_log.used(found.by)
        connection = Connection(
            found.by,
            _outlet(socket),
            task=asyncio.current_task(),
            console=hello.console,
            lang=lang,
            pending=services.config.limits.pending,
            came=found.came,
            digest=hello.digest,
            still_valid=found.still_valid,
        )
        try:
            services.hub.join(connection, found.stream, hello.seen)
        except BusyError:
            await _reject(socket, lang, "too-many", TOO_MANY)
        else:
            await _converse(socket, services, connection, found.stream)


@dataclass(frozen=True, slots=True)
class Subscription:
    """A stream, and who watches it."""

    stream: AnyStream
    by: Principal
    came: Principal | None = None
    still_valid: Callable[[], Awaitable[bool]] | None = None


Rejection = tuple[str, int]
"""A message id, and the code with which the socket is closed."""


async def _table(socket: Socket, services: Services, hello: Hello) -> Subscription | Rejection:
    """Return the table that the hello's ticket or link gives access to, or why it is rejected."""
    by = handed_principal(socket) or await _who(services, hello)
    if by is None:
        return _unknown(socket, services)
    if handed_on(socket, services.siblings, hello, by):
        raise LeftError
    live = await services.hub.tables.get(TableId(by.table))
    if live is None:
        return "not-found", NOT_FOUND
    return Subscription(live, as_told(live.timeline.now.lobby, by))


async def _tournament(socket: Socket, services: Services, hello: Hello) -> Subscription | Rejection:
    """Return a tournament for a link, a signed-in account or the public, or the rejection."""
    tournament = to_tournament_id(hello.tournament)
    session = kept(socket, services, COOKIE) if hello.session and not hello.token else ""
    came: Principal | None = Principal()
    if hello.token:
        came = await services.links.holder(hello.token)
        if came is None:
            return _unknown(socket, services)
    elif session:
        came = await _account(services, session, tournament)
    came = came or Principal()
    try:
        by = await at_tournament(came, tournament, VIEW, services)
    except Problem:
        return "not-found", NOT_FOUND
    stream = await services.tournaments.get(tournament)
    if stream is None or not may(by, VIEW):
        return "not-found", NOT_FOUND

    async def still_valid() -> bool:
        return await _account(services, session, tournament) == came

    return Subscription(stream, by, came, still_valid if came.account else None)


async def _account(services: Services, session: str, tournament: TournamentId) -> Principal | None:
    """Return the account of a session, with its office at a tournament; None if it has ended."""
    found = await services.accounts.holder(session)
    return None if found is None else await with_post(found, tournament, services)


async def _hello(socket: Socket, services: Services) -> Hello | None:
    try:
        first = await asyncio.wait_for(_receive(socket), services.config.limits.hello_s)
    except TimeoutError:
        return None
    except LeftError as left:
        if left.too_large:
            services.seldom.security(services.time.ms(), "refused", why=TOO_LARGE)
        raise
    return first if isinstance(first, Hello) else None


async def _who(services: Services, hello: Hello) -> Principal | None:
    """Return who opens a table's socket: a ticket is valid once, a token as long as its link."""
    found = await services.tickets.take(hello.ticket) if hello.ticket else None
    if found is None and hello.token:
        found = await services.links.holder(hello.token)
    if found is None:
        return None
    return found if may(found, "socket") else None


def _unknown(socket: Socket, services: Services) -> tuple[str, int]:
    """Reject a wrong token; one address may try as often as over HTTP."""
    services.seldom.security(services.time.ms(), "wrong link")
    if services.allows("wrong-token", sender(socket.scope)):
        return "unauthorised", UNAUTHORISED
    return "too-many", TOO_MANY


async def _reject(socket: Socket, lang: str, code: str, close: int) -> None:
    _outlet(socket).write(packed(_complaint(lang, code), AS_IT_IS))
    await _close(socket, close)


def _outlet(socket: Socket) -> Outlet:
    """Return the socket's network end, which takes encoded frames and bypasses ASGI."""
    extensions: Any = socket.scope["extensions"]
    outlet: Outlet = extensions[OUTLET]
    return outlet


async def _converse(
    socket: Socket, services: Services, connection: Connection, stream: AnyStream
) -> None:
    by = connection.by
    note("socket open", table=stream.id, scope=by.label, link=by.link)
    try:
        if isinstance(stream, LiveTable):
            await services.push.joined(connection, stream)
        await _read(socket, services, connection, stream)
    except asyncio.CancelledError:
        if connection.ending is None:
            raise
        if not connection.broken:
            await _close(socket, connection.ending.code, connection.ending.reason)
    except LeftError as left:
        if left.too_large:
            services.hub.note_refusal(by, TOO_LARGE)
        raise
    except Exception as error:  # noqa: BLE001  whatever it was, it ends one socket and no more
        fault("socket failed", error, table=stream.id)
    finally:
        services.hub.leave(connection)
        why = connection.ending.code if connection.ending else 1000
        note("socket closed", table=stream.id, scope=connection.by.label, code=why)


async def _read(
    socket: Socket, services: Services, connection: Connection, stream: AnyStream
) -> None:
    rate = services.config.limits.frame
    bucket = Bucket(rate.burst, services.time.ms())
    while True:
        frame = await _receive(socket)
        if connection.ending is not None:
            continue
        if not bucket.take(rate, services.time.ms()):
            services.metrics.limited.labels(what="frame").inc()
            _refuse(services, connection, "too-many")
        elif isinstance(frame, Ask) and isinstance(stream, LiveTable):
            connection.say(await _answered(services, connection, stream, frame))
        elif isinstance(frame, Signal) and isinstance(stream, LiveTable):
            if not await _relayed(services, connection, stream, frame):
                _refuse(services, connection, "forbidden")
        elif not isinstance(frame, Pong):
            _refuse(services, connection, "malformed")


def _refuse(services: Services, connection: Connection, code: str) -> None:
    """Tell the sender, and the journal, that a frame was refused."""
    services.hub.note_refusal(connection.by, code)
    connection.say(_complaint(connection.lang, code))


async def _answered(
    services: Services, connection: Connection, live: LiveTable, asked: Ask
) -> Answer | Complaint:
    try:
        if not await services.links.still_valid(connection.by):
            services.hub.note_refusal(connection.by, "unauthorised")
            return _complaint(connection.lang, "unauthorised")
        return await services.hub.submit(live, connection.sender, asked)
    except StoreError as error:
        fault("store", error)
        return _complaint(connection.lang, "unavailable")


async def _relayed(
    services: Services, connection: Connection, live: LiveTable, frame: Signal
) -> bool:
    still_valid = await services.links.still_valid(connection.by)
    return still_valid and await services.signalling.relay(connection, live, frame)


def _complaint(lang: str, code: str) -> Complaint:
    return Complaint(code, catalogue(lang).say(f"server-{code}"))


async def _receive(socket: Socket) -> FromClient | None:
    """Return the next frame, None if it is invalid; raise `LeftError` if the client has gone."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise LeftError(message.get("code", 0))
    raw = message.get("text")
    if raw is None or len(raw) > LARGEST_FRAME:
        return None
    try:
        frame: FromClient = decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return frame


async def _close(socket: Socket, code: int, reason: str = "") -> None:
    try:
        await socket.close(code, reason)
    except Exception:  # noqa: BLE001  a server raises its own kind when the client has gone
        raise LeftError from None
