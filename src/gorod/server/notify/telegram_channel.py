"""Telegram: a bot that writes to whoever has begun a chat with it (Bot API)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gorod.i18n import catalogue
from gorod.server.notify.channels import ChannelName, Failed, Message, Outcome, Sent
from gorod.server.notify.outgoing_http import Requests

API = "https://api.telegram.org"
TOKEN = re.compile(r"[0-9]{3,20}:[A-Za-z0-9_-]{20,100}")
BLOCKED = (400, 403)
"""The chat is not there, or the person has stopped the bot."""
BUSY = 429
SERVER = 500
JSON = {"content-type": "application/json"}
LEAVE = "leave"
"""What the button under a message sends, with the subscription that it ends."""


class _Parameters(msgspec.Struct, frozen=True):
    retry_after: float = 0


class Told(msgspec.Struct, frozen=True):
    """An answer of the Bot API, as far as it is read."""

    ok: bool = False
    result: Any = None
    parameters: _Parameters = _Parameters()


class TelegramApi:
    """The methods of the Bot API that are used. The token stands in addresses: none is logged."""

    def __init__(self, token: str, base: str, requests: Requests) -> None:
        self._base, self._requests = f"{base.rstrip('/')}/bot{token}/", requests

    async def call(self, method: str, wait_s: float = 0, **params: object) -> Told | Failed:
        """What the method answers, or why it does not."""
        body = msgspec.json.encode(params)
        answer = await self._requests.post(self._base + method, body, JSON, wait_s=wait_s)
        if isinstance(answer, Failed):
            return answer
        try:
            told = msgspec.json.decode(answer.body, type=Told)
        except msgspec.MsgspecError:
            told = Told()
        if told.ok:
            return told
        status = answer.status
        after = max(answer.after, told.parameters.retry_after)
        gone = status in BLOCKED and method == "sendMessage"
        return Failed(f"telegram {status}", again=not gone, gone=gone, after=after)

    async def name(self) -> str:
        """What the bot is called in addresses; empty where Telegram does not say."""
        told = await self.call("getMe")
        found = told.result if isinstance(told, Told) else None
        return str(found.get("username", "")) if isinstance(found, dict) else ""


class TelegramChannel:
    """A `Channel`. Telegram knows no message by an id of ours, so none is sent a second time."""

    name = ChannelName.TELEGRAM
    repeatable = False
    at_once = 8

    def __init__(self, api: TelegramApi) -> None:
        self.api = api
        self._called = ""

    async def bot(self) -> str:
        """The name of the bot, asked once."""
        self._called = self._called or await self.api.name()
        return self._called

    async def send(self, message: Message) -> Outcome:
        texts = catalogue(message.lang)
        text = f"{message.title}\n\n{message.text}\n{message.url}"
        button = {
            "text": texts.say("notice-telegram-button"),
            "callback_data": f"{LEAVE} {message.subscription}",
        }
        told = await self.write(message.address, text, [button])
        return told if isinstance(told, Failed) else Sent()

    async def write(
        self, chat: str, text: str, buttons: Sequence[Mapping[str, str]] = ()
    ) -> Told | Failed:
        """A message with buttons under it, one a row."""
        return await self.api.call(
            "sendMessage",
            chat_id=chat,
            text=text,
            link_preview_options={"is_disabled": True},
            reply_markup={"inline_keyboard": [[one] for one in buttons]},
        )

    async def close(self) -> None:
        """Requests are ended by whoever made them."""
