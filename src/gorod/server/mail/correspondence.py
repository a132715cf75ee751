"""Who is written to, and when: the one place where letters begin."""

from __future__ import annotations

from gorod.server.access.accounts import Accounts, plain
from gorod.server.access.limits import Limiter
from gorod.server.mail import letters
from gorod.server.mail.address import mailbox
from gorod.server.mail.letters import Letter, written
from gorod.server.mail.outbox import Outbox
from gorod.server.store.stored_rows import Account

RESET_MINUTES = 30


class Correspondence:
    """Letters to the owners of accounts. Without an SMTP server it writes none.

    `limiter` holds back letters to one account and to one address, whoever asks for them.
    """

    def __init__(self, url: str, outbox: Outbox, accounts: Accounts, limiter: Limiter) -> None:
        self._url, self.outbox = url.rstrip("/"), outbox
        self._accounts, self._limiter = accounts, limiter

    @property
    def open(self) -> bool:
        return self.outbox.open

    def forgotten(self, typed: str) -> None:
        """Sends links to whoever is meant, if anybody is.

        Nothing is looked up before the answer leaves: the time it takes tells nothing.
        """
        self.outbox.later(self._forgotten(typed))

    async def _forgotten(self, typed: str) -> None:
        boxes = self._accounts.mailboxes
        for account, address in await boxes.holders(plain(typed), mailbox(typed)):
            if self._allows(f"account:{account.id}", address):
                seconds = RESET_MINUTES * 60
                key = await self._accounts.rescues.link(account.id, seconds=seconds)
                link = f"{self._url}/desk?at=password#{key}"
                self.outbox.post(await self._about(account, letters.RESET, address, link))

    async def ask_to_confirm(self, account: Account, address: str) -> bool:
        """Asks at an address whether it is theirs; False if too much was sent there already."""
        if not self._allows(f"confirm:{account.id}", address):
            return False
        key = await self._accounts.mailboxes.ask(account.id, address)
        link = f"{self._url}/desk?at=email#{key}"
        return self.outbox.post(await self._about(account, letters.CONFIRM, address, link))

    async def password_set(self, account: Account) -> None:
        """Tells the owner of an account that its password is another one."""
        address = await self._accounts.mailboxes.of(account.id)
        if address and self.open:
            self.outbox.post(await self._about(account, letters.PASSWORD, address))

    async def address_changed(self, account: Account, before: str, now: str) -> None:
        """Tells whoever reads the old address that the account has another one, or none."""
        if before and before != now and self.open:
            kind = letters.MOVED if now else letters.REMOVED
            self.outbox.post(await self._about(account, kind, before))

    def _allows(self, about: str, address: str) -> bool:
        """Both are asked: neither many accounts nor many addresses get round the other bound."""
        return self._limiter.allows(about) and self._limiter.allows(f"to:{address}")

    async def _about(self, account: Account, kind: str, to: str, link: str = "") -> Letter:
        lang = await self._accounts.mailboxes.language(account.id)
        name, minutes = account.name, RESET_MINUTES
        return written(kind, to, lang, url=self._url, name=name, link=link, minutes=minutes)
