"""What many routes answer in one way: an answer to a command, a new link, a file, a record."""

from __future__ import annotations

import re
from typing import Any, TypeVar
from urllib.parse import quote

from litestar import Request, Response

from gorod.record import RecordError
from gorod.server.access.links import Minted
from gorod.server.http import link_addresses
from gorod.server.http.error_responses import Problem
from gorod.server.http.link_schemas import KnownLink, MintedLink
from gorod.server.http.request_address import for_others
from gorod.server.services import Services
from gorod.server.store.stored_rows import Link
from gorod.server.streams.answers import Ack, Answer, Conflict, Refused, Stale
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.reads import record_text

T = TypeVar("T")

PLAIN = "text/plain"
PDF = "application/pdf"
ZIP = "application/zip"
ANY = "application/octet-stream"
"""A file of the kind that was asked for."""
NOT_IN_A_HEADER = re.compile(r'[^ -~]|["\\]')
"""Letters of a file's name that a header cannot hold as they are."""
STATUS = {Ack: 200, Refused: 422, Stale: 409, Conflict: 409}


def answered(answer: Answer) -> Response[Answer]:
    """What became of a command, with the status that says as much."""
    return Response(answer, status_code=STATUS[type(answer)])


def attached(content: T, name: str, kind: str | None = None, *, called: str = "") -> Response[T]:
    """Something to keep as a file of this name; `called` is its name in people's letters."""
    headers = {"content-disposition": disposition("attachment", name, called)}
    return Response(content, media_type=kind, headers=headers)


def disposition(how: str, name: str, called: str = "") -> str:
    """How an answer is meant; a name with other letters than Latin is told a second time."""
    latin = NOT_IN_A_HEADER.sub("_", name)
    called = called or (name if latin != name else "")
    own = f"; filename*=UTF-8''{quote(called, safe='', errors='replace')}" if called else ""
    return f'{how}; filename="{latin}"{own}'


def minted_link(services: Services, minted: Minted, request: Request[Any, Any, Any]) -> MintedLink:
    """A new link, by an address that leads here from elsewhere: its token is shown this once."""
    link = minted.link
    url = link_addresses.link(for_others(request.scope, services.config), link.scope, minted.token)
    return MintedLink(link.id, link.scope, link.delay, link.expires, minted.token, url)


def known_link(link: Link, *, game: str = "", by: str = "") -> KnownLink:
    """A link for a list; `by` is what people call whoever made it."""
    return KnownLink(
        link.id,
        link.scope,
        link.delay,
        link.created,
        link.expires,
        link.revoked,
        parent=link.parent,
        game=game,
        by=by,
    )


def record_of(timeline: Timeline) -> str:
    """The record of a live table; before the deal there is none."""
    if not timeline.now.game.cards:
        raise Problem(404, "too-early")
    try:
        return record_text(timeline)
    except RecordError:
        raise Problem(409, "unwritable") from None
