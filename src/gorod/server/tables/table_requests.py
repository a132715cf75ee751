"""The requests to a table, and the bounds that a request must keep to be considered at all."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.engine import Command
from gorod.engine.by_day.by_day_commands import WriteLegend
from gorod.engine.struct import field_names
from gorod.fair.deals import CONTRIBUTED
from gorod.server.tables.by_day.service_requests import ServiceRequest
from gorod.server.tables.live_lesson import ChooseCue
from gorod.server.tables.lobby_requests import LobbyRequest
from gorod.server.tables.nicks import MOST_SEATS, Nick
from gorod.server.tables.talk import TalkRequest

TEXT = 500
LEGEND = 4_000
LONGER: Mapping[type, int] = {WriteLegend: LEGEND}
"""The most characters for commands whose text may be longer than a sentence."""
AMOUNTS = {"points": 1_000, "minutes": 1_440, "day": 99}
"""Numbers that are not seats, and their greatest absolute value."""
CLIENT_TIME = frozenset({"at", "after", "elapsed"})
"""Times are set by the server: a client that sends one is refused."""


class _TableRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base class of requests."""


class Do(_TableRequest, frozen=True, tag="do"):
    """A command of the engine."""

    command: Command


class Draw(_TableRequest, frozen=True, tag="draw"):
    """Let the server deal the cards or draw the lot, whichever is due."""


class Undo(_TableRequest, frozen=True, tag="undo"):
    """Take back a number of turns."""

    turns: Annotated[int, Meta(ge=1, le=10_000)] = 1
    reason: Annotated[str, Meta(max_length=TEXT)] = ""


class Correct(_TableRequest, frozen=True, tag="correct"):
    """Replace an earlier command by another, or by none; the later commands are repeated."""

    turn: Annotated[int, Meta(ge=1, le=10_000_000)]
    """The version that made the turn."""
    reason: Annotated[str, Meta(max_length=TEXT, pattern=r"\S")]
    command: Command | None = None
    insert: bool = False
    """Whether the command was forgotten: it is put before that turn, which stays."""
    keep: Literal["all", "until"] = "all"
    """With `until`, a later command that is no longer legal ends the line, and the rest is
    dropped."""


class Redo(_TableRequest, frozen=True, tag="redo"):
    """Take back the last undo, if nothing was done since."""


class Timer(_TableRequest, frozen=True, tag="timer"):
    """Start, stop or set the clock, or add to it."""

    do: Literal["start", "stop", "set", "add"]
    seconds: Annotated[int, Meta(ge=-3600, le=86_400)] = 0


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a seat; empty if nobody knows it."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    name: Nick


class Name(_TableRequest, frozen=True, tag="name"):
    """Correct the names of some seats at once: two players who sat down wrongly can be swapped."""

    names: Annotated[tuple[SeatName, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class Take(_TableRequest, frozen=True, tag="take"):
    """Take the table over: from now on this console is the judge's."""


class Phones(_TableRequest, frozen=True, tag="phones"):
    """Let players enter their own moves by their links, or make those links read-only."""

    on: bool


class Contribute(_TableRequest, frozen=True, tag="contribute"):
    """Add letters and digits of one's own to the secret of the next deal."""

    text: Annotated[str, Meta(pattern=f"^{CONTRIBUTED.pattern}$(?!\\n)")]


class Enter(_TableRequest, frozen=True, tag="enter"):
    """A seat's answer to a question that several seats are asked at once."""

    move: Annotated[str, Meta(max_length=16)]
    target: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(max_length=8)] = ()
    takes: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=4)] = ()


class Gesture(_TableRequest, frozen=True, tag="gesture"):
    """What a page sends on every beat of a step in which some players have their eyes open."""

    id: Annotated[str, Meta(max_length=16)] = ""
    """Empty if no gesture is shown."""
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(max_length=3)] = ()


class Close(_TableRequest, frozen=True, tag="close"):
    """Close the open question with what was entered; only for judges."""


class HandBack(_TableRequest, frozen=True, tag="hand-back"):
    """Return the table from a human judge to the automatic one."""


class Pause(_TableRequest, frozen=True, tag="pause"):
    """Pause or resume an online table; players vote on it."""

    on: bool


class VoteFoul(_TableRequest, frozen=True, tag="foul"):
    """Vote to give another player a foul."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class VoteJudge(_TableRequest, frozen=True, tag="judge"):
    """Vote for or against the person who offers to judge; the host dismisses them."""

    on: bool = True


OnlineRequest = Enter | Gesture | Pause | VoteFoul | VoteJudge
"""Requests that only online tables accept, and that move no game by themselves."""

PlayRequest = Gesture | Pause | VoteFoul | VoteJudge | HandBack
"""Requests that need not have seen the last move."""
TableRequest = (
    Do
    | Draw
    | Undo
    | Redo
    | Correct
    | Timer
    | Name
    | Take
    | Phones
    | Contribute
    | ServiceRequest
    | LobbyRequest
    | TalkRequest
    | OnlineRequest
    | Close
    | HandBack
    | ChooseCue
)
"""Everything that may be asked of a table. The field of the JSON that tells them apart is
`wish`."""


PlainId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""The id of a command or of a link."""


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """A request to a table, sent as a frame or made by the server. It does not name its sender."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    """The sender's own number when they decided."""
    wish: TableRequest

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.wish)).digest()


def sensible(command: Command, size: int) -> bool:
    """Whether every number can be a seat and every text a sentence; the rules are asked later."""
    longest = LONGER.get(type(command), TEXT)
    for name in field_names(type(command)):
        value = getattr(command, name)
        if name in CLIENT_TIME:
            if value is not None:
                return False
        elif isinstance(value, str):
            if len(value) > longest or (value and not value.isprintable()):
                return False
        elif not _fits(value, *((-AMOUNTS[name], AMOUNTS[name]) if name in AMOUNTS else (0, size))):
            return False
    return True


def _fits(value: object, least: int, most: int) -> bool:
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return least <= value <= most
    if isinstance(value, str):
        return len(value) <= TEXT and (value.isprintable() or not value)
    if isinstance(value, tuple):
        return len(value) <= most * 4 and all(_fits(item, least, most) for item in value)
    return value is None
