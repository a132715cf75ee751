"""A server with all three channels, and people who get notices through them."""

import asyncio
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace

from gorod.server.config import Config
from gorod.server.notify import Notice, NoticeKind, notices
from tests.kit.push_service import TOKEN, BotApi, PushService, bot_api, push_service
from tests.kit.running_server import LOOSE, Served, SteeredTime, serving
from tests.kit.smtp_server import PostOffice, post_office

URL = "https://mafia.example"


@dataclass
class Outside:
    """The services that bring notices, and the settings for them."""

    office: PostOffice
    push: PushService
    bot: BotApi
    settings: dict


@contextmanager
def outside(folder):
    token = folder / "bot-token"
    token.write_text(f"{TOKEN}\n", "ascii")
    with post_office() as office, push_service() as push, bot_api() as bot:
        yield Outside(
            office,
            push,
            bot,
            {
                "smtp": office.url,
                "mail_from": "Клуб <club@gorod.example>",
                "public_url": URL,
                "vapid_key": str(folder / "vapid.pem"),
                "push_hosts": push.host,
                "telegram_token_file": str(token),
                "telegram_api": bot.url,
            },
        )


@dataclass
class Told:
    """A running server, a table at it, and the services outside."""

    server: Served
    time: SteeredTime
    outside: Outside
    table: object = None

    @property
    def notify(self):
        return self.server.services.notify

    def bearer(self, seat):
        return self.table.bearer(f"seat:{seat}")

    async def by_push(self, seat, name=""):
        browser = self.outside.push.browser(name or f"seat-{seat}")
        await self.ok(
            self.server.http.post(
                "/api/notices/push", json=browser.address, headers=self.bearer(seat)
            )
        )
        return browser

    async def by_mail(self, seat, address):
        await self.ok(
            self.server.http.post(
                "/api/notices/email", json={"address": address}, headers=self.bearer(seat)
            )
        )
        before = len(self.outside.office.letters)
        await self.look()
        return await asyncio.to_thread(self.outside.office.letter, before + 1)

    async def by_telegram(self, seat, chat):
        answer = await self.server.http.post("/api/notices/telegram", headers=self.bearer(seat))
        self.outside.bot.types(chat, f"/start {answer.json()['code']}")
        (updates,) = self.notify.updates
        assert await updates.look()
        return answer.json()

    async def ok(self, asked):
        answer = await asked
        assert answer.status_code < 300, answer.text
        return answer

    async def look(self):
        """Send everything that is due now."""
        await self.notify.dispatcher.look()

    async def publish(self, seats=(1,), key="day-1", **more):
        found = [
            Notice(
                f"{self.table.id}/{key}/{seat}",
                notices.seat(self.table.id, seat),
                more.get("kind", NoticeKind.PUBLISHED),
                {"game": "Город"},
                more.get("not_before", ""),
                self.table.id,
                more.get("not_after", ""),
            )
            for seat in seats
        ]
        return await self.notify.enqueue(found)


@asynccontextmanager
async def telling(tmp_path, there, store=None):
    """Run a server whose own senders are stopped: a scenario says when they work."""
    time = SteeredTime()
    config = replace(Config(limits=LOOSE, roles_delay=0), **there.settings)
    async with serving(tmp_path, config, time=time, store=store) as server:
        await resting(server.services.notify)
        told = Told(server, time, there)
        told.table = await server.table()
        yield told


async def resting(notify):
    """Stop the tasks of the senders; they can still be called."""
    for one in (notify.dispatcher, *notify.updates):
        one._task.cancel()
        await asyncio.gather(one._task, return_exceptions=True)
        one._task = None
