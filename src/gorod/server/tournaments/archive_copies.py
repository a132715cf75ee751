"""Which tournaments of this server are of one log: an archive that is read may be here already."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.server.store.interface import Store
from gorod.server.store.store_ids import AccountId, TournamentId
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament.log import Log
from gorod.tournament.participants import Office
from gorod.tournament.provenance import kinship, same_log
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Alike:
    """A tournament of this server with the same log, as far as both go."""

    account: AccountId
    copy: bool
    entries: int


class Origins:
    """Knows the first entry of every tournament, so that only look-alikes are read whole."""

    def __init__(self, store: Store, tournaments: LiveTournaments) -> None:
        self._store, self._tournaments = store, tournaments
        self._first: dict[str, str] = {}

    async def like(self, log: Log) -> list[Alike]:
        """The tournaments that an archive may be a copy of."""
        opening, found = next(kinship(log.entries), ""), []
        for row in await self._store.all_tournaments():
            if self._first.get(row.id, opening) != opening:
                continue
            stream = await self._tournaments.readable(row.id)
            if stream is None:
                continue
            self._first[row.id] = next(kinship(stream.log.entries[:1]), "")
            if same_log(stream.log.entries, log.entries):
                found.append(Alike(row.account, stream.t.copy, len(stream.log.entries)))
        return found

    async def counted_elsewhere(self, stream: LiveTournament, others: list[TournamentId]) -> bool:
        """Whether one of these earlier tournaments is the same, so that it counts there."""
        for other in others:
            known = await self._tournaments.readable(other)
            if (
                known is not None
                and not known.t.copy
                and same_log(known.log.entries, stream.log.entries)
            ):
                return True
        return False


def recognised(
    known: list[Alike], account: AccountId, log: Log, *, continued: bool, again: bool
) -> str:
    """Why an archive is not read, if the same log is here already; empty if it is read."""
    own = [one for one in known if one.account == account]
    if continued:
        if any(one.account != account and not one.copy for one in known):
            return "archive-others"
        newer = all(one.copy or one.entries < len(log.entries) for one in own)
        return "" if newer else "archive-own"
    if known and not again:
        return "archive-own" if own else "archive-known"
    return ""


def told_of(log: Log) -> dict[str, str]:
    """What an archive says of itself, for the sentence by which it is recognised."""
    return {"name": log.tournament.name, "organiser": organisers(log.tournament)}


def organisers(t: Tournament) -> str:
    """The names of those who made the tournament and run it."""
    return ", ".join(own.name for own in t.officials.values() if Office.ORGANISER in own.offices)
