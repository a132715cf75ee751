"""The shapes of what a viewer is sent. Every field says whom it is for.

A view is the document of a game (`report.game_document`) with what only a live table has. Models
are filled from the events as the viewer saw them, never from the game; the audience of a field
is a second lock on the same door.
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
    """Base of all parts of a view."""


class ClockView(ClockPart, gc=False, kw_only=True):
    """A clock of a live table, as of when the frame was made."""

    left_ms: Annotated[int, EVERYONE]
    running: Annotated[bool, EVERYONE]


class OfferView(_Model):
    """One thing that the viewer may do now."""

    move: Annotated[str, PLAYERS]
    """The name of its row in the table of moves."""
    actor: Annotated[int, PLAYERS]
    choices: Annotated[dict[str, Choice], PLAYERS, WHOLE]
    """What is left to choose, by field of the command."""


class ControlView(_Model):
    """Which console is the judge's."""

    epoch: Annotated[int, JUDGES]
    holder: Annotated[str, JUDGES]
    undo: Annotated[int, JUDGES]
    """How many turns can be taken back."""
    redo: Annotated[int, JUDGES]


class RulingView(_Model):
    """What was ruled last, in sentences to read aloud, and by which clauses."""

    says: Annotated[dict[str, tuple[str, ...]], EVERYONE]
    """By language."""
    clauses: Annotated[tuple[str, ...], EVERYONE]
    fresh: Annotated[bool, EVERYONE]
    """The step that it led to has not gone on yet."""


class AheadView(_Model):
    """A step that comes if the judge only goes on from here, or whatever hands were raised."""

    phase: Annotated[str, CONSOLE]
    cue: Annotated[str | None, CONSOLE]
    says: Annotated[tuple[str, ...], CONSOLE]
    hears: Annotated[str | None, CONSOLE]
    late: Annotated[str | None, CONSOLE]
    seat: Annotated[int, CONSOLE]
    """Whose time it is; 0 for nobody's."""
    seconds: Annotated[int | None, CONSOLE]
    """How much the document gives; none where there is no clock."""
    fresh: Annotated[bool, CONSOLE]
    """The clock begins anew; otherwise that of the step before goes on."""
    offers: Annotated[tuple[OfferView, ...], CONSOLE]
    """What may be told there, without what may be done at any moment."""
    reminders: Annotated[tuple[ReminderPart, ...], CONSOLE]
    morning: Annotated[bool, CONSOLE] = False
    ruling: Annotated[RulingView | None, CONSOLE] = None
    gloss: Annotated[dict[str, str], CONSOLE] = {}
    ballot: Annotated[BallotPart | None, CONSOLE] = None
    """In a vote: the candidates. The hands are the console's own until they have arrived."""


class LogPart(_Model):
    """What follows the first `keep` lines that the viewer already has."""

    keep: Annotated[int, EVERYONE]
    add: Annotated[tuple[LogEntry, ...], EVERYONE]
    """As in the log of a record; the viewer saw these happen."""


class PlaceView(_Model):
    """A seat of an online table, and who holds it."""

    seat: Annotated[int, EVERYONE]
    taken: Annotated[bool, EVERYONE]
    bot: Annotated[str, EVERYONE]
    """The kind of bot that holds it; empty for a person, and for nobody."""
    ready: Annotated[bool, EVERYONE]
    absent: Annotated[bool, EVERYONE]
    """Its person has left after the start: somebody else may take it."""
    host: Annotated[bool, EVERYONE]
    """Whoever runs the table sits here."""


class TalkView(_Model):
    """A line that was said at an online table."""

    n: Annotated[int, EVERYONE]
    moment: Annotated[str, EVERYONE]
    seat: Annotated[int, EVERYONE]
    """0 for whoever runs or judges the table."""
    name: Annotated[str, EVERYONE]
    """What the seat was called when it was said."""
    kind: Annotated[talk.TalkKind, EVERYONE]
    text: Annotated[str, EVERYONE]
    """Empty where a phrase was said: a page words it."""
    phrase: Annotated[talk.Phrase | None, EVERYONE, WHOLE] = None


class TalkPart(_Model):
    """What follows the first `keep` lines that the viewer already has."""

    keep: Annotated[int, EVERYONE]
    add: Annotated[tuple[TalkView, ...], EVERYONE]


