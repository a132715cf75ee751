"""Listens (LISTEN) to what other processes have written, and reconnects after an interruption."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec

from gorod.server.store.postgres_batch import CHANNEL
from gorod.server.store.postgres_link import LOST, connected
from gorod.server.store.postgres_messages import MESSAGE_CHANNEL, MessageAssembler
from gorod.server.store.store_ids import NO_STREAM, StreamId

PING = 15.0
"""The seconds between two checks of the connection: an interruption may be silent."""

PAUSE = 0.5

_decode = msgspec.json.Decoder(tuple[str, str, list[StreamId]]).decode


class NotificationListener:
    """A listening connection; the listeners are called for writes of others, never for our own."""

    def __init__(self, address: str, origin: str) -> None:
        self._address = address
        self._origin = origin
        self._heard: list[Callable[[StreamId, str], None]] = []
        self._overheard: list[Callable[[StreamId, bytes], None]] = []
        self._assembler = MessageAssembler(origin)
        self._cut = asyncio.Event()
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect; returns once notifications arrive."""
        await self._attach()
        self._task = asyncio.create_task(self._keep(), name="gorod-listener")

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        self._heard.append(heard)

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        self._overheard.append(heard)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._detach()

    async def _attach(self) -> None:
        self._cut.clear()
        self._connection = await connected(self._address)
        self._connection.add_termination_listener(lambda _: self._cut.set())
        await self._connection.add_listener(CHANNEL, self._on_write)
        await self._connection.add_listener(MESSAGE_CHANNEL, self._on_piece)

    async def _detach(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.close(timeout=1)

    async def _keep(self) -> None:
        """Watch the connection; after an interruption, report that everything may have changed."""
        while True:
            if self._connection is not None and await self._alive():
                continue
            await self._detach()
            try:
                await self._attach()
            except (*LOST, asyncpg.PostgresError):
                await self._detach()
                await asyncio.sleep(PAUSE)
            else:
                self._tell(NO_STREAM, "entries")
                self._tell(NO_STREAM, "links")

    async def _alive(self) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._cut.wait(), PING)
            return False
        try:
            await self._connection.execute("SELECT 1", timeout=PING)
        except (*LOST, asyncpg.PostgresError):
            return False
        return True

    def _on_write(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        try:
            origin, what, tables = _decode(payload)
        except msgspec.MsgspecError:  # another program uses a channel of the same name
            return
        if origin != self._origin:
            for table in tables:
                self._tell(table, what)

    def _on_piece(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        found = self._assembler.take(payload)
        if found is not None:
            for heard in self._overheard:
                heard(*found)

    def _tell(self, table: StreamId, what: str) -> None:
        for heard in self._heard:
            heard(table, what)
