"""Replies to commands. Each goes to its sender alone, and is kept with its receipt."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gorod.server.access.audience import SENDER

ServerReason = Literal[
    "already-contributed",
    "already-dealt",
    "answered-question",
    "by-day-only",
    "by-day-undo",
    "already-sits",
    "judge-stays",
    "judge-waits",
    "already-voted",
    "closed",
    "date-past",
    "day-not-open",
    "day-paused",
    "far-undo",
    "forbidden",
    "future",
    "host-judges",
    "host-sits",
    "malformed",
    "nick-taken",
    "names-of-lobby",
    "names-of-tournament",
    "no-clock",
    "no-code-due",
    "no-console",
    "no-floor",
    "no-such-answer",
    "no-such-question",
    "no-foul-vote",
    "not-asked",
    "not-in-control",
    "nobody-there",
    "not-now",
    "not-offered",
    "not-paused",
    "not-shut",
    "not-online",
    "not-ready",
    "not-started",
    "nothing-to-correct",
    "nothing-to-draw",
    "nothing-to-name",
    "nothing-to-redo",
    "nothing-to-undo",
    "paused",
    "phones-off",
    "published-already",
    "scope-unknown",
    "seat-taken",
    "started",
    "table-full",
    "table-taken",
    "too-many",
    "wrong-code",
]
"""Why a stream refuses a command without asking the rules; the catalogues have a message `server-`
plus the reason for each."""


class _Answer(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base class of replies: the command that is answered, and the sender's own number after it."""

    id: Annotated[str, SENDER]
    seq: Annotated[int, SENDER]


class Ack(_Answer, frozen=True, tag="ack"):
    """The command is done, and on disk."""


class Refused(_Answer, frozen=True, tag="refused"):
    """The rules or the sender's rights do not allow the command; nothing has changed."""

    code: Annotated[str, SENDER]
    text: Annotated[str, SENDER]
    cite: Annotated[str, SENDER] = ""


class Stale(_Answer, frozen=True, tag="stale"):
    """The game has moved on since the sender looked; nothing has changed."""

    text: Annotated[str, SENDER]


class Conflict(_Answer, frozen=True, tag="conflict"):
    """The id was already used for another command; nothing has changed."""

    text: Annotated[str, SENDER]


Answer = Ack | Refused | Stale | Conflict

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode
