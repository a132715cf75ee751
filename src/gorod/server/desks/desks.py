"""All live tournaments of this process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from gorod.server.desks.live import LiveDesk, Told
from gorod.server.journal import fault
from gorod.server.store.model import Tournament
from gorod.server.store.protocol import DamagedLogError, Store, StoreError
from gorod.server.timing import Time
from gorod.tournament import commands as c

ACCOUNT = "account:"
"""Before the number of the account that made a tournament, in the log of it."""
MOST = 64
"""So many stay in memory; whoever was asked for longest ago goes first, and is folded again."""


class Desks:
    """Brings tournaments into memory when somebody asks for them."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store, self._time = store, time
        self._desks: dict[str, LiveDesk] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._damaged: set[str] = set()
        self._errands: set[asyncio.Task[None]] = set()
        self._told: list[Told] = []
        store.listen(self._heard)

    def watch(self, told: Told) -> None:
        """Tell of every command that a desk has taken, before its sender is answered."""
        self._told.append(told)

    async def _decided(self, desk: LiveDesk, commands: tuple[c.Command, ...]) -> None:
        for told in self._told:
            await told(desk, commands)

    async def create(self, row: Tournament) -> LiveDesk:
        """A new tournament, with nothing in its log."""
        await self._store.add_tournament(row)
        return self._keep(LiveDesk(row, self._store, self._time, self._decided))

    async def desk(self, tournament: str) -> LiveDesk | None:
        """A tournament, from memory or from the store; one that was never opened is none."""
        known = self._desks.pop(tournament, None)
        if known is not None and not known.gone:
            self._desks[tournament] = known  # the last one asked for stands last
            return known if known.version else None
        async with self._loading.setdefault(tournament, asyncio.Lock()):
            if tournament not in self._desks:
                row = await self._store.tournament(tournament)
                if row is None:
                    self._loading.pop(tournament, None)
                    return None
                live = LiveDesk(row, self._store, self._time, self._decided)
                await live.load()
                await live.keep_results()
                await self._own_name(live)
                self._keep(live)
        self._loading.pop(tournament, None)
        found = self._desks[tournament]
        return found if found.version else None

    async def readable(self, tournament: str) -> LiveDesk | None:
        """The same for lists: one whose log is damaged is left out, and the others go on."""
        try:
            return None if tournament in self._damaged else await self.desk(tournament)
        except DamagedLogError as error:
            self._damaged.add(tournament)
            fault("log damaged", error, tournament=tournament, version=error.version)
            return None

    async def _own_name(self, live: LiveDesk) -> None:
        """Whether the account stands as another one of the log: see `speaks_for_itself`."""
        row = live.row
        if not row.organiser.startswith(ACCOUNT) or row.organiser == f"{ACCOUNT}{row.account}":
            return
        own = await self._store.account_by_id(row.account)
        if own is not None and live.version:
            await live.speaks_for_itself(own.name)

    def _keep(self, live: LiveDesk) -> LiveDesk:
        self._desks[live.id] = live
        for name in list(self._desks)[:-MOST]:
            if not self._desks[name].busy:
                del self._desks[name]
        return live

    def _heard(self, tournament: str, what: str) -> None:
        """Another process has written; an empty name means any."""
        for name in [tournament] if tournament else list(self._desks):
            live = self._desks.get(name)
            if live is None:
                continue
            if what == "entries":
                self._errand(live.catch_up())
            if what == "tournament" or not tournament:
                self._errand(live.reread())

    def _errand(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(_quietly(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except StoreError as error:
        fault("catching up failed", error)
