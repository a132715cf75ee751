"""The shapes of what a viewer is sent. Every field says whom it is for.

Models are filled from the viewer's own faces of the events, never from the game; the audience
of a field is a second lock on the same door.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from gorod.engine.choices import Choice
from gorod.fair import deals
from gorod.server.access.audience import CONSOLE, EVERYONE, JUDGES, PLAYERS, WHOLE

Seats = tuple[int, ...]


class _Model(msgspec.Struct, gc=False):
    """Base of all parts of a view."""


class ClockFace(_Model):
    """What is left of the time of this step, as of when the frame was made."""

    left_ms: Annotated[int, EVERYONE]
    running: Annotated[bool, EVERYONE]
    seat: Annotated[int, EVERYONE]
    """Whose time it is; 0 for nobody's."""
    seconds: Annotated[int | None, EVERYONE]
    """How much the document gives."""


class LeftFace(_Model):
    """When and how a player left the game."""

    moment: Annotated[str, EVERYONE]
    cause: Annotated[str, EVERYONE]
    clause: Annotated[str, EVERYONE]


class PlayerFace(_Model):
    """A seat, as far as the viewer knows it."""

    seat: Annotated[int, EVERYONE]
    name: Annotated[str, EVERYONE]
    role: Annotated[str | None, EVERYONE]
    team: Annotated[str | None, EVERYONE]
    alive: Annotated[bool, EVERYONE]
    left: Annotated[LeftFace | None, EVERYONE]
    fouls: Annotated[int, EVERYONE]
    silenced: Annotated[bool, EVERYONE]
    first_killed: Annotated[bool, EVERYONE]
    best_move: Annotated[Seats | None, EVERYONE]
    points: Annotated[dict[str, Any] | UnsetType | None, PLAYERS] = UNSET


class BallotFace(_Model):
    """A ballot: the slate, and the counts so far in its order."""

    slate: Annotated[Seats, EVERYONE]
    round: Annotated[int, EVERYONE]
    counts: Annotated[tuple[float, ...], EVERYONE]
    """A vote may weigh one and a half."""


class CheckFace(_Model):
    """A night check that the viewer may know."""

    moment: Annotated[str, PLAYERS]
    seat: Annotated[int, PLAYERS]
    target: Annotated[int, PLAYERS]
    answer: Annotated[str, PLAYERS]


class ProtestFace(_Model):
    """A protest, for those it concerns."""

    seat: Annotated[int, PLAYERS]
    text: Annotated[str, PLAYERS]
    status: Annotated[str, PLAYERS]
    ruling: Annotated[str, PLAYERS]


class OutcomeFace(_Model):
    """The result, once it is announced."""

    winners: Annotated[tuple[str, ...], EVERYONE]
    kind: Annotated[str, EVERYONE]
    reason: Annotated[str, EVERYONE]
    clause: Annotated[str, EVERYONE]
    moment: Annotated[str, EVERYONE]


class OfferFace(_Model):
    """One thing that the viewer may do now."""

    move: Annotated[str, PLAYERS]
    """The name of its row in the table of moves."""
    actor: Annotated[int, PLAYERS]
    choices: Annotated[dict[str, Choice], PLAYERS, WHOLE]
    """What is left to choose, by field of the command."""


class ControlFace(_Model):
    """Which console is the judge's."""

    epoch: Annotated[int, JUDGES]
    holder: Annotated[str, JUDGES]
    undo: Annotated[int, JUDGES]
    """How many turns can be taken back."""
    redo: Annotated[int, JUDGES]


class ReminderFace(_Model):
    """What the judge has to see to at this step, and by which clause."""

    id: Annotated[str, JUDGES]
    clause: Annotated[str, JUDGES]


class RulingFace(_Model):
    """What was ruled last, in sentences to read aloud, and by which clauses."""

    says: Annotated[dict[str, tuple[str, ...]], EVERYONE]
    """By language."""
    clauses: Annotated[tuple[str, ...], EVERYONE]
    fresh: Annotated[bool, EVERYONE]
    """The step that it led to has not gone on yet."""


