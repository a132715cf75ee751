"""The bodies of requests and answers over HTTP, beside views and answers to commands."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gorod.engine import Command
from gorod.server.access.audience import EVERYONE, JUDGES, PLAYERS, PUBLIC
from gorod.server.mail.address import LONGEST
from gorod.server.tables.nicks import MOST_SEATS, Nick
from gorod.server.tables.requests import Wish
from gorod.server.wire.frames import Name
from gorod.server.wire.models import OfferFace, OutcomeFace

Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9=._+-]+\Z")]


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of requests."""


class NewTable(_Request, frozen=True):
    """Who plays, and by which rules."""

    rules: Word
    names: Annotated[tuple[Nick, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    options: Annotated[tuple[Word, ...], Meta(max_length=40)] = ()
    tags: Annotated[dict[Word, Nick], Meta(max_length=20)] = {}
    public: bool = False
    """Listed on the first page."""
    phones: bool | None = True
    """Whether players may enter their own moves by their links; if not, those only show. `null`: as
    is usual, by day they do, around one table they do not."""


class NewLink(_Request, frozen=True):
    """For whom, how late, and for how long."""

    scope: Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9:-]+\Z")]
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] | None = None


class ToDraw(_Request, frozen=True):
    """What a QR code should say: an address, nearly always."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[\x20-\x7e]+\Z")]


class NewCommand(_Request, frozen=True):
    """A command over HTTP, as a socket would send it."""

    id: Name
    seen: Annotated[int, Meta(ge=0, le=10_000_000)]
    wish: Wish
    console: Annotated[str, Meta(max_length=128)] = ""


class Credentials(_Request, frozen=True):
    """A name and a password. Short ones are understood, too: they are wrong, not malformed."""

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


Password = Annotated[str, Meta(max_length=200)]


class NewPassword(_Request, frozen=True):
    """A password in the place of another one."""

    old: Password
    password: Password


class OwnPassword(_Request, frozen=True):
    """Whoever asks proves that the account is theirs."""

    password: Password


class ByCode(_Request, frozen=True):
    """A new password, by a printed code."""

    name: Annotated[str, Meta(max_length=60)]
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class ByLink(_Request, frozen=True):
    """A new password, by a one-time link."""

    key: Annotated[str, Meta(max_length=128)]
    password: Password


class NewEmail(_Request, frozen=True):
    """An e-mail address for an account; an empty one takes it away."""

    email: Annotated[str, Meta(max_length=LONGEST)]
    password: Password


class Key(_Request, frozen=True):
    """The key of a one-time link."""

    key: Annotated[str, Meta(max_length=128)]


class Forgotten(_Request, frozen=True):
    """Whose password is forgotten: the name of the account, or its e-mail address."""

    name: Annotated[str, Meta(max_length=LONGEST)]


class Registration(_Request, frozen=True):
    """How accounts come to this server."""

    way: Literal["open", "approved", "closed"]


class Invited(_Request, frozen=True):
    """Whom the owner of the server invites."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class NewQuota(_Request, frozen=True):
    """How many tables and tournaments an account may have."""

    tables: Annotated[int, Meta(ge=0, le=1_000_000)]
    tournaments: Annotated[int, Meta(ge=0, le=1_000_000)]


class Decision(_Request, frozen=True):
    """What the owner of the server decides about a tournament."""

    hidden: bool = False
    removed: bool = False
    official: bool = False


class _Answer(msgspec.Struct):
    """Base of answers."""


class MintedLink(_Answer):
    """A new link; its token is told this once."""

    id: Annotated[str, JUDGES]
    scope: Annotated[str, JUDGES]
    delay: Annotated[int, JUDGES]
    expires: Annotated[str | None, JUDGES]
    token: Annotated[str, JUDGES]
    url: Annotated[str, JUDGES]