class PauseView(_Model):
    """Whether an online table stands still, and how many want that to change."""

    on: Annotated[bool, EVERYONE]
    by: Annotated[int, EVERYONE]
    """The seat that asked first; 0 for the judge."""
    votes: Annotated[int, EVERYONE]
    needed: Annotated[int, EVERYONE]


class CandidateView(_Model):
    """Somebody who wants to judge the table."""

    name: Annotated[str, EVERYONE]
    votes: Annotated[tuple[int, ...], EVERYONE]
    """Who has agreed."""
    needed: Annotated[int, EVERYONE]
    accepted: Annotated[bool, EVERYONE]


class OnlineView(_Model):
    """How an online table is played, and who is there."""

    judge: Annotated[str, EVERYONE]
    pace: Annotated[str, EVERYONE]
    public: Annotated[bool, EVERYONE]
    foul_vote: Annotated[bool, EVERYONE]
    delay: Annotated[int, EVERYONE]
    """How many seconds late those who only watch are told."""
    started: Annotated[bool, EVERYONE]
    startable: Annotated[bool, EVERYONE]
    """Every seat is taken, and everybody is ready."""
    successor: Annotated[bool, EVERYONE]
    """The table gathers anew: who has a seat or the invitation may follow."""
    sighted: Annotated[int, EVERYONE]
    """How many links that show roles were made."""
    seats: Annotated[tuple[PlaceView, ...], EVERYONE]
    judging: Annotated[str, EVERYONE]
    """Who judges now: `automatic` or `human`."""
    candidate: Annotated[CandidateView | None, EVERYONE]
    """Who wants to judge; none while nobody does."""
    paused: Annotated[PauseView | None, EVERYONE]
    """None while nobody wants the table to stand still."""


class EnteredView(_Model):
    """What a seat has entered to a question that several are asked at once."""

    target: Annotated[int, PLAYERS]
    seats: Annotated[tuple[int, ...], PLAYERS]
    takes: Annotated[tuple[str, ...], PLAYERS]
    seat: Annotated[int, PLAYERS] = 0


class AskView(_Model):
    """What a seat is asked with others; at night all have the same shape."""

    move: Annotated[str, PLAYERS]
    choices: Annotated[tuple[int, ...], PLAYERS]
    """The numbers that may be entered; 0 is nobody."""
    most: Annotated[int, PLAYERS]
    """How many numbers are entered."""
    takes: Annotated[tuple[str, ...], PLAYERS]
    until_ms: Annotated[int | None, PLAYERS]
    """How long it may still be entered, as of when the frame was made."""
    own: Annotated[EnteredView | None, PLAYERS]


class GestureView(_Model):
    """A gesture that somebody showed to those who are awake with them."""

    seat: Annotated[int, PLAYERS]
    id: Annotated[str, PLAYERS]
    seats: Annotated[tuple[int, ...], PLAYERS]


class OpenEyesView(_Model):
    """A step in which some have their eyes open together; all living seats have the same pad."""

    gestures: Annotated[tuple[str, ...], PLAYERS]
    """What may be shown."""
    beat_ms: Annotated[int, PLAYERS]
    """Every page sends a frame so often, with a gesture or without."""
    awake: Annotated[tuple[int, ...], PLAYERS]
    """Whom the viewer sees with open eyes; nobody for those who sleep."""
    shown: Annotated[tuple[GestureView, ...], PLAYERS]
    """The last of what they showed."""
    aims: Annotated[tuple[EnteredView, ...], PLAYERS]
    """The numbers that they have entered, where they hunt."""


class HappeningView(_Model):
    """Something that somebody does or says in the room of a lesson."""

    what: Annotated[str, JUDGES]
    seat: Annotated[int, JUDGES]
    """Who; 0 where it is nobody's in particular."""
    target: Annotated[int, JUDGES]
    seats: Annotated[tuple[int, ...], JUDGES]
    role: Annotated[str, JUDGES]


class CueQuestionView(_Model):
    """Which of these the judge says now."""

    choices: Annotated[tuple[str, ...], JUDGES]
    chosen: Annotated[int | None, JUDGES]
    """What the learner has answered; none yet."""


