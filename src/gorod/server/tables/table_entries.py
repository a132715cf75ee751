"""What an entry of the log says. The log is the server's own: nobody is ever sent it."""

from __future__ import annotations

from typing import get_args

import msgspec

from gorod.engine import Command, Event
from gorod.server.store.table_entry_format import TABLE
from gorod.server.tables.by_day.by_day_entries import SERVICE_KINDS, ServiceBody
from gorod.server.tables.by_day.settings import ByDay
from gorod.server.tables.clock import Mark
from gorod.server.tables.gestures import Shown
from gorod.server.tables.live_lesson import Training, TrainingBody
from gorod.server.tables.lobby_entries import LobbyEntry
from gorod.server.tables.online import Online
from gorod.server.tables.play import Candidate, Entry, FoulVote, Halt
from gorod.server.tables.talk import Said


class _Body(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Base of all bodies."""


class Seated(_Body, frozen=True, tag="seated"):
    """The first entry: the players sit, and the secret of their deal is already drawn."""

    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    build: str = ""
    """The build of the rulebook that the table began with; none if nobody wrote it down."""
    phones: bool = True
    """Whether players may enter their own moves by their links."""
    secret: str = ""
    online: Online | None = None
    """How an online table is played; none where people sit around one table."""
    by_day: ByDay | None = None
    """How the server leads the game by a calendar; none at a table that a judge leads."""
    training: Training | None = None
    """What the lesson follows from; none where nobody learns to judge."""


class Moved(_Body, frozen=True, tag="moved"):
    """An accepted command."""

    command: Command
    events: tuple[Event, ...]
    shown: int
    """Who noticed, as bits: 0 for the hall, then the seats. The judge always does."""
    clock: Mark | None = None
    left: int = 0
    """What was on the clock when it came; an undo gives it back."""
    drawn: str = ""
    """What came from the promised secret: `seed` the cards, `coin` a lot, `card` the day's card."""
    among: tuple[int, ...] = ()
    """The seats, or the numbers of cards, between which the lot was drawn.

    Earlier releases drew without the secret, and wrote none.
    """
    build: str = ""
    """The build of the rulebook that decided, if it is another one than before."""
    question: int = 0
    """By day: the bonus question that it answers rightly."""
    words: str = ""
    """The words of that answer."""
    reply: int = 0
    """By day: the answer, by its version, that the host has found right."""


class Rewound(_Body, frozen=True, tag="rewound"):
    """The line went back to where a version had brought it; or, by a redo, forward again."""

    to: int
    shown: int
    reason: str = ""
    redo: bool = False
    clock: Mark | None = None
    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    secret: str = ""
    """A new one where a deal was taken back: its cards have been seen."""


class Stood(msgspec.Struct, frozen=True, gc=False):
    """A turn of a line that was played again; it keeps the name that it had."""

    turn: int
    command: Command
    events: tuple[Event, ...]


class Corrected(_Body, frozen=True, tag="corrected"):
    """An earlier fact was corrected: from that turn on, these stand in the place of what stood."""

    turn: int
    turns: tuple[Stood, ...]
    shown: int
    reason: str
    clock: Mark | None = None
    left: int = 0
    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    secret: str = ""
    """A new one where the deal itself was struck: its cards have been seen."""
    build: str = ""
    """The build of the rulebook that decided, if it is another one than before."""


class Named(_Body, frozen=True, tag="named"):
    """Names were corrected: which seats are called what from now on."""

    names: tuple[tuple[int, str], ...]
    left: int = 0
    """What was on the clock when it came."""


class Timed(_Body, frozen=True, tag="timed"):
    """The clock was started, stopped or set."""

    do: str
    clock: Mark | None = None


class Taken(_Body, frozen=True, tag="taken"):
    """A judge took the table over; `holder` is the hash of their console's id."""

    holder: str


class Phoned(_Body, frozen=True, tag="phoned"):
    """From here on players may, or may not, enter their own moves by their links."""

    on: bool


class Contributed(_Body, frozen=True, tag="contributed"):
    """Somebody added to the secret of the next deal."""

    by: str
    """`judge`, or the number of a seat."""
    text: str


class Entered(_Body, frozen=True, tag="entered"):
    """A seat has answered what several are asked at once; nobody is told before the count."""

    seat: int
    entry: Entry


class Halted(_Body, frozen=True, tag="halted"):
    """An online table stands still or goes on, or somebody wants it to."""

    halt: Halt
    clock: Mark | None = None


class FoulVoted(_Body, frozen=True, tag="foul-voted"):
    """A player wants another to get a foul."""

    vote: FoulVote


class Gestured(_Body, frozen=True, tag="gestured"):
    """Somebody showed something to those who are awake with them."""

    gesture: Shown


class JudgeProposed(_Body, frozen=True, tag="judge-proposed"):
    """Somebody wants to judge, or players have voted on it; nobody: they were sent away."""

    candidate: Candidate | None = None


OnlineBody = Entered | Halted | FoulVoted | Gestured | JudgeProposed
"""What is written at online tables alone."""

Body = (
    Seated
    | Moved
    | Rewound
    | Corrected
    | Named
    | Timed
    | Taken
    | Phoned
    | Contributed
    | ServiceBody
    | LobbyEntry
    | Said
    | OnlineBody
    | TrainingBody
)

KINDS: dict[type, str] = {
    Seated: "note",
    Moved: "command",
    Rewound: "undo",
    Corrected: "correction",
    Named: "note",
    Timed: "clock",
    Taken: "note",
    Phoned: "note",
    Contributed: "note",
    **SERVICE_KINDS,
    **dict.fromkeys(get_args(LobbyEntry), "note"),
    Said: "note",
    Entered: "note",
    Halted: "clock",
    FoulVoted: "note",
    **dict.fromkeys(get_args(TrainingBody), "note"),
    Gestured: "note",
    JudgeProposed: "note",
}
"""The kind of entry under which each body is stored."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Body).decode


def stored(body: Body, actor: str) -> tuple[str, str, bytes]:
    """The kind of an entry, who made it, and its body with the format number in front."""
    return KINDS[type(body)], actor, TABLE.stamped(_encode(body))


def decode(body: bytes) -> Body:
    """A stored body of this or any earlier format; raises `NewerFormatError` for a later one."""
    read: Body = _decode(TABLE.current(body))
    return read
