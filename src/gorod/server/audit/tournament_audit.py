"""Audits tournaments: decides all entries in force and reads all confirmed protocols again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gorod.engine.struct import tag_of
from gorod.i18n import Catalogue
from gorod.server.audit.findings import Difference
from gorod.server.audit.unlike import unlike
from gorod.server.store.folding import ReplayError, Stored, entries_of
from gorod.server.store.store_ids import TournamentId
from gorod.tournament import tournament_commands as c
from gorod.tournament.confirmed_results import without_results
from gorod.tournament.counted_points import readings
from gorod.tournament.decide import Asked, decide
from gorod.tournament.denied import Denied
from gorod.tournament.evolve import evolve
from gorod.tournament.log import Entry, beginning, undone
from gorod.tournament.messages import both_readings, refusal
from gorod.tournament.state import Tournament


class TournamentAudit:
    """The audit of one tournament: its number of entries, and the differences."""

    def __init__(self, tournament: TournamentId, log: Iterable[Stored], texts: Catalogue) -> None:
        self._id, self._texts = tournament, texts
        self.entries = 0
        self.differences = tuple(self._differences(log))

    def _differences(self, log: Iterable[Stored]) -> Iterator[Difference]:
        try:
            entries = entries_of(log)
        except ReplayError as error:
            yield self._difference("unreadable", version=error.version)
            return
        gone = undone(entry for _, entry in entries)
        t = beginning(entry for _, entry in entries)
        for version, entry in entries:
            if entry.number in gone or isinstance(entry.command, c.Undo):
                continue
            self.entries += 1
            if not isinstance(entry.command, c.KeepResults):  # it kept what was readable then
                yield from self._entry(t, version, entry)
            try:
                t = evolve(t, entry.events)
            except Exception:  # noqa: BLE001  a damaged log may raise anything
                yield self._difference("unreadable", version=version)
                return
        yield from self._records(t)

    def _entry(self, t: Tournament, version: int, entry: Entry) -> Iterator[Difference]:
        answer = decide(t, entry.command, Asked(entry.who, entry.at))
        told = {
            "rules": "" if t.regulation is None else t.regulation.rulebook,
            "version": version,
            "move": tag_of(entry.command),
            "game": getattr(entry.command, "game", ""),
        }
        if isinstance(answer, Denied):
            said = (refusal(self._texts, t, answer),)
            clauses = (answer.clause,) if answer.clause else ()
            yield self._difference("refused", today=said, clauses=clauses, **told)
        elif without_results(answer) != without_results(entry.events):
            stored, today = unlike(without_results(entry.events), without_results(answer))
            yield self._difference("events", stored=stored, today=today, **told)

    def _records(self, t: Tournament) -> Iterator[Difference]:
        for own in readings(t):
            stored, today = both_readings(self._texts, t, own)
            told: dict[str, Any] = {
                "rules": "" if t.regulation is None else t.regulation.rulebook,
                "game": own.game,
                "stored": (stored,),
                "today": (today,),
            }
            if own.fault is None:
                yield self._difference("record", **told)
            else:
                cite = own.fault.error.cite
                clauses = (cite,) if cite else ()
                yield self._difference("refused-record", clauses=clauses, **told)

    def _difference(self, what: str, **more: Any) -> Difference:  # noqa: ANN401  the other fields
        return Difference(self._id, what, tournament=True, **more)
