"""Notices as JSON."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import JUDGES, OFFICIALS, SENDER, Audience
from gorod.server.notify.channels import ChannelName
from gorod.server.wire.bodies import RequestBody, ResponseBody

LEADERS = Audience(JUDGES.kinds | OFFICIALS.kinds)
"""Whoever leads a table, and those who run a tournament."""


class NoticeChannel(ResponseBody, omit_defaults=True):
    """A channel that this server has."""

    name: Annotated[ChannelName, SENDER]
    key: Annotated[str, SENDER] = ""
    """What a browser needs to subscribe to web push."""


class NoticeWay(ResponseBody):
    """One way in which a person is told."""

    id: Annotated[str, SENDER]
    channel: Annotated[ChannelName, SENDER]
    shown: Annotated[str, SENDER]
    """An e-mail address with most of its letters hidden: a link may be looked at by others."""
    confirmed: Annotated[bool, SENDER]
    created: Annotated[str, SENDER]


class QuietTimes(ResponseBody):
    """Hours in which nothing is sent; both empty for none."""

    begins: Annotated[str, SENDER]
    ends: Annotated[str, SENDER]
    zone: Annotated[str, SENDER]


class NoticeWanted(ResponseBody):
    """One kind of notices, and whether the person wants it."""

    name: Annotated[str, SENDER]
    on: Annotated[bool, SENDER]


class OwnNotices(ResponseBody):
    """What a person has chosen, and what there is to choose."""

    channels: Annotated[tuple[NoticeChannel, ...], SENDER]
    subscriptions: Annotated[tuple[NoticeWay, ...], SENDER]
    quiet: Annotated[QuietTimes, SENDER]
    kinds: Annotated[tuple[NoticeWanted, ...], SENDER]
    """What this person may be told of."""


class NewQuietTimes(RequestBody, frozen=True):
    """The same, as a person sets them."""

    begins: str
    ends: str
    zone: str


class NewNoticeKinds(RequestBody, frozen=True):
    """What a person does not want to be told of, of the kinds that they may be told of."""

    off: Annotated[tuple[str, ...], Meta(max_length=16)]


class NewBrowser(RequestBody, frozen=True):
    """Where one browser is reached, as its `PushSubscription` says."""

    endpoint: str
    p256dh: str
    auth: str


class NewMailbox(RequestBody, frozen=True):
    """An address to write to."""

    address: str


class BotStart(ResponseBody):
    """How a chat with the bot is begun: one tap on the address, or the code typed by hand."""

    url: Annotated[str, SENDER]
    code: Annotated[str, SENDER]


class FailedNotice(ResponseBody):
    """A notice that did not arrive, or may not have arrived."""

    key: Annotated[str, LEADERS]
    who: Annotated[str, LEADERS]
    """The nickname, or how the table or tournament calls them."""
    kind: Annotated[str, LEADERS]
    channel: Annotated[ChannelName, LEADERS]
    state: Annotated[str, LEADERS]
    """`dead` or `doubtful`."""
    why: Annotated[str, LEADERS]
    at: Annotated[str, LEADERS]
    attempts: Annotated[int, LEADERS]


class FailedNotices(ResponseBody):
    """What did not arrive, of one table or tournament."""

    failed: Annotated[tuple[FailedNotice, ...], LEADERS]


class NoticeAgain(RequestBody, frozen=True):
    """A notice that is to be sent again."""

    key: str
