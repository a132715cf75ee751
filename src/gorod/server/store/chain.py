"""The hash chain: every entry has the hash of the one before it, so that changes are detected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise

from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Entry

START = bytes(32)
"""The previous hash of a table's first entry."""

_DOMAIN = b"gorod entry 1"


def entry_hash(version: int, parts: Sequence[bytes]) -> bytes:
    """Return SHA-256 over table, kind, actor, time, body and previous hash, in this order.

    Their lengths come first, so that no byte can move to a neighbouring part.
    """
    sizes = (b"%b %d" + b" %d" * len(parts) + b"\n") % (_DOMAIN, version, *map(len, parts))
    return sha256(sizes + b"".join(parts)).digest()


def chained(
    previous: Entry | None, *, table: StreamId, kind: str, actor: str, at: str, body: bytes
) -> Entry:
    """Return the entry that follows another one, or the first entry of its table."""
    version, before = (1, START) if previous is None else (previous.version + 1, previous.hash)
    parts = (table.encode(), kind.encode(), actor.encode(), at.encode(), body, before)
    return Entry(table, version, kind, actor, at, body, before, entry_hash(version, parts))


def hash_of(entry: Entry) -> bytes:
    """Return the hash that an entry should have."""
    texts = (entry.table, entry.kind, entry.actor, entry.at)
    parts = (*(text.encode() for text in texts), entry.body, entry.previous)
    return entry_hash(entry.version, parts)


def continues(entries: Sequence[Entry]) -> bool:
    """Whether each entry follows the one before it, at the same table, and has the right hash."""
    return all(entry.hash == hash_of(entry) for entry in entries) and all(
        after.previous == before.hash
        and after.version == before.version + 1
        and after.table == before.table
        for before, after in pairwise(entries)
    )


def seal(kind: str, cells: Iterable[str | bytes | int | None]) -> bytes:
    """Return SHA-256 over a row that is in no chain, such as a receipt, a link or an account."""
    whole = sha256(kind.encode())
    for cell in cells:
        if cell is None:
            whole.update(b"|none")
        elif isinstance(cell, int):
            whole.update(b"|int %d" % cell)
        else:
            text = cell.encode() if isinstance(cell, str) else cell
            whole.update(b"|%d " % len(text))
            whole.update(text)
    return whole.digest()
