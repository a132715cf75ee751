"""Capability links: a token that cannot be guessed gives rights, and only its hash is stored.

A link is made from another link or by a person. It never gives more rights than that link or
person: its delay is at least as long, it ends at the latest together with the other link, and it
opens nothing that the other does not open.

The token in the address of a judge's or an official's link stays in the browser's history. So it
opens a page only once: the device gets a separate link, made from the first one, and the first one
ends a few minutes later. Ending the first link also ends that of the device.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from gorod.server.access.principal import Kind, Origin, Principal, kind_and_seat, kind_and_who
from gorod.server.chance import Chance
from gorod.server.store.interface import Store
from gorod.server.store.row_codecs import LINKS
from gorod.server.store.store_ids import NO_STREAM, LinkId, StreamId
from gorod.server.store.stored_rows import Link
from gorod.server.time_source import Time, stamp, stamp_in
from gorod.tournament.ids import NOBODY

OF_PLAYER = f"{Kind.PLAYER}:"
ONE_DEVICE = frozenset({Kind.JUDGE, Kind.SIDE_JUDGE, Kind.OFFICIAL})
"""Kinds of links that are for one device, because they open every card, or a tournament.

A player's link opens only their own card and a screen's link no secret: both may be opened again on
other devices.
"""
SECOND_THOUGHTS = 600
"""How many seconds a token still opens pages after the first time.

