"""Web push: messages that a browser shows even if no page of ours is open."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property
from urllib.parse import urlsplit

import msgspec

from gorod.i18n import catalogue
from gorod.server.network import is_own
from gorod.server.notify.channels import ChannelName, Failed, Message, Outcome, Sent
from gorod.server.notify.outgoing_http import Requests
from gorod.server.notify.push_encryption import AUTH, POINT, browser_key, from_text, sealed, to_text
from gorod.server.notify.vapid import Vapid
from gorod.server.time_source import Time

HOSTS = "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com"
"""The push services of browsers. Requests are never sent to other hosts that a browser names."""
LONGEST_ENDPOINT = 1000
GONE = (404, 410)
BUSY = 429
TAKEN = (200, 201, 202, 204)


class PushAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The push subscription of a browser."""

    endpoint: str
    p256dh: str
    auth: str


class PushAddressError(ValueError):
    """A subscription that no known browser would send."""


def push_address(told: PushAddress, hosts: str) -> PushAddress:
    """Return the address if it is well-formed and of a known push service; else raise."""
    try:
        point, auth, parts = from_text(told.p256dh), from_text(told.auth), urlsplit(told.endpoint)
        named, host = parts.netloc, parts.hostname or ""
        browser_key(point)
    except ValueError:
        raise PushAddressError from None
    secure = parts.scheme == "https" or (parts.scheme == "http" and is_own(host))
    fits = len(point) == POINT and len(auth) == AUTH and len(told.endpoint) <= LONGEST_ENDPOINT
    if not (secure and fits and "@" not in named and _known(named, hosts)):
        raise PushAddressError
    return told


def _known(named: str, hosts: str) -> bool:
    return any(
        named == one or (one.startswith("*.") and named.endswith(one[1:])) for one in hosts.split()
    )


class PushChannel:
    """Sends web push messages. The page's service worker shows a message with the same id once."""

    name = ChannelName.PUSH
    repeatable = True
    at_once = 8

    def __init__(
        self, vapid: Callable[[], Vapid], hosts: str, requests: Requests, time: Time
    ) -> None:
        self._vapid, self.hosts = vapid, hosts
        self._requests, self._time = requests, time

    @cached_property
    def vapid(self) -> Vapid:
        """The key, read or made when the first browser needs it."""
        return self._vapid()

    async def send(self, message: Message) -> Outcome:
        told = msgspec.json.decode(message.address, type=PushAddress)
        try:
            told = push_address(told, self.hosts)
        except PushAddressError:  # the owner allows fewer push services than before
            return Failed("push service not allowed", again=False)
        shown = {"id": message.id, "title": message.title, "body": message.text}
        page = urlsplit(message.url).path
        way_out = {
            "leave": urlsplit(message.leave).path,
            "leaving": catalogue(message.lang).say("notice-push-button"),
        }
        text = msgspec.json.encode({**shown, "page": page, "lang": message.lang, **way_out})
        parts = urlsplit(told.endpoint)
        headers = {
            "authorization": self.vapid.authorization(
                f"{parts.scheme}://{parts.netloc}", self._time.now()
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(message.seconds),
            "urgency": "high",
            "topic": to_text(hashlib.sha256(message.id.encode()).digest()[:24]),
        }
        body = sealed(text, from_text(told.p256dh), from_text(told.auth))
        answer = await self._requests.post(told.endpoint, body, headers)
        if isinstance(answer, Failed):
            return answer
        if answer.status in TAKEN:
            return Sent()
        why = f"push service {answer.status}"
        if answer.status in GONE:
            return Failed(why, again=False, gone=True)
        busy = answer.status == BUSY or answer.status >= 500  # noqa: PLR2004  the class of the status
        return Failed(why, again=busy, after=answer.after)

    async def close(self) -> None:
        """Do nothing: requests are closed by their owner."""
