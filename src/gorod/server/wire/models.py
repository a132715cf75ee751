"""The response models of a table. Every field names its audience.

A view is the document of a game (`report.game_document`) plus what only a live table has. Models
are filled from the events as the viewer saw them, never from the game; the audience of a field is a
second safeguard against sending too much.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from gorod.engine.choices import Choice
from gorod.fair import deals
from gorod.report.entries import LogEntry
from gorod.report.game_document import (
    BallotPart,
    BestMovePart,
    CheckPart,
    ClockPart,
    GameDocument,
    ItemPart,
    LeftPart,
    OutcomePart,
    PlacePart,
    PlayerPart,
    PointsPart,
    ProposalPart,
    ProtestPart,
    ReminderPart,
    ResultPart,
)
from gorod.server.access.audience import CONSOLE, EVERYONE, JUDGES, PLAYERS, WHOLE, attach
from gorod.server.tables import talk
from gorod.server.wire.by_day_views import ByDayView


class _Model(msgspec.Struct, gc=False):
    """Base class of all parts of a view."""


class ClockView(ClockPart, gc=False, kw_only=True):
    """The clock of a live table at the moment the frame was made."""

    left_ms: Annotated[int, EVERYONE]
    running: Annotated[bool, EVERYONE]


class OfferView(_Model):
    """One thing that the viewer may do now."""

    move: Annotated[str, PLAYERS]
    """The name of the move in the table of moves (`engine/moves.py`)."""
    actor: Annotated[int, PLAYERS]
    choices: Annotated[dict[str, Choice], PLAYERS, WHOLE]
    """The choices that remain, by field of the command."""


class ControlView(_Model):
    """Which console is the judge's."""

    epoch: Annotated[int, JUDGES]
    holder: Annotated[str, JUDGES]
    undo: Annotated[int, JUDGES]
    """How many turns can be undone."""
    redo: Annotated[int, JUDGES]


class RulingView(_Model):
    """The last ruling: sentences to read aloud, and the clauses that it rests on."""

    says: Annotated[dict[str, tuple[str, ...]], EVERYONE]
    """The sentences by language code."""
    clauses: Annotated[tuple[str, ...], EVERYONE]
    fresh: Annotated[bool, EVERYONE]
    """Whether the step that the ruling led to is still current."""


class AheadView(_Model):
    """A step that follows if the judge only goes on, whatever hands are raised before it."""

    phase: Annotated[str, CONSOLE]
    cue: Annotated[str | None, CONSOLE]
    says: Annotated[tuple[str, ...], CONSOLE]
    hears: Annotated[str | None, CONSOLE]
    late: Annotated[str | None, CONSOLE]
    seat: Annotated[int, CONSOLE]
    """The seat whose time it is; 0 for none."""
    seconds: Annotated[int | None, CONSOLE]
    """How many seconds the document grants; None where there is no clock."""
    fresh: Annotated[bool, CONSOLE]
    """Whether the clock restarts; otherwise the clock of the previous step continues."""
    offers: Annotated[tuple[OfferView, ...], CONSOLE]
    """The moves of that step, without those that may be made at any moment."""
    reminders: Annotated[tuple[ReminderPart, ...], CONSOLE]
    morning: Annotated[bool, CONSOLE] = False
    ruling: Annotated[RulingView | None, CONSOLE] = None
    gloss: Annotated[dict[str, str], CONSOLE] = {}
    ballot: Annotated[BallotPart | None, CONSOLE] = None
    """In a vote, its candidates. The console keeps the hands itself until the server has them."""


class LogPart(_Model):
    """The log lines that follow the first `keep` lines, which the viewer already has."""

    keep: Annotated[int, EVERYONE]
    add: Annotated[tuple[LogEntry, ...], EVERYONE]
    """In the form of a record's log; only events that the viewer saw."""


