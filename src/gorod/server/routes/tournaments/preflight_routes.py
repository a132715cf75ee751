"""HTTP route that checks, before a tournament begins, everything that could stop it."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

from litestar import get
from litestar.di import NamedDependency

from gorod.server.access.principal import Kind, kind_and_who
from gorod.server.routes.tournaments.tournament_routes import TOURNAMENT
from gorod.server.services import Services
from gorod.server.store.stored_rows import Link
from gorod.server.time_source import stamp
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.preflight.schemas import PreflightView
from gorod.tournament.files.archive import BrokenArchiveError, pack, unpack
from gorod.tournament.log import Log


@get(f"{TOURNAMENT}/preflight", opt={"operation": "tournament-desk"})
async def tournament_preflight(
    stream: NamedDependency[LiveTournament], services: NamedDependency[Services]
) -> PreflightView:
    """Return the clock, disk space, a trial restore's result, and officials without links."""
    size, same = await asyncio.to_thread(_tried, stream.log)
    now = stamp(services.time.now())
    links = [own for own in await services.store.links(stream.id) if _opens(own, now)]
    return PreflightView(
        now=now,
        free_bytes=await asyncio.to_thread(_free, services.config.database),
        entries=len(stream.log.entries),
        archive_bytes=size,
        restorable=same,
        unreachable=tuple(_unreachable(stream, links)),
    )


def _tried(log: Log) -> tuple[int, bool]:
    """Pack an archive and restore it, deciding every entry again; return its size and success."""
    made = pack(log)
    try:
        return len(made), unpack(made).tournament == log.tournament
    except BrokenArchiveError:
        return len(made), False


def _free(database: str) -> int | None:
    if "://" in database:
        return None
    return shutil.disk_usage(Path(database).absolute().parent).free


def _opens(link: Link, now: str) -> bool:
    return not link.revoked and (link.expires is None or link.expires > now)


def _unreachable(stream: LiveTournament, links: list[Link]) -> list[str]:
    """Return officials without a working link; the tournament's maker has an account."""
    reached = {who for kind, who in map(_scope, links) if kind == Kind.OFFICIAL}
    reached.add(stream.organiser)
    known = stream.t.officials.values()
    return [own.name for own in known if stream.t.offices(own.id) and own.id not in reached]


def _scope(link: Link) -> tuple[str, str]:
    return kind_and_who(link.scope) or ("", "")


HANDLERS = [tournament_preflight]
