"""Who asks: nobody in particular, an account, or whoever holds a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.i18n import Catalogue
from gorod.server.store.store_ids import NO_ACCOUNT, NO_LINK, NO_STREAM, AccountId, LinkId, StreamId
from gorod.tournament.ids import NOBODY, PersonId


class Kind(StrEnum):
    """Who asks, as far as rights are concerned: each is a column of the table of rights."""

    ANONYMOUS = "anonymous"
    ACCOUNT = "account"
    OWNER = "owner"
    """An account, at a table of its own."""
    WAITING = "waiting"
    """An account that the owner of the server has not approved yet."""
    SERVER_OWNER = "server-owner"
    """The account of the owner of the server."""

    # By a link of a table.
    JUDGE = "judge"
    SIDE_JUDGE = "side-judge"
    SEAT = "seat"
    HALL = "hall"
    OVERLAY = "overlay"
    OVERLAY_ROLES = "overlay-roles"
    HOST = "host"
    """Whoever runs an online table before its deal; they see what the hall sees."""
    LOBBY = "lobby"
    """Whoever holds the invitation to an online table."""
    REPLAY = "replay"
    """Whoever was shown how one seat saw a finished game."""

    AUTOMATIC_JUDGE = "automatic-judge"
    """The server itself, where it judges an online table; nobody comes with a link of it."""

    # By a link of a tournament.
    OFFICIAL = "official"
    """An official whose office is not looked up yet, or is gone."""
    PLAYER = "player"
    NEWCOMER = "newcomer"
    """Whoever wants to become a player."""

    # Officials at their tournament, by office; the first that somebody holds names them.
    ORGANISER = "organiser"
    CHIEF = "chief"
    SECRETARY = "secretary"
    COMMITTEE = "committee"
    TOURNAMENT_JUDGE = "desk-judge"
    """A judge of tables."""


SIGN_UP = "sign-up"
OF_ACCOUNT = "account:"
"""Before the number of an account, where a person is named."""
SERVER = "server"
"""The server itself, where it makes a link."""

_PERSON = re.compile("(official|player):(.+)", re.DOTALL)
_SEAT = re.compile("(seat|replay):([1-9][0-9]?)")
PLAIN_SCOPES = (Kind.JUDGE, Kind.SIDE_JUDGE, Kind.HALL, Kind.OVERLAY, Kind.OVERLAY_ROLES)
ONLINE_SCOPES = (Kind.HOST, Kind.LOBBY)
"""Links that only an online table has."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a new link is made from, and therefore never exceeds."""

    maker: str
    """The person who answers for it: see `Principal.root`."""
    parent: LinkId = NO_LINK
    """The link from which it is made; empty where a person makes it by themselves."""
    delay: int = 0
    expires: str | None = None


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody, as far as their rights are concerned."""

    kind: Kind = Kind.ANONYMOUS
    table: StreamId = NO_STREAM
    seat: int = 0
    delay: int = 0
    link: LinkId = NO_LINK
    account: AccountId = NO_ACCOUNT
    name: str = ""
    expires: str | None = None
    who: PersonId = NOBODY
    """The id by which a tournament knows them."""
    also: frozenset[Kind] = frozenset()
    """Further offices that they hold there."""
    maker: str = ""
    """At a table: the person with whom the chain of links began by which they came."""

    @property
    def kinds(self) -> frozenset[Kind]:
        """Everything that they are."""
        return self.also | {self.kind}

    @property
    def viewer(self) -> Viewer:
        """Through whose eyes they see the game."""
        if self.kind in (Kind.JUDGE, Kind.SIDE_JUDGE, Kind.AUTOMATIC_JUDGE):
            return JUDGE
        return self.seat if self.kind == Kind.SEAT else SPECTATOR

    @property
    def root(self) -> str:
        """The person who answers for what is done: an account, an official, a player.

        A link to a table has no person of its own; whoever began its chain answers for it. An
        account that made a tournament is called `account:7` there and everywhere else.
        """
        if self.kind != Kind.PLAYER and self.who.startswith(OF_ACCOUNT):
            return self.who
        if self.who:
            return f"{Kind.PLAYER if self.kind == Kind.PLAYER else Kind.OFFICIAL}:{self.who}"
        if self.maker:
            return self.maker
        return f"{OF_ACCOUNT}{self.account}" if self.account else str(self.kind)

    @property
    def origin(self) -> Origin:
        """What a link that they make comes from."""
        return Origin(self.root, self.link, self.delay, self.expires)

    @property
    def label(self) -> str:
        """How the log names them: never by a secret."""
        if self.kind == Kind.SEAT:
            return f"seat:{self.seat}"
        if self.who:
            return f"{Kind.PLAYER if self.kind == Kind.PLAYER else Kind.OFFICIAL}:{self.who}"
        return f"account:{self.account}" if self.account else str(self.kind)


def scope_is_known(scope: str, size: int) -> bool:
    """Whether a link can be made for that scope at a table of that size."""
    found = _SEAT.fullmatch(scope)
    return scope in PLAIN_SCOPES or (found is not None and int(found[2]) <= size)


def kind_and_who(scope: str) -> tuple[Kind, PersonId] | None:
    """`player:7f` -> (`player`, `7f`), for links of a tournament; None for those of a table."""
    if scope == SIGN_UP:
        return Kind.NEWCOMER, NOBODY
    found = _PERSON.fullmatch(scope)
    return (Kind(found[1]), PersonId(found[2])) if found else None


def kind_and_seat(scope: str) -> tuple[Kind, int]:
    """`seat:3` -> (`seat`, 3)."""
    found = _SEAT.fullmatch(scope)
    return (Kind(found[1]), int(found[2])) if found else (Kind(scope), 0)


def scope_name(texts: Catalogue, scope: str) -> str:
    """`seat:3` -> «Игрок 3», for links of a table."""
    kind, seat = kind_and_seat(scope)
    return texts.say(f"page-scope-{kind}", seat=seat)
