"""Messages to the Telegram bot: `/start` with a code connects a chat to a person, `/stop` ends it.

The button under a message ends the subscription of that message only. Telegram delivers messages to
one listener at a time, so one process holds a lease and polls.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from gorod.i18n import LANGUAGES, Catalogue, catalogue
from gorod.server.journal import fault, note
from gorod.server.notify.channels import Failed
from gorod.server.notify.leases import Leases
from gorod.server.notify.subscriptions import Subscriptions
from gorod.server.notify.telegram_channel import LEAVE, TelegramChannel
from gorod.server.store.interface import StoreError

LEASE = "telegram"
LEASE_S = 120
WAIT_S = 25
"""Seconds for which Telegram keeps a poll open until somebody writes."""
PAUSE_S = 5.0
START, STOP = "/start", "/stop"
UPDATES = ["message", "callback_query"]


class _Chat(msgspec.Struct, frozen=True):
    id: int
    type: str = ""


class _From(msgspec.Struct, frozen=True):
    language_code: str = ""


class _Written(msgspec.Struct, frozen=True, rename={"sender": "from"}):
    chat: _Chat
    text: str = ""
    sender: _From = _From()


class _Tapped(msgspec.Struct, frozen=True, rename={"sender": "from"}):
    id: str
    data: str = ""
    message: _Written | None = None
    sender: _From = _From()


class _Update(msgspec.Struct, frozen=True):
    update_id: int
    message: _Written | None = None
    callback_query: _Tapped | None = None


class TelegramUpdates:
    """Polls for messages while this process holds the lease."""

    def __init__(
        self, channel: TelegramChannel, subscriptions: Subscriptions, leases: Leases
    ) -> None:
        self._channel, self._subscriptions, self._leases = channel, subscriptions, leases
        self._offset = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="gorod-telegram")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(StoreError):
                await self._leases.give_up(LEASE)

    async def _work(self) -> None:
        while True:
            heard = False
            try:
                if await self._leases.hold(LEASE, LEASE_S):
                    heard = await self.look(WAIT_S)
            except StoreError as error:
                fault("telegram waits", error)
            except Exception as error:  # noqa: BLE001  what one person writes must not stop others
                fault("telegram", error)
            if not heard:
                await asyncio.sleep(PAUSE_S)

    async def look(self, wait_s: int = 0) -> bool:
        """Poll once and answer all messages; return False if Telegram did not respond."""
        told = await self._channel.api.call(
            "getUpdates", wait_s, offset=self._offset, timeout=wait_s, allowed_updates=UPDATES
        )
        if isinstance(told, Failed):
            note("telegram does not answer", why=told.why)
            return False
        for raw in told.result or ():
            self._offset = max(self._offset, int(raw.get("update_id", 0)) + 1)
            try:
                update = msgspec.convert(raw, _Update)
            except msgspec.ValidationError:  # something that people do not send to a bot
                continue
            if update.message is not None:
                await self._heard(update.message)
            if update.callback_query is not None:
                await self._tapped(update.callback_query)
        return True

    async def _tapped(self, tap: _Tapped) -> None:
        """Handle a tap on a message's button; the app shows the result at once."""
        word, _, subscription = tap.data.partition(" ")
        if word != LEAVE or tap.message is None:
            return
        done = await self._subscriptions.leave_in_chat(str(tap.message.chat.id), subscription)
        texts = _texts(tap.sender.language_code)
        said = texts.say("notice-telegram-ended" if done else "notice-telegram-ended-before")
        await self._channel.api.call("answerCallbackQuery", callback_query_id=tap.id, text=said)

    async def _heard(self, written: _Written) -> None:
        chat, (word, _, code) = str(written.chat.id), written.text.strip().partition(" ")
        lang = written.sender.language_code[:2]
        texts = _texts(lang)
        if word == STOP:
            await self._subscriptions.leave_chat(chat)
            await self._channel.write(chat, texts.say("notice-telegram-left"))
        elif word == START and code:
            await self._begin(chat, code.strip(), lang)
        elif word == START:
            await self._channel.write(chat, texts.say("notice-telegram-hello"))

    async def _begin(self, chat: str, code: str, lang: str) -> None:
        one = await self._subscriptions.confirm(code, chat)
        if one is None and await self._subscriptions.has_chat(chat):
            return  # the same message, delivered again after a crash
        texts = _texts(one.lang if one is not None else lang)
        word = "notice-telegram-unknown" if one is None else "notice-telegram-linked"
        await self._channel.write(chat, texts.say(word))


def _texts(spoken: str) -> Catalogue:
    lang = spoken[:2]
    return catalogue(lang if lang in LANGUAGES else LANGUAGES[0])
