"""`gorod verify`: checks that nothing in the store has changed since it was written.

It checks every entry against its own hash and the previous one (an entry that an erasure has
rewritten against the digest in the erasure), every log against its head (a shortened log has an
intact chain) and every other row against its seal. It checks that every log that was signed is
there and has only grown, and that every log can be read and folded.

Whether today's rules would decide the same is another question, which `gorod audit` asks. Text is
read as bytes: a damaged letter is a finding, not a crash.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import msgspec

from gorod.server.store.chain import START, entry_hash, seal
from gorod.server.store.folding import ReplayError, fold_of, tournament_of
from gorod.server.store.redacted import digest_of, redactions
from gorod.server.store.row_codecs import (
    ANCHORS,
    ENTRIES,
    GRAVES,
    HEADS,
    LINKS,
    PHOTOS,
    RECEIPTS,
    SHAPES,
    TABLES,
    TIPS,
    TOURNAMENTS,
    Head,
    Row,
    Shape,
)
from gorod.server.store.signing import fingerprint, genuine, root_of
from gorod.server.store.sqlite_file import UNREADABLE, opened_for_reading
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Grave, Table, Tip, Tournament


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One difference from what was written."""

    what: str
    table: str = ""
    """The table or tournament concerned."""
    version: int = 0
    detail: str = ""
    tournament: bool = False
    """Whether `table` is a tournament."""


class Verified(msgspec.Struct, frozen=True):
    """The extent and the findings of a verification."""

    tables: int
    entries: int
    receipts: int
    fingerprint: str
    """A hash over the ends of all logs: stores with the same fingerprint hold the same games."""
    findings: tuple[Finding, ...] = ()
    tournaments: int = 0
    tip: int = 0
    """The number of the last signature over all logs; 0 if there is none."""
    key: str = ""
    """The fingerprint of the key that signed it."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known about the database's signature from outside the database."""

    key: bytes = b""
    """The only key that may have signed it; empty if any may have."""
    number: int = 0
    """The least number that its signature may have."""


NOTHING = Evidence()


def verify_file(path: Path, *, games: bool = True, evidence: Evidence = NOTHING) -> Verified:
    """Verify a snapshot of a SQLite file, which may be in use; writes nothing."""
    with closing(opened_for_reading(path)) as connection:
        connection.execute("BEGIN")
        return audit(connection, games=games, evidence=evidence)


def audit(
    connection: sqlite3.Connection, *, games: bool = True, evidence: Evidence = NOTHING
) -> Verified:
    """Verify everything that a connection sees."""
    connection.text_factory = bytes
    return _Audit(connection, games=games, evidence=evidence).verified()


