"""Requests and responses about by-day games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.fair import Proof
from gorod.report.game_document import OutcomePart
from gorod.server.access.audience import EVERYONE, WHOLE
from gorod.server.tables.by_day.service_requests import MOST_HOLIDAYS
from gorod.server.tables.by_day.settings import LONGEST, DateWord
from gorod.server.tables.nicks import MOST_SEATS, Nick
from gorod.server.wire.bodies import PageKey, RequestBody, ResponseBody
from gorod.server.wire.by_day_views import CalendarView, HoursView


class ByDayPlayer(RequestBody, frozen=True):
    """A player, and the e-mail address at which they are asked whether they want notices."""

    name: Nick
    email: Annotated[str, Meta(max_length=254)] = ""
    bot: bool = False
    """Whether a bot of the server plays this seat."""


class NewByDayGame(RequestBody, frozen=True):
    """Create a by-day game with these players and days."""

    players: Annotated[tuple[ByDayPlayer, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    title: Nick = ""
    start: DateWord | None = None
    """The first date of day 1; null in a rehearsal."""
    holidays: Annotated[tuple[DateWord, ...], Meta(max_length=MOST_HOLIDAYS)] = ()
    prose: bool = True
    every: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    """In a rehearsal: the length of a game day in seconds."""
    introduction: str = ""
    """The host's introduction; it may be as long as one of their stories."""
    public: bool = False
    key: PageKey | None = None
    """Makes the request repeatable: the same key gives the same game."""


class BookPlayer(ResponseBody):
    """A player in the book; the role is empty until the game is over."""

    seat: Annotated[int, EVERYONE]
    name: Annotated[str, EVERYONE]
    role: Annotated[str, EVERYONE]


class BookLegend(ResponseBody):
    """A legend that a player wrote."""

    seat: Annotated[int, EVERYONE]
    text: Annotated[str, EVERYONE]


class BookQuestion(ResponseBody):
    """A bonus question and its answer."""

    text: Annotated[str, EVERYONE]
    answer: Annotated[str, EVERYONE]


class BookDay(ResponseBody):
    """A published day: the host's story, and the lines that the rulebook prescribes."""

    day: Annotated[int, EVERYONE]
    opens: Annotated[str, EVERYONE]
    ends: Annotated[str, EVERYONE]
    published: Annotated[str, EVERYONE]
    late: Annotated[bool, EVERYONE]
    story: Annotated[str, EVERYONE]
    lines: Annotated[tuple[str, ...], EVERYONE]
    legends: Annotated[tuple[BookLegend, ...], EVERYONE]
    questions: Annotated[tuple[BookQuestion, ...], EVERYONE]
    calendar: Annotated[tuple[CalendarView, ...], EVERYONE]


class BookPlace(ResponseBody):
    """A row of the final protocol, with the origin of each number, in minutes."""

    place: Annotated[int, EVERYONE]
    seat: Annotated[int, EVERYONE]
    clan: Annotated[str, EVERYONE]
    base: Annotated[int, EVERYONE]
    bonus: Annotated[int, EVERYONE]
    minutes: Annotated[int, EVERYONE]
    hours: Annotated[tuple[HoursView, ...], EVERYONE]


class ByDayBook(ResponseBody):
    """What is published of a by-day game so far, for reading as a book."""

    title: Annotated[str, EVERYONE]
    introduction: Annotated[str, EVERYONE]
    players: Annotated[tuple[BookPlayer, ...], EVERYONE]
    days: Annotated[tuple[BookDay, ...], EVERYONE]
    outcome: Annotated[OutcomePart | None, EVERYONE]
    protocol: Annotated[tuple[BookPlace, ...], EVERYONE]
    fair: Annotated[Proof, EVERYONE, WHOLE]
