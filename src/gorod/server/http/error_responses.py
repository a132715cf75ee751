"""Error responses: one sentence in the reader's language, without their input or a traceback."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from gorod.i18n import LANGUAGES, catalogue
from gorod.server.access.limits import BusyError
from gorod.server.access.links import EndedLinkError, TooManyLinksError
from gorod.server.journal import fault
from gorod.server.store.interface import DamagedLogError, StoreError

CODES = {
    400: "malformed",
    401: "unauthorised",
    403: "forbidden",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "malformed",
    422: "malformed",
    429: "too-many",
    503: "unavailable",
}


class Problem(Exception):  # noqa: N818  it is an answer
    """A request that is refused, with a status and a message id of the catalogue."""

    def __init__(self, status: int, code: str = "") -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code or CODES[status]


T = TypeVar("T")


def or_404(found: T | None) -> T:
    """Return what was found; if it is None, raise 404."""
    if found is None:
        raise Problem(404)
    return found


class ClientLeftError(Exception):
    """The client has gone before the body of its request was complete."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every error response."""

    code: str
    text: str


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of `?lang=en`, else the browser's first known one, else Russian."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    return accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """Return the first language of an `Accept-Language` header that is supported, else Russian."""
    for part in header.split(","):
        word = part.partition(";")[0].strip().lower()[:2]
        if word in LANGUAGES:
            return word
    return LANGUAGES[0]


def answer(request: Request[Any, Any, Any], status: int, code: str) -> Response[ErrorBody]:
    text = catalogue(language(request)).say(f"server-{code}")
    return Response(ErrorBody(code, text), status_code=status)


def on_problem(request: Request[Any, Any, Any], error: Problem) -> Response[ErrorBody]:
    return answer(request, error.status, error.code)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    status = error.status_code
    if status not in CODES:
        status = 500 if status >= 500 else 400  # noqa: PLR2004  the class of the status
    if status == 500:  # noqa: PLR2004
        return on_bug(request, error)
    return answer(request, status, CODES[status])


def on_store(request: Request[Any, Any, Any], error: StoreError) -> Response[ErrorBody]:
    fault("store", error)
    return answer(request, 503, "unavailable")


def on_damage(request: Request[Any, Any, Any], error: DamagedLogError) -> Response[ErrorBody]:
    """Refuse to serve a damaged table or tournament; the journal names the changed entry."""
    fault("log damaged", error, table=error.table, version=error.version)
    return answer(request, 503, "damaged")


def on_links(request: Request[Any, Any, Any], _: TooManyLinksError) -> Response[ErrorBody]:
    """Answer that a person has made as many links as they may have."""
    return answer(request, 409, "too-many-links")


def on_ended(request: Request[Any, Any, Any], _: EndedLinkError) -> Response[ErrorBody]:
    """Answer that the sender's link was revoked during the request."""
    return answer(request, 401, CODES[401])


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    fault("bug", error)
    return answer(request, 500, "internal")


def on_undecodable(request: Request[Any, Any, Any], _: Exception) -> Response[ErrorBody]:
    """Answer a body that is not text, or is nested more deeply than the decoder allows."""
    return answer(request, 400, "malformed")


def on_left(request: Request[Any, Any, Any], _: ClientLeftError) -> Response[ErrorBody]:
    """Answer a client that has gone; only the journal sees it, as a malformed request."""
    return answer(request, 400, "malformed")


def on_busy(request: Request[Any, Any, Any], _: BusyError) -> Response[ErrorBody]:
    """Answer that too many requests wait for the same work."""
    return answer(request, 429, "too-many")


HANDLERS: dict[Any, Any] = {
    BusyError: on_busy,
    Problem: on_problem,
    ClientLeftError: on_left,
    RecursionError: on_undecodable,
    UnicodeDecodeError: on_undecodable,
    HTTPException: on_http,
    EndedLinkError: on_ended,
    TooManyLinksError: on_links,
    DamagedLogError: on_damage,
    StoreError: on_store,
    Exception: on_bug,
}
