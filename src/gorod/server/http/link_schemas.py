"""Requests and responses about links of tables and tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gorod.server.access.audience import JUDGES
from gorod.server.wire.bodies import RequestBody, ResponseBody


class NewLink(RequestBody, frozen=True):
    """Make a link: its scope, its delay in seconds, and its life in hours."""

    scope: Annotated[str, Meta(max_length=20, pattern=r"^[a-z0-9:-]+\Z")]
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    hours: Annotated[int, Meta(ge=1, le=24 * 365)] | None = None


class MintedLink(ResponseBody):
    """A new link; its token is shown only once."""

    id: Annotated[str, JUDGES]
    scope: Annotated[str, JUDGES]
    delay: Annotated[int, JUDGES]
    expires: Annotated[str | None, JUDGES]
    token: Annotated[str, JUDGES]
    url: Annotated[str, JUDGES]


class KnownLink(ResponseBody):
    """A link, without its token."""

    id: Annotated[str, JUDGES]
    scope: Annotated[str, JUDGES]
    delay: Annotated[int, JUDGES]
    created: Annotated[str, JUDGES]
    expires: Annotated[str | None, JUDGES]
    revoked: Annotated[bool, JUDGES]
    parent: Annotated[str, JUDGES] = ""
    """The id of the link that it was made from, and together with which it ends."""
    game: Annotated[str, JUDGES] = ""
    """In a tournament's list: the game whose live table it opens, in words."""
    by: Annotated[str, JUDGES] = ""
    """In a tournament's list: the name of the person who made it."""
