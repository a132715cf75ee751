"""Capability links: a token that nobody guesses, kept only as its hash."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from gorod.server.access.principal import Principal, kind_and_seat, kind_and_who
from gorod.server.chance import Chance
from gorod.server.store.model import Link
from gorod.server.store.protocol import Store
from gorod.server.timing import Time, stamp, stamp_in

LONGEST_DELAY = 3600


@dataclass(frozen=True, slots=True)
class Minted:
    """A link and its token, which is told once."""

    link: Link
    token: str


class Links:
    """The links of all tables and tournaments."""

    def __init__(self, store: Store, time: Time, chance: Chance) -> None:
        self._store, self._time, self._chance = store, time, chance

    async def mint(
        self, table: str, scope: str, *, delay: int = 0, hours: int | None = None
    ) -> Minted:
        """A new link for a scope of a table."""
        token = self._chance.token()
        link = Link(
            id=self._chance.id(),
            digest=digest(token),
            table=table,
            scope=scope,
            created=stamp(self._time.now()),
            expires=None if hours is None else stamp_in(self._time, hours * 3600),
            delay=delay,
        )
        await self._store.add_link(link)
        return Minted(link, token)

    async def holder(self, token: str) -> Principal | None:
        """Who holds a token; nobody, if it is unknown, revoked or past its time."""
        link = await self._store.link(digest(token))
        return None if link is None or not self.good(link) else principal_of(link)

    def good(self, link: Link) -> bool:
        """Whether a link still opens anything."""
        return not link.revoked and not self.past(link.expires)

    def past(self, expires: str | None) -> bool:
        return expires is not None and expires <= stamp(self._time.now())


def principal_of(link: Link) -> Principal:
    person = kind_and_who(link.scope)
    kind, seat = kind_and_seat(link.scope) if person is None else (person[0], 0)
    return Principal(
        kind=kind,
        who="" if person is None else person[1],
        table=link.table,
        seat=seat,
        delay=link.delay,
        link=link.id,
        expires=link.expires,
    )


def digest(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
