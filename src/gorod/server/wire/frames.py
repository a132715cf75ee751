"""The frames of a socket: what a client may say, and what it is told beside views and answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gorod.server.access.audience import EVERYONE, PLAYERS
from gorod.server.streams.answers import Ack, Conflict, Refused, Stale
from gorod.server.tables.nicks import MOST_SEATS
from gorod.server.tables.table_requests import Ask
from gorod.server.wire.models import View
from gorod.server.wire.network_frames import framed
from gorod.server.wire.padding import filled

Secret = Annotated[str, Meta(min_length=1, max_length=128)]
LARGEST_SIGNAL = 8_192
"""Characters that one browser may hand to another; what it says of its sound takes 2,000."""
LARGEST_FRAME = 16_384
"""Bytes of a frame from a client; a longer one ends the socket."""


class _FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what a client says."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first frame: a ticket or a link's token, and what the client has already."""

    ticket: Secret = ""
    token: Secret = ""
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """The number of the last view it has; 0 for none."""
    console: Annotated[str, Meta(max_length=128)] = ""
    """A secret of this client, by which it stays the judge's console after a reconnect."""
    lang: Annotated[str, Meta(max_length=35)] = ""
    tournament: Annotated[str, Meta(max_length=64)] = ""
    """The tournament to watch. Without one, the link's own table is watched."""
    session: bool = False
    """The account that is signed in on this device watches; otherwise whoever holds the token, or
    everybody."""
    digest: Annotated[str, Meta(max_length=64)] = ""
    """What the page has of the tournament, by the last frame that it was sent; empty for none."""


class Signal(_FromClient, frozen=True, tag="signal"):
    """Something for the browser of another seat, so that the two can speak to each other."""

    to: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    data: Annotated[str, Meta(min_length=1, max_length=LARGEST_SIGNAL)]
    device: Annotated[str, Meta(max_length=64)] = ""
    """Which of that seat's devices is meant; empty for all."""


class Pong(_FromClient, frozen=True, tag="pong"):
    """An answer to a ping, for clients that want to say so."""


FromClient = Hello | Ask | Signal | Pong


class _Frame(msgspec.Struct, tag_field="type"):
    """Base of what the server says beside views and answers."""


class Welcome(_Frame, tag="welcome"):
    """The client is known; `seq` is its number as of now."""

    stream: Annotated[str, EVERYONE]
    """The table or the tournament that is watched from now on."""
    scope: Annotated[str, EVERYONE]
    seq: Annotated[int, EVERYONE]
    resumed: Annotated[bool, EVERYONE]
    """What follows continues what the client has; otherwise it begins anew."""
    console: Annotated[str, EVERYONE]
    """How this client's console is named to others."""
    now_ms: Annotated[int, EVERYONE]
    delay: Annotated[int, EVERYONE]
    """How many seconds late this link is told everything."""
    digest: Annotated[str, EVERYONE] = ""
    """Of a tournament: a name of all that the client may see of it, to come back with."""


class Changed(_Frame, tag="changed"):
    """Parts of what the client watches have changed in its own eyes: it may read them again."""

    stream: Annotated[str, EVERYONE]
    parts: Annotated[tuple[str, ...], EVERYONE]
    digest: Annotated[str, EVERYONE] = ""


class Signalled(_Frame, tag="signalled"):
    """What the browser of another seat wants to agree on; the server hands it on unread."""

    seat: Annotated[int, PLAYERS]
    device: Annotated[str, PLAYERS]
    data: Annotated[str, PLAYERS]


class Gone(_Frame, tag="gone"):
    """The link is no longer good, or the server goes down; `seq` is where to resume."""

    code: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]
    seq: Annotated[int, EVERYONE]


class Complaint(_Frame, tag="error"):
    """A frame that could not be taken."""

    code: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]


class Ping(_Frame, tag="ping"):
    """The server is there; `now_ms` is its monotonic clock."""

    now_ms: Annotated[int, EVERYONE]


ToClient = (
    View
    | Ack
    | Refused
    | Stale
    | Conflict
    | Welcome
    | Changed
    | Signalled
    | Gone
    | Complaint
    | Ping
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode


def packed(said: ToClient, fill: int) -> bytes:
    """Encode something as it goes over the network, filled up to a multiple of a length."""
    return framed(filled(encode(said), fill))
