"""The bounds that this server runs with, and how far they are used: for its owner."""

from __future__ import annotations

from gorod.server.mail.errands import MOST as MOST_LETTERS
from gorod.server.notify import states
from gorod.server.pictures import LARGEST as LARGEST_PHOTO
from gorod.server.routes.owner.schemas import LettersFace, NoticeCounts, RateFace, SizeFace
from gorod.server.services import Services
from gorod.server.store.row_codecs import ACCOUNTS, TABLES, TOURNAMENTS
from gorod.server.tables.nicks import MOST_SEATS
from gorod.server.tournaments.tournament_requests import FILE, LARGE
from gorod.server.wire.frames import LARGEST_FRAME
from gorod.tournament.files.archive import LARGEST as LARGEST_ARCHIVE

LARGEST_BODY = 16_384
"""Bytes of a request, where a route does not allow more."""
BYTES, COUNT = "bytes", "count"


def rates(services: Services) -> tuple[RateFace, ...]:
    """How often one sender may ask, and how many requests were refused since the start."""
    known = {name: limiter.rate for name, limiter in services.limiters.items()}
    known["frame"] = services.config.limits.frame
    known["far-undo"] = services.config.limits.far_undo
    return tuple(
        RateFace(what, rate.burst, rate.per_second * 60, services.metrics.limited_so_far(what))
        for what, rate in known.items()
    )


async def sizes(services: Services) -> tuple[SizeFace, ...]:
    """How much there may be of something, and how much there is."""
    limits, metrics, store = services.config.limits, services.metrics, services.store
    quick = await store.count(TABLES, account=None)
    return (
        SizeFace("database", BYTES, limits.bytes_in_all, await store.size()),
        SizeFace("accounts", COUNT, limits.accounts_in_all, await store.count(ACCOUNTS)),
        SizeFace("tournaments", COUNT, limits.tournaments_in_all, await store.count(TOURNAMENTS)),
        SizeFace("tables", COUNT, limits.tables_in_all, await store.count(TABLES)),
        SizeFace("quick-tables", COUNT, limits.quick_tables_in_all, quick),
        SizeFace("tables-of-an-account", COUNT, limits.tables_per_account),
        SizeFace("tournaments-of-an-account", COUNT, limits.tournaments_per_account),
        SizeFace("links-of-a-maker", COUNT, limits.links_per_maker),
        SizeFace("links-of-a-player", COUNT, limits.links_per_player),
        SizeFace("sockets", COUNT, None, metrics.now("gorod_sockets")),
        SizeFace("sockets-of-an-address", COUNT, limits.sockets_per_address),
        SizeFace("sockets-of-a-table", COUNT, limits.sockets_per_table),
        SizeFace("sockets-of-a-link", COUNT, limits.sockets_per_link),
        SizeFace("sockets-of-a-place", COUNT, limits.sockets_per_place),
        SizeFace("entries-of-a-table", COUNT, limits.entries_per_table),
        SizeFace("entries-by-day", COUNT, limits.entries_by_day),
        SizeFace("turns-of-a-table", COUNT, limits.turns_per_table),
        SizeFace("connections-of-an-address", COUNT, limits.connections_per_address),
        SizeFace("header", BYTES, limits.header_bytes),
        SizeFace("tables-in-memory", COUNT, None, metrics.now("gorod_tables")),
        SizeFace("seats", COUNT, MOST_SEATS),
        SizeFace("request", BYTES, LARGEST_BODY),
        SizeFace("frame", BYTES, LARGEST_FRAME),
        SizeFace("desk-request", BYTES, LARGE),
        SizeFace("file", BYTES, FILE),
        SizeFace("archive-unpacked", BYTES, LARGEST_ARCHIVE),
        SizeFace("photo", BYTES, LARGEST_PHOTO),
    )


async def notices(services: Services) -> NoticeCounts:
    """What became of notices; who was to be told is the business of their tables."""
    found = await services.notify.counts()
    waiting = sum(found[state] for state in states.UNDERWAY)
    return NoticeCounts(found[states.SENT], waiting, sum(found[state] for state in states.FAILED))


async def letters(services: Services) -> LettersFace:
    """Whether letters are sent, and what became of them since the start."""
    relay, count = services.letters.relay, services.metrics.letters_so_far
    gone, lost = count("sent"), count("failed") + count("dropped")
    waiting = await services.notify.letters.waiting()
    return LettersFace("" if relay is None else relay.sender, gone, lost, waiting, MOST_LETTERS)
