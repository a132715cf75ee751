"""The limits of this server and their usage, for its owner."""

from __future__ import annotations

from gorod.server.mail.errands import MOST as MOST_LETTERS
from gorod.server.metrics import Readings
from gorod.server.notify import states
from gorod.server.pictures import LARGEST as LARGEST_PHOTO
from gorod.server.routes.owner.schemas import LettersView, NoticeCounts, RateView, SizeView
from gorod.server.services import Services
from gorod.server.store.row_codecs import ACCOUNTS, TABLES, TOURNAMENTS
from gorod.server.tables.nicks import MOST_SEATS
from gorod.server.tournaments.tournament_requests import FILE, LARGE
from gorod.server.wire.frames import LARGEST_FRAME
from gorod.tournament.files.archive import LARGEST as LARGEST_ARCHIVE

LARGEST_BODY = 16_384
"""The largest request in bytes, unless a route allows more."""
BYTES, COUNT = "bytes", "count"


def rates(services: Services, readings: Readings) -> tuple[RateView, ...]:
    """Return how often one sender may ask, and how many requests were refused since the start."""
    known = {name: limiter.rate for name, limiter in services.limiters.items()}
    known["frame"] = services.config.limits.frame
    known["far-undo"] = services.config.limits.far_undo
    return tuple(
        RateView(what, rate.burst, rate.per_second * 60, readings.limited_so_far(what))
        for what, rate in known.items()
    )


async def sizes(services: Services, readings: Readings) -> tuple[SizeView, ...]:
    """Return how much there may be of each thing, and how much there is."""
    limits, store = services.config.limits, services.store
    quick = await store.count(TABLES, account=None)
    return (
        SizeView("database", BYTES, limits.bytes_in_all, await store.size()),
        SizeView("accounts", COUNT, limits.accounts_in_all, await store.count(ACCOUNTS)),
        SizeView("tournaments", COUNT, limits.tournaments_in_all, await store.count(TOURNAMENTS)),
        SizeView("tables", COUNT, limits.tables_in_all, await store.count(TABLES)),
        SizeView("quick-tables", COUNT, limits.quick_tables_in_all, quick),
        SizeView("tables-of-an-account", COUNT, limits.tables_per_account),
        SizeView("tournaments-of-an-account", COUNT, limits.tournaments_per_account),
        SizeView("links-of-a-maker", COUNT, limits.links_per_maker),
        SizeView("links-of-a-player", COUNT, limits.links_per_player),
        SizeView("sockets", COUNT, None, readings.now("gorod_sockets")),
        SizeView("sockets-of-an-address", COUNT, limits.sockets_per_address),
        SizeView("sockets-of-a-table", COUNT, limits.sockets_per_table),
        SizeView("sockets-of-a-link", COUNT, limits.sockets_per_link),
        SizeView("sockets-of-a-place", COUNT, limits.sockets_per_place),
        SizeView("entries-of-a-table", COUNT, limits.entries_per_table),
        SizeView("entries-by-day", COUNT, limits.entries_by_day),
        SizeView("turns-of-a-table", COUNT, limits.turns_per_table),
        SizeView("connections-of-an-address", COUNT, limits.connections_per_address),
        SizeView("header", BYTES, limits.header_bytes),
        SizeView("tables-in-memory", COUNT, None, readings.now("gorod_tables")),
        SizeView("seats", COUNT, MOST_SEATS),
        SizeView("request", BYTES, LARGEST_BODY),
        SizeView("frame", BYTES, LARGEST_FRAME),
        SizeView("desk-request", BYTES, LARGE),
        SizeView("file", BYTES, FILE),
        SizeView("archive-unpacked", BYTES, LARGEST_ARCHIVE),
        SizeView("photo", BYTES, LARGEST_PHOTO),
    )


async def notices(services: Services) -> NoticeCounts:
    """Return how many notices were sent, wait or failed, without saying for whom they were."""
    found = await services.notify.counts()
    waiting = sum(found[state] for state in states.UNDERWAY)
    return NoticeCounts(found[states.SENT], waiting, sum(found[state] for state in states.FAILED))


async def letters(services: Services, readings: Readings) -> LettersView:
    """Return whether letters are sent, and how many were sent or failed since the start."""
    relay, count = services.letters.relay, readings.letters_so_far
    gone, lost = count("sent"), count("failed") + count("dropped")
    waiting = await services.notify.letters.waiting()
    return LettersView("" if relay is None else relay.sender, gone, lost, waiting, MOST_LETTERS)
