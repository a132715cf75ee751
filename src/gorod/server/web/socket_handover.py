"""Hands a table's sockets to the worker that has the table, so that it is in memory only once.

Any worker may accept a connection. Which table its client wants is known after the first frame; if
the table belongs to another worker, the connection goes there with what was found out so far. Where
that is impossible the socket stays, and this worker follows the table's log.
"""

from __future__ import annotations

import asyncio
from functools import partial
from socket import socket
from typing import Any

import msgspec
import uvicorn
from litestar import WebSocket

from gorod.server.access.principal import Principal
from gorod.server.http.uvicorn_protocol import (
    HANDED,
    OUTLET,
    FrameProtocol,
    HandedProtocol,
    HandedRequest,
)
from gorod.server.journal import fault
from gorod.server.siblings import Siblings
from gorod.server.wire.frames import Hello

Opened = WebSocket[Any, Any, Any]

SOCKET = b"sock"
"""The kind of the message that comes with a socket."""


class Handed(msgspec.Struct, frozen=True, array_like=True):
    """A socket on its way to another worker: its request, its first frame, and who opened it."""

    request: HandedRequest
    first: str
    by: Principal


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Handed).decode


def handed_principal(opened: Opened) -> Principal | None:
    """Return who opened a socket, if another worker has found that out already."""
    extensions: Any = opened.scope["extensions"]
    known: Principal | None = extensions.get(HANDED)
    return known


def handed_on(opened: Opened, siblings: Siblings | None, hello: Hello, by: Principal) -> bool:
    """Hand a socket to the worker of its table; return whether it has gone there."""
    if siblings is None or handed_principal(opened) is not None:
        return False
    owner = siblings.worker.owner(by.table)
    if owner == siblings.worker.number:
        return False
    scope: Any = opened.scope
    client = scope["client"]
    request = HandedRequest(
        scope["scheme"],
        scope["path"],
        scope["query_string"],
        list(scope["headers"]),
        None if client is None else tuple(client),
    )
    message = _encode(Handed(request, _without_secrets(hello), by))
    outlet: FrameProtocol = scope["extensions"][OUTLET]
    return outlet.give_up(partial(siblings.hand, owner, SOCKET, message))


def _without_secrets(hello: Hello) -> str:
    """Return the first frame as JSON, without the ticket or token that has done its work."""
    said = {"type": "hello", "seen": hello.seen, "console": hello.console, "lang": hello.lang}
    return msgspec.json.encode(said).decode()


def receive_sockets(siblings: Siblings, server: uvicorn.Server) -> None:
    """Serve the sockets that other workers hand to this one."""
    tasks = set[asyncio.Task[None]]()

    def take(message: bytes, given: socket | None) -> None:
        if given is not None:
            task = asyncio.ensure_future(_served(message, given, server))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    siblings.hear(SOCKET, take)


async def _served(message: bytes, given: socket, server: uvicorn.Server) -> None:
    handed = _decode(message)

    def protocol() -> HandedProtocol:
        return HandedProtocol(
            request=handed.request,
            first=handed.first,
            known=handed.by,
            config=server.config,
            server_state=server.server_state,
            app_state=server.lifespan.state,
        )

    given.settimeout(0)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(protocol, given)
    except OSError as error:  # its client has gone meanwhile
        given.close()
        fault("socket not taken", error)
