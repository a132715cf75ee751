"""The requests of the host and the players of a by-day game beside the moves of the engine."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gorod.server.tables.by_day.settings import LONG_TEXT, DateWord

MOST_HOLIDAYS = 60
SENTENCE = 500
MOST_MINUTES = 360


class _ServiceRequest(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True):
    """Base class of these requests."""


Reason = Annotated[str, Meta(max_length=SENTENCE, pattern=r"\S")]


class DraftStory(_ServiceRequest, frozen=True, tag="story"):
    """Write the story of a day that is not published yet."""

    day: Annotated[int, Meta(ge=1, le=999)]
    text: Annotated[str, Meta(max_length=LONG_TEXT)]


class Publish(_ServiceRequest, frozen=True, tag="publish"):
    """Publish the results of the day whose inputs are closed."""


class AskQuestion(_ServiceRequest, frozen=True, tag="question"):
    """Ask everybody a bonus question of the open day."""

    text: Reason
    answer: Annotated[str, Meta(max_length=SENTENCE)]
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)]


class AnswerAsked(_ServiceRequest, frozen=True, tag="answer"):
    """Answer a bonus question, once."""

    question: Annotated[int, Meta(ge=1, le=9999)]
    text: Reason


class MarkAnswer(_ServiceRequest, frozen=True, tag="mark"):
    """Say whether a player's answer is right, where none was stored."""

    answer: Annotated[int, Meta(ge=1, le=10_000_000)]
    right: bool


class TypeCode(_ServiceRequest, frozen=True, tag="code"):
    """Enter the code that only a survivor was shown."""

    code: Annotated[str, Meta(max_length=20)]


class Suspend(_ServiceRequest, frozen=True, tag="suspend"):
    """Pause the open day, or let it go on."""

    on: bool
    reason: Reason
    until: Annotated[str, Meta(max_length=10)] = ""
    """The last date of the day after a pause; empty: it is extended by the days of the pause."""


class Extend(_ServiceRequest, frozen=True, tag="extend"):
    """Let the open day end on a later date."""

    until: DateWord
    reason: Reason


class NameHolidays(_ServiceRequest, frozen=True, tag="holidays"):
    """Replace the future dates on which no game day ends."""

    dates: Annotated[tuple[DateWord, ...], Meta(max_length=MOST_HOLIDAYS)]
    reason: Reason


ServiceRequest = (
    DraftStory
    | Publish
    | AskQuestion
    | AnswerAsked
    | MarkAnswer
    | TypeCode
    | Suspend
    | Extend
    | NameHolidays
)