class PlaceView(_Model):
    """A seat of an online table and what is known of its holder."""

    seat: Annotated[int, EVERYONE]
    taken: Annotated[bool, EVERYONE]
    bot: Annotated[str, EVERYONE]
    """The kind of bot that holds the seat; empty for a person or an empty seat."""
    ready: Annotated[bool, EVERYONE]
    absent: Annotated[bool, EVERYONE]
    """Whether the person left after the start; somebody else may take the seat."""
    host: Annotated[bool, EVERYONE]
    """Whether the person who runs the table sits here."""


class TalkView(_Model):
    """A line of speech or chat at an online table."""

    n: Annotated[int, EVERYONE]
    moment: Annotated[str, EVERYONE]
    seat: Annotated[int, EVERYONE]
    """0 for the person who runs or judges the table."""
    name: Annotated[str, EVERYONE]
    """The name of the seat when the line was said."""
    kind: Annotated[talk.TalkKind, EVERYONE]
    text: Annotated[str, EVERYONE]
    """Empty if a phrase was chosen: the page words the phrase in its own language."""
    phrase: Annotated[talk.Phrase | None, EVERYONE, WHOLE] = None


class TalkPart(_Model):
    """The lines that follow the first `keep` lines, which the viewer already has."""

    keep: Annotated[int, EVERYONE]
    add: Annotated[tuple[TalkView, ...], EVERYONE]


class PauseView(_Model):
    """Whether an online table is paused, and how many players want to change that."""

    on: Annotated[bool, EVERYONE]
    by: Annotated[int, EVERYONE]
    """The seat that asked first; 0 for the judge."""
    votes: Annotated[int, EVERYONE]
    needed: Annotated[int, EVERYONE]


class CandidateView(_Model):
    """A person who offers to judge the table."""

    name: Annotated[str, EVERYONE]
    votes: Annotated[tuple[int, ...], EVERYONE]
    """The seats that have agreed."""
    needed: Annotated[int, EVERYONE]
    accepted: Annotated[bool, EVERYONE]


class OnlineView(_Model):
    """The settings of an online table, and who is there."""

    judge: Annotated[str, EVERYONE]
    pace: Annotated[str, EVERYONE]
    public: Annotated[bool, EVERYONE]
    foul_vote: Annotated[bool, EVERYONE]
    delay: Annotated[int, EVERYONE]
    """The delay for mere spectators, in seconds."""
    started: Annotated[bool, EVERYONE]
    startable: Annotated[bool, EVERYONE]
    """Whether every seat is taken and every person is ready."""
    successor: Annotated[bool, EVERYONE]
    """Whether the players move to a newly made table; holders of a seat or the invitation may
    follow."""
    sighted: Annotated[int, EVERYONE]
    """How many links that show roles have been made."""
    seats: Annotated[tuple[PlaceView, ...], EVERYONE]
    judging: Annotated[str, EVERYONE]
    """Who judges now: `automatic` or `human`."""
    candidate: Annotated[CandidateView | None, EVERYONE]
    """The person who offers to judge; None if there is none."""
    paused: Annotated[PauseView | None, EVERYONE]
    """None while nobody has asked for a pause."""


class EnteredView(_Model):
    """What a seat has entered in reply to a question that several seats are asked at once."""

    target: Annotated[int, PLAYERS]
    seats: Annotated[tuple[int, ...], PLAYERS]
    takes: Annotated[tuple[str, ...], PLAYERS]
    seat: Annotated[int, PLAYERS] = 0


class AskView(_Model):
    """A question that several seats are asked at once; at night it has the same shape for all."""

    move: Annotated[str, PLAYERS]
    choices: Annotated[tuple[int, ...], PLAYERS]
    """The numbers that may be entered; 0 means nobody."""
    most: Annotated[int, PLAYERS]
    """How many numbers may be entered."""
    takes: Annotated[tuple[str, ...], PLAYERS]
    until_ms: Annotated[int | None, PLAYERS]
    """The milliseconds left to enter it when the frame was made."""
    own: Annotated[EnteredView | None, PLAYERS]


class GestureView(_Model):
    """A gesture that a player showed to the others who are awake."""

    seat: Annotated[int, PLAYERS]
    id: Annotated[str, PLAYERS]
    seats: Annotated[tuple[int, ...], PLAYERS]


