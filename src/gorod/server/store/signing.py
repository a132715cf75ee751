"""One signature over the ends of all logs, with a key that is not in the database.

A log has its own chain, but a person with write access to the database could hash a forged chain
again, or delete a whole table. So the server now and then stores the end of every log (an anchor),
and signs a hash over all anchors (the tip). Before it signs again it checks that the old anchors
are those that it signed, and that each log has only grown since. A log that the server itself
deletes leaves a grave: its signed name.

What was written since the last tip is not covered yet. The key is in a file beside a SQLite
database, unless `--key` names another; a person who has the key can sign anything.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from gorod.server.store.chain import seal
from gorod.server.store.interface import OpenError, TamperedError
from gorod.server.store.row_codecs import Head
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import Grave, Tip

TIP = "all"
"""The name of the only tip that is kept."""


class Memo(msgspec.Struct, frozen=True):
    """What is stored of the last tip outside the database, so that an older tip is not accepted."""

    number: int
    key: str


class Signer:
    """The signing key in its file; it is made at the first signature."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def _private(self) -> Ed25519PrivateKey:
        try:
            if not self.file.exists():
                self._make()
            return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(self.file.read_text("ascii")))
        except (OSError, ValueError) as error:
            raise self._unusable(error) from error

    def _make(self) -> None:
        """Make the key file atomically; if another process was faster, its key is used instead."""
        draft = self._draft(Ed25519PrivateKey.generate().private_bytes_raw().hex().encode())
        try:
            with suppress(FileExistsError):
                os.link(draft, self.file)
        finally:
            draft.unlink()

    def _draft(self, content: bytes) -> Path:
        """Write a draft beside the key, readable by its owner alone, and sync it to disk."""
        handle, name = tempfile.mkstemp(dir=self.file.absolute().parent, prefix=".gorod-key-")
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        return Path(name)

    def _unusable(self, error: Exception) -> OpenError:
        told = OpenError(getattr(error, "strerror", None) or type(error).__name__)
        told.place = str(self.file)
        told.reason = "the key cannot be used"
        return told

    @property
    def key(self) -> bytes:
        """The public key."""
        return self._private.public_key().public_bytes_raw()

    def check(self) -> None:
        """Read or make the key; raises `OpenError` if that is impossible."""
        self.remembered()
        self._private  # noqa: B018  it is read when it is first asked for

    def tip(self, number: int, at: str, anchors: Mapping[StreamId, Head]) -> Tip:
        bare = Tip(TIP, number, at, len(anchors), root_of(anchors.values()), self.key, b"")
        return msgspec.structs.replace(bare, signature=self._private.sign(_said(bare)))

    def grave(self, table: StreamId, at: str) -> Grave:
        bare = Grave(table, at, self.key, b"")
        return msgspec.structs.replace(bare, signature=self._private.sign(_said(bare)))

    @property
    def _memo(self) -> Path:
        return self.file.with_name(f"{self.file.name}.tip")

    def remembered(self) -> Memo | None:
        try:
            return msgspec.json.decode(self._memo.read_bytes(), type=Memo)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            raise self._unusable(error) from error

    def remember(self, tip: Tip) -> None:
        """Store the memo of a tip. Called after the tip is in the database.

        A crash in between leaves an older memo, never a newer one.
        """
        self._draft(msgspec.json.encode(Memo(tip.number, tip.key.hex()))).replace(self._memo)

    def forget(self) -> None:
        """Delete the memo, because another database replaces the signed one."""
        self._memo.unlink(missing_ok=True)


def root_of(anchors: Iterable[Head]) -> bytes:
    """Return one hash over all anchors, in an order that does not depend on the database."""
    whole = sha256(b"gorod anchors 1")
    for one in sorted(anchors, key=lambda head: head.table.encode()):
        whole.update(seal("anchor", (one.table, one.version, one.hash, one.receipts)))
    return whole.digest()


