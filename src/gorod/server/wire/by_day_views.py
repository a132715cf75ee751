"""The response models of a by-day game, beside the game itself; every field names its audience."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from gorod.server.access.audience import EVERYONE, JUDGES, PLAYERS


class _View(msgspec.Struct, gc=False):
    """Base class of these parts."""


class CalendarView(_View):
    """A change of the calendar or a correction of published results, with its reason."""

    n: Annotated[int, EVERYONE]
    do: Annotated[str, EVERYONE]
    day: Annotated[int, EVERYONE]
    reason: Annotated[str, EVERYONE]
    at: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    holidays: Annotated[tuple[str, ...], EVERYONE]


class DayView(_View):
    """A published day."""

    day: Annotated[int, EVERYONE]
    opens: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    published: Annotated[str, EVERYONE]
    late: Annotated[bool, EVERYONE]
    story: Annotated[str, EVERYONE]


class QuestionView(_View):
    """A bonus question; its answer is published with the results of its day."""

    n: Annotated[int, EVERYONE]
    day: Annotated[int, EVERYONE]
    text: Annotated[str, EVERYONE]
    minutes: Annotated[int, EVERYONE]
    answer: Annotated[str, EVERYONE]


class DueView(_View):
    """One thing that a player may or must still do."""

    what: Annotated[str, PLAYERS]
    question: Annotated[int, PLAYERS]
    since: Annotated[str, PLAYERS] = msgspec.field(name="from")
    until: Annotated[str, PLAYERS] = ""
    done: Annotated[bool, PLAYERS] = False
    must: Annotated[bool, PLAYERS] = False


class ReplyView(_View):
    """A player's answer to a question."""

    question: Annotated[int, PLAYERS]
    text: Annotated[str, PLAYERS]
    right: Annotated[bool | None, PLAYERS]


class CodeView(_View):
    """The survivor's code that a player gets for the past day."""

    day: Annotated[int, PLAYERS]
    code: Annotated[str, PLAYERS]
    until: Annotated[str, PLAYERS]


class HoursView(_View):
    """A bonus, by day and reason, in minutes."""

    day: Annotated[int, EVERYONE]
    what: Annotated[str, EVERYONE]
    minutes: Annotated[int, EVERYONE]


class OwnView(_View):
    """What concerns one player alone."""

    due: Annotated[tuple[DueView, ...], PLAYERS]
    vote: Annotated[int, PLAYERS]
    move: Annotated[int, PLAYERS]
    """The seat named in the daily form; -1 for «промах» (a miss), 0 for nothing yet."""
    answers: Annotated[tuple[ReplyView, ...], PLAYERS]
    code: Annotated[CodeView | None, PLAYERS]
    hours: Annotated[tuple[HoursView, ...], PLAYERS]


class BoardView(_View):
    """What a player has done today, for the host."""

    seat: Annotated[int, JUDGES]
    alive: Annotated[bool, JUDGES]
    voted: Annotated[bool, JUDGES]
    moved: Annotated[bool, JUDGES]
    legends: Annotated[int, JUDGES]
    forecast: Annotated[str, JUDGES]
    code: Annotated[bool, JUDGES]
    """Whether yesterday's code was entered."""


class AnswerView(_View):
    """A player's answer, for the host."""

    n: Annotated[int, JUDGES]
    seat: Annotated[int, JUDGES]
    question: Annotated[int, JUDGES]
    text: Annotated[str, JUDGES]
    right: Annotated[bool | None, JUDGES]


class HostView(_View):
    """The working data of the host."""

    board: Annotated[tuple[BoardView, ...], JUDGES]
    draft: Annotated[str, JUDGES]
    preview: Annotated[tuple[str, ...], JUDGES]
    """The lines that will be published; empty until the inputs are closed."""
    tie: Annotated[tuple[int, ...], JUDGES]
    """The seats between which the coin decides, or has decided."""
    coin: Annotated[int, JUDGES]
    ready: Annotated[bool, JUDGES]
    """Whether the results can be published now."""
    answers: Annotated[tuple[AnswerView, ...], JUDGES]
    keys: Annotated[dict[str, str], JUDGES]
    """Question -> its stored answer."""
    favourites: Annotated[tuple[int, ...], JUDGES]
    hours: Annotated[dict[str, tuple[HoursView, ...]], JUDGES]
    """Seat -> its bonuses."""


class ByDayView(_View):
    """A by-day game with its calendar."""

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
    calendar: Annotated[tuple[CalendarView, ...], EVERYONE]
    days: Annotated[tuple[DayView, ...], EVERYONE]
    questions: Annotated[tuple[QuestionView, ...], EVERYONE]
    now: Annotated[str, EVERYONE]
    own: Annotated[OwnView | UnsetType, PLAYERS] = UNSET
    host: Annotated[HostView | UnsetType, JUDGES] = UNSET