class OpenEyesView(_Model):
    """A step in which some players have their eyes open; all living seats get the same pad."""

    gestures: Annotated[tuple[str, ...], PLAYERS]
    """The ids of the gestures that may be shown."""
    beat_ms: Annotated[int, PLAYERS]
    """The interval at which every page sends a frame, with or without a gesture."""
    awake: Annotated[tuple[int, ...], PLAYERS]
    """The seats that the viewer sees with open eyes; empty for viewers who sleep."""
    shown: Annotated[tuple[GestureView, ...], PLAYERS]
    """The latest gestures of those seats."""
    aims: Annotated[tuple[EnteredView, ...], PLAYERS]
    """The numbers that those seats have entered, where they hunt."""


class HappeningView(_Model):
    """Something that a player does or says in the room of a lesson."""

    what: Annotated[str, JUDGES]
    seat: Annotated[int, JUDGES]
    """The seat that acts; 0 if it is nobody in particular."""
    target: Annotated[int, JUDGES]
    seats: Annotated[tuple[int, ...], JUDGES]
    role: Annotated[str, JUDGES]


class CueQuestionView(_Model):
    """A question to the learner: which of these phrases does the judge say now?"""

    choices: Annotated[tuple[str, ...], JUDGES]
    chosen: Annotated[int | None, JUDGES]
    """The phrase that the learner chose; None if there is no choice yet."""


class MistakeView(_Model):
    """A mistake of the learner, with the clauses that say what would have been right."""

    id: Annotated[str, JUDGES]
    kind: Annotated[str, JUDGES]
    clauses: Annotated[tuple[str, ...], JUDGES]
    seat: Annotated[int, JUDGES]
    """The seat whose breach of the rules was missed or wrongly punished; otherwise 0."""
    act: Annotated[str, JUDGES]
    """The act that this seat committed."""
    did: Annotated[dict[str, str], JUDGES]
    """The learner's entry, by language; empty if something was left out."""
    should: Annotated[dict[str, str], JUDGES]
    """The correct entry, by language; empty if nothing needed to be entered."""
    said: Annotated[str, JUDGES]
    right: Annotated[str, JUDGES]
    """The phrase that was chosen (`said`), and the phrase of the document (`right`)."""
    stands: Annotated[bool, JUDGES]
    """Whether the mistake has not been undone."""
    late: Annotated[bool, JUDGES]
    """Whether a missed foul was given later."""
    back: Annotated[int, JUDGES]
    """How many undos lead back to before the mistake; 0 if none do."""


class ReportView(_Model):
    """The mistakes in one part of a night or day."""

    moment: Annotated[str, JUDGES]
    part: Annotated[str, JUDGES]
    closed: Annotated[bool, JUDGES]
    """Whether that part is over."""
    mistakes: Annotated[tuple[MistakeView, ...], JUDGES]


class ScoreView(_Model):
    """How many mistakes of one kind were made, out of how many occasions."""

    kind: Annotated[str, JUDGES]
    mistakes: Annotated[int, JUDGES]
    occasions: Annotated[int | None, JUDGES]


class TrainingView(_Model):
    """A lesson: what happens in the room at this step, and the mistakes so far."""

    seed: Annotated[str, JUDGES]
    step: Annotated[str, JUDGES]
    """Identifies the step; the page remembers how much of it was played to the learner."""
    room: Annotated[tuple[HappeningView, ...], JUDGES]
    question: Annotated[CueQuestionView | None, JUDGES]
    reports: Annotated[tuple[ReportView, ...], JUDGES]
    score: Annotated[tuple[ScoreView, ...], JUDGES]


