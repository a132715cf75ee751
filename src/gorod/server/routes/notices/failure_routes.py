"""HTTP routes for notices that did not arrive, for those who lead the table or tournament."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gorod.i18n import Catalogue
from gorod.server.access.principal import Kind
from gorod.server.notify.channels import ChannelName
from gorod.server.routes.notices.schemas import FailedNotice, FailedNotices, NoticeAgain
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.store.stored_rows import Outgoing
from gorod.server.tables.live_table import LiveTable
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament.ids import PersonId

TABLE = "/api/tables/{table:str}/notices"
CUP = f"{TOURNAMENT}/notices"


@get(TABLE, opt={"operation": "table-notices"})
async def table_failures(
    live: NamedDependency[LiveTable],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> FailedNotices:
    """List the notices of a table that did not arrive."""
    rows = await services.notify.failures(live.id)
    return FailedNotices(tuple(_view(row, _at_table(live, row, texts)) for row in rows))


@post(f"{TABLE}/again", opt={"operation": "table-notices"}, status_code=200)
async def table_again(
    data: JSONBody[NoticeAgain],
    live: NamedDependency[LiveTable],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> FailedNotices:
    """Send a notice again; return those that are still undelivered."""
    await services.notify.again(live.id, data.key)
    rows = await services.notify.failures(live.id)
    return FailedNotices(tuple(_view(row, _at_table(live, row, texts)) for row in rows))


@get(CUP, opt={"operation": "tournament-notices"})
async def tournament_failures(
    stream: NamedDependency[LiveTournament], services: NamedDependency[Services]
) -> FailedNotices:
    """List the notices of a tournament that did not arrive."""
    rows = await services.notify.failures(stream.id)
    return FailedNotices(tuple(_view(row, _at_tournament(stream, row)) for row in rows))


@post(f"{CUP}/again", opt={"operation": "tournament-notices"}, status_code=200)
async def tournament_again(
    data: JSONBody[NoticeAgain],
    stream: NamedDependency[LiveTournament],
    services: NamedDependency[Services],
) -> FailedNotices:
    """Send a notice again; return those that are still undelivered."""
    await services.notify.again(stream.id, data.key)
    rows = await services.notify.failures(stream.id)
    return FailedNotices(tuple(_view(row, _at_tournament(stream, row)) for row in rows))


def _at_table(live: LiveTable, row: Outgoing, texts: Catalogue) -> str:
    """Return the name at the seat of the addressee; the table's leader has no seat."""
    table, _, number = row.person.removeprefix(f"{Kind.SEAT}:").rpartition(":")
    seat = int(number) if table == live.id and number.isdecimal() else 0
    names = live.timeline.table.names
    return names[seat - 1] if 0 < seat <= len(names) else texts.say("page-scope-judge", seat=0)


def _at_tournament(stream: LiveTournament, row: Outgoing) -> str:
    who = stream.t.who(PersonId(row.person.rpartition(":")[2]))
    official = stream.t.officials.get(who)
    return stream.t.nickname(who) if official is None else official.name


def _view(row: Outgoing, who: str) -> FailedNotice:
    channel = ChannelName(row.channel)
    return FailedNotice(
        row.key, who, row.kind, channel, row.state, row.why, row.changed, row.attempts
    )


HANDLERS = [table_failures, table_again, tournament_failures, tournament_again]
