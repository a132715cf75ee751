"""What browsers of one table hand each other so that their players can speak.

The sound itself goes from browser to browser and never through the server. Only players of an
online table may signal, and only to players of the same table; the server reads nothing of it.
"""

from __future__ import annotations

from gorod.server.access.principal import Kind
from gorod.server.hub.connection import Connection
from gorod.server.hub.hub import Hub
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.submission import console_hash
from gorod.server.wire.frames import Signal, Signalled


def relayed(hub: Hub, connection: Connection, live: LiveTable, signal: Signal) -> bool:
    """Hand a signal on; false if this sender may not signal here."""
    if connection.by.kind != Kind.SEAT or connection.by.delay or live.line.online is None:
        return False
    said = Signalled(connection.by.seat, console_hash(connection.console), signal.data)
    room = hub.room(live.id)
    for socket in list(room.sockets) if room is not None else ():
        own = socket is connection
        meant = not signal.device or signal.device == console_hash(socket.console)
        if socket.by.kind == Kind.SEAT and socket.by.seat == signal.to and meant and not own:
            socket.say(said)
    return True
