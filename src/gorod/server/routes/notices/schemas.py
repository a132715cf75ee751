"""Requests and responses about notices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import JUDGES, OFFICIALS, SENDER, Audience
from gorod.server.notify.channels import ChannelName
from gorod.server.wire.bodies import RequestBody, ResponseBody

LEADERS = Audience(JUDGES.kinds | OFFICIALS.kinds)
"""Those who lead a table or run a tournament."""


class NoticeChannel(ResponseBody, omit_defaults=True):
    """A channel that this server offers."""

    name: Annotated[ChannelName, SENDER]
    key: Annotated[str, SENDER] = ""
    """The key that a browser needs to subscribe to web push."""


class NoticeWay(ResponseBody):
    """A subscription: one way in which a person gets notices."""

    id: Annotated[str, SENDER]
    channel: Annotated[ChannelName, SENDER]
    shown: Annotated[str, SENDER]
    """An e-mail address with most letters hidden, as others may see the pages of a link."""
    confirmed: Annotated[bool, SENDER]
    created: Annotated[str, SENDER]


class QuietTimes(ResponseBody):
    """Hours in which nothing is sent; both are empty if there are none."""

    begins: Annotated[str, SENDER]
    ends: Annotated[str, SENDER]
    zone: Annotated[str, SENDER]


class NoticeWanted(ResponseBody):
    """A kind of notice, and whether the person wants it."""

    name: Annotated[str, SENDER]
    on: Annotated[bool, SENDER]


class OwnNotices(ResponseBody):
    """What a person has chosen, and what they can choose from."""

    channels: Annotated[tuple[NoticeChannel, ...], SENDER]
    subscriptions: Annotated[tuple[NoticeWay, ...], SENDER]
    quiet: Annotated[QuietTimes, SENDER]
    kinds: Annotated[tuple[NoticeWanted, ...], SENDER]
    """The kinds of notices that this person can get."""


class NewQuietTimes(RequestBody, frozen=True):
    """Hours in which nothing is to be sent; both empty for none."""

    begins: str
    ends: str
    zone: str


class NewNoticeKinds(RequestBody, frozen=True):
    """The kinds of notices that a person does not want."""

    off: Annotated[tuple[str, ...], Meta(max_length=16)]


class NewBrowser(RequestBody, frozen=True):
    """The push address of a browser, from its `PushSubscription`."""

    endpoint: str
    p256dh: str
    auth: str


class NewMailbox(RequestBody, frozen=True):
    """An e-mail address for notices."""

    address: str


class BotStart(ResponseBody):
    """How to start a chat with the bot: open the address, or send the code by hand."""

    url: Annotated[str, SENDER]
    code: Annotated[str, SENDER]


class FailedNotice(ResponseBody):
    """A notice that did not arrive, or may not have arrived."""

    key: Annotated[str, LEADERS]
    who: Annotated[str, LEADERS]
    """The nickname, or the name that the table or tournament has for them."""
    kind: Annotated[str, LEADERS]
    channel: Annotated[ChannelName, LEADERS]
    state: Annotated[str, LEADERS]
    """`dead` or `doubtful`."""
    why: Annotated[str, LEADERS]
    at: Annotated[str, LEADERS]
    attempts: Annotated[int, LEADERS]


class FailedNotices(ResponseBody):
    """The notices of one table or tournament that did not arrive."""

    failed: Annotated[tuple[FailedNotice, ...], LEADERS]


class NoticeAgain(RequestBody, frozen=True):
    """Send this notice again."""

    key: str
