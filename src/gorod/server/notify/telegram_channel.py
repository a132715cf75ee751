"""Telegram: a bot that writes to people who have started a chat with it (Bot API)."""

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
"""Statuses for a chat that does not exist, or a person who has blocked the bot."""
BUSY = 429
SERVER = 500
JSON = {"content-type": "application/json"}
LEAVE = "leave"
"""What the button under a message sends, followed by the id of its subscription."""


class _Parameters(msgspec.Struct, frozen=True):
    retry_after: float = 0


class ApiAnswer(msgspec.Struct, frozen=True):
    """The fields that are used of a response of the Bot API."""

    ok: bool = False
    result: Any = None
    parameters: _Parameters = _Parameters()


class TelegramApi:
    """The methods of the Bot API that are used. Addresses contain the token, so none is logged."""

    def __init__(self, token: str, base: str, requests: Requests) -> None:
        self._base, self._requests = f"{base.rstrip('/')}/bot{token}/", requests

    async def call(self, method: str, wait_s: float = 0, **params: object) -> ApiAnswer | Failed:
        """Call a method; return its result, or why it failed."""
        body = msgspec.json.encode(params)
        answer = await self._requests.post(self._base + method, body, JSON, wait_s=wait_s)
        if isinstance(answer, Failed):
            return answer
        try:
            told = msgspec.json.decode(answer.body, type=ApiAnswer)
        except msgspec.MsgspecError:
            told = ApiAnswer()
        if told.ok:
            return told
        status = answer.status
        after = max(answer.after, told.parameters.retry_after)
        gone = status in BLOCKED and method == "sendMessage"
        return Failed(f"telegram {status}", again=not gone, gone=gone, after=after)

    async def name(self) -> str:
        """Return the bot's username; "" if Telegram does not answer."""
        told = await self.call("getMe")
        found = told.result if isinstance(told, ApiAnswer) else None
        return str(found.get("username", "")) if isinstance(found, dict) else ""


class TelegramChannel:
    """Sends notices by Telegram, which cannot recognise repeats, so none is sent twice."""

    name = ChannelName.TELEGRAM
    repeatable = False
    at_once = 8

    def __init__(self, api: TelegramApi) -> None:
        self.api = api
        self._called = ""

    async def bot(self) -> str:
        """Return the username of the bot, cached."""
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
    ) -> ApiAnswer | Failed:
        """Send a text with buttons below it, one per row."""
        return await self.api.call(
            "sendMessage",
            chat_id=chat,
            text=text,
            link_preview_options={"is_disabled": True},
            reply_markup={"inline_keyboard": [[one] for one in buttons]},
        )

    async def close(self) -> None:
        """Do nothing: requests are closed by their owner."""
