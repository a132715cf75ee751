"""Audits a database as it was at one moment."""

from __future__ import annotations

import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

from gorod.i18n import Catalogue
from gorod.server.audit.findings import Audited, Difference
from gorod.server.audit.table_audit import TableAudit
from gorod.server.audit.tournament_audit import TournamentAudit
from gorod.server.store.folding import Stored
from gorod.server.store.interface import StoreError
from gorod.server.store.open import existing, file_of, is_postgres, postgres_copy
from gorod.server.store.row_codecs import TABLES, TOURNAMENTS, Shape
from gorod.server.store.sqlite_file import UNREADABLE, opened_for_reading
from gorod.server.store.stored_rows import Table, Tournament

Progress = Callable[[int, int], None]
"""Called with the number of logs done and of all logs."""


async def audit(database: str, texts: Catalogue, progress: Progress) -> Audited:
    """Audit a database, which may be in use; write nothing into it."""
    if not is_postgres(database):
        return audit_file(existing(file_of(database)), texts, progress)
    with tempfile.TemporaryDirectory(prefix="gorod-") as folder:
        draft = Path(folder, "audited")
        await postgres_copy().dump(database, draft)
        return audit_file(draft, texts, progress)


def audit_file(path: Path, texts: Catalogue, progress: Progress = lambda _, __: None) -> Audited:
    """Audit a SQLite file, such as a backup."""
    with closing(opened_for_reading(path)) as connection:
        try:
            connection.execute("BEGIN")
            return _audited(connection, texts, progress)
        except UNREADABLE as error:
            raise StoreError(str(error)) from error


def _audited(connection: sqlite3.Connection, texts: Catalogue, progress: Progress) -> Audited:
    known: dict[str, Table | Tournament] = {
        own.id: own for shape in (TABLES, TOURNAMENTS) for own in _records(connection, shape)
    }
    differences: list[Difference] = []
    builds: list[tuple[str, str, str]] = []
    decisions = 0
    for done, (log, stored) in enumerate(_logs(connection)):
        progress(done, len(known))
        own = known.get(log)
        if isinstance(own, Table):
            table = TableAudit(own, stored, texts)
            decisions += table.moves
            differences += table.differences
            builds += [] if table.builds is None else [(log, *table.builds)]
        elif own is not None:
            tournament = TournamentAudit(own.id, stored, texts)
            decisions += tournament.entries
            differences += tournament.differences
    tables = sum(isinstance(own, Table) for own in known.values())
    tournaments = len(known) - tables
    found, built = tuple(differences), tuple(builds)
    return Audited(tables, tournaments, decisions, found, built, _by_clause(found))


def _by_clause(differences: Iterable[Difference]) -> tuple[tuple[str, str, int], ...]:
    count = Counter((one.rules, clause) for one in differences for clause in one.clauses)
    return tuple((rules, clause, times) for (rules, clause), times in count.most_common())


def _records(connection: sqlite3.Connection, shape: Shape[Any]) -> list[Any]:
    sql = f"SELECT {shape.listed} FROM {shape.name} ORDER BY id"  # noqa: S608  our names
    return [shape.record(row) for row in connection.execute(sql)]


def _logs(connection: sqlite3.Connection) -> Iterator[tuple[str, list[Stored]]]:
    sql = "SELECT table_id, version, kind, body FROM entries ORDER BY table_id, version"
    for log, rows in groupby(connection.execute(sql), key=itemgetter(0)):
        yield log, [(version, kind, body) for _, version, kind, body in rows]
