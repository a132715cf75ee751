"""Signals that the browsers of one table exchange so that their players can speak.

The sound itself goes from browser to browser and never through the server. Only players of an
online table may signal, and only to players of the same table; the server does not read the
signals. Where several processes share a database, each signal is also passed to the others, which
hand it to their own sockets.
"""

from __future__ import annotations

import msgspec

from gorod.server.access.principal import Kind
from gorod.server.hub.connection import Connection
from gorod.server.hub.hub import Hub
from gorod.server.journal import fault
from gorod.server.store.interface import StoreError
from gorod.server.store.store_ids import StreamId
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.sender import console_hash
from gorod.server.wire.frames import Signal, Signalled


class Passed(msgspec.Struct, frozen=True, array_like=True):
    """A signal on its way to another process."""

    seat: int
    """The seat whose browser sends it."""
    device: str
    to: int
    to_device: str
    """The device of the receiving seat; empty for all of its devices."""
    data: str


class Signalling:
    """Delivers signals to the sockets of this process and to the other processes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.store.overhear(self._overheard)

    async def relay(self, connection: Connection, live: LiveTable, signal: Signal) -> bool:
        """Relay a signal. Returns False if this sender may not signal here."""
        if connection.by.kind != Kind.SEAT or connection.by.delay or live.timeline.online is None:
            return False
        device = console_hash(connection.console)
        passed = Passed(connection.by.seat, device, signal.to, signal.device, signal.data)
        self._hand(live.id, passed, connection)
        try:
            await self._hub.store.pass_on(live.id, msgspec.json.encode(passed))
        except StoreError as error:  # this process has handed it on; other players can use text
            fault("signal not passed on", error, table=live.id)
        return True

    def _overheard(self, table: StreamId, word: bytes) -> None:
        self._hand(table, msgspec.json.decode(word, type=Passed))

    def _hand(self, table: StreamId, passed: Passed, sender: Connection | None = None) -> None:
        said = Signalled(passed.seat, passed.device, passed.data)
        room = self._hub.room(table)
        for socket in room.sockets if room is not None else ():
            meant = passed.to_device in ("", console_hash(socket.console))
            own = socket is sender
            if socket.by.kind == Kind.SEAT and socket.by.seat == passed.to and meant and not own:
                socket.say(said)
