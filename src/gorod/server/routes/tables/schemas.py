"""Bodies of requests and responses about tables, beside views and replies to commands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.engine import Command
from gorod.report.game_document import OutcomePart
from gorod.server.access.audience import EVERYONE, JUDGES, PLAYERS, PUBLIC
from gorod.server.http.link_schemas import MintedLink
from gorod.server.ice import IceServer
from gorod.server.tables.live_lesson import Seed
from gorod.server.tables.nicks import MOST_SEATS, Nick, OwnNick
from gorod.server.tables.online import Online
from gorod.server.tables.table_requests import PlainId, TableRequest
from gorod.server.wire.bodies import PageKey, RequestBody, ResponseBody
from gorod.server.wire.models import OfferView, View

Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9=._+-]+\Z")]


class NewTable(RequestBody, frozen=True):
    """Who plays, and by which rules."""

    rules: Word
    names: Annotated[tuple[Nick, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    public: bool = False
    """Listed on the first page."""
    phones: bool | None = True
    """Whether players may enter their own moves by their links; if not, those only show. `null`: as
    is usual, by day they do, around one table they do not."""
    key: PageKey | None = None
    """Asked for again with it, the same table is given."""


class NewOnlineTable(RequestBody, frozen=True):
    """By which rules, for how many, and how it is played."""

    rules: Word
    size: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    options: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    online: Online = Online()
    key: PageKey | None = None
    """Asked for again with it, the same table is given."""


class NewTraining(RequestBody, frozen=True):
    """By which rules somebody learns to judge; the same seed gives the same players and cards."""

    rules: Word
    size: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    seed: Seed | None = None
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    key: PageKey | None = None
    """Asked for again with it, the same table is given."""


class Guest(RequestBody, frozen=True):
    """Somebody who wants to sit at an online table."""

    key: PageKey
    """Made by the page and kept by it: with it the page asks for its link again."""
    name: OwnNick
    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """The seat that they want; without one it is drawn."""


class OtherSeat(RequestBody, frozen=True):
    """The other seat that somebody wants; without one it is drawn."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


class NewCommand(RequestBody, frozen=True):
    """A command over HTTP, as a socket would send it."""

    id: PlainId
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    wish: TableRequest
    console: Annotated[str, Meta(max_length=128)] = ""


class MadeTable(ResponseBody):
    """A new table with its first links."""

    table: Annotated[str, JUDGES]
    links: Annotated[tuple[MintedLink, ...], JUDGES]


class ListedTable(ResponseBody):
    """A public table, as the hall sees it."""

    table: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    phase: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    living: Annotated[int, PUBLIC]


class NewJudge(RequestBody, frozen=True):
    """Somebody who wants to judge an online table."""

    key: PageKey
    """Made by the page and kept by it: with it the page asks for its link."""
    name: OwnNick


class JudgeOffer(ResponseBody):
    """What came of an offer to judge; a link once the players have agreed."""

    accepted: Annotated[bool, PUBLIC]
    link: Annotated[MintedLink | None, PUBLIC] = None


class ListedLobby(ResponseBody):
    """A public online table: people are awaited there, or it can be watched."""

    table: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    short: Annotated[str, PUBLIC]
    """What people call its rules."""
    title: Annotated[str, PUBLIC]
    size: Annotated[int, PUBLIC]
    people: Annotated[int, PUBLIC]
    bots: Annotated[int, PUBLIC]
    free: Annotated[int, PUBLIC]
    """How many people may still come: to free seats and those that bots hold, or to absent ones."""
    judge: Annotated[str, PUBLIC]
    pace: Annotated[str, PUBLIC]
    started: Annotated[bool, PUBLIC]
    delay: Annotated[int, PUBLIC]
    """How many seconds late those who watch are told."""


class PointsView(ResponseBody):
    """What a game brought to a seat."""

    seat: Annotated[int, JUDGES]
    main: Annotated[float, JUDGES]
    extra: Annotated[float, JUDGES]
    total: Annotated[float, JUDGES]


class TableBrief(ResponseBody):
    """A table in one line, for a list of games."""

    table: Annotated[str, EVERYONE]
    rules: Annotated[str, EVERYONE]
    options: Annotated[tuple[str, ...], EVERYONE]
    short: Annotated[str, EVERYONE]
    """What people call its rules."""
    names: Annotated[tuple[str, ...], EVERYONE]
    phase: Annotated[str, EVERYONE]
    began: Annotated[str, EVERYONE]
    """When the cards were dealt, in UTC; empty before that."""
    ended: Annotated[str, EVERYONE]
    outcome: Annotated[OutcomePart | None, EVERYONE]
    of_tournament: Annotated[bool, EVERYONE]
    points: Annotated[tuple[PointsView, ...], JUDGES] = ()
    """Of a finished game, by seat, as the protocol has them."""


