"""Responses that many routes share: answers to commands, links, files, records."""

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
"""The type of a route whose file type depends on the request."""
NOT_IN_A_HEADER = re.compile(r'[^ -~]|["\\]')
"""Characters of a file name that a header cannot contain as they are."""
STATUS = {Ack: 200, Refused: 422, Stale: 409, Conflict: 409}


def answered(answer: Answer) -> Response[Answer]:
    """Return the answer to a command with the HTTP status for it."""
    return Response(answer, status_code=STATUS[type(answer)])


def attached(content: T, name: str, kind: str | None = None, *, called: str = "") -> Response[T]:
    """Return content as a download; `called` is the file name in the reader's language."""
    headers = {"content-disposition": disposition("attachment", name, called)}
    return Response(content, media_type=kind, headers=headers)


def disposition(how: str, name: str, called: str = "") -> str:
    """Return a `Content-Disposition` header; names that are not ASCII are added in UTF-8."""
    latin = NOT_IN_A_HEADER.sub("_", name)
    called = called or (name if latin != name else "")
    own = f"; filename*=UTF-8''{quote(called, safe='', errors='replace')}" if called else ""
    return f'{how}; filename="{latin}"{own}'


def minted_link(services: Services, minted: Minted, request: Request[Any, Any, Any]) -> MintedLink:
    """Return a new link with its full address; its token is shown only here."""
    link = minted.link
    url = link_addresses.link(for_others(request.scope, services.config), link.scope, minted.token)
    return MintedLink(link.id, link.scope, link.delay, link.expires, minted.token, url)


def known_link(link: Link, *, game: str = "", by: str = "") -> KnownLink:
    """Return a link for a list; `by` is the name of the person who made it."""
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
    """Return the record of a live table; raise `Problem` if the cards are not dealt yet."""
    if not timeline.now.game.cards:
        raise Problem(404, "too-early")
    try:
        return record_text(timeline)
    except RecordError:
        raise Problem(409, "unwritable") from None
