"""Ends the links of people who hold no seat of an online table any more.

Which links those are is folded from the log, so nothing is forgotten in a crash: a table that
comes into memory is looked through from its beginning.
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
        """Table -> how many of its former links were ended."""
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
        """Whoever looks by the invitation comes again, and is told as late as the hall."""
        room = self._hub.room(table)
        for socket in [] if room is None else room.sockets:
            if socket.by.kind == Kind.LOBBY and not socket.by.delay:
                self._hub.drop(socket, "late")

    async def _end(self, table: TableId, former: tuple[Former, ...], number: int) -> None:
        for one in former:
            self._hub.drop_holders(table, one.link, one.why)
            await self._hub.end_link(one.link, SERVER, one.why)
        self._ended[table] = max(number, self._ended.get(table, 0))
