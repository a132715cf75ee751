"""Checks the chain of a log whenever it is read from the store."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.store.chain import START, hash_of
from gorod.server.store.interface import DamagedLogError
from gorod.server.store.redacted import digest_of, redactions
from gorod.server.store.stored_rows import Entry


def trusted(entries: Sequence[Entry], after: Entry | None) -> Sequence[Entry]:
    """Return the entries if they follow `after` in an intact chain.

    Raises `DamagedLogError` otherwise. A body that a later erasure has rewritten is accepted.
    """
    last, before = (0, START) if after is None else (after.version, after.hash)
    erased: dict[int, str] | None = None
    for entry in entries:
        if (entry.version, entry.previous) != (last + 1, before):
            raise DamagedLogError(entry.table, entry.version)
        if entry.hash != hash_of(entry):
            if erased is None:
                erased = redactions((one.version, one.body) for one in entries)
            if erased.get(entry.version) != digest_of(entry.body):
                raise DamagedLogError(entry.table, entry.version)
        last, before = entry.version, entry.hash
    return entries