class BookClause(ResponseBody):
    """A clause in our own words."""

    number: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]
    decided_by: Annotated[tuple[str, ...], EVERYONE] = ()
    """The clauses that say what follows from it, where others do."""


class TableBook(ResponseBody):
    """The rules of a table: what «why?» is answered from, and the judge's gestures."""

    id: Annotated[str, EVERYONE]
    title: Annotated[str, EVERYONE]
    clauses: Annotated[tuple[BookClause, ...], EVERYONE]
    gestures: Annotated[dict[str, str], EVERYONE]
    """What the judge shows by answer: `sheriff-red`, `don-no`."""
    teams: Annotated[tuple[str, ...], EVERYONE] = ()
    results: Annotated[tuple[str, ...], EVERYONE] = ()
    """The results that the document knows, as words of the notation."""
    short: Annotated[str, EVERYONE] = ""
    """What people call the document, for small screens."""


class Intent(RequestBody, frozen=True):
    """A command that is only thought of."""

    command: Command


class Foreseen(ResponseBody):
    """What a command would bring, as the protocol would say it; or why it would be refused."""

    lines: Annotated[tuple[str, ...], JUDGES]
    refused: Annotated[str, JUDGES] = ""
    cite: Annotated[str, JUDGES] = ""
    says: Annotated[str, JUDGES] = ""
    """The official phrase with which the judge refuses it, where there is one."""
    removes: Annotated[tuple[int, ...], JUDGES] = ()
    """Who would leave the game by it."""
    total: Annotated[float | None, JUDGES] = None
    """What the seat would have in all, where points are given."""


class CourseLine(ResponseBody):
    """A line of the protocol, and the clauses that it rests on."""

    text: Annotated[str, EVERYONE]
    clauses: Annotated[tuple[str, ...], EVERYONE]
    inset: Annotated[bool, EVERYONE] = False
    """It tells a part of the line before."""


class CoursePart(ResponseBody):
    """A `night` or a `day` of a game, or what came `afterwards`."""

    kind: Annotated[str, EVERYONE]
    title: Annotated[str, EVERYONE]
    lines: Annotated[tuple[CourseLine, ...], EVERYONE]


class Course(ResponseBody):
    """The protocol without its tables, as far as the reader has seen it."""

    parts: Annotated[tuple[CoursePart, ...], EVERYONE]


class Replay(ResponseBody):
    """Steps of a finished game in the eyes of one seat, from `begins` on."""

    seat: Annotated[int, PLAYERS]
    total: Annotated[int, PLAYERS]
    """How many steps there are."""
    begins: Annotated[int, PLAYERS]
    steps: Annotated[tuple[View, ...], PLAYERS]


class IntendedCorrection(RequestBody, frozen=True):
    """A correction that is only thought of; the fields are those of the wish."""

    turn: Annotated[int, Meta(ge=1, le=10_000_000)]
    command: Command | None = None
    insert: bool = False


class TurnFact(ResponseBody):
    """A turn of the game so far, as a correction names it."""

    turn: Annotated[int, JUDGES]
    moment: Annotated[str, JUDGES]
    command: Annotated[Command, JUDGES]
    lines: Annotated[tuple[str, ...], JUDGES]
    """What the protocol says of it; routine has none."""
    statement: Annotated[str, JUDGES]
    """How a record writes it; empty where it need not."""


class TurnBefore(ResponseBody):
    """What could have been done instead."""

    fact: Annotated[TurnFact, JUDGES]
    offers: Annotated[tuple[OfferView, ...], JUDGES]


class LineChange(ResponseBody):
    """A line of the protocol and the one in its place; either may be empty."""

    moment: Annotated[str, JUDGES]
    old: Annotated[str, JUDGES]
    new: Annotated[str, JUDGES]


class CorrectionPreview(ResponseBody):
    """What a correction would change, and what would stand in its way."""

    changes: Annotated[tuple[LineChange, ...], JUDGES]
    stop: Annotated[TurnFact | None, JUDGES] = None
    """The command that the rules would refuse: the correction's own, or a later one."""
    own: Annotated[bool, JUDGES] = False
    refused: Annotated[str, JUDGES] = ""
    cite: Annotated[str, JUDGES] = ""
    lost: Annotated[int, JUDGES] = 0
    """How many later commands would go with `keep` = `until`."""
    otherwise: Annotated[tuple[TurnFact, ...], JUDGES] = ()
    """Later commands that today's rules decide otherwise, with the correction or without it."""


class Voice(ResponseBody):
    """How browsers of a table find each other."""

    servers: Annotated[tuple[IceServer, ...], PLAYERS]
    relay: Annotated[bool, PLAYERS]
    """Sound goes through a TURN server only: nobody learns the address of another player."""
