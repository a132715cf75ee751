"""Creating a table or a tournament exactly once, even if the request is repeated.

A response may get lost. So a page makes a key, sends it with the request and keeps it until it is
answered. The id of the new stream follows from the key, so that only one of two requests with the
same key creates it; the receipt is written to its log together with the first entry. The tokens of
the first links follow from the key as well: although only their hashes are stored, a repeated
request gets the same answer. A link that has ended meanwhile stays ended.
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
"""The name of the receipt; names of other receipts begin with their senders."""
ID_LENGTH = 16


class Keyed(Protocol):
    """The body of a request that creates something."""

    @property
    def key(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Creation:
    """A request to create something: who asks, and for what."""

    services: Services
    by: Principal
    key: str
    digest: bytes
    """The hash of the body; using one key for two different requests is a conflict."""
    id: StreamId

    @property
    def receipt(self) -> Receipt | None:
        """The receipt to write with the first entry; None without a key."""
        reply = answers.encode(Ack(COMMAND, 1))
        return Receipt(self.id, COMMAND, self.digest, 1, reply) if self.key else None

    async def known(self) -> bool:
        """Whether it exists already; raise `Problem` if the key was used for something else."""
        before = await self.services.store.receipt(self.id, COMMAND) if self.key else None
        if before is None:
            await self.not_deleted()
            return False
        if before.digest != self.digest:
            raise Problem(409, "made-differently")
        return True

    async def begun(self) -> bool:
        """Whether the same request came a moment earlier, so that the log exists already."""
        return bool(self.key) and await self.services.store.count(HEADS, table_id=self.id) > 0

    async def not_deleted(self) -> None:
        """Raise 404 if it was created and deleted: a deleted log is never begun again."""
        if self.key and await self.services.store.count(GRAVES, table_id=self.id):
            raise Problem(404)

    async def links(self, scopes: Iterable[tuple[str, int]]) -> list[Minted]:
        """Return the first links for these pairs of scope and delay in seconds."""
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
        except StoreError:  # the same request came a moment earlier
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
    """Return the creation that a page asks for; without a key every request is a new one."""
    told = hashlib.sha256(msgspec.json.encode(data)).digest()
    if not data.key:
        return Creation(services, by, "", told, StreamId(services.chance.id()))
    named = hmac.digest(data.key.encode(), f"made/{by.root}".encode(), "sha256").hex()
    return Creation(services, by, data.key, told, StreamId(named[:ID_LENGTH]))