@dataclass
class _Audit:
    connection: sqlite3.Connection
    games: bool
    evidence: Evidence
    tip: Tip | None = None
    counts: dict[str, int] = field(default_factory=dict)
    logs: dict[bytes, Table | Tournament | None] = field(default_factory=dict)
    """Every table and tournament; None if its row has changed."""
    heads: dict[bytes, tuple[Any, ...]] = field(default_factory=dict)
    tournaments: set[str] = field(default_factory=set)

    def verified(self) -> Verified:
        findings: list[Finding] = []
        rows = (self._structure, self._seals, self._heads)
        for look in (*rows, self._logs, self._receipts, self._signature):
            try:
                findings.extend(look())
            except UNREADABLE as error:
                findings.append(Finding("unreadable", detail=str(error)))
        whole = sha256()
        for table, (version, head, _) in sorted(self.heads.items()):
            whole.update(seal("head", (table, version, head)))
        return Verified(
            tables=self.counts.get(TABLES.name, 0),
            tournaments=self.counts.get(TOURNAMENTS.name, 0),
            entries=self.counts.get(ENTRIES.name, 0),
            receipts=self.counts.get(RECEIPTS.name, 0),
            fingerprint=whole.hexdigest(),
            findings=tuple(map(self._named, findings)),
            tip=0 if self.tip is None else self.tip.number,
            key="" if self.tip is None else fingerprint(self.tip.key),
        )

    def _named(self, found: Finding) -> Finding:
        there = found.table in self.tournaments
        return msgspec.structs.replace(found, tournament=True) if there else found

    def _rows(self, shape: Shape[Any], order: str = "") -> Iterator[Row]:
        sql = f"SELECT {shape.listed} FROM {shape.name} {order}"  # noqa: S608  our names
        return self.connection.execute(sql)

    def _structure(self) -> Iterator[Finding]:
        """Yield what SQLite itself reports about its pages and indexes."""
        for (line,) in self.connection.execute("PRAGMA integrity_check"):
            if line != b"ok":
                yield Finding("structure", detail=_said(line))

    def _seals(self) -> Iterator[Finding]:
        """Check the rows that are in no chain, and the rows of tables and tournaments."""
        for shape in SHAPES:
            if not shape.sealed:
                continue
            for row in self._rows(shape):
                *cells, sealed = row
                intact = _sealed(shape, cells) == sealed
                if not intact:
                    yield Finding("seal", _table_of(shape, row), detail=shape.name)
                if shape is TABLES or shape is TOURNAMENTS:
                    self.counts[shape.name] = self.counts.get(shape.name, 0) + 1
                    self.logs[row[0]] = _record(shape, row) if intact else None
                    self.tournaments |= {_said(row[0])} if shape is TOURNAMENTS else set()
                elif shape in (LINKS, PHOTOS) and row[_log_at(shape)] not in self.logs:
                    yield Finding("orphan", _said(row[_log_at(shape)]), detail=shape.name)

    def _heads(self) -> Iterator[Finding]:
        for table, *head in self._rows(HEADS):
            self.heads[table] = tuple(head)
        for table in sorted(self.heads.keys() - self.logs.keys(), key=_said):
            yield Finding("orphan", _said(table), detail=HEADS.name)
        for table in sorted(self.logs.keys() - self.heads.keys(), key=_said):
            yield Finding("headless", _said(table))

    def _logs(self) -> Iterator[Finding]:
        ended: set[bytes] = set()
        rows = self._rows(ENTRIES, "ORDER BY table_id, version")
        for table, log in groupby(rows, key=itemgetter(0)):
            ended.add(table)
            yield from self._log(table, list(log))
        for table in sorted(self.heads.keys() - ended, key=_said):
            yield from self._log(table, [])

    def _log(self, table: bytes, log: list[Row]) -> Iterator[Finding]:
        self.counts[ENTRIES.name] = self.counts.get(ENTRIES.name, 0) + len(log)
        found = list(self._chain(table, log))
        yield from found
        known = self.logs.get(table)
        if found or not self.games or known is None:
            return
        try:
            told = ((row[1], row[2].decode(), row[5]) for row in log)
            if isinstance(known, Tournament):
                tournament_of(told)
            else:
                fold_of(len(known.names), told)
        except ReplayError as parted:
            what = f"replay-{parted.how}"
            yield Finding(what, _said(table), parted.version, parted.detail)

    def _chain(self, table: bytes, log: list[Row]) -> Iterator[Finding]:
        before, last = START, 0
        erased = redactions((row[1], row[5]) for row in log)
        for _, version, kind, actor, at, body, previous, own in log:
            if version != last + 1:
                yield Finding("gap", _said(table), last + 1)
            elif previous != before:
                yield Finding("link", _said(table), version)
            try:
                intact = entry_hash(version, (table, kind, actor, at, body, previous)) == own
            except TypeError:  # a cell of another type than it was written with
                intact = False
            if not intact and (version not in erased or erased[version] != digest_of(body)):
                yield Finding("hash", _said(table), version)
            # A version that has become something else counts as a gap; the next one follows it.
            before, last = own, version if isinstance(version, int) else last + 1
        head = self.heads.get(table)
        if head is None:
            yield Finding("headless", _said(table))
        elif head[:2] != (last, before):
            yield Finding("head", _said(table), last)

    def _receipts(self) -> Iterator[Finding]:
        """Check that no receipt is missing or from the future.

        Their seals are checked elsewhere.
        """
        rows = self.connection.execute(
            "SELECT table_id, count(*), max(version) FROM receipts GROUP BY table_id"
        )
        kept = {table: (count, last) for table, count, last in rows}
        self.counts[RECEIPTS.name] = sum(count for count, _ in kept.values())
        for table in sorted(kept.keys() | self.heads.keys(), key=_said):
            version, _, receipts = self.heads.get(table, (0, b"", 0))
            count, last = kept.get(table, (0, 0))
            if count != receipts or last > version:
                yield Finding("receipts", _said(table), detail=str(count))

    def _signature(self) -> Iterator[Finding]:
        """Check that each signed log is there, and is not shorter."""
        for row in self._rows(TIPS):
            self.tip = _tip(row)
        anchors = [Head(StreamId(_said(table)), *cells) for table, *cells in self._rows(ANCHORS)]
        if self.tip is None:
            if anchors or self.evidence.number:
                yield Finding("unsigned")
            return
        if not genuine(self.tip) or self.tip.hash != _root(anchors):
            yield Finding("tip", version=self.tip.number)
            return
        if self.evidence.key and self.tip.key != self.evidence.key:
            yield Finding("key", detail=fingerprint(self.tip.key))
        if self.tip.number < self.evidence.number:
            yield Finding("rollback", version=self.tip.number, detail=str(self.evidence.number))
        yield from self._anchored(self.tip.key)

    def _anchored(self, key: bytes) -> Iterator[Finding]:
        graves = {row[0]: _grave(row) for row in self._rows(GRAVES)}
        sql = (
            "SELECT a.table_id, a.version, a.hash, a.receipts, e.hash FROM anchors a"
            " LEFT JOIN entries e ON e.table_id = a.table_id AND e.version = a.version"
        )
        for table, version, own, receipts, held in self.connection.execute(sql):
            head = self.heads.get(table)
            if head is None:
                grave = graves.get(table)
                if grave is None or grave.key != key or not genuine(grave):
                    yield Finding("deleted", _said(table))
            elif head[0] < version or head[2] < receipts:
                yield Finding("shorter", _said(table), head[0], str(version))
            elif version and held != own:
                yield Finding("forged", _said(table), version)