class KnownLink(_Answer):
    """A link, without its token."""

    id: Annotated[str, JUDGES]
    scope: Annotated[str, JUDGES]
    delay: Annotated[int, JUDGES]
    created: Annotated[str, JUDGES]
    expires: Annotated[str | None, JUDGES]
    revoked: Annotated[bool, JUDGES]
    parent: Annotated[str, JUDGES] = ""
    """The id of the link that it was made from; it ends with that one."""
    game: Annotated[str, JUDGES] = ""
    """In a tournament's list: the game whose live table it opens, in words."""
    by: Annotated[str, JUDGES] = ""
    """In a tournament's list: the name of whoever made it."""


class MadeTable(_Answer):
    """A new table with its first links."""

    table: Annotated[str, JUDGES]
    links: Annotated[tuple[MintedLink, ...], JUDGES]


class ListedTable(_Answer):
    """A public table, as the hall sees it."""

    table: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    phase: Annotated[str, PUBLIC]
    players: Annotated[int, PUBLIC]
    living: Annotated[int, PUBLIC]


class TableBrief(_Answer):
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
    outcome: Annotated[OutcomeFace | None, EVERYONE]
    of_tournament: Annotated[bool, EVERYONE]
    points: Annotated[tuple[PointsFace, ...], JUDGES] = ()
    """Of a finished game, by seat, as the protocol has them."""


class PointsFace(_Answer):
    """What a game brought to a seat."""

    seat: Annotated[int, JUDGES]
    main: Annotated[float, JUDGES]
    extra: Annotated[float, JUDGES]
    total: Annotated[float, JUDGES]


class SignedUp(_Answer):
    """A player who entered himself, and his link; it is told this once."""

    player: Annotated[str, PLAYERS]
    waiting: Annotated[bool, PLAYERS]
    """The tournament is full: he moves up when somebody leaves."""
    link: Annotated[MintedLink, PLAYERS]


class LinkSelf(_Answer):
    """What a link opens."""

    scope: Annotated[str, EVERYONE]
    table: Annotated[str, EVERYONE]
    tournament: Annotated[str, EVERYONE]
    expires: Annotated[str | None, EVERYONE]


class Ticket(_Answer):
    """Good once, for a socket."""

    ticket: Annotated[str, EVERYONE]
    seconds: Annotated[int, EVERYONE]


class Self(_Answer):
    """The account that is signed in, and its tables."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    tables: Annotated[tuple[str, ...], PUBLIC]
    tournaments: Annotated[tuple[str, ...], PUBLIC]
    standing: Annotated[str, PUBLIC] = ""
    """`owner` of the server, `waiting` for approval, or empty."""
    codes: Annotated[int, PUBLIC] = 0
    """How many printed codes are left."""
    email: Annotated[str, PUBLIC] = ""
    """The confirmed e-mail address, if there is one."""
    asked: Annotated[str, PUBLIC] = ""
    """The address that was asked whether it is theirs, and has not answered yet."""
    letters: Annotated[bool, PUBLIC] = False
    """Whether this server sends letters."""


class Named(_Answer):
    """A new account; its codes are told this once."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    codes: Annotated[tuple[str, ...], PUBLIC] = ()
    waiting: Annotated[bool, PUBLIC] = False
    """The owner of the server has to approve it first."""


class Ways(_Answer):
    """How somebody who has forgotten the password gets back in here, beside printed codes."""

    letters: Annotated[bool, PUBLIC]
    minutes: Annotated[int, PUBLIC]
    """How long the link of a letter works."""


class ConfirmedEmail(_Answer):
    """An e-mail address that belongs to an account from now on."""

    name: Annotated[str, PUBLIC]
    email: Annotated[str, PUBLIC]


class WaitingAccount(_Answer):
    """Somebody who registered and is not let in yet."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]


class OwnedTournament(_Answer):
    """A tournament of this server, as its owner sees it."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    account: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    shown: Annotated[bool, PUBLIC]
    hidden: Annotated[bool, PUBLIC]
    removed: Annotated[bool, PUBLIC]
    official: Annotated[bool, PUBLIC]


