"""Taking a seat at an online table, changing it, and returning to it: each makes a link.

The link is made first and then written down with the seat in one entry. The version of the log
orders the entries: if two people want one seat at the same moment, in any processes, only one gets
it. The token of a link whose entry was not written is not given to anybody, and the link ends.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

from gorod.server.access.links import Minted
from gorod.server.access.principal import Kind, Principal
from gorod.server.hub import Hub
from gorod.server.store.store_ids import NO_LINK, LinkId, TableId
from gorod.server.streams.answers import ServerReason
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.lobby import (
    against_joining,
    against_reseating,
    open_seats,
    seat_of_key,
)
from gorod.server.tables.lobby_entries import Joined, LobbyEntry, Reseated, Sighted
from gorod.server.tables.nicks import single_spaced
from gorod.server.tables.online import Lobby
from gorod.server.tables.online_decisions import entry_for_candidate, entry_for_judge_link
from gorod.server.tables.table_entries import JudgeProposed


class RefusedError(Exception):
    """A seat was refused; `code` names the sentence that says why."""

    def __init__(self, code: ServerReason) -> None:
        super().__init__(code)
        self.code = code


class Joining:
    """Gives seats of online tables to people."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def join(
        self, live: LiveTable, by: Principal, key: str, name: str, seat: int | None
    ) -> Minted:
        """Return a link to the seat that a person takes.

        If they come with the key of a seat that they took before, it is a new link to that seat.
        Raises `RefusedError` if they cannot take a seat.
        """
        name, hashed = single_spaced(name), _hashed(live.id, key)

        def wanted(at: int, link: LinkId) -> LobbyEntry | ServerReason:
            lobby, names = _lobby(live), live.timeline.now.names
            called = names[at - 1] if seat_of_key(lobby, hashed) == at else name
            joined = Joined(at, called, link, hashed, by.kind == Kind.HOST)
            return against_joining(lobby, names, joined) or joined

        def chosen() -> int:
            lobby = _lobby(live)
            return seat_of_key(lobby, hashed) or seat or self._drawn(lobby)

        return await self._seated(live, by, wanted, chosen, again=seat is None)

    async def reseat(self, live: LiveTable, by: Principal, seat: int | None) -> Minted:
        """Return a link to another seat for a person who has one; their old link ends.

        Raises `RefusedError` if they cannot take it.
        """

        def wanted(at: int, link: LinkId) -> LobbyEntry | ServerReason:
            return against_reseating(_lobby(live), by, at) or Reseated(by.seat, at, link)

        def chosen() -> int:
            return seat or self._drawn(_lobby(live))

        # The new link is not made from the old one, because it would end with it.
        whole = replace(by, link=NO_LINK, expires=None)
        return await self._seated(live, whole, wanted, chosen, again=seat is None, actor=by.label)

    async def judge(self, live: LiveTable, by: Principal, key: str, name: str) -> Minted | None:
        """Return a judge's link if the players have accepted this person; None while they decide.

        The offer to judge is written only once.
        """
        name, hashed = single_spaced(name), _hashed(live.id, key)
        _lobby(live)
        known = live.timeline.now.play.candidate
        if known is None or known.key != hashed:
            reason = await self._written(
                live, lambda: entry_for_candidate(live.timeline, name, hashed), by.label
            )
            if reason is not None:
                raise RefusedError(reason)
        known = live.timeline.now.play.candidate
        if known is None or known.key != hashed or not known.accepted:
            return None
        await live.noted(lambda: Sighted(Kind.JUDGE), by.label)
        minted = await self._hub.links.mint(live.id, Kind.JUDGE, by.origin)
        own = minted.link.id
        reason = await self._written(
            live, lambda: entry_for_judge_link(live.timeline, hashed, own), by.label
        )
        if reason is not None:
            await self._hub.end_link(own, by.root)
            raise RefusedError(reason)
        return minted

    async def _seated(
        self,
        live: LiveTable,
        by: Principal,
        wanted: Callable[[int, LinkId], LobbyEntry | ServerReason],
        chosen: Callable[[], int],
        *,
        again: bool,
        actor: str = "",
    ) -> Minted:
        """Make a link and write the entry; return the link.

        `again`: if the chosen seat has just been taken, another one is chosen.
        """
        _lobby(live)
        while True:
            seat = chosen()
            if not 1 <= seat <= live.timeline.size:
                raise RefusedError("nobody-there")
            minted = await self._hub.links.mint(live.id, f"{Kind.SEAT}:{seat}", by.origin)
            reason = await self._written(
                live,
                lambda: wanted(seat, minted.link.id),  # noqa: B023  awaited here
                actor or by.label,
            )
            if reason is None:
                return minted
            await self._hub.end_link(minted.link.id, by.root)
            if not (again and reason == "seat-taken"):
                raise RefusedError(reason)

    async def _written(
        self,
        live: LiveTable,
        wanted: Callable[[], LobbyEntry | JudgeProposed | ServerReason],
        actor: str,
    ) -> ServerReason | None:
        reason: ServerReason | None = None

        def due() -> LobbyEntry | JudgeProposed | None:
            nonlocal reason
            if not live.timeline.table.live:
                reason = "closed"
            elif live.full():
                reason = "table-full"
            else:
                found = wanted()
                if not isinstance(found, str):
                    return found
                reason = found
            return None

        await live.noted(due, actor)
        return reason

    def _drawn(self, lobby: Lobby) -> int:
        seats = open_seats(lobby)
        if not seats:
            raise RefusedError("started" if lobby.started else "table-taken")
        return self._hub.chance.choice(seats)


def _lobby(live: LiveTable) -> Lobby:
    lobby = live.timeline.now.lobby
    if lobby is None:
        raise RefusedError("not-online")
    return lobby


def _hashed(table: TableId, key: str) -> str:
    """Return the hash that is stored of a page's key; it is different at every table."""
    return hashlib.sha256(f"{table}/{key}".encode()).hexdigest()
