"""The socket of a viewer: one reader, one writer, and the hub between them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from gorod.i18n import catalogue
from gorod.server.access.limits import Bucket, BusyError
from gorod.server.access.principal import Principal
from gorod.server.access.rights import may
from gorod.server.http.error_responses import accepted
from gorod.server.http.middleware import TOO_MANY
from gorod.server.http.request_address import sender
from gorod.server.hub import Connection
from gorod.server.journal import fault, note
from gorod.server.services import Services
from gorod.server.store.protocol import DamagedLogError, StoreError
from gorod.server.tables.live import LiveTable, Submission
from gorod.server.wire.frames import Ask, Complaint, FromClient, Hello, decode, text

Socket = WebSocket[Any, Any, Any]

BAD_HELLO = 4400
UNAUTHORISED = 4401
NO_TABLE = 4404
DAMAGED = 4404
"""A table that cannot be read is as if it were not there; the sentence says why."""
LARGEST = 16_384


class LeftError(Exception):
    """The client has gone."""


@websocket("/ws", opt={"operation": "socket"})
async def socket_open(socket: Socket, services: NamedDependency[Services]) -> None:
    """One viewer, from his first frame to his last."""
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
    lang = accepted(socket.headers.get("accept-language", ""))
    hello = await _hello(socket, services)
    if hello is None:
        await _reject(socket, lang, "malformed", BAD_HELLO)
        return
    lang = accepted(hello.lang) if hello.lang else lang
    by = await _who(services, hello)
    try:
        live = None if by is None else await services.hub.tables.get(by.table)
    except DamagedLogError as error:
        fault("log damaged", error, table=error.table, version=error.version)
        await _reject(socket, lang, "damaged", DAMAGED)
        return
    if by is None:
        await _reject(socket, lang, *_unknown(socket, services))
    elif live is None:
        await _reject(socket, lang, "not-found", NO_TABLE)
    elif not await services.links.stands(by):  # it ended while the table was being read
        await _reject(socket, lang, *_unknown(socket, services))
    elif not services.hub.make_room(by):
        await _reject(socket, lang, "too-many", TOO_MANY)
    else:
        await services.witness.used(by)
        most = services.config.limits.pending
        connection = Connection(by, console=hello.console, lang=lang, pending=most)
        try:
            services.hub.join(connection, live, hello.seen)
        except BusyError:
            await _reject(socket, lang, "too-many", TOO_MANY)
        else:
            await _converse(socket, services, connection, live)


async def _hello(socket: Socket, services: Services) -> Hello | None:
    try:
        first = await asyncio.wait_for(_receive(socket), services.config.limits.hello_s)
    except TimeoutError:
        return None
    return first if isinstance(first, Hello) else None


async def _who(services: Services, hello: Hello) -> Principal | None:
    """A ticket is good once; a token as long as its link."""
    found = await services.tickets.take(hello.ticket) if hello.ticket else None
    if found is None and hello.token:
        found = await services.links.holder(hello.token)
    if found is None:
        return None
    return found if may(found, "socket") else None


def _unknown(socket: Socket, services: Services) -> tuple[str, int]:
    """What is said to who shows nothing good; one address may try as often as over HTTP."""
    services.seldom.security(services.time.ms(), "wrong link")
    if services.allows("wrong-token", sender(socket.scope)):
        return "unauthorised", UNAUTHORISED
    return "too-many", TOO_MANY


async def _reject(socket: Socket, lang: str, code: str, close: int) -> None:
    await _send(socket, _complaint(lang, code))
    await socket.close(close)


async def _converse(
    socket: Socket, services: Services, connection: Connection, live: LiveTable
) -> None:
    by = connection.by
    note("socket open", table=live.id, scope=by.label, link=by.link)
    writer = asyncio.create_task(_write(socket, services, connection))
    reader = asyncio.create_task(_read(socket, services, connection, live))
    connection.writes_in(writer)
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        services.hub.leave(connection)
        for task in (reader, writer):
            task.cancel()
        for outcome in await asyncio.gather(reader, writer, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, LeftError):
                fault("socket failed", outcome, table=live.id)
        why = connection.ending.code if connection.ending else 1000
        note("socket closed", table=live.id, scope=connection.by.label, code=why)


async def _write(socket: Socket, services: Services, connection: Connection) -> None:
    while (item := await connection.next()) is not None:
        frame, seq = item
        connection.busy_since = services.time.ms()
        await _send(socket, frame)
        connection.busy_since = None
        connection.sent = seq or connection.sent
    ending = connection.ending
    if ending is not None:
        await socket.close(ending.code, ending.reason)


async def _read(
    socket: Socket, services: Services, connection: Connection, live: LiveTable
) -> None:
    rate = services.config.limits.frame
    bucket = Bucket(rate.burst, services.time.ms())
    while True:
        frame = await _receive(socket)
        if connection.ending is not None:
            continue
        if not bucket.take(rate, services.time.ms()):
            services.metrics.limited.labels(what="frame").inc()
            connection.push(_complaint(connection.lang, "too-many"))
        elif frame is None or isinstance(frame, Hello):
            connection.push(_complaint(connection.lang, "malformed"))
        elif isinstance(frame, Ask):
            connection.push(await _answered(services, connection, live, frame))


async def _answered(services: Services, connection: Connection, live: LiveTable, frame: Ask) -> str:
    asked = Submission(
        by=connection.by,
        id=frame.id,
        seen=frame.seen,
        wish=frame.wish,
        console=connection.console,
        lang=connection.lang,
    )
    try:
        if not await services.links.stands(connection.by):
            return _complaint(connection.lang, "unauthorised")
        return text(await services.hub.submit(live, asked))
    except StoreError as error:
        fault("store", error)
        return _complaint(connection.lang, "unavailable")


def _complaint(lang: str, code: str) -> str:
    return text(Complaint(code, catalogue(lang).say(f"server-{code}")))


async def _receive(socket: Socket) -> FromClient | None:
    """The next frame; None if it is no frame of ours."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise LeftError
    raw = message.get("text")
    if raw is None or len(raw) > LARGEST:
        return None
    try:
        frame: FromClient = decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return frame


async def _send(socket: Socket, frame: str) -> None:
    try:
        await socket.send_data(frame, mode="text")
    except Exception:  # noqa: BLE001  a server raises its own kind when the client has gone
        raise LeftError from None
