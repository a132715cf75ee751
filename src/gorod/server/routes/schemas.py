"""Bodies of requests and responses of the public routes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import RequestBody, ResponseBody


class ToDraw(RequestBody, frozen=True):
    """What a QR code should say: an address, nearly always."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[\x20-\x7e]+\Z")]


class BookOption(ResponseBody):
    """An option of a rulebook, and beside which others it cannot stand."""

    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    not_with: Annotated[tuple[str, ...], PUBLIC]
    not_at: Annotated[tuple[int, ...], PUBLIC]


class Book(ResponseBody):
    """A rulebook."""

    id: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    sizes: Annotated[tuple[int, ...], PUBLIC]
    options: Annotated[tuple[BookOption, ...], PUBLIC]
    by_day: Annotated[bool, PUBLIC]
    """One move a day, by the players themselves: no judge's console."""
    short: Annotated[str, PUBLIC] = ""
    """What people call it, for lists and small screens."""


class Reach(ResponseBody):
    """Where this server is found."""

    here: Annotated[str, PUBLIC]
    """The address by which the request came."""
    phones: Annotated[tuple[str, ...], PUBLIC]
    """Addresses that lead here from a phone, best first; none where only this machine can come."""


class ShownLink(ResponseBody):
    """A link that the demonstration gives away."""

    scope: Annotated[str, PUBLIC]
    url: Annotated[str, PUBLIC]


class Showcase(ResponseBody):
    """The demonstration, where there is one."""

    club: Annotated[str, PUBLIC]
    links: Annotated[tuple[ShownLink, ...], PUBLIC]
    quick_games: Annotated[bool, PUBLIC]


class Health(ResponseBody):
    """The server answers, and its store does."""

    status: Annotated[str, PUBLIC]
