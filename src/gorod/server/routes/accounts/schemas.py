"""Requests and responses about accounts, their passwords and their browsers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import EVERYONE, PUBLIC
from gorod.server.mail.address import LONGEST
from gorod.server.wire.bodies import RequestBody, ResponseBody

Password = Annotated[str, Meta(max_length=200)]


class Credentials(RequestBody, frozen=True):
    """A name and a password.

    Passwords that are too short are answered as wrong, not as malformed.
    """

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(RequestBody, frozen=True):
    """Replace the old password with a new one."""

    old: Password
    password: Password


class OwnPassword(RequestBody, frozen=True):
    """The account's password, to prove that it is the sender's."""

    password: Password


class ByCode(RequestBody, frozen=True):
    """A new password, set with a printed code."""

    name: Annotated[str, Meta(max_length=60)]
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class ByLink(RequestBody, frozen=True):
    """A new password, set with a one-time link."""

    key: Annotated[str, Meta(max_length=128)]
    password: Password


class NewEmail(RequestBody, frozen=True):
    """An e-mail address for the account; an empty one removes it."""

    email: Annotated[str, Meta(max_length=LONGEST)]
    password: Password


class Key(RequestBody, frozen=True):
    """The key of a one-time link."""

    key: Annotated[str, Meta(max_length=128)]


class Forgotten(RequestBody, frozen=True):
    """The account whose password is forgotten, by its name or its e-mail address."""

    name: Annotated[str, Meta(max_length=LONGEST)]


class LinkSelf(ResponseBody):
    """What a link opens, and until when."""

    scope: Annotated[str, EVERYONE]
    table: Annotated[str, EVERYONE]
    tournament: Annotated[str, EVERYONE]
    expires: Annotated[str | None, EVERYONE]


class Ticket(ResponseBody):
    """A ticket that opens one socket once, within these seconds."""

    ticket: Annotated[str, EVERYONE]
    seconds: Annotated[int, EVERYONE]


class Self(ResponseBody):
    """The account that is signed in, with its tables and tournaments."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    tables: Annotated[tuple[str, ...], PUBLIC]
    tournaments: Annotated[tuple[str, ...], PUBLIC]
    standing: Annotated[str, PUBLIC] = ""
    """`owner` of the server, `waiting` for approval, or empty."""
    codes: Annotated[int, PUBLIC] = 0
    """The number of unused printed codes."""
    email: Annotated[str, PUBLIC] = ""
    """The confirmed e-mail address; empty if there is none."""
    asked: Annotated[str, PUBLIC] = ""
    """An address that is not confirmed yet."""
    letters: Annotated[bool, PUBLIC] = False
    """Whether this server sends letters."""


class Named(ResponseBody):
    """An account, with printed codes if it is new; the codes are shown only once."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    codes: Annotated[tuple[str, ...], PUBLIC] = ()
    waiting: Annotated[bool, PUBLIC] = False
    """Whether the owner of the server has to approve the account first."""


class Ways(ResponseBody):
    """Ways to reset a forgotten password here, besides printed codes."""

    letters: Annotated[bool, PUBLIC]
    minutes: Annotated[int, PUBLIC]
    """For how many minutes the link in a letter works."""


class ConfirmedEmail(ResponseBody):
    """An e-mail address that was confirmed, and the name of its account."""

    name: Annotated[str, PUBLIC]
    email: Annotated[str, PUBLIC]


class Codes(ResponseBody):
    """New printed codes, shown only once."""

    codes: Annotated[tuple[str, ...], PUBLIC]


class SignedIn(ResponseBody):
    """A browser that is signed in to one's own account."""

    id: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    seen: Annotated[str, PUBLIC]
    label: Annotated[str, PUBLIC]
    own: Annotated[bool, PUBLIC]
    """Whether it is the browser that sent this request."""
