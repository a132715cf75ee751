"""The baseline of the server's measurements: asyncio, bare TCP, the same groups, no game.

A client says which group it is in (four bytes); any byte after that is a command, which sends as
many bytes as a view has to everybody of the group. Nothing is stored.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from collections import defaultdict
from typing import Any

import uvloop

GROUPS: dict[bytes, list[Any]] = defaultdict(list)


class Member(asyncio.Protocol):
    """One connection."""

    group = b""

    def __init__(self, payload: bytes) -> None:
        self.payload = payload

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        if not self.group:
            self.group, data = data[:4], data[4:]
            GROUPS[self.group].append(self.transport)
        for _ in data:
            for member in GROUPS[self.group]:
                member.write(self.payload)


async def main(size: int) -> None:
    payload = size.to_bytes(4, "big") + b"x" * size
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Member(payload), "127.0.0.1", 0, backlog=4096)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(main(int(sys.argv[1])))
