"""Who asks: nobody in particular, an account, or whoever holds a link."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.i18n import Catalogue

ANONYMOUS = "anonymous"
ACCOUNT = "account"
OWNER = "owner"
"""An account, at a table of its own."""
WAITING, SERVER_OWNER = "waiting", "server-owner"
"""An account that the owner of the server has not approved yet; and the account of that owner."""
JUDGE_KIND, SIDE_JUDGE, SEAT = "judge", "side-judge", "seat"
HALL, OVERLAY, OVERLAY_ROLES = "hall", "overlay", "overlay-roles"

OFFICIAL, PLAYER, NEWCOMER = "official", "player", "newcomer"
"""Links of a tournament: an official whose office is not looked up yet, or is gone; a player;
whoever wants to become one."""
ORGANISER, CHIEF, SECRETARY, COMMITTEE, DESK_JUDGE = (
    "organiser",
    "chief",
    "secretary",
    "committee",
    "desk-judge",
)
"""Officials at their desk, by office; the first that one holds names him."""
SIGN_UP = "sign-up"
OF_ACCOUNT = "account:"
"""Before the number of an account, where a person is named."""
SERVER = "server"
"""The server itself, where it makes a link."""

_PERSON = re.compile("(official|player):(.+)", re.DOTALL)
_SEAT = re.compile("seat:([1-9][0-9]?)")
PLAIN_SCOPES = (JUDGE_KIND, SIDE_JUDGE, HALL, OVERLAY, OVERLAY_ROLES)


@dataclass(frozen=True, slots=True)
class Origin:
    """What a new link is made from, and therefore never exceeds."""

    maker: str
    """The person who answers for it: see `Principal.root`."""
    parent: str = ""
    """The link from which it is made; empty where a person makes it by themselves."""
    delay: int = 0
    expires: str | None = None


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody, as far as his rights are concerned."""

    kind: str = ANONYMOUS
    table: str = ""
    seat: int = 0
    delay: int = 0
    link: str = ""
    account: int = 0
    name: str = ""
    expires: str | None = None
    who: str = ""
    """By which id the desk of a tournament knows him."""
    also: frozenset[str] = frozenset()
    """Further offices that he holds there."""
    maker: str = ""
    """At a table: the person with whom the chain of links began by which he came."""

    @property
    def kinds(self) -> frozenset[str]:
        """Everything that he is."""
        return self.also | {self.kind}

    @property
    def viewer(self) -> Viewer:
        """In whose eyes he sees the game."""
        if self.kind in (JUDGE_KIND, SIDE_JUDGE):
            return JUDGE
        return self.seat if self.kind == SEAT else SPECTATOR

    @property
    def root(self) -> str:
        """The person who answers for what is done: an account, an official, a player.

        A link to a table has no person of its own; whoever began its chain answers for it. An
        account speaks at a desk of its own as `account:7`, and everywhere else it is called so.
        """
        if self.kind != PLAYER and self.who.startswith(OF_ACCOUNT):
            return self.who
        if self.who:
            return f"{PLAYER if self.kind == PLAYER else OFFICIAL}:{self.who}"
        if self.maker:
            return self.maker
        return f"{OF_ACCOUNT}{self.account}" if self.account else self.kind

    @property
    def origin(self) -> Origin:
        """From what a link comes that he makes."""
        return Origin(self.root, self.link, self.delay, self.expires)

    @property
    def label(self) -> str:
        """How the log names him: never by a secret."""
        if self.kind == SEAT:
            return f"seat:{self.seat}"
        if self.who:
            return f"{PLAYER if self.kind == PLAYER else OFFICIAL}:{self.who}"
        return f"account:{self.account}" if self.account else self.kind


def scope_is_known(scope: str, size: int) -> bool:
    """Whether a link can be made for that scope at a table of that size."""
    found = _SEAT.fullmatch(scope)
    return scope in PLAIN_SCOPES or (found is not None and int(found[1]) <= size)


def kind_and_who(scope: str) -> tuple[str, str] | None:
    """`player:7f` -> (`player`, `7f`), for links of a tournament; None for those of a table."""
    if scope == SIGN_UP:
        return NEWCOMER, ""
    found = _PERSON.fullmatch(scope)
    return (found[1], found[2]) if found else None


def kind_and_seat(scope: str) -> tuple[str, int]:
    """`seat:3` -> (`seat`, 3)."""
    found = _SEAT.fullmatch(scope)
    return (SEAT, int(found[1])) if found else (scope, 0)


def scope_name(texts: Catalogue, scope: str) -> str:
    """`seat:3` -> «Игрок 3», for links of a table."""
    kind, seat = kind_and_seat(scope)
    return texts.say(f"page-scope-{kind}", seat=seat)
