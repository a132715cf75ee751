"""Requests and responses about tables, besides views and replies to commands."""

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
    """Create a table with these players and rules."""

    rules: Word
    names: Annotated[tuple[Nick, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    public: bool = False
    """Whether the table is listed on the first page."""
    phones: bool | None = True
    """Whether players may enter moves by their links, instead of only watching.

    `null` means the usual: by day they may, around one table they may not.
    """
    key: PageKey | None = None
    """Makes the request repeatable: the same key gives the same table."""


class NewOnlineTable(RequestBody, frozen=True):
    """Create an online table: its rules, its size, and how it is played."""

    rules: Word
    size: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    options: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    online: Online = Online()
    key: PageKey | None = None
    """Makes the request repeatable: the same key gives the same table."""


class NewTraining(RequestBody, frozen=True):
    """Create a training table. The same seed gives the same players and cards."""

    rules: Word
    size: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    seed: Seed | None = None
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}  # noqa: RUF012  msgspec makes a new one each time
    key: PageKey | None = None
    """Makes the request repeatable: the same key gives the same table."""


class Guest(RequestBody, frozen=True):
    """Join an online table."""

    key: PageKey
    """Made and kept by the page, which uses it to ask for its link again."""
    name: OwnNick
    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    """The seat that they want; if there is none, it is drawn."""


class OtherSeat(RequestBody, frozen=True):
    """Change seats; if no seat is given, it is drawn."""

    seat: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None


class NewCommand(RequestBody, frozen=True):
    """A command over HTTP, with the same content as over a socket."""

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
    """Offer to judge an online table."""

    key: PageKey
    """Made and kept by the page, which uses it to ask for its link."""
    name: OwnNick


class JudgeOffer(ResponseBody):
    """Whether an offer to judge was accepted; the link is there once the players have agreed."""

    accepted: Annotated[bool, PUBLIC]
    link: Annotated[MintedLink | None, PUBLIC] = None


class ListedLobby(ResponseBody):
    """A public online table that waits for people or can be watched."""

    table: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    short: Annotated[str, PUBLIC]
    """The short title of its rulebook."""
    title: Annotated[str, PUBLIC]
    size: Annotated[int, PUBLIC]
    people: Annotated[int, PUBLIC]
    bots: Annotated[int, PUBLIC]
    free: Annotated[int, PUBLIC]
    """How many people can still join: on free seats, those of bots, or those of absent players."""
    judge: Annotated[str, PUBLIC]
    pace: Annotated[str, PUBLIC]
    started: Annotated[bool, PUBLIC]
    delay: Annotated[int, PUBLIC]
    """By how many seconds the view of spectators is delayed."""


class PointsView(ResponseBody):
    """The points of a seat for a game."""

    seat: Annotated[int, JUDGES]
    main: Annotated[float, JUDGES]
    extra: Annotated[float, JUDGES]
    total: Annotated[float, JUDGES]


class TableBrief(ResponseBody):
    """A summary of a table, for a list of games."""

    table: Annotated[str, EVERYONE]
    rules: Annotated[str, EVERYONE]
    options: Annotated[tuple[str, ...], EVERYONE]
    short: Annotated[str, EVERYONE]
    """The short title of its rulebook."""
    names: Annotated[tuple[str, ...], EVERYONE]
    phase: Annotated[str, EVERYONE]
    began: Annotated[str, EVERYONE]
    """When the cards were dealt, in UTC; empty before that."""
    ended: Annotated[str, EVERYONE]
    outcome: Annotated[OutcomePart | None, EVERYONE]
    of_tournament: Annotated[bool, EVERYONE]
    points: Annotated[tuple[PointsView, ...], JUDGES] = ()
    """The points of a finished game, by seat, as in the protocol."""


class BookClause(ResponseBody):
    """A clause in our own words."""

    number: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]
    decided_by: Annotated[tuple[str, ...], EVERYONE] = ()
    """Clauses that state the consequences, if this one does not."""


