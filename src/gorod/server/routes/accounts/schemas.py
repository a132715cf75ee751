"""Bodies of requests and responses about accounts, their passwords and their browsers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import EVERYONE, PUBLIC
from gorod.server.mail.address import LONGEST
from gorod.server.wire.bodies import RequestBody, ResponseBody

Password = Annotated[str, Meta(max_length=200)]


class Credentials(RequestBody, frozen=True):
    """A name and a password. Short ones are understood, too: they are wrong, not malformed."""

    name: Annotated[str, Meta(max_length=60)]
    password: Annotated[str, Meta(max_length=200)]


class NewPassword(RequestBody, frozen=True):
    """A password in the place of another one."""

    old: Password
    password: Password


class OwnPassword(RequestBody, frozen=True):
    """Whoever asks proves that the account is theirs."""

    password: Password


class ByCode(RequestBody, frozen=True):
    """A new password, by a printed code."""

    name: Annotated[str, Meta(max_length=60)]
    code: Annotated[str, Meta(max_length=60)]
    password: Password


class ByLink(RequestBody, frozen=True):
    """A new password, by a one-time link."""

    key: Annotated[str, Meta(max_length=128)]
    password: Password


class NewEmail(RequestBody, frozen=True):
    """An e-mail address for an account; an empty one takes it away."""

    email: Annotated[str, Meta(max_length=LONGEST)]
    password: Password


class Key(RequestBody, frozen=True):
    """The key of a one-time link."""

    key: Annotated[str, Meta(max_length=128)]


class Forgotten(RequestBody, frozen=True):
    """Whose password is forgotten: the name of the account, or its e-mail address."""

    name: Annotated[str, Meta(max_length=LONGEST)]


class LinkSelf(ResponseBody):
    """What a link opens."""

    scope: Annotated[str, EVERYONE]
    table: Annotated[str, EVERYONE]
    tournament: Annotated[str, EVERYONE]
    expires: Annotated[str | None, EVERYONE]


class Ticket(ResponseBody):
    """Good once, for a socket."""

    ticket: Annotated[str, EVERYONE]
    seconds: Annotated[int, EVERYONE]


class Self(ResponseBody):
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


class Named(ResponseBody):
    """A new account; its codes are told this once."""

    account: Annotated[int, PUBLIC]
    name: Annotated[str, PUBLIC]
    codes: Annotated[tuple[str, ...], PUBLIC] = ()
    waiting: Annotated[bool, PUBLIC] = False
    """The owner of the server has to approve it first."""


class Ways(ResponseBody):
    """How somebody who has forgotten the password gets back in here, beside printed codes."""

    letters: Annotated[bool, PUBLIC]
    minutes: Annotated[int, PUBLIC]
    """How long the link of a letter works."""


class ConfirmedEmail(ResponseBody):
    """An e-mail address that belongs to an account from now on."""

    name: Annotated[str, PUBLIC]
    email: Annotated[str, PUBLIC]


class Codes(ResponseBody):
    """Printed codes, told this once."""

    codes: Annotated[tuple[str, ...], PUBLIC]


class SignedIn(ResponseBody):
    """A browser that is signed in to one's own account."""

    id: Annotated[str, PUBLIC]
    created: Annotated[str, PUBLIC]
    seen: Annotated[str, PUBLIC]
    label: Annotated[str, PUBLIC]
    own: Annotated[bool, PUBLIC]
    """It is the one that asks."""
