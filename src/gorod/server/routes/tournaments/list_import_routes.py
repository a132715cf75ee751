"""HTTP routes for importing lists, pasted or as a file: first a preview, then one command."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromQuery

from gorod.i18n import Catalogue
from gorod.server.access.principal import Principal
from gorod.server.http.error_responses import Problem
from gorod.server.http.responses import minted_link
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.streams.answers import Ack
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.officials.schemas import (
    CellView,
    ChangeView,
    LayoutView,
    NewLinkView,
    PreviewView,
)
from gorod.server.tournaments.tournament_requests import FILE, TournamentCommands
from gorod.tournament import tournament_commands as c
from gorod.tournament.files.columns import Layout
from gorod.tournament.files.grid import row_of
from gorod.tournament.files.list_reader import ROWS, Rows, UnreadableError, read_table
from gorod.tournament.files.officials_list import (
    OfficialsPreview,
    officials_command,
    previewed_officials,
)
from gorod.tournament.files.players_list import CellFault, Preview, as_commands, previewed, room
from gorod.tournament.messages import cell_fault
from gorod.tournament.participants import Official
from gorod.tournament.state import Tournament

Ask = Request[Any, Any, Any]
T = TypeVar("T")
CODES = {"too-large": "table-large", "old-excel": "old-excel"}
ROW = re.compile("[0-9]{1,6}")
WORDS = 20_000
"""The most characters in a list of columns or rows."""


@post(
    f"{TOURNAMENT}/players/preview",
    opt={"operation": "tournament-import"},
    status_code=200,
    request_max_body_size=FILE,
)
async def players_preview(
    stream: NamedDependency[LiveTournament],
    texts: NamedDependency[Catalogue],
    request: Ask,
    *,
    header: FromQuery[int | None] = None,
    columns: FromQuery[str | None] = None,
) -> PreviewView:
    """Return what importing each row of a list would do, without doing it.

    The list is text (UTF-8, UTF-16 or Windows-1251) or an XLSX file. `header` is the number of the
    row of headings (0: none), and `columns` the meaning of each column, separated by commas; both
    are guessed if they are missing.
    """
    seen = await _looked_at(stream, await request.body(), previewed, header, columns)
    return _preview(stream.t, seen, texts)


@post(
    f"{TOURNAMENT}/players",
    opt={"operation": "tournament-import"},
    status_code=200,
    request_max_body_size=FILE,
)
async def players_read(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
    *,
    header: FromQuery[int | None] = None,
    columns: FromQuery[str | None] = None,
    rows: FromQuery[str | None] = None,
    sign_up: FromQuery[bool] = False,
) -> PreviewView:
    """Import the chosen rows (`2,5-9`), by default those without doubts, in one command.

    Sending it again changes nothing, because everybody on the list is known then.
    """
    data = await request.body()
    chosen = _numbers(rows)
    seen = await _looked_at(stream, data, previewed, header, columns)
    view = _preview(stream.t, seen, texts)
    wanted = as_commands(stream.t, seen, services.chance.id, chosen, sign_up=sign_up)
    if wanted:
        view.entry = await _taken(
            stream, by, texts.lang, data + request.url.query.encode(), wanted[0]
        )
        view.taken = True
    return view


async def _taken(
    stream: LiveTournament, by: Principal, lang: str, named: bytes, wanted: c.Command
) -> int:
    """Give the command for a list, and return the number of its log entry.

    A hash of the list and the query identifies the command, so that it is not done twice.
    """
    name = hashlib.sha256(named + str(stream.version).encode()).hexdigest()
    asked = TournamentCommands(name, stream.version, (wanted,))
    answer = await stream.submit(Sender(by, lang), asked)
    if not isinstance(answer, Ack):
        raise Problem(409, "desk-stale")
    entries = reversed(stream.log.entries)
    return next((entry.number for entry in entries if entry.command == wanted), 0)


async def _looked_at(
    stream: LiveTournament,
    data: bytes,
    look: Callable[[Tournament, Rows, int | None, list[str] | None], T],
    header: int | None,
    columns: str | None,
) -> T:
    """Read a list and return what each of its rows would do."""
    roles = _roles(columns)
    try:
        return await asyncio.to_thread(lambda: look(stream.t, read_table(data), header, roles))
    except UnreadableError as error:
        raise Problem(422, CODES.get(error.why, "no-table")) from None


def _roles(columns: str | None) -> list[str] | None:
    """Return the meaning of each column; None if it is not given or too long."""
    return None if columns is None or len(columns) > WORDS else columns.split(",")


def _numbers(rows: str | None) -> set[int] | None:
    """Parse row numbers such as `2,5-9`."""
    if rows is None:
        return None
    if len(rows) > WORDS:
        raise Problem(400)
    found: set[int] = set()
    for part in rows.split(",") if rows else ():
        first, _, last = part.partition("-")
        if not all(ROW.fullmatch(word) for word in (first, last or first)):
            raise Problem(400)
        found.update(range(int(first), min(int(last or first), ROWS) + 1))
    return found


@post(
    f"{TOURNAMENT}/officials/preview",
    opt={"operation": "tournament-import-officials"},
    status_code=200,
    request_max_body_size=FILE,
)
async def officials_preview(
    stream: NamedDependency[LiveTournament],
    texts: NamedDependency[Catalogue],
    request: Ask,
    *,
    header: FromQuery[int | None] = None,
    columns: FromQuery[str | None] = None,
) -> PreviewView:
    """Return what each row of a list of judges and other officials would do, without doing it."""
    seen = await _looked_at(stream, await request.body(), previewed_officials, header, columns)
    return _appointments(seen, texts)


@post(
    f"{TOURNAMENT}/officials",
    opt={"operation": "tournament-import-officials"},
    status_code=200,
    request_max_body_size=FILE,
)
async def officials_read(
    stream: NamedDependency[LiveTournament],
    by: NamedDependency[Principal],
    texts: NamedDependency[Catalogue],
    request: Ask,
    services: NamedDependency[Services],
    *,
    header: FromQuery[int | None] = None,
    columns: FromQuery[str | None] = None,
    rows: FromQuery[str | None] = None,
    links: FromQuery[bool] = False,
) -> PreviewView:
    """Appoint the chosen rows in one command; with `links` every new official gets a link."""
    data = await request.body()
    chosen = _numbers(rows)
    seen = await _looked_at(stream, data, previewed_officials, header, columns)
    view = _appointments(seen, texts)
    known, wanted = set(stream.t.officials), officials_command(seen, services.chance.id, chosen)
    if wanted is not None:
        view.entry = await _taken(stream, by, texts.lang, data + request.url.query.encode(), wanted)
        view.taken = True
        new = [official for official in wanted.officials if official.id not in known]
        made = [await _linked(stream, by, services, one, request) for one in new if links]
        view.links = tuple(made)
    return view


async def _linked(
    stream: LiveTournament, by: Principal, services: Services, official: Official, request: Ask
) -> NewLinkView:
    minted = await services.links.mint(stream.id, f"official:{official.id}", by.origin)
    return NewLinkView(official.name, minted_link(services, minted, request).url)


def _appointments(seen: OfficialsPreview, texts: Catalogue) -> PreviewView:
    return PreviewView(
        changes=tuple(
            ChangeView(
                row=x.row,
                id=x.official.id,
                nickname=x.official.name,
                new=x.before is None,
                fields=() if x.official == x.before else ("offices",),
                name="",
                city="",
                club="",
                doubt=x.doubt,
                other=x.other,
                offices=x.official.offices,
                coming=False,
            )
            for x in seen.changes
        ),
        faults=_faults(seen.faults, texts),
        clubs=(),
        ignored=(),
        left=(),
        layout=_layout(seen.layout),
        above=seen.above,
        room=None,
        entry=0,
        links=(),
    )


def _faults(faults: Sequence[CellFault], texts: Catalogue) -> tuple[CellView, ...]:
    return tuple(
        CellView(f.cell, f.why, f.value, cell_fault(texts, f), row_of(f.cell)) for f in faults
    )


def _layout(own: Layout) -> LayoutView:
    return LayoutView(own.header, own.columns, own.headings)


def _preview(t: Tournament, seen: Preview, texts: Catalogue) -> PreviewView:
    return PreviewView(
        changes=tuple(
            ChangeView(
                row=x.row,
                id=x.player.id,
                nickname=x.player.nickname,
                new=x.before is None,
                fields=x.fields,
                name=x.player.name,
                city=x.player.city,
                club=x.player.club,
                doubt=x.doubt,
                other=x.other,
                offices=(),
                coming=x.player.id not in t.signed_up,
            )
            for x in seen.changes
        ),
        faults=_faults(seen.faults, texts),
        clubs=seen.clubs(t, seen.ticked),
        ignored=seen.ignored,
        left=seen.left,
        layout=_layout(seen.layout),
        above=seen.above,
        room=room(t),
        entry=0,
        links=(),
    )


HANDLERS = [players_preview, players_read, officials_preview, officials_read]