def _tip(row: Row) -> Tip:
    name, number, at, *rest = row
    return Tip(_said(name), number, _said(at), *rest)


def _grave(row: Row) -> Grave:
    table, at, *rest = row
    return Grave(StreamId(_said(table)), _said(at), *rest)


def _root(anchors: list[Head]) -> bytes:
    try:
        return root_of(anchors)
    except (AttributeError, TypeError):  # a cell of another type than it was written with
        return b""


def _sealed(shape: Shape[Any], cells: list[Any]) -> bytes:
    try:
        return shape.seal(cells)
    except AttributeError:  # a cell of another type than it was written with
        return b""


def _table_of(shape: Shape[Any], row: Row) -> str:
    if shape is TABLES or shape is TOURNAMENTS:
        return _said(row[0])
    return _said(row[_log_at(shape)]) if "table_id" in shape.columns else ""


def _log_at(shape: Shape[Any]) -> int:
    """Return the index of the column with the table or tournament of a row."""
    return shape.columns.index("table_id")


def _record(shape: Shape[Any], row: Row) -> Any:  # noqa: ANN401  the record of that shape
    texts = (cell.decode() if isinstance(cell, bytes) else cell for cell in row[:-1])
    return shape.record(tuple(texts))


def _said(cell: object) -> str:
    """Return a cell as text, even if it is damaged."""
    return cell.decode(errors="backslashreplace") if isinstance(cell, bytes) else str(cell)
