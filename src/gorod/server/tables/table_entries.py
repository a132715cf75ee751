"""The entries of a table's log. The log is the server's own: no client is ever sent it."""

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
from gorod.server.tables.online_play import Candidate, FoulVote, PauseState, SeatAnswer
from gorod.server.tables.talk import Said


class _Body(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Base class of the bodies of entries."""


class Seated(_Body, frozen=True, tag="seated"):
    """The first entry: the players sit down, and the secret of their deal is already drawn."""

    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    build: str = ""
    """The build of the rulebook with which the table began; empty if an early release did not note
    it."""
    phones: bool = True
    """Whether players may enter their own moves by their links."""
    secret: str = ""
    online: Online | None = None
    """The settings of an online table; None if people sit around one table."""
    by_day: ByDay | None = None
    """The calendar settings of a by-day game; None at a table that a judge leads."""
    training: Training | None = None
    """The seed of a lesson; None if nobody learns to judge here."""


class Moved(_Body, frozen=True, tag="moved"):
    """A command that was accepted."""

    command: Command
    events: tuple[Event, ...]
    shown: int
    """The viewers who noticed, as bits: bit 0 is the hall, then the seats. The judge always
    notices."""
    clock: Mark | None = None
    left: int = 0
    """The milliseconds on the clock when the command came; an undo restores them."""
    drawn: str = ""
    """What was drawn from the promised secret: `seed` for the cards, `coin` for a lot, `card` for
    the card of the day."""
    among: tuple[int, ...] = ()
    """The seats or card numbers among which the lot was drawn. Earlier releases drew without the
    secret and stored none."""
    build: str = ""
    """The build of the rulebook that decided, if it differs from the one before."""
    question: int = 0
    """In a by-day game, the bonus question that the command answers correctly."""
    words: str = ""
    """The text of that answer."""
    reply: int = 0
    """In a by-day game, the version of the answer that the host marked as right."""


class Rewound(_Body, frozen=True, tag="rewound"):
    """The line went back to an earlier version; or, by a redo, forward again."""

    to: int
    shown: int
    reason: str = ""
    redo: bool = False
    clock: Mark | None = None
    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    secret: str = ""
    """A new secret if a deal was taken back: its cards have been seen."""


class StoredTurn(msgspec.Struct, frozen=True, gc=False):
    """A turn as an entry stores it. In a line that was played again it keeps its name."""

    turn: int
    """The name of the turn: the version that made it."""
    command: Command
    events: tuple[Event, ...]


class Corrected(_Body, frozen=True, tag="corrected"):
    """An earlier fact was corrected: from that turn on, these turns replace the former ones."""

    turn: int
    turns: tuple[StoredTurn, ...]
    shown: int
    reason: str
    clock: Mark | None = None
    left: int = 0
    seed: str = ""
    """The seed of an earlier release, which had no secrets."""
    secret: str = ""
    """A new secret if the deal itself was removed: its cards have been seen."""
    build: str = ""
    """The build of the rulebook that decided, if it differs from the one before."""


class Named(_Body, frozen=True, tag="named"):
    """Names were corrected: some seats have these names from now on."""

    names: tuple[tuple[int, str], ...]
    left: int = 0
    """The milliseconds on the clock when it came."""


class Timed(_Body, frozen=True, tag="timed"):
    """The clock was started, stopped or set."""

    do: str
    clock: Mark | None = None


class Taken(_Body, frozen=True, tag="taken"):
    """A judge took the table over; `holder` is the hash of their console's secret."""

    holder: str


class Phoned(_Body, frozen=True, tag="phoned"):
    """Players may, or may no longer, enter their own moves by their links."""

    on: bool


class Contributed(_Body, frozen=True, tag="contributed"):
    """A player or the judge added to the secret of the next deal."""

    by: str
    """`judge`, or the number of a seat."""
    text: str


class Entered(_Body, frozen=True, tag="entered"):
    """A seat answered a question to several seats; nobody is told before the question is closed."""

    seat: int
    entry: SeatAnswer


class PauseChanged(_Body, frozen=True, tag="halted"):
    """An online table was paused or resumed, or a player has asked for it."""

    halt: PauseState
    clock: Mark | None = None


class FoulVoted(_Body, frozen=True, tag="foul-voted"):
    """A player votes to give another player a foul."""

    vote: FoulVote


class Gestured(_Body, frozen=True, tag="gestured"):
    """A player showed a gesture to those who are awake with them."""

    gesture: Shown


class JudgeProposed(_Body, frozen=True, tag="judge-proposed"):
    """A person offers to judge, or players have voted on it; None: the candidate was dismissed."""

    candidate: Candidate | None = None


OnlineBody = Entered | PauseChanged | FoulVoted | Gestured | JudgeProposed
"""The entries that only online tables have, beside those of the lobby and the talk."""

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
    PauseChanged: "clock",
    FoulVoted: "note",
    **dict.fromkeys(get_args(TrainingBody), "note"),
    Gestured: "note",
    JudgeProposed: "note",
}
"""The kind of entry under which each body is stored."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Body).decode


def stored(body: Body, actor: str) -> tuple[str, str, bytes]:
    """Return the kind of an entry, its actor, and its body after the number of the format."""
    return KINDS[type(body)], actor, TABLE.stamped(_encode(body))


def decode(body: bytes) -> Body:
    """Decode a stored body of any format until now; raises `NewerFormatError` for a later one."""
    read: Body = _decode(TABLE.current(body))
    return read
