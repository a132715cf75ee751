"""Decides which letters are sent to whom, and when; all letters begin here.

A letter waits in the outbox as parameters only; its words and its key are made when it is sent. So
no key is ever stored, and the link of a delayed letter is still fresh.
"""

from __future__ import annotations

from typing import Protocol

from gorod.server.access.accounts import Accounts, plain
from gorod.server.access.limits import Limiter
from gorod.server.mail import letters
from gorod.server.mail.address import mailbox
from gorod.server.mail.errands import Errands
from gorod.server.mail.letters import Letter, written
from gorod.server.mail.relay import Relay
from gorod.server.store.store_ids import AccountId
from gorod.server.store.stored_rows import Account

RESET_MINUTES = 30


class Post(Protocol):
    """The outbox, where letters wait to be sent."""

    async def letter(self, kind: str, account: int, to: str) -> bool:
        """Queue a letter; return False if too many wait already."""


class Correspondence:
    """Letters to the owners of accounts. Without an SMTP server none are sent.

    `limiter` limits the letters to one account and to one address, no matter who asks for them.
    """

    def __init__(
        self,
        url: str,
        relay: Relay | None,
        accounts: Accounts,
        limiter: Limiter,
        errands: Errands,
    ) -> None:
        self._url, self.relay = url.rstrip("/"), relay
        self._accounts, self._limiter, self.errands = accounts, limiter, errands
        self.post: Post | None = None

    @property
    def open(self) -> bool:
        """Whether this server sends letters."""
        return self.relay is not None

    def forgotten(self, typed: str) -> None:
        """Send links that set a new password to the accounts with this name or address, if any.

        Nothing is looked up before the response is sent, so its timing reveals nothing.
        """
        self.errands.later(self._forgotten(typed))

    async def _forgotten(self, typed: str) -> None:
        boxes = self._accounts.mailboxes
        for account, address in await boxes.holders(plain(typed), mailbox(typed)):
            if self._allows(f"account:{account.id}", address):
                await self._posted(letters.RESET, account, address)

    async def ask_to_confirm(self, account: Account, address: str) -> bool:
        """Ask the reader of an address to confirm it; return False after too many letters."""
        if not self._allows(f"confirm:{account.id}", address):
            return False
        return await self._posted(letters.CONFIRM, account, address)

    async def password_set(self, account: Account) -> None:
        """Tell the owner of an account that its password has changed."""
        address = await self._accounts.mailboxes.of(account.id)
        if address:
            await self._posted(letters.PASSWORD, account, address)

    async def address_changed(self, account: Account, before: str, now: str) -> None:
        """Tell the old address that the account has another one now, or none."""
        if before and before != now:
            await self._posted(letters.MOVED if now else letters.REMOVED, account, before)

    async def _posted(self, kind: str, account: Account, to: str) -> bool:
        if not self.open or self.post is None:
            return False
        return await self.post.letter(kind, account.id, to)

    def _allows(self, about: str, address: str) -> bool:
        """Check both limits, so that many accounts or many addresses do not evade one of them."""
        return self._limiter.allows(about) and self._limiter.allows(f"to:{address}")

    async def letter(self, kind: str, number: AccountId, to: str) -> Letter | None:
        """Return the letter to be sent, with a new key; None if its account is gone."""
        account = await self._accounts.by_id(number)
        if account is None:
            return None
        boxes, link = self._accounts.mailboxes, ""
        if kind == letters.RESET:
            key = await self._accounts.rescues.link(account.id, seconds=RESET_MINUTES * 60)
            link = f"{self._url}/desk?at=password#{key}"
        elif kind == letters.CONFIRM:
            link = f"{self._url}/desk?at=email#{await boxes.ask(account.id, to)}"
        lang, minutes = await boxes.language(account.id), RESET_MINUTES
        about = {"url": self._url, "name": account.name, "link": link}
        return written(kind, to, lang, minutes=minutes, **about)
