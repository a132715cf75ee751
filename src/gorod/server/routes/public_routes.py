"""HTTP routes that are open to everybody, and those of the operator."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from gorod.report.option_tables import conflicts_of, excluded_options
from gorod.rulebooks import BOOKS, Option, Rulebook
from gorod.server.http import link_addresses
from gorod.server.http.error_responses import Problem
from gorod.server.http.request_address import address, came_by, phones
from gorod.server.routes.schemas import Book, BookOption, Health, Reach, Showcase, ShownLink
from gorod.server.services import Services
from gorod.server.store.store_ids import to_table_id
from gorod.server.tables.nicks import MOST_SEATS

Ask = Request[Any, Any, Any]
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip")


@get("/healthz", opt={"operation": "health"}, include_in_schema=False)
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """Report whether the store can be read and written; the status is 503 if writing fails."""
    await services.store.table(to_table_id(""))
    if not await services.store_health.healthy():
        return Response(Health("cannot-write"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", opt={"operation": "metrics"}, include_in_schema=False)
async def metrics(request: Ask, services: NamedDependency[Services]) -> Response[bytes]:
    """Return the metrics, for the operator only.

    The number of commands would reveal what happens at night if there is only one table.
    """
    token = services.config.metrics_token
    if token:
        shown = request.headers.get("x-metrics-token", "")
        if not hmac.compare_digest(shown.encode(), token.encode()):
            raise Problem(404)
    elif not _from_this_machine(request):
        raise Problem(404)
    await services.backups.measure()
    readings = await services.readings.now()
    return Response(readings.text(), media_type="text/plain; version=0.0.4")


def _from_this_machine(request: Ask) -> bool:
    if any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(address(request.scope)).is_loopback
    except ValueError:
        return False


@get("/api/rulebooks", opt={"operation": "rulebooks"})
async def rulebooks(lang: NamedDependency[str]) -> list[Book]:
    """List the rulebooks that can be played."""
    return [_book(book, lang) for book in BOOKS.values()]


def _book(book: Rulebook, lang: str) -> Book:
    options = tuple(_option(book, option, lang) for option in book.available.values())
    # A rulebook may allow larger tables than a record has room for.
    sizes = tuple(size for size in sorted(book.sizes) if size <= MOST_SEATS)
    return Book(
        book.id, book.title(lang), sizes, options, book.format.simultaneous, book.short(lang)
    )


def _option(book: Rulebook, option: Option, lang: str) -> BookOption:
    conflicts = conflicts_of(book, option)
    return BookOption(
        option.name,
        option.explained(lang),
        tuple(name for c in conflicts if not c.sizes for name in excluded_options(book, option, c)),
        tuple(size for c in conflicts for size in sorted(c.sizes)),
    )


@get("/api/showcase", opt={"operation": "showcase"})
async def showcase(request: Ask, services: NamedDependency[Services]) -> Showcase:
    """Return the club and links of the demonstration for the first page."""
    url = came_by(request.scope, services.config)
    links = tuple(
        ShownLink(own.scope, link_addresses.link(url, own.scope, own.token))
        for own in services.showcase.links
    )
    return Showcase(services.showcase.club, links, services.config.quick_games)


@get("/authority.crt", opt={"operation": "static"}, include_in_schema=False)
async def authority(services: NamedDependency[Services]) -> Response[bytes]:
    """Return the certificate of this server's authority, for phones to install."""
    file = services.config.authority
    if not file:
        raise Problem(404)
    from gorod.server.certificates import as_downloaded  # noqa: PLC0415  at https only

    return Response(as_downloaded(Path(file)), media_type="application/x-x509-ca-cert")


@get("/api/reach", opt={"operation": "reach"})
async def reach(request: Ask, services: NamedDependency[Services]) -> Reach:
    """Return the addresses at which phones reach this server, for a page that makes a link."""
    config = services.config
    return Reach(came_by(request.scope, config), tuple(phones(request.scope, config)))


HANDLERS = [health, metrics, rulebooks, showcase, reach, authority]
