"""What a viewer is sent of a by-day game beside the game; every field says whom it is for."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from gorod.server.access.audience import EVERYONE, JUDGES, PLAYERS


class _Face(msgspec.Struct, gc=False):
    """Base of these parts."""


class CalendarFace(_Face):
    """A change of the calendar, or a correction of something published, and why."""

    n: Annotated[int, EVERYONE]
    do: Annotated[str, EVERYONE]
    day: Annotated[int, EVERYONE]
    reason: Annotated[str, EVERYONE]
    at: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    holidays: Annotated[tuple[str, ...], EVERYONE]


class DayFace(_Face):
    """A published day."""

    day: Annotated[int, EVERYONE]
    opens: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    published: Annotated[str, EVERYONE]
    late: Annotated[bool, EVERYONE]
    story: Annotated[str, EVERYONE]


class QuestionFace(_Face):
    """A bonus question; its answer is told with the results of its day."""

    n: Annotated[int, EVERYONE]
    day: Annotated[int, EVERYONE]
    text: Annotated[str, EVERYONE]
    minutes: Annotated[int, EVERYONE]
    answer: Annotated[str, EVERYONE]


class DueFace(_Face):
    """One thing that a player may or must still do."""

    what: Annotated[str, PLAYERS]
    question: Annotated[int, PLAYERS]
    since: Annotated[str, PLAYERS] = msgspec.field(name="from")
    until: Annotated[str, PLAYERS] = ""
    done: Annotated[bool, PLAYERS] = False
    must: Annotated[bool, PLAYERS] = False


class ReplyFace(_Face):
    """A player's answer to a question."""

    question: Annotated[int, PLAYERS]
    text: Annotated[str, PLAYERS]
    right: Annotated[bool | None, PLAYERS]


class CodeFace(_Face):
    """The code of a survivor for the past day."""

    day: Annotated[int, PLAYERS]
    code: Annotated[str, PLAYERS]
    until: Annotated[str, PLAYERS]


class HoursFace(_Face):
    """A bonus, by day and reason, in minutes."""

    day: Annotated[int, EVERYONE]
    what: Annotated[str, EVERYONE]
    minutes: Annotated[int, EVERYONE]


class OwnFace(_Face):
    """What concerns one player."""

    due: Annotated[tuple[DueFace, ...], PLAYERS]
    vote: Annotated[int, PLAYERS]
    move: Annotated[int, PLAYERS]
    """-1 «промах», 0 nothing yet."""
    answers: Annotated[tuple[ReplyFace, ...], PLAYERS]
    code: Annotated[CodeFace | None, PLAYERS]
    hours: Annotated[tuple[HoursFace, ...], PLAYERS]


class BoardFace(_Face):
    """What a player has done today."""

    seat: Annotated[int, JUDGES]
    alive: Annotated[bool, JUDGES]
    voted: Annotated[bool, JUDGES]
    moved: Annotated[bool, JUDGES]
    legends: Annotated[int, JUDGES]
    forecast: Annotated[str, JUDGES]
    code: Annotated[bool, JUDGES]
    """Whether yesterday's code was entered."""


class AnswerFace(_Face):
    """A player's answer, for the host."""

    n: Annotated[int, JUDGES]
    seat: Annotated[int, JUDGES]
    question: Annotated[int, JUDGES]
    text: Annotated[str, JUDGES]
    right: Annotated[bool | None, JUDGES]


class HostFace(_Face):
    """What the host works with."""

    board: Annotated[tuple[BoardFace, ...], JUDGES]
    draft: Annotated[str, JUDGES]
    preview: Annotated[tuple[str, ...], JUDGES]
    """The lines that will be published, once the inputs are closed."""
    tie: Annotated[tuple[int, ...], JUDGES]
    """Those between whom the coin decides, or has decided."""
    coin: Annotated[int, JUDGES]
    ready: Annotated[bool, JUDGES]
    """Whether the results can be published now."""
    answers: Annotated[tuple[AnswerFace, ...], JUDGES]
    keys: Annotated[dict[str, str], JUDGES]
    """Question -> its stored answer."""
    favourites: Annotated[tuple[int, ...], JUDGES]
    hours: Annotated[dict[str, tuple[HoursFace, ...]], JUDGES]
    """Seat -> its bonuses."""


class ByDayFace(_Face):
    """A by-day game that a calendar leads."""

    stage: Annotated[str, EVERYONE]
    day: Annotated[int, EVERYONE]
    start: Annotated[str, EVERYONE]
    holidays: Annotated[tuple[str, ...], EVERYONE]
    zone: Annotated[str, EVERYONE]
    every: Annotated[int, EVERYONE]
    prose: Annotated[bool, EVERYONE]
    bots: Annotated[tuple[int, ...], EVERYONE]
    introduction: Annotated[str, EVERYONE]
    opens: Annotated[str, EVERYONE]
    best_votes_from: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    publication_by: Annotated[str, EVERYONE]
    overdue: Annotated[bool, EVERYONE]
    calendar: Annotated[tuple[CalendarFace, ...], EVERYONE]
    days: Annotated[tuple[DayFace, ...], EVERYONE]
    questions: Annotated[tuple[QuestionFace, ...], EVERYONE]
    now: Annotated[str, EVERYONE]
    own: Annotated[OwnFace | UnsetType, PLAYERS] = UNSET
    host: Annotated[HostFace | UnsetType, JUDGES] = UNSET
