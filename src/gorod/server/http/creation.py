"""Making a table or a tournament once, however often it is asked for.

The answer to a request may be lost on its way. So a page makes a key, sends it with the request and
keeps it until it is answered. The id of what is made follows from the key, so of two requests with
one key one makes it; its receipt stands in its own log, written in one step with the first entry.
The tokens of the first links follow from the key as well: they are stored as hashes alone, and yet
a repeated request is answered the same. A link that has ended meanwhile stays ended.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from gorod.server.access.links import Minted, digest
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.services import Services
from gorod.server.store.interface import StoreError
from gorod.server.store.row_codecs import GRAVES, HEADS
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Receipt
from gorod.server.streams import answers
from gorod.server.streams.answers import Ack

COMMAND = "create"
"""The name of the receipt; those of commands have their senders before them."""
ID_LENGTH = 16


class Keyed(Protocol):
    """The body of a request that makes something."""

    @property
    def key(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Creation:
    """One request to make something: who asks, and for what."""

    services: Services
    by: Principal
    key: str
    digest: bytes
    """The hash of what is asked for: a key that is used for two things is a conflict."""
    id: StreamId

    @property
    def receipt(self) -> Receipt | None:
        """What is written with the first entry; nothing, where nobody will ask again."""
        reply = answers.encode(Ack(COMMAND, 1))
        return Receipt(self.id, COMMAND, self.digest, 1, reply) if self.key else None

    async def known(self) -> bool:
        """Whether it was made already. It is refused where the key stands for something else."""
        before = await self.services.store.receipt(self.id, COMMAND) if self.key else None
        if before is None:
            await self.not_deleted()
            return False
        if before.digest != self.digest:
            raise Problem(409, "made-differently")
        return True

    async def begun(self) -> bool:
        """Whether the same request has found room a moment earlier: it has its log already."""
        return bool(self.key) and await self.services.store.count(HEADS, table_id=self.id) > 0

    async def not_deleted(self) -> None:
        """Raises 404 where it was made and deleted since: a deleted log is never begun again."""
        if self.key and await self.services.store.count(GRAVES, table_id=self.id):
            raise Problem(404)

    async def links(self, scopes: Iterable[tuple[str, int]]) -> list[Minted]:
        """The first links: the scope of each, and how many seconds late it is told."""
        return await asyncio.gather(*(self._link(scope, delay) for scope, delay in scopes))

    async def _link(self, scope: str, delay: int) -> Minted:
        links, origin, token = self.services.links, self.by.origin, self._token(scope)
        if not token:
            return await links.mint(self.id, scope, origin, delay=delay)
        known = await self._minted(token)
        if known is not None:
            return known
        try:
            return await links.mint(self.id, scope, origin, delay=delay, token=token)
        except StoreError:  # the same request, a moment earlier
            known = await self._minted(token)
            if known is None:
                raise
            return known

    async def _minted(self, token: str) -> Minted | None:
        link = await self.services.store.link(digest(token))
        return None if link is None else Minted(link, token)

    def _token(self, scope: str) -> str:
        if not self.key:
            return ""
        drawn = hmac.digest(self.key.encode(), f"link/{self.id}/{scope}".encode(), "sha256")
        return base64.urlsafe_b64encode(drawn).rstrip(b"=").decode()


def creation(services: Services, by: Principal, data: Keyed) -> Creation:
    """The request of a page; without a key each one makes something new."""
    told = hashlib.sha256(msgspec.json.encode(data)).digest()
    if not data.key:
        return Creation(services, by, "", told, StreamId(services.chance.id()))
    named = hmac.digest(data.key.encode(), f"made/{by.root}".encode(), "sha256").hex()
    return Creation(services, by, data.key, told, StreamId(named[:ID_LENGTH]))
