"""Who sends a request: an anonymous person, an account, or the holder of a link."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.i18n import Catalogue
from gorod.server.store.store_ids import NO_ACCOUNT, NO_LINK, NO_STREAM, AccountId, LinkId, StreamId
from gorod.tournament.ids import NOBODY, PersonId


class Kind(StrEnum):
    """The kind of a sender; each is a column of the table of rights."""

    ANONYMOUS = "anonymous"
    ACCOUNT = "account"
    OWNER = "owner"
    """An account at one of its own tables."""
    WAITING = "waiting"
    """An account that the owner of the server has not approved yet."""
    SERVER_OWNER = "server-owner"
    """The account of the owner of the server."""

    # Holders of a link to a table.
    JUDGE = "judge"
    SIDE_JUDGE = "side-judge"
    SEAT = "seat"
    HALL = "hall"
    OVERLAY = "overlay"
    OVERLAY_ROLES = "overlay-roles"
    HOST = "host"
    """The person who runs an online table before its deal; they see what the hall sees."""
    LOBBY = "lobby"
    """A holder of the invitation to an online table."""
    REPLAY = "replay"
    """Somebody to whom a player showed how their seat saw a finished game."""

    AUTOMATIC_JUDGE = "automatic-judge"
    """The server itself, when it judges an online table; there are no links of this kind."""

    # Holders of a link to a tournament.
    OFFICIAL = "official"
    """An official whose office has not been looked up yet, or was withdrawn."""
    PLAYER = "player"
    NEWCOMER = "newcomer"
    """Somebody who may sign up as a player."""

    # Officials at their tournament, by office; the first office that somebody holds is their kind.
    ORGANISER = "organiser"
    CHIEF = "chief"
    SECRETARY = "secretary"
    COMMITTEE = "committee"
    TOURNAMENT_JUDGE = "desk-judge"
    """A judge of tables."""


SIGN_UP = "sign-up"
OF_ACCOUNT = "account:"
"""The prefix of an account's number in the name of a person."""
SERVER = "server"
"""The maker of links that the server itself makes."""

_PERSON = re.compile("(official|player):(.+)", re.DOTALL)
_SEAT = re.compile("(seat|replay):([1-9][0-9]?)")
PLAIN_SCOPES = (Kind.JUDGE, Kind.SIDE_JUDGE, Kind.HALL, Kind.OVERLAY, Kind.OVERLAY_ROLES)
ONLINE_SCOPES = (Kind.HOST, Kind.LOBBY)
"""Scopes that only online tables have."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The limits of a new link, taken from the person or link that makes it."""

    maker: str
    """The person responsible for it: see `Principal.root`."""
    parent: LinkId = NO_LINK
    """The link from which it is made; empty if a person makes it directly."""
    delay: int = 0
    expires: str | None = None


@dataclass(frozen=True, slots=True)
class Principal:
    """The sender of a request, as far as their rights are concerned."""

    kind: Kind = Kind.ANONYMOUS
    table: StreamId = NO_STREAM
    seat: int = 0
    delay: int = 0
    link: LinkId = NO_LINK
    account: AccountId = NO_ACCOUNT
    name: str = ""
    expires: str | None = None
    who: PersonId = NOBODY
    """Their id at the tournament."""
    also: frozenset[Kind] = frozenset()
    """Further offices that they hold there."""
    maker: str = ""
    """At a table: the person at the beginning of the chain of links that led to theirs."""

    @property
    def kinds(self) -> frozenset[Kind]:
        """All kinds that they are, by all their offices."""
        return self.also | {self.kind}

    @property
    def viewer(self) -> Viewer:
        """Whose view of the game they get."""
        if self.kind in (Kind.JUDGE, Kind.SIDE_JUDGE, Kind.AUTOMATIC_JUDGE):
            return JUDGE
        return self.seat if self.kind == Kind.SEAT else SPECTATOR

    @property
    def root(self) -> str:
        """The person responsible for what is done: an account, an official or a player.

        A table's link belongs to no person; the one at the beginning of its chain is responsible.
        An account that made a tournament is called `account:7` there and everywhere else.
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
        """The origin of links that they make."""
        return Origin(self.root, self.link, self.delay, self.expires)

    @property
    def label(self) -> str:
        """Their name in logs; it never contains a secret."""
        if self.kind == Kind.SEAT:
            return f"seat:{self.seat}"
        if self.who:
            return f"{Kind.PLAYER if self.kind == Kind.PLAYER else Kind.OFFICIAL}:{self.who}"
        return f"account:{self.account}" if self.account else str(self.kind)


def scope_is_known(scope: str, size: int) -> bool:
    """Whether a link of this scope can be made at a table of this size."""
    found = _SEAT.fullmatch(scope)
    return scope in PLAIN_SCOPES or (found is not None and int(found[2]) <= size)


def kind_and_who(scope: str) -> tuple[Kind, PersonId] | None:
    """Split `player:7f` into (`player`, `7f`), for links of a tournament; None for other links."""
    if scope == SIGN_UP:
        return Kind.NEWCOMER, NOBODY
    found = _PERSON.fullmatch(scope)
    return (Kind(found[1]), PersonId(found[2])) if found else None


def kind_and_seat(scope: str) -> tuple[Kind, int]:
    """Split `seat:3` into (`seat`, 3); the seat is 0 if there is none."""
    found = _SEAT.fullmatch(scope)
    return (Kind(found[1]), int(found[2])) if found else (Kind(scope), 0)


def scope_name(texts: Catalogue, scope: str) -> str:
    """Return a scope of a table's link in words: `seat:3` -> «Игрок 3»."""
    kind, seat = kind_and_seat(scope)
    return texts.say(f"page-scope-{kind}", seat=seat)