class RateFace(_Answer):
    """How often one sender may ask for something."""

    what: Annotated[str, PUBLIC]
    burst: Annotated[float, PUBLIC]
    per_minute: Annotated[float, PUBLIC]
    refused: Annotated[int, PUBLIC]
    """How many were refused since the server was started."""


class SizeFace(_Answer):
    """How much of something there may be, and how much there is."""

    what: Annotated[str, PUBLIC]
    unit: Annotated[str, PUBLIC]
    """`bytes` or `count`."""
    most: Annotated[int | None, PUBLIC] = None
    now: Annotated[int | None, PUBLIC] = None


class LettersFace(_Answer):
    """The letters of this server since it was started."""

    sender: Annotated[str, PUBLIC]
    """Empty where none are sent."""
    sent: Annotated[int, PUBLIC]
    failed: Annotated[int, PUBLIC]
    waiting: Annotated[int, PUBLIC]
    most: Annotated[int, PUBLIC]
    """So many may wait at once."""


class HeldOffice(_Answer):
    """An office of a tournament that somebody has added to an account."""

    who: Annotated[str, PUBLIC]
    """As whom the desk knows them."""
    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    """Of the account."""
    since: Annotated[str, PUBLIC]


class OwnedTable(_Answer):
    """A table of its own, as the owner of the server sees it: nothing of its game."""

    id: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    account: Annotated[str, PUBLIC]
    """Whose it is; empty for a quick game."""
    created: Annotated[str, PUBLIC]
    live: Annotated[bool, PUBLIC]


class OwnedAccount(_Answer):
    """An account, as the owner of the server sees it."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    standing: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    tables: Annotated[int, PUBLIC]
    tournaments: Annotated[int, PUBLIC]
    most_tables: Annotated[int, PUBLIC]
    most_tournaments: Annotated[int, PUBLIC]


class Invitation(_Answer):
    """The link by which somebody sets the password of an account that was made for them."""

    link: Annotated[str, PUBLIC]


class ServerFace(_Answer):
    """The server, as its owner sees it."""

    registration: Annotated[str, PUBLIC]
    waiting: Annotated[tuple[WaitingAccount, ...], PUBLIC]
    tournaments: Annotated[tuple[OwnedTournament, ...], PUBLIC]
    """The newest first."""
    accounts: Annotated[int, PUBLIC]
    tables: Annotated[int, PUBLIC]
    bytes: Annotated[int, PUBLIC]
    """What the database takes."""
    free: Annotated[int | None, PUBLIC]
    """What is left on the disk of a file."""
    disk: Annotated[int | None, PUBLIC] = None
    """The whole of that disk."""
    cups: Annotated[int, PUBLIC] = 0
    """How many tournaments there are; the list has the newest of them."""
    rates: Annotated[tuple[RateFace, ...], PUBLIC] = ()
    sizes: Annotated[tuple[SizeFace, ...], PUBLIC] = ()
    letters: Annotated[LettersFace | None, PUBLIC] = None
    backed_up: Annotated[str | None, PUBLIC] = None
    """When the last good backup was made."""
    backup_late: Annotated[bool, PUBLIC] = False
    quick_days: Annotated[int, PUBLIC] = 0
    """Days after which a quick game at rest is deleted; 0: never."""
    own_tables: Annotated[tuple[OwnedTable, ...], PUBLIC] = ()
    """Tables that belong to no tournament, the newest first."""
    people: Annotated[tuple[OwnedAccount, ...], PUBLIC] = ()
    """Accounts, the newest first."""


class Codes(_Answer):
    """Printed codes, told this once."""

    codes: Annotated[tuple[str, ...], PUBLIC]


class SignedIn(_Answer):
    """A browser that is signed in to one's own account."""

    id: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    seen: Annotated[str, PUBLIC]
    label: Annotated[str, PUBLIC]
    own: Annotated[bool, PUBLIC]
    """It is the one that asks."""