class View(GameDocument, tag="view", tag_field="type", gc=False, kw_only=True):
    """The document of a game, plus what only a live table has."""

    seq: Annotated[int, EVERYONE]
    """The running number of this viewer's views."""
    table: Annotated[str, EVERYONE]
    tags: Annotated[dict[str, str], EVERYONE]
    clock: Annotated[ClockView | None, EVERYONE]
    commitment: Annotated[str, EVERYONE]
    """The commitment to the deal, published before it."""
    contributions: Annotated[tuple[deals.Contribution, ...], EVERYONE, WHOLE]
    """Contributions to the secret of the next deal; empty after the deal."""
    log: Annotated[LogPart, EVERYONE]
    morning: Annotated[bool, EVERYONE] = False
    """Whether the night is over although the moment keeps its name: its victims have last words."""
    ruling: Annotated[RulingView | None, EVERYONE] = None
    gloss: Annotated[dict[str, str], EVERYONE] = {}  # noqa: RUF012  msgspec makes a new one each time
    """Phrases of this step -> their meaning in English."""
    online: Annotated[OnlineView | UnsetType, EVERYONE] = UNSET
    """Settings and seats; only at an online table."""
    talk: Annotated[TalkPart | UnsetType, EVERYONE] = UNSET
    """Speech and chat; only at an online table."""
    fair: Annotated[deals.Proof | UnsetType, EVERYONE, WHOLE] = UNSET
    """The proof of the deal; only in a downloaded file."""
    offers: Annotated[tuple[OfferView, ...] | UnsetType, PLAYERS] = UNSET
    asks: Annotated[AskView | UnsetType | None, PLAYERS] = UNSET
    """The question to this viewer and other seats; only at an online table."""
    open_eyes: Annotated[OpenEyesView | UnsetType | None, PLAYERS] = UNSET
    """What players who are awake together show each other; only at an online table."""
    entered: Annotated[tuple[EnteredView, ...] | UnsetType, JUDGES] = UNSET
    """What the seats have entered in reply to the question; only at an online table."""
    training: Annotated[TrainingView | UnsetType, JUDGES] = UNSET
    """The lesson; only at a training table."""
    phones: Annotated[bool | UnsetType, PLAYERS] = UNSET
    """Whether players enter their own moves by their links; otherwise those links are read-only."""
    control: Annotated[ControlView | UnsetType, JUDGES] = UNSET
    ahead: Annotated[tuple[AheadView, ...] | UnsetType, CONSOLE] = UNSET
    """The steps that follow if the judge only goes on, or reports the hands for a candidate other
    than the last: the console walks through them while it is offline."""
    by_day: Annotated[ByDayView | UnsetType, EVERYONE] = UNSET
    """The calendar of a by-day game, and what its host and players do by it."""


attach(ClockPart, {EVERYONE: ("seat", "seconds")})
attach(LeftPart, {EVERYONE: ("moment", "cause", "clause")})
attach(BestMovePart, {EVERYONE: ("named",), JUDGES: ("hits",)})
attach(ItemPart, {PLAYERS: ("kind", "value", "clause", "reason")})
attach(PointsPart, {PLAYERS: ("main", "extra", "total", "items")})
attach(BallotPart, {EVERYONE: ("slate", "counts", "round")})
attach(CheckPart, {PLAYERS: ("moment", "seat", "target", "answer")})
attach(ProtestPart, {PLAYERS: ("seat", "status", "passed", "text", "ruling")})
attach(ResultPart, {EVERYONE: ("winners", "kind", "reason", "clause", "moment")})
attach(OutcomePart, {EVERYONE: ("played",)})
attach(ReminderPart, {JUDGES: ("id", "clause")})
attach(ProposalPart, {JUDGES: ("seat", "clause", "value")})
attach(PlacePart, {EVERYONE: ("place", "seat", "clan", "hours")})
attach(
    PlayerPart,
    {
        EVERYONE: (
            *("seat", "name", "role", "team", "alive", "left"),
            *("fouls", "silenced", "first_killed", "best_move"),
        ),
        PLAYERS: ("points",),
    },
)
attach(
    GameDocument,
    {
        EVERYONE: (
            *("rules", "options", "phase", "cue", "says", "hears", "late"),
            *("players", "candidates", "ballot", "vote_cancelled", "outcome"),
            *("mayor", "mayor_lapsed", "card", "closed_card", "rating"),
            *("publication", "bonus_hours", "protocol", "deal"),
        ),
        PLAYERS: ("checks", "protest"),
        JUDGES: ("reminders", "proposals"),
    },
)
