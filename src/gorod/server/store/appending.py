"""Whether entries may be appended to a log, decided in the same way for both databases."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.server.store.chain import continues
from gorod.server.store.interface import BrokenChainError, UnknownTableError, VersionTakenError
from gorod.server.store.row_codecs import Head
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Entry, Receipt


def of_one_table(entries: Sequence[Entry], receipt: Receipt | None) -> StreamId:
    """Return the table of entries and their receipt; raises `BrokenChainError` if they do not fit.

    It is checked before anybody waits for a disk.
    """
    tables = {entry.table for entry in entries}
    if receipt is not None:
        tables.add(receipt.table)
    if len(tables) != 1:
        raise BrokenChainError("entries and receipt are of one table")
    try:
        whole = continues(entries)
    except UnicodeEncodeError as error:  # a lone surrogate
        raise BrokenChainError(str(error)) from error
    if not whole:
        raise BrokenChainError("entries do not follow each other")
    return tables.pop()


def next_head(
    head: Head | None, table: StreamId, entries: Sequence[Entry], receipt: Receipt | None
) -> Head:
    """Return the head after the entries and the receipt, whose command must not be known yet.

    Raises `VersionTakenError` if another writer was first.
    """
    if head is None:
        raise UnknownTableError(table)
    receipts = head.receipts + (receipt is not None)
    if not entries:
        return Head(table, head.version, head.hash, receipts)
    first, last = entries[0], entries[-1]
    if first.version <= head.version:
        raise VersionTakenError(table, first.version)
    if first.version != head.version + 1 or first.previous != head.hash:
        raise BrokenChainError("entries do not continue the log")
    return Head(table, last.version, last.hash, receipts)