class AheadFace(_Model):
    """A step that comes if the judge only goes on from here."""

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
    offers: Annotated[tuple[OfferFace, ...], CONSOLE]
    """What may be told there, without what may be done at any moment."""
    reminders: Annotated[tuple[ReminderFace, ...], CONSOLE]
    morning: Annotated[bool, CONSOLE] = False
    ruling: Annotated[RulingFace | None, CONSOLE] = None
    gloss: Annotated[dict[str, str], CONSOLE] = {}


class LogFace(_Model):
    """Something that the viewer saw happen."""

    n: Annotated[int, EVERYONE]
    moment: Annotated[str, EVERYONE]
    event: Annotated[str, EVERYONE]
    facts: Annotated[dict[str, Any], EVERYONE]
    clauses: Annotated[tuple[str, ...], EVERYONE]
    turn: Annotated[int | UnsetType, JUDGES] = UNSET
    """The version that made it: by this a correction names it."""


class LogPart(_Model):
    """What follows the first `keep` lines that the viewer already has."""

    keep: Annotated[int, EVERYONE]
    add: Annotated[tuple[LogFace, ...], EVERYONE]


class View(_Model, tag="view", tag_field="type"):
    """A game in one viewer's eyes."""

    seq: Annotated[int, EVERYONE]
    """The viewer's own running number."""
    table: Annotated[str, EVERYONE]
    rules: Annotated[str, EVERYONE]
    options: Annotated[tuple[str, ...], EVERYONE]
    tags: Annotated[dict[str, str], EVERYONE]
    phase: Annotated[str, EVERYONE]
    cue: Annotated[str | None, EVERYONE]
    says: Annotated[tuple[str, ...], EVERYONE]
    """What the judge says now, in order: what closes the last step, then the phrase of this one."""
    hears: Annotated[str | None, EVERYONE]
    """The word by which the speaker ends a speech, where the document has one."""
    late: Annotated[str | None, EVERYONE]
    """What the judge says when ten seconds are left."""
    clock: Annotated[ClockFace | None, EVERYONE]
    players: Annotated[tuple[PlayerFace, ...], EVERYONE]
    candidates: Annotated[Seats, EVERYONE]
    ballot: Annotated[BallotFace | None, EVERYONE]
    vote_cancelled: Annotated[bool, EVERYONE]
    outcome: Annotated[OutcomeFace | None, EVERYONE]
    commitment: Annotated[str, EVERYONE]
    """What is promised of the deal, published before it."""
    contributions: Annotated[tuple[deals.Contribution, ...], EVERYONE, WHOLE]
    """What was added to the secret of the deal that comes; none after the deal."""
    log: Annotated[LogPart, EVERYONE]
    morning: Annotated[bool, EVERYONE] = False
    """The night is over, though the moment still has its name: last words of its victims."""
    ruling: Annotated[RulingFace | None, EVERYONE] = None
    gloss: Annotated[dict[str, str], EVERYONE] = {}
    """Phrases that are said now -> what they mean in English."""
    by_day: Annotated[dict[str, Any] | UnsetType, EVERYONE] = UNSET
    fair: Annotated[deals.Proof | UnsetType, EVERYONE, WHOLE] = UNSET
    """What proves the deal; only in a file."""
    checks: Annotated[tuple[CheckFace, ...] | UnsetType, PLAYERS] = UNSET
    protest: Annotated[ProtestFace | UnsetType | None, PLAYERS] = UNSET
    offers: Annotated[tuple[OfferFace, ...] | UnsetType, PLAYERS] = UNSET
    phones: Annotated[bool | UnsetType, PLAYERS] = UNSET
    """Whether players enter their own moves by their links; if not, those only show."""
    reminders: Annotated[tuple[ReminderFace, ...] | UnsetType, JUDGES] = UNSET
    proposals: Annotated[tuple[dict[str, Any], ...] | UnsetType, JUDGES] = UNSET
    control: Annotated[ControlFace | UnsetType, JUDGES] = UNSET
    ahead: Annotated[tuple[AheadFace, ...] | UnsetType, CONSOLE] = UNSET
    """What comes if the judge only goes on: the console walks it while there is no network."""
