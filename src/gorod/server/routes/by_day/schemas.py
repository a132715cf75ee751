"""Bodies of requests and responses about by-day games."""

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
    """Who plays, and the address at which they are asked whether they want to be told."""

    name: Nick
    email: Annotated[str, Meta(max_length=254)] = ""
    bot: bool = False
    """The server plays this seat."""


class NewByDayGame(RequestBody, frozen=True):
    """A game by day, and when its days are."""

    players: Annotated[tuple[ByDayPlayer, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    title: Nick = ""
    start: DateWord | None = None
    """The first date of day 1; none in a rehearsal."""
    holidays: Annotated[tuple[DateWord, ...], Meta(max_length=MOST_HOLIDAYS)] = ()
    prose: bool = True
    every: Annotated[int, Meta(ge=0, le=LONGEST)] = 0
    """In a rehearsal: how many seconds a game day has."""
    introduction: str = ""
    """As long as a story of the host may be."""
    public: bool = False
    key: PageKey | None = None
    """Asked for again with it, the same game is given."""


class BookPlayer(ResponseBody):
    """A player of the book; the role is told after the game."""

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
    """A published day: the host's story beside the lines of the document."""

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
    """A line of the final protocol, and where each of its numbers comes from, in minutes."""

    place: Annotated[int, EVERYONE]
    seat: Annotated[int, EVERYONE]
    clan: Annotated[str, EVERYONE]
    base: Annotated[int, EVERYONE]
    bonus: Annotated[int, EVERYONE]
    minutes: Annotated[int, EVERYONE]
    hours: Annotated[tuple[HoursView, ...], EVERYONE]


class ByDayBook(ResponseBody):
    """A by-day game to be read as a book; what is published of it so far."""

    title: Annotated[str, EVERYONE]
    introduction: Annotated[str, EVERYONE]
    players: Annotated[tuple[BookPlayer, ...], EVERYONE]
    days: Annotated[tuple[BookDay, ...], EVERYONE]
    outcome: Annotated[OutcomePart | None, EVERYONE]
    protocol: Annotated[tuple[BookPlace, ...], EVERYONE]
    fair: Annotated[Proof, EVERYONE, WHOLE]
