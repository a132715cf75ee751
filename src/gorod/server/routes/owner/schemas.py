"""Requests and responses of the owner's page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import RequestBody, ResponseBody


class NewRegistration(RequestBody, frozen=True):
    """How accounts are registered from now on; `closed` is an earlier word for `invite`."""

    way: Literal["open", "approved", "invite", "off", "closed"]


class Invited(RequestBody, frozen=True):
    """The name of an account to which somebody is invited."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]


class NewQuota(RequestBody, frozen=True):
    """How many tables and tournaments an account may have."""

    tables: Annotated[int, Meta(ge=0, le=1_000_000)]
    tournaments: Annotated[int, Meta(ge=0, le=1_000_000)]


class Decision(RequestBody, frozen=True):
    """The owner's decision about a tournament."""

    hidden: bool = False
    removed: bool = False
    official: bool = False


class WaitingAccount(ResponseBody):
    """An account that was registered and is not approved yet."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]


class OwnedTournament(ResponseBody):
    """A tournament of this server, as the owner sees it."""

    id: Annotated[str, PUBLIC]
    name: Annotated[str, PUBLIC]
    account: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    shown: Annotated[bool, PUBLIC]
    hidden: Annotated[bool, PUBLIC]
    removed: Annotated[bool, PUBLIC]
    official: Annotated[bool, PUBLIC]


class RateView(ResponseBody):
    """How often one sender may ask for something."""

    what: Annotated[str, PUBLIC]
    burst: Annotated[float, PUBLIC]
    per_minute: Annotated[float, PUBLIC]
    refused: Annotated[int, PUBLIC]
    """How many requests were refused since the server was started."""


class SizeView(ResponseBody):
    """How much there may be of something, and how much there is."""

    what: Annotated[str, PUBLIC]
    unit: Annotated[str, PUBLIC]
    """`bytes` or `count`."""
    most: Annotated[int | None, PUBLIC] = None
    now: Annotated[int | None, PUBLIC] = None


class LettersView(ResponseBody):
    """The letters of this server since it was started."""

    sender: Annotated[str, PUBLIC]
    """The sender's address; empty if this server sends no letters."""
    sent: Annotated[int, PUBLIC]
    failed: Annotated[int, PUBLIC]
    waiting: Annotated[int, PUBLIC]
    most: Annotated[int, PUBLIC]
    """How many letters can wait at once."""


class NoticeCounts(ResponseBody):
    """The notices of the last weeks, for all tables and tournaments."""

    sent: Annotated[int, PUBLIC]
    waiting: Annotated[int, PUBLIC]
    failed: Annotated[int, PUBLIC]


class OwnedTable(ResponseBody):
    """A table that belongs to no tournament, as the owner sees it: without its game."""

    id: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    rules: Annotated[str, PUBLIC]
    account: Annotated[str, PUBLIC]
    """The name of its account; empty for a quick game."""
    created: Annotated[str, PUBLIC]
    live: Annotated[bool, PUBLIC]


class OwnedAccount(ResponseBody):
    """An account, as the owner of the server sees it."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    standing: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    tables: Annotated[int, PUBLIC]
    tournaments: Annotated[int, PUBLIC]
    most_tables: Annotated[int, PUBLIC]
    most_tournaments: Annotated[int, PUBLIC]


class Invitation(ResponseBody):
    """The link with which somebody sets the password of an account that was made for them."""

    link: Annotated[str, PUBLIC]


class ServerView(ResponseBody):
    """The server, as its owner sees it."""

    registration: Annotated[str, PUBLIC]
    waiting: Annotated[tuple[WaitingAccount, ...], PUBLIC]
    tournaments: Annotated[tuple[OwnedTournament, ...], PUBLIC]
    """The newest tournaments first."""
    accounts: Annotated[int, PUBLIC]
    tables: Annotated[int, PUBLIC]
    bytes: Annotated[int, PUBLIC]
    """The size of the database."""
    free: Annotated[int | None, PUBLIC]
    """The free space on the database's disk; null if the database is not a file."""
    disk: Annotated[int | None, PUBLIC] = None
    """The size of that disk."""
    cups: Annotated[int, PUBLIC] = 0
    """The number of all tournaments; the list has only the newest."""
    rates: Annotated[tuple[RateView, ...], PUBLIC] = ()
    sizes: Annotated[tuple[SizeView, ...], PUBLIC] = ()
    letters: Annotated[LettersView | None, PUBLIC] = None
    notices: Annotated[NoticeCounts | None, PUBLIC] = None
    backed_up: Annotated[str | None, PUBLIC] = None
    """When the last good backup was made."""
    backup_late: Annotated[bool, PUBLIC] = False
    quick_days: Annotated[int, PUBLIC] = 0
    """Days after which an idle quick game is deleted; 0 means never."""
    own_tables: Annotated[tuple[OwnedTable, ...], PUBLIC] = ()
    """Tables that belong to no tournament, the newest first."""
    people: Annotated[tuple[OwnedAccount, ...], PUBLIC] = ()
    """Accounts, the newest first."""