People look at a link in a messenger first and in their browser afterwards.
"""
TABLE_HOURS, TOURNAMENT_HOURS = 70 * 24, 365 * 24
"""The life of a link for which none is given: by-day games go on for weeks, seasons for a year."""
MOST_KNOWN = 10_000
"""How many links are cached; beyond that the cache is cleared."""


MADE, ENDED = "link-made", "link-ended"
LinkWatcher = Callable[[str, Sequence[Link], str], Awaitable[None]]
"""Called with what happened (`MADE` or `ENDED`), the links, and the person who did it."""


class TooManyLinksError(Exception):
    """A person has made as many links at one table or tournament as they may."""


class EndedLinkError(Exception):
    """The link from which another was to be made has ended meanwhile."""


@dataclass(frozen=True, slots=True)
class Minted:
    """A new link and its token, which is shown only once."""

    link: Link
    token: str


@dataclass(frozen=True, slots=True)
class MostLinks:
    """How many links one person may make at one table or tournament, including ended ones."""

    anybody: int = 5000
    player: int = 100


class Links:
    """Makes, checks and caches the links of all tables and tournaments."""

    def __init__(
        self, store: Store, time: Time, chance: Chance, most: MostLinks | None = None
    ) -> None:
        self._store, self._time, self._chance = store, time, chance
        self._most = most or MostLinks()
        self._known: dict[LinkId, Link] = {}
        self._changes = 0
        self._watchers: list[LinkWatcher] = []

    def watch(self, watcher: LinkWatcher) -> None:
        """Call `watcher` with all links that are made or ended, before the sender is answered."""
        self._watchers.append(watcher)

    async def tell(self, what: str, links: Sequence[Link], by: str) -> None:
        """Call the watchers: these links were made or ended by that person."""
        for watcher in self._watchers if links else ():
            await watcher(what, links, by)

    async def mint(
        self,
        table: StreamId,
        scope: str,
        origin: Origin,
        *,
        delay: int = 0,
        hours: int | None = None,
        token: str = "",
    ) -> Minted:
        """Make a link for a scope of a table or tournament, with no more rights than its origin.

        A caller that may be asked twice passes the token. Raise `TooManyLinksError` or
        `EndedLinkError` if the link may not be made.
        """
        most = self._most.player if origin.maker.startswith(OF_PLAYER) else self._most.anybody
        if await self._store.count(LINKS, table_id=table, maker=origin.maker) >= most:
            raise TooManyLinksError
        token = token or self._chance.token()
        usual = TABLE_HOURS if kind_and_who(scope) is None else TOURNAMENT_HOURS
        wanted = stamp_in(self._time, 3600 * (usual if hours is None else hours))
        link = Link(
            id=LinkId(self._chance.id()),
            digest=digest(token),
            table=table,
            scope=scope,
            created=stamp(self._time.now()),
            expires=wanted if origin.expires is None else min(wanted, origin.expires),
            delay=max(delay, origin.delay),
            parent=origin.parent,
            maker=origin.maker,
        )
        if not await self._store.add_link(link):
            raise EndedLinkError
        await self.tell(MADE, [link], origin.maker)
        return Minted(link, token)

    async def for_device(self, by: Principal) -> Minted | None:
        """Make a link for the device that opened a link; return None if any device may open it."""
        found = await self._store.found(LINKS, id=by.link) if by.kind in ONE_DEVICE else []
        if not found:
            return None
        (link,) = found
        # A device that comes within the time gets the same end as the first one: the link itself
        # ends soon.
        others = await self._store.found(LINKS, parent=link.id, scope=link.scope)
        ends = [one.expires for one in (link, *others)]
        last = None if None in ends else max(end for end in ends if end is not None)
        minted = await self.mint(link.table, link.scope, replace(by.origin, expires=last))
        await self._store.shorten_link(link.id, stamp_in(self._time, SECOND_THOUGHTS))
        self.forget(link.table)
        return minted

    async def holder(self, token: str) -> Principal | None:
        """Return who holds a token; None if it is unknown, revoked or expired."""
        link = await self._store.link(digest(token))
        return None if link is None or not self.good(link) else principal_of(link)

    async def behind(self, link_id: LinkId) -> Principal | None:
        """Return who holds the link with this id; None if it has ended."""
        link = await self._read(link_id)
        return None if link is None or not self.good(link) else principal_of(link)

    async def still_valid(self, by: Principal) -> bool:
        """Whether the link that somebody uses is still valid; checked for each of their commands.

        The answer is cached until links of that table change.
        """
        if not by.link:
            return True
        link = self._known.get(by.link) or await self._read(by.link)
        return link is not None and self.good(link)

    async def _read(self, link_id: LinkId) -> Link | None:
        """Read a link from the store, again if links changed meanwhile; None if there is none."""
        while True:
            changes = self._changes
            found = await self._store.found(LINKS, id=link_id)
            if changes == self._changes:
                break
        if not found:
            return None
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[link_id] = found[0]
        return found[0]

    def forget(self, table: StreamId = NO_STREAM) -> None:
        """Drop cached links of a table or tournament, or all, because they have changed."""
        self._changes += 1
        for link in [*self._known.values()]:
            if not table or link.table == table:
                del self._known[link.id]

    def good(self, link: Link) -> bool:
        """Whether a link still gives any rights."""
        return not link.revoked and not self.past(link.expires)

    def past(self, expires: str | None) -> bool:
        return expires is not None and expires <= self.now()

    def now(self) -> str:
        """Return the current time as a stamp, by the clock that ends links."""
        return stamp(self._time.now())


def principal_of(link: Link) -> Principal:
    """Return who holds a link. A personal link speaks for that person, no matter who made it."""
    person = kind_and_who(link.scope)
    kind, seat = kind_and_seat(link.scope) if person is None else (person[0], 0)
    return Principal(
        kind=kind,
        who=NOBODY if person is None else person[1],
        table=link.table,
        seat=seat,
        delay=link.delay,
        link=link.id,
        expires=link.expires,
        maker=link.maker if person is None else "",
    )


def above(known: Mapping[LinkId, Link], own: LinkId) -> set[LinkId]:
    """Return the ids of the links from which a link was made, directly or indirectly."""
    found: set[LinkId] = set()
    while own in known and known[own].parent not in ("", *found):
        own = known[own].parent
        found.add(own)
    return found


def digest(token: str) -> bytes:
    """Return the hash under which a token is stored."""
    return hashlib.sha256(token.encode()).digest()