class TableBook(ResponseBody):
    """The rules of a table, which explain its rulings, and the judge's gestures."""

    id: Annotated[str, EVERYONE]
    title: Annotated[str, EVERYONE]
    clauses: Annotated[tuple[BookClause, ...], EVERYONE]
    gestures: Annotated[dict[str, str], EVERYONE]
    """The judge's gesture for each answer: `sheriff-red`, `don-no`."""
    teams: Annotated[tuple[str, ...], EVERYONE] = ()
    results: Annotated[tuple[str, ...], EVERYONE] = ()
    """The results that the rulebook knows, as words of the notation."""
    short: Annotated[str, EVERYONE] = ""
    """The short title of the rulebook, for small screens."""


class Intent(RequestBody, frozen=True):
    """A command to preview, which is not given."""

    command: Command


class Foreseen(ResponseBody):
    """The effect of a command in the words of the protocol, or why it would be refused."""

    lines: Annotated[tuple[str, ...], JUDGES]
    refused: Annotated[str, JUDGES] = ""
    cite: Annotated[str, JUDGES] = ""
    says: Annotated[str, JUDGES] = ""
    """The official phrase with which the judge refuses it, if there is one."""
    removes: Annotated[tuple[int, ...], JUDGES] = ()
    """The seats that would leave the game."""
    total: Annotated[float | None, JUDGES] = None
    """The seat's total, if the command gives points."""


class CourseLine(ResponseBody):
    """A line of the protocol, and the clauses that it is based on."""

    text: Annotated[str, EVERYONE]
    clauses: Annotated[tuple[str, ...], EVERYONE]
    inset: Annotated[bool, EVERYONE] = False
    """Whether the line is a detail of the line before it."""


class CoursePart(ResponseBody):
    """A `night` or a `day` of a game, or what happened `afterwards`."""

    kind: Annotated[str, EVERYONE]
    title: Annotated[str, EVERYONE]
    lines: Annotated[tuple[CourseLine, ...], EVERYONE]


class Course(ResponseBody):
    """The lines of the protocol without its tables of data, as far as the reader may see them."""

    parts: Annotated[tuple[CoursePart, ...], EVERYONE]


class Replay(ResponseBody):
    """Steps of a finished game as one seat saw it, from number `begins` on."""

    seat: Annotated[int, PLAYERS]
    total: Annotated[int, PLAYERS]
    """The number of all steps."""
    begins: Annotated[int, PLAYERS]
    steps: Annotated[tuple[View, ...], PLAYERS]


class IntendedCorrection(RequestBody, frozen=True):
    """A correction to preview, which is not made; the fields are those of the request `correct`."""

    turn: Annotated[int, Meta(ge=1, le=10_000_000)]
    command: Command | None = None
    insert: bool = False


class TurnFact(ResponseBody):
    """A turn of the game so far; a correction refers to its number."""

    turn: Annotated[int, JUDGES]
    moment: Annotated[str, JUDGES]
    command: Annotated[Command, JUDGES]
    lines: Annotated[tuple[str, ...], JUDGES]
    """The lines of the protocol for it; routine turns have none."""
    statement: Annotated[str, JUDGES]
    """Its line in the record; empty if the record does not need one."""


class TurnBefore(ResponseBody):
    """A turn, and the moves that were possible in its place."""

    fact: Annotated[TurnFact, JUDGES]
    offers: Annotated[tuple[OfferView, ...], JUDGES]


class LineChange(ResponseBody):
    """A line of the protocol before and after a correction; either may be empty."""

    moment: Annotated[str, JUDGES]
    old: Annotated[str, JUDGES]
    new: Annotated[str, JUDGES]


class CorrectionPreview(ResponseBody):
    """What a correction would change, and what would prevent it."""

    changes: Annotated[tuple[LineChange, ...], JUDGES]
    stop: Annotated[TurnFact | None, JUDGES] = None
    """The command that the rules would refuse: the corrected one, or a later one."""
    own: Annotated[bool, JUDGES] = False
    refused: Annotated[str, JUDGES] = ""
    cite: Annotated[str, JUDGES] = ""
    lost: Annotated[int, JUDGES] = 0
    """How many later commands would be lost with `keep` = `until`."""
    otherwise: Annotated[tuple[TurnFact, ...], JUDGES] = ()
    """Later commands that today's rules decide differently, even without the correction."""


class Voice(ResponseBody):
    """The servers by which the players' browsers connect to each other."""

    servers: Annotated[tuple[IceServer, ...], PLAYERS]
    relay: Annotated[bool, PLAYERS]
    """Whether sound goes through a TURN server only, so that players' addresses stay hidden."""
