"""Ends the links of people who no longer hold a seat of an online table.

The log says which links those are, so a crash loses none of them: when a table comes into memory,
all its former links are checked from the beginning.
"""

from __future__ import annotations

from gorod.server.access.principal import SERVER, Kind
from gorod.server.hub import Hub
from gorod.server.store.store_ids import TableId
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.online import Former


class Doorkeeper:
    """Watches all online tables of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._ended: dict[str, int] = {}
        """Table -> how many of its former links have been ended."""
        hub.tables.watch(self._changed)

    def _changed(self, live: LiveTable) -> None:
        lobby = live.timeline.now.lobby
        if lobby is None:
            return
        if lobby.started and lobby.settings.delay:
            self._tell_later(live.id)
        done = self._ended.get(live.id, 0)
        if len(lobby.former) > done:
            self._hub.registry.errand(self._end(live.id, lobby.former[done:], len(lobby.former)))

    def _tell_later(self, table: TableId) -> None:
        """Drop sockets that came by the invitation: they reconnect and get the hall's delay."""
        room = self._hub.room(table)
        for socket in [] if room is None else room.sockets:
            if socket.by.kind == Kind.LOBBY and not socket.by.delay:
                self._hub.drop(socket, "late")

    async def _end(self, table: TableId, former: tuple[Former, ...], number: int) -> None:
        for one in former:
            self._hub.drop_holders(table, one.link, one.why)
            await self._hub.end_link(one.link, SERVER, one.why)
        self._ended[table] = max(number, self._ended.get(table, 0))
