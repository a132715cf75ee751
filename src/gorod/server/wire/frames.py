"""The frames of a WebSocket: those that a client may send, and those that the server sends."""

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
"""The most characters of a signal between two browsers; a description of audio takes about
2,000."""
LARGEST_FRAME = 16_384
"""The most bytes of a frame from a client; a longer frame ends the socket."""


class _FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base class of frames from a client."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first frame of a client: its ticket or link token, and what it has received before."""

    ticket: Secret = ""
    token: Secret = ""
    seen: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """The number of the last view that the client has; 0 for none."""
    console: Annotated[str, Meta(max_length=128)] = ""
    """A secret of this client, by which it remains the judge's console after a reconnect."""
    lang: Annotated[str, Meta(max_length=35)] = ""
    tournament: Annotated[str, Meta(max_length=64)] = ""
    """The tournament to watch. Without one, the link's own table is watched."""
    session: bool = False
    """Whether the account signed in on this device watches; otherwise the holder of the token does,
    or an anonymous visitor."""
    digest: Annotated[str, Meta(max_length=64)] = ""
    """The digest that the page last received for the tournament; empty for none."""


class Signal(_FromClient, frozen=True, tag="signal"):
    """Signalling data for the browser of another seat, so that the two players can speak."""

    to: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    data: Annotated[str, Meta(min_length=1, max_length=LARGEST_SIGNAL)]
    device: Annotated[str, Meta(max_length=64)] = ""
    """The device of that seat that should receive the signal; empty for all of its devices."""


class Pong(_FromClient, frozen=True, tag="pong"):
    """A reply to a ping. The server does not require it."""


FromClient = Hello | Ask | Signal | Pong


class _Frame(msgspec.Struct, tag_field="type"):
    """Base class of the frames that the server sends besides views and replies to commands."""


class Welcome(_Frame, tag="welcome"):
    """The client has been identified; `seq` is its current number."""

    stream: Annotated[str, EVERYONE]
    """The id of the table or tournament that this socket watches."""
    scope: Annotated[str, EVERYONE]
    seq: Annotated[int, EVERYONE]
    resumed: Annotated[bool, EVERYONE]
    """Whether the next frames continue what the client has; otherwise they start from the
    beginning."""
    console: Annotated[str, EVERYONE]
    """The hash of this client's console, by which others know it."""
    now_ms: Annotated[int, EVERYONE]
    delay: Annotated[int, EVERYONE]
    """The delay of this link in seconds."""
    digest: Annotated[str, EVERYONE] = ""
    """A digest of everything in the tournament that the client may see; sent back on reconnect."""


class Changed(_Frame, tag="changed"):
    """Parts of the stream have changed in a way this client can see; it may fetch them again."""

    stream: Annotated[str, EVERYONE]
    parts: Annotated[tuple[str, ...], EVERYONE]
    digest: Annotated[str, EVERYONE] = ""


class Signalled(_Frame, tag="signalled"):
    """Signalling data from the browser of another seat. The server relays it without reading it."""

    seat: Annotated[int, PLAYERS]
    device: Annotated[str, PLAYERS]
    data: Annotated[str, PLAYERS]


class Gone(_Frame, tag="gone"):
    """The socket ends: the link is no longer valid or the server shuts down. Resume from `seq`."""

    code: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]
    seq: Annotated[int, EVERYONE]


class Complaint(_Frame, tag="error"):
    """The server could not accept a frame."""

    code: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]


class Ping(_Frame, tag="ping"):
    """A sign of life from the server; `now_ms` is its monotonic clock."""

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
    """Encode a frame for the network, padded with spaces to a multiple of `fill` bytes."""
    return framed(filled(encode(said), fill))
