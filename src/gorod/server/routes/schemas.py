"""Requests and responses of the public routes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import PUBLIC
from gorod.server.wire.bodies import RequestBody, ResponseBody


class ToDraw(RequestBody, frozen=True):
    """The text of a QR code, usually an address."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[\x20-\x7e]+\Z")]


class BookOption(ResponseBody):
    """An option of a rulebook, and the options and table sizes with which it cannot be combined."""

    name: Annotated[str, PUBLIC]
    text: Annotated[str, PUBLIC]
    not_with: Annotated[tuple[str, ...], PUBLIC]
    not_at: Annotated[tuple[int, ...], PUBLIC]


class Book(ResponseBody):
    """A rulebook that can be played."""

    id: Annotated[str, PUBLIC]
    title: Annotated[str, PUBLIC]
    sizes: Annotated[tuple[int, ...], PUBLIC]
    options: Annotated[tuple[BookOption, ...], PUBLIC]
    by_day: Annotated[bool, PUBLIC]
    """Whether games have one move a day, made by the players, and no judge's console."""
    short: Annotated[str, PUBLIC] = ""
    """A short title, for lists and small screens."""


class Reach(ResponseBody):
    """The addresses of this server."""

    here: Annotated[str, PUBLIC]
    """The address by which the request came."""
    phones: Annotated[tuple[str, ...], PUBLIC]
    """Addresses that work from a phone, best first; none if only this machine can reach it."""


class ShownLink(ResponseBody):
    """A public link of the demonstration."""

    scope: Annotated[str, PUBLIC]
    url: Annotated[str, PUBLIC]


class Showcase(ResponseBody):
    """The demonstration, if this server has one."""

    club: Annotated[str, PUBLIC]
    links: Annotated[tuple[ShownLink, ...], PUBLIC]
    quick_games: Annotated[bool, PUBLIC]


class Health(ResponseBody):
    """The state of the server and its store."""

    status: Annotated[str, PUBLIC]
