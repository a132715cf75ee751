"""The entries of a by-day game's log beside its moves."""

from __future__ import annotations

from typing import Literal

import msgspec

CalendarChange = Literal["pause", "resume", "extend", "holidays"]


class _Noted(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Base class of these entries."""


class DayTurned(_Noted, frozen=True, tag="day-turned"):
    """The clock has opened the first day, or has closed the inputs of a day."""

    do: Literal["open", "shut"]
    day: int
    due: str
    """The time at which it was due; the entry itself has the time of writing."""


class StoryDrafted(_Noted, frozen=True, tag="story"):
    """The host wrote the story of a day; it is published with the results."""

    day: int
    text: str


class QuestionAsked(_Noted, frozen=True, tag="question"):
    """The host asked a bonus question."""

    day: int
    text: str
    answer: str
    """Empty if the host judges the answers."""
    minutes: int


class Replied(_Noted, frozen=True, tag="reply"):
    """A player answered a bonus question without earning anything yet."""

    seat: int
    question: int
    text: str
    right: bool | None = None
    """None: the host has to judge it."""


class ReplyMarked(_Noted, frozen=True, tag="marked"):
    """The host marked an answer as wrong. A right answer is a move instead."""

    reply: int


class CalendarChanged(_Noted, frozen=True, tag="calendar"):
    """The host changed the calendar, and told everybody why."""

    do: CalendarChange
    day: int
    reason: str
    last: str = ""
    """The new last date of the day; in a rehearsal, the time of its end."""
    holidays: tuple[str, ...] = ()


class Decoyed(_Noted, frozen=True, tag="decoy"):
    """A player without a quest sent the same form that everybody has."""

    seat: int
    day: int
    target: int


ServiceBody = (
    DayTurned | StoryDrafted | QuestionAsked | Replied | ReplyMarked | CalendarChanged | Decoyed
)

SERVICE_KINDS: dict[type, str] = {
    DayTurned: "clock",
    StoryDrafted: "note",
    QuestionAsked: "note",
    Replied: "note",
    ReplyMarked: "note",
    CalendarChanged: "note",
    Decoyed: "note",
}
"""The kind of entry under which each of them is stored."""
