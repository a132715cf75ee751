"""What may be asked of a table, and the bounds within which it is even considered."""

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
"""Commands whose text may have more characters than a sentence needs."""
AMOUNTS = {"points": 1_000, "minutes": 1_440, "day": 99}
"""Numbers that are no seats, and how far from zero they may be."""
CLIENT_TIME = frozenset({"at", "after", "elapsed"})
"""What a client says of the time is not asked for, and not believed."""


class _TableRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base of all requests."""


class Do(_TableRequest, frozen=True, tag="do"):
    """A command of the engine."""

    command: Command


class Draw(_TableRequest, frozen=True, tag="draw"):
    """The server deals the cards, or flips the coin, whichever is due."""


class Undo(_TableRequest, frozen=True, tag="undo"):
    """Take back so many turns."""

    turns: Annotated[int, Meta(ge=1, le=10_000)] = 1
    reason: Annotated[str, Meta(max_length=TEXT)] = ""


class Correct(_TableRequest, frozen=True, tag="correct"):
    """Another command in the place of an earlier one, or none; what came later comes again."""

    turn: Annotated[int, Meta(ge=1, le=10_000_000)]
    """The version that made the turn."""
    reason: Annotated[str, Meta(max_length=TEXT, pattern=r"\S")]
    command: Command | None = None
    insert: bool = False
    """The command was forgotten: it comes before that turn, which stays."""
    keep: Literal["all", "until"] = "all"
    """Until: a later command that is no longer legal ends the line, and what followed it goes."""


class Redo(_TableRequest, frozen=True, tag="redo"):
    """Take back the last undo, if nothing was done since."""


class Timer(_TableRequest, frozen=True, tag="timer"):
    """Start, stop or set the clock, or add to it."""

    do: Literal["start", "stop", "set", "add"]
    seconds: Annotated[int, Meta(ge=-3600, le=86_400)] = 0


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is called; nothing, if nobody knows."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    name: Nick


class Name(_TableRequest, frozen=True, tag="name"):
    """Correct the names of some seats, all at once: two who sat down wrongly swap theirs."""

    names: Annotated[tuple[SeatName, ...], Meta(min_length=1, max_length=MOST_SEATS)]


class Take(_TableRequest, frozen=True, tag="take"):
    """Take the table over: from now on this console is the judge's."""


class Phones(_TableRequest, frozen=True, tag="phones"):
    """Let players enter their own moves by their links, or let those links only show."""

    on: bool


class Contribute(_TableRequest, frozen=True, tag="contribute"):
    """Add letters and digits of one's own to the secret of the deal that comes."""

    text: Annotated[str, Meta(pattern=f"^{CONTRIBUTED.pattern}$(?!\\n)")]


class Enter(_TableRequest, frozen=True, tag="enter"):
    """What a seat answers to a question that several are asked at once."""

    move: Annotated[str, Meta(max_length=16)]
    target: Annotated[int, Meta(ge=0, le=MOST_SEATS)] = 0
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(max_length=8)] = ()
    takes: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=4)] = ()


class Gesture(_TableRequest, frozen=True, tag="gesture"):
    """What a page sends on every beat of a step in which some have their eyes open together."""

    id: Annotated[str, Meta(max_length=16)] = ""
    """Empty where nothing is shown."""
    seats: Annotated[tuple[Annotated[int, Meta(ge=1, le=MOST_SEATS)], ...], Meta(max_length=3)] = ()


class Close(_TableRequest, frozen=True, tag="close"):
    """The judge closes the question that is open, with what was entered."""


class HandBack(_TableRequest, frozen=True, tag="hand-back"):
    """A human judge gives the table to the automatic one."""


class Pause(_TableRequest, frozen=True, tag="pause"):
    """Let an online table stand still, or go on; players vote on it."""

    on: bool


class VoteFoul(_TableRequest, frozen=True, tag="foul"):
    """A player wants another to get a foul."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)]


class VoteJudge(_TableRequest, frozen=True, tag="judge"):
    """A player lets whoever offers it judge the table, or does not; the host sends them away."""

    on: bool = True


OnlineRequest = Enter | Gesture | Pause | VoteFoul | VoteJudge
"""What is asked of online tables alone, and moves no game by itself."""

PlayRequest = Gesture | Pause | VoteFoul | VoteJudge | HandBack
"""What may be asked by somebody who has not seen the last move."""
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
"""Whatever may be asked of a table. The field of the JSON that tells them apart is `wish`."""


PlainId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
"""The id of a command or of a link."""


class Ask(msgspec.Struct, frozen=True, tag_field="type", tag="ask", forbid_unknown_fields=True):
    """Something asked of a table, as a frame or made by the server. Who asks stands beside it."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    """The sender's own number when they decided."""
    wish: TableRequest

    @property
    def digest(self) -> bytes:
        return hashlib.sha256(msgspec.json.encode(self.wish)).digest()


def sensible(command: Command, size: int) -> bool:
    """Whether every number could be a seat and every text a sentence; the rules come later."""
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
