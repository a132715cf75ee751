"""A balancer without any state: every new connection goes to the next server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle


@dataclass
class Balancer:
    """The address of the balancer, and the number of connections of each server behind it."""

    url: str = ""
    served: dict[int, int] = field(default_factory=dict)


@asynccontextmanager
async def balanced(ports: Sequence[int]) -> AsyncIterator[Balancer]:
    """Carry bytes in both directions until one side ends."""
    told = Balancer(served=dict.fromkeys(ports, 0))
    turn = cycle(ports)

    async def carried(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port = next(turn)
        told.served[port] += 1
        theirs, ours = await asyncio.open_connection("127.0.0.1", port)
        ways = (
            asyncio.create_task(_copied(reader, ours)),
            asyncio.create_task(_copied(theirs, writer)),
        )
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, ours):
                end.close()

    server = await asyncio.start_server(carried, "127.0.0.1", 0)
    told.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield told
    finally:
        server.close()


async def _copied(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