class Book(_Answer):
    """A rulebook."""

    id: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    sizes: Annotated[tuple[int, ...], PUBLIC]
    options: Annotated[tuple[BookOption, ...], PUBLIC]
    by_day: Annotated[bool, PUBLIC]
    """One move a day, by the players themselves: no judge's console."""
    short: Annotated[str, PUBLIC] = ""
    """What people call it, for lists and small screens."""


class BookOption(_Answer):
    """An option of a rulebook, and beside which others it cannot stand."""

    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    not_with: Annotated[tuple[str, ...], PUBLIC]
    not_at: Annotated[tuple[int, ...], PUBLIC]


class BookClause(_Answer):
    """A clause in our own words."""

    number: Annotated[str, EVERYONE]
    text: Annotated[str, EVERYONE]
    decided_by: Annotated[tuple[str, ...], EVERYONE] = ()
    """The clauses that say what follows from it, where others do."""


class TableBook(_Answer):
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


class Intent(_Request, frozen=True):
    """A command that is only thought of."""

    command: Command


class Foreseen(_Answer):
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


class CourseLine(_Answer):
    """A line of the protocol, and the clauses that it rests on."""

    text: Annotated[str, EVERYONE]
    clauses: Annotated[tuple[str, ...], EVERYONE]
    inset: Annotated[bool, EVERYONE] = False
    """It tells a part of the line before."""


class CoursePart(_Answer):
    """A `night` or a `day` of a game, or what came `afterwards`."""

    kind: Annotated[str, EVERYONE]
    title: Annotated[str, EVERYONE]
    lines: Annotated[tuple[CourseLine, ...], EVERYONE]


class Course(_Answer):
    """The protocol without its tables, as far as the reader has seen it."""

    parts: Annotated[tuple[CoursePart, ...], EVERYONE]


class Correction(_Request, frozen=True):
    """A correction that is only thought of; the fields are those of the wish."""

    turn: Annotated[int, Meta(ge=1, le=10_000_000)]
    command: Command | None = None
    insert: bool = False


class TurnFact(_Answer):
    """A turn of the game so far, as a correction names it."""

    turn: Annotated[int, JUDGES]
    moment: Annotated[str, JUDGES]
    command: Annotated[Command, JUDGES]
    lines: Annotated[tuple[str, ...], JUDGES]
    """What the protocol says of it; routine has none."""
    statement: Annotated[str, JUDGES]
    """How a record writes it; empty where it need not."""


class TurnBefore(_Answer):
    """What could have been done instead."""

    fact: Annotated[TurnFact, JUDGES]
    offers: Annotated[tuple[OfferFace, ...], JUDGES]


class LineChange(_Answer):
    """A line of the protocol and the one in its place; either may be empty."""

    moment: Annotated[str, JUDGES]
    old: Annotated[str, JUDGES]
    new: Annotated[str, JUDGES]


class CorrectionPreview(_Answer):
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


class Reach(_Answer):
    """Where this server is found."""

    here: Annotated[str, PUBLIC]
    """The address by which the request came."""
    phones: Annotated[tuple[str, ...], PUBLIC]
    """Addresses that lead here from a phone, best first; none where only this machine can come."""


class ShownLink(_Answer):
    """A link that the demonstration gives away."""

    scope: Annotated[str, PUBLIC]
    url: Annotated[str, PUBLIC]


class Showcase(_Answer):
    """The demonstration, where there is one."""

    club: Annotated[str, PUBLIC]
    links: Annotated[tuple[ShownLink, ...], PUBLIC]
    quick_games: Annotated[bool, PUBLIC]


class Health(_Answer):
    """The server answers, and its store does."""

    status: Annotated[str, PUBLIC]
