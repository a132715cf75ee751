"""Notices as JSON."""

from __future__ import annotations

import msgspec

from gorod.server.notify.channels import ChannelName


class ChannelFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A channel that this server has."""

    name: ChannelName
    key: str = ""
    """What a browser needs to subscribe to web push."""


class SubscriptionFace(msgspec.Struct, frozen=True):
    """One way in which a person is told."""

    id: str
    channel: ChannelName
    shown: str
    """An e-mail address with most of its letters hidden: a link may be looked at by others."""
    confirmed: bool
    created: str


class QuietFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is sent; both empty for none."""

    begins: str
    ends: str
    zone: str


class NoticesFace(msgspec.Struct, frozen=True):
    """What a person has chosen, and what there is to choose."""

    channels: tuple[ChannelFace, ...]
    subscriptions: tuple[SubscriptionFace, ...]
    quiet: QuietFace


class NewMailbox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address to write to."""

    address: str


class StartFace(msgspec.Struct, frozen=True):
    """How a chat with the bot is begun: one tap on the address, or the code typed by hand."""

    url: str
    code: str


class FailedFace(msgspec.Struct, frozen=True):
    """A notice that did not arrive, or may not have arrived."""

    key: str
    who: str
    """The nickname, or how the table or tournament calls them."""
    kind: str
    channel: ChannelName
    state: str
    """`dead` or `doubtful`."""
    why: str
    at: str
    attempts: int


class FailuresFace(msgspec.Struct, frozen=True):
    """What did not arrive, of one table or tournament."""

    failed: tuple[FailedFace, ...]


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A notice that is to be sent again."""

    key: str
