"""Find tournaments with the same log as an archive, which may have been imported before."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.server.store.interface import Store
from gorod.server.store.store_ids import AccountId, TournamentId
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.server.tournaments.tournament_registry import LiveTournaments
from gorod.tournament.log import Log
from gorod.tournament.participants import Office
from gorod.tournament.provenance import anonymous_chain, same_log
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class MatchingTournament:
    """A tournament on this server whose log agrees with the archive's for as long as both last."""

    account: AccountId
    copy: bool
    entries: int


class ArchiveMatcher:
    """Compares archives with the tournaments here; cached first entries keep the reading short."""

    def __init__(self, store: Store, tournaments: LiveTournaments) -> None:
        self._store, self._tournaments = store, tournaments
        self._first: dict[str, str] = {}

    async def matches(self, log: Log) -> list[MatchingTournament]:
        """Return the tournaments on this server that have the same log as this archive."""
        opening, found = next(anonymous_chain(log.entries), ""), []
        for row in await self._store.all_tournaments():
            if self._first.get(row.id, opening) != opening:
                continue
            stream = await self._tournaments.readable(row.id)
            if stream is None:
                continue
            self._first[row.id] = next(anonymous_chain(stream.log.entries[:1]), "")
            if same_log(stream.log.entries, log.entries):
                found.append(
                    MatchingTournament(row.account, stream.t.copy, len(stream.log.entries))
                )
        return found

    async def counted_elsewhere(self, stream: LiveTournament, others: list[TournamentId]) -> bool:
        """Whether one of these earlier tournaments has the same log.

        Then the games of this one count there.
        """
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
    known: list[MatchingTournament], account: AccountId, log: Log, *, continued: bool, again: bool
) -> str:
    """Return why an archive must not be imported, or "" if it may.

    `continued` means that the account wants to go on with the tournament; `again`, that it wants a
    copy although the log is already here.
    """
    own = [one for one in known if one.account == account]
    if continued:
        if any(one.account != account and not one.copy for one in known):
            return "archive-others"
        newer = all(one.copy or one.entries < len(log.entries) for one in own)
        return "" if newer else "archive-own"
    if known and not again:
        return "archive-own" if own else "archive-known"
    return ""


def archive_label(log: Log) -> dict[str, str]:
    """Return the name and organisers of an archive, for the message that it is known already."""
    return {"name": log.tournament.name, "organiser": organisers(log.tournament)}


def organisers(t: Tournament) -> str:
    """Return the names of the organisers, separated by commas."""
    return ", ".join(own.name for own in t.officials.values() if Office.ORGANISER in own.offices)