def genuine(signed: Tip | Grave) -> bool:
    """Whether a tip or grave was signed by the key that it names."""
    try:
        Ed25519PublicKey.from_public_bytes(signed.key).verify(signed.signature, _said(signed))
    except (InvalidSignature, ValueError, TypeError):
        return False
    return True


def fingerprint(key: bytes) -> str:
    """Return a short hash of a key by which people can compare keys."""
    return sha256(key).hexdigest()[:16]


def _said(signed: Tip | Grave) -> bytes:
    cells = msgspec.structs.astuple(signed)[:-1]
    return seal(f"gorod {type(signed).__name__} 1", cells)


@dataclass(frozen=True, slots=True)
class Ends:
    """The ends of all logs as a database has them at one moment."""

    tip: Tip | None
    anchors: Mapping[StreamId, Head]
    heads: Mapping[StreamId, Head]
    graves: Mapping[StreamId, Grave]
    held: Mapping[StreamId, bytes | None]
    """For each log that has moved, the present hash of the entry at its anchor."""


@dataclass(frozen=True, slots=True)
class Signed:
    """What is to be written, and the logs that cannot be signed."""

    tip: Tip | None
    """The next tip; None if nothing has changed."""
    moved: list[Head] = field(default_factory=list)
    gone: list[StreamId] = field(default_factory=list)
    """Logs that the server deleted itself; their anchors are removed."""
    used: list[StreamId] = field(default_factory=list)
    """Graves that are no longer needed."""
    broken: list[StreamId] = field(default_factory=list)
    """Logs that are missing, shorter or different from what was signed; their anchors stay."""


def signed(ends: Ends, signer: Signer, at: str) -> Signed:
    """Return the next tip.

    Raises `TamperedError` if the last tip is not ours, or is not the latest.
    """
    _trust(ends, signer)
    anchors = dict(ends.anchors)
    moved: list[Head] = []
    gone: list[StreamId] = []
    broken: list[StreamId] = []
    for table, anchor in ends.anchors.items():
        head = ends.heads.get(table)
        if head is None:
            (gone if _buried(ends, table, signer) else broken).append(table)
        elif head != anchor and _grown(anchor, head, ends.held.get(table)):
            moved.append(head)
        elif head != anchor:
            broken.append(table)
    moved += [head for table, head in ends.heads.items() if table not in ends.anchors]
    for table in gone:
        del anchors[table]
    anchors.update((head.table, head) for head in moved)
    if ends.tip is not None and not moved and not gone and ends.tip.key == signer.key:
        return Signed(None, broken=broken)
    number = 1 if ends.tip is None else ends.tip.number + 1
    used = [table for table in ends.graves if table in gone or table not in ends.anchors]
    used = [table for table in used if table not in ends.heads]
    return Signed(signer.tip(number, at, anchors), moved, gone, used, broken)


def _grown(anchor: Head, head: Head, held: bytes | None) -> bool:
    """Whether a log has only been appended to since it was signed."""
    more = head.version >= anchor.version and head.receipts >= anchor.receipts
    return more and (not anchor.version or held == anchor.hash)


def _trust(ends: Ends, signer: Signer) -> None:
    memo = signer.remembered()
    if ends.tip is None:
        if memo is not None or ends.anchors:
            raise TamperedError("the signature over all logs is gone")
        return
    if not genuine(ends.tip) or ends.tip.hash != root_of(ends.anchors.values()):
        raise TamperedError("the signature over all logs does not fit")
    if memo is not None and (ends.tip.number < memo.number or ends.tip.key.hex() != memo.key):
        raise TamperedError("the database is older than what was signed, or signed by another key")


def _buried(ends: Ends, table: StreamId, signer: Signer) -> bool:
    """Whether a server with our key, or that of the last tip, has deleted the log."""
    grave, tip = ends.graves.get(table), ends.tip
    if grave is None or grave.table != table or not genuine(grave):
        return False
    return grave.key == signer.key or (tip is not None and grave.key == tip.key)
