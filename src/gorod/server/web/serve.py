"""Running a server: its sockets, its event loop, its shutdown."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from urllib.parse import urlsplit

import uvicorn

from gorod.server.chance import Chance
from gorod.server.config import Config
from gorod.server.http.uvicorn_protocol import BoundedProtocol, Door, FrameProtocol
from gorod.server.journal import note
from gorod.server.network import EVERYWHERE
from gorod.server.services import Services, assemble
from gorod.server.siblings import Siblings, Worker
from gorod.server.store.interface import OpenError, Store
from gorod.server.store.open import open_store
from gorod.server.store.sole import sole_server
from gorod.server.time_source import Time
from gorod.server.web.app import application
from gorod.server.web.socket_handover import receive_sockets
from gorod.server.wire.frames import LARGEST_FRAME

BACKLOG = 4096
USER_TIMEOUT_MS = 30_000
"""After this time the system cuts off a peer that accepts no data."""
SEND_BUFFER = 65_536
"""How many bytes the system buffers for a reader who does not read."""
PATIENCE = 5
IDLE = 15
"""Seconds after which a silent connection is closed.

Clients close theirs earlier, so that no request arrives at a connection just being closed.
"""


def listening(host: str, port: int) -> list[socket.socket]:
    """Open listening sockets on one port; port 0 takes a free one, and `::` means IPv6 and IPv4."""
    first = _listening(host, port)
    if host != "::":
        return [first]
    try:
        return [first, _listening("0.0.0.0", first.getsockname()[1])]  # noqa: S104  asked for
    except OSError:
        first.close()
        raise


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio turns off Nagle's delay only then.
    sock = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, USER_TIMEOUT_MS)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if family == socket.AF_INET6:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    sock.bind((host, port))
    sock.listen(BACKLOG)
    return sock


@asynccontextmanager
async def running(
    config: Config,
    store: Store | None = None,
    time: Time | None = None,
    chance: Chance | None = None,
) -> AsyncIterator[Services]:
    """Run a server on a real socket in this process until the block ends."""
    with ExitStack() as held:
        if store is None:
            held.enter_context(sole_server(config.database))
        config, socks = held.enter_context(opened_port(config))
        services = assemble(config, store or await _opened(config), time, chance)
        async with _served(services, socks):
            yield services


@asynccontextmanager
async def working(config: Config, worker: Worker) -> AsyncIterator[Services]:
    """Run one of several workers in this process; the supervisor has opened its port."""
    siblings = Siblings(worker)
    store = await _opened(config, siblings)
    services = assemble(config, store, siblings=siblings)
    async with _served(services, [*worker.ports]):
        yield services


@contextmanager
def opened_port(config: Config) -> Iterator[tuple[Config, list[socket.socket]]]:
    """Open the listening sockets until the block ends, and complete the configuration by them."""
    with ExitStack() as held:
        socks = listening(config.host, config.port)
        for sock in socks:
            held.callback(sock.close)
        yield certified(replace(config, port=socks[0].getsockname()[1])), socks


async def checked_store(config: Config) -> None:
    """Open the store and close it, so that it is migrated; raises `OpenError` if it is no use."""
    await (await _opened(config)).close()


async def _opened(config: Config, siblings: Siblings | None = None) -> Store:
    """Open the store and check its signing key now, because nobody would notice later."""
    store = await open_store(config.database, config.key, siblings)
    try:
        if store.signer is not None:
            store.signer.check()
    except OpenError:
        await store.close()
        raise
    return store


@asynccontextmanager
async def _served(services: Services, socks: list[socket.socket]) -> AsyncIterator[None]:
    server = uvicorn.Server(settings(services.config, services))
    serving = asyncio.create_task(server._serve(socks))  # noqa: SLF001  `serve` takes the signals
    try:
        while not server.started:
            if serving.done():
                await serving
                break
            await asyncio.sleep(0.005)
        if services.siblings is not None:
            receive_sockets(services.siblings, server)
            services.siblings.start()
        at = {} if services.siblings is None else {"worker": services.siblings.worker.number}
        note("serving", url=services.config.url, **at)
        yield
    finally:
        await services.bot_seats.close()
        if services.siblings is not None:
            services.siblings.close()
        # From here on no clock is started. Sockets are closed first: uvicorn would wait for them.
        await services.conductor.close()
        await services.hub.close()
        await asyncio.sleep(0)
        server.should_exit = True
        with suppress(asyncio.CancelledError):
            await serving
        note("stopped")


def certified(config: Config) -> Config:
    """Return a config with a certificate of our own if https is wanted and none is given."""
    if not config.https or config.tls_cert:
        return config
    # Servers with plain http do not need the library.
    from gorod.server.certificates import folder_for, issued  # noqa: PLC0415

    public = urlsplit(config.public_url).hostname
    hosts = [host for host in (config.host, public) if host and host not in EVERYWHERE]
    made = issued(folder_for(config.database), hosts)
    chain, key, authority = str(made.chain), str(made.key), str(made.authority)
    return replace(config, tls_cert=chain, tls_key=key, authority=authority)


def settings(config: Config, services: Services) -> uvicorn.Config:
    """Return uvicorn's settings. Its access log is off, because the gate writes the journal."""
    door = Door(config.limits, counted=not config.behind_proxy)
    return uvicorn.Config(
        application(services),
        http=partial(BoundedProtocol, door=door),  # type: ignore[arg-type]  # called like the class
        ws=FrameProtocol,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=config.behind_proxy,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        # The hub pings, and sends the time; USER_TIMEOUT_MS cuts off clients that do not read.
        ws_ping_interval=None,
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=IDLE,
        backlog=BACKLOG,
        ssl_certfile=config.tls_cert or None,
        ssl_keyfile=config.tls_key or None,
    )