class MistakeView(_Model):
    """A mistake of the learner, with the clauses that say how it should have been."""

    id: Annotated[str, JUDGES]
    kind: Annotated[str, JUDGES]
    clauses: Annotated[tuple[str, ...], JUDGES]
    seat: Annotated[int, JUDGES]
    """Who broke the rules, where that was missed or wrongly punished; else 0."""
    act: Annotated[str, JUDGES]
    """What they had done."""
    did: Annotated[dict[str, str], JUDGES]
    """What was entered, by language; empty where something was left out."""
    should: Annotated[dict[str, str], JUDGES]
    """What should have been; empty where nothing of the kind had happened."""
    said: Annotated[str, JUDGES]
    right: Annotated[str, JUDGES]
    """The phrase that was chosen, and the document's."""
    stands: Annotated[bool, JUDGES]
    """It was not taken back."""
    late: Annotated[bool, JUDGES]
    """What was missed was made up for later."""
    back: Annotated[int, JUDGES]
    """How many undos lead to before it; 0 where none does."""


class ReportView(_Model):
    """The mistakes of one part of a night or a day."""

    moment: Annotated[str, JUDGES]
    part: Annotated[str, JUDGES]
    closed: Annotated[bool, JUDGES]
    """The part is over."""
    mistakes: Annotated[tuple[MistakeView, ...], JUDGES]


class ScoreView(_Model):
    """How many mistakes of a kind, and of how many occasions to make one."""

    kind: Annotated[str, JUDGES]
    mistakes: Annotated[int, JUDGES]
    occasions: Annotated[int | None, JUDGES]


class TrainingView(_Model):
    """A lesson: what happens in the room at this step, and what was wrong so far."""

    seed: Annotated[str, JUDGES]
    step: Annotated[str, JUDGES]
    """Names the step: a page remembers how much of it was heard."""
    room: Annotated[tuple[HappeningView, ...], JUDGES]
    question: Annotated[CueQuestionView | None, JUDGES]
    reports: Annotated[tuple[ReportView, ...], JUDGES]
    score: Annotated[tuple[ScoreView, ...], JUDGES]


class View(GameDocument, tag="view", tag_field="type", gc=False, kw_only=True):
    """The document of a game, and what only a live table has."""

    seq: Annotated[int, EVERYONE]
    """The viewer's own running number."""
    table: Annotated[str, EVERYONE]
    tags: Annotated[dict[str, str], EVERYONE]
    clock: Annotated[ClockView | None, EVERYONE]
    commitment: Annotated[str, EVERYONE]
    """What is promised of the deal, published before it."""
    contributions: Annotated[tuple[deals.Contribution, ...], EVERYONE, WHOLE]
    """What was added to the secret of the deal that comes; none after the deal."""
    log: Annotated[LogPart, EVERYONE]
    morning: Annotated[bool, EVERYONE] = False
    """The night is over, though the moment still has its name: last words of its victims."""
    ruling: Annotated[RulingView | None, EVERYONE] = None
    gloss: Annotated[dict[str, str], EVERYONE] = {}  # noqa: RUF012  msgspec makes a new one each time
    """Phrases that are said now -> what they mean in English."""
    online: Annotated[OnlineView | UnsetType, EVERYONE] = UNSET
    """At an online table: how it is played, and who is there."""
    talk: Annotated[TalkPart | UnsetType, EVERYONE] = UNSET
    """At an online table: what was said."""
    fair: Annotated[deals.Proof | UnsetType, EVERYONE, WHOLE] = UNSET
    """What proves the deal; only in a file."""
    offers: Annotated[tuple[OfferView, ...] | UnsetType, PLAYERS] = UNSET
    asks: Annotated[AskView | UnsetType | None, PLAYERS] = UNSET
    """At an online table: what the viewer is asked with others."""
    open_eyes: Annotated[OpenEyesView | UnsetType | None, PLAYERS] = UNSET
    """At an online table: what those show one another who are awake together."""
    entered: Annotated[tuple[EnteredView, ...] | UnsetType, JUDGES] = UNSET
    """At an online table: what the seats have entered to it."""
    training: Annotated[TrainingView | UnsetType, JUDGES] = UNSET
    """At a training table: the lesson."""
    phones: Annotated[bool | UnsetType, PLAYERS] = UNSET
    """Whether players enter their own moves by their links; if not, those only show."""
    control: Annotated[ControlView | UnsetType, JUDGES] = UNSET
    ahead: Annotated[tuple[AheadView, ...] | UnsetType, CONSOLE] = UNSET
    """What comes if the judge only goes on, or tells the hands for a candidate before the last: the
    console walks it while there is no network."""
    by_day: Annotated[ByDayView | UnsetType, EVERYONE] = UNSET
    """The calendar of a by-day game, and what its host and its players do by it."""


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
