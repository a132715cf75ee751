"""What the rest of the server asks of a store. Both adapters pass the same tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from gorod.server.store.store_ids import AccountId, LinkId, StreamId, TableId, TournamentId
from gorod.server.store.stored_rows import (
    Account,
    Entry,
    Link,
    Outgoing,
    Photo,
    Receipt,
    Session,
    Table,
    Tournament,
)

if TYPE_CHECKING:
    from gorod.server.store.row_codecs import Shape
    from gorod.server.store.signing import Signer

R = TypeVar("R")
Cell = str | int | bytes


class StoreError(Exception):
    """What was asked could not be done; nothing of it was written."""

    place = ""
    """The file or database that it is about, where more than one is in play."""
    reason = ""
    """What the database itself said, for the operator; it never holds what somebody typed."""


class VersionTakenError(StoreError):
    """Another writer has appended this version first: nothing was written."""


class BrokenChainError(StoreError):
    """The entries do not continue the log of their table: a bug of whoever made them."""


class DamagedLogError(StoreError):
    """A stored entry is not what was written: the log of that table or tournament is not read."""

    def __init__(self, table: StreamId, version: int) -> None:
        super().__init__(f"{table}, entry {version}")
        self.table, self.version = table, version


class TamperedError(StoreError):
    """Something else has changed the database: its logs are not signed any more."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownTableError(StoreError):
    """Nobody has added this table or tournament."""


class StoreClosedError(StoreError):
    """The store is being closed, or has been."""


class StoreLostError(StoreError):
    """The database does not answer, and whether it has written is not known: ask it again."""


class OpenError(StoreError):
    """A database that cannot be opened."""


class InUseError(OpenError):
    """Another server works on this SQLite file."""


class ReadOnlyError(OpenError):
    """The file, its folder or its disk cannot be written."""


class NewerSchemaError(OpenError):
    """The database was written by a newer release; it is not touched."""


class OlderSchemaError(OpenError):
    """The database was written by an older release, and whoever asks may not migrate it."""


class ForeignDatabaseError(OpenError):
    """Something else is kept there; it is not touched."""


class ExistsError(StoreError):
    """Something is there already, and stays."""


class NoRoomError(StoreError):
    """The disk would be full afterwards; a full disk would stop the server, too."""


class BusyFolderError(StoreError):
    """Another backup is being made in the same folder."""


@dataclass(frozen=True, slots=True)
class Erasing:
    """What an erasure writes anew in one log."""

    bodies: Mapping[int, bytes]
    """Version -> what stands there from now on."""
    answer: Callable[[bytes], bytes]
    """An answer that was given before, without the person."""
    people: frozenset[str] = frozenset()
    """Whose photos go with it, and whatever is kept of how they are told."""

    def receipt(self, known: Receipt) -> Receipt:
        """A receipt without the person; the digest of what was asked would let names be guessed."""
        digest = bytes(len(known.digest)) if known.version in self.bodies else known.digest
        answer = self.answer(known.answer)
        return Receipt(known.table, known.command, digest, known.version, answer)


class Store(Protocol):
    """An append-only log per table and per tournament, with what belongs to it.

    A call returns when its writes are on disk. Writes of many callers share one commit.
    """

    signer: Signer | None
    """Signs the ends of all logs; None where no key is named."""

    async def append(self, entries: Sequence[Entry], receipt: Receipt | None) -> Receipt | None:
        """Write all or nothing; the stored receipt instead if its command is already known.

        All belong to one log. Without entries the receipt alone is kept: of a refusal.
        Raises `VersionTakenError` if one of the versions exists and the command is not known.
        """

    async def erase(
        self, entry: Entry, receipt: Receipt | None, erasing: Erasing
    ) -> Receipt | None:
        """Append the entry of an erasure, and write anew what it names, all or nothing.

        Otherwise like `append`. The bodies are those that the entry itself names by their digests.
        What was there before is overwritten and not only released, the person's photos included.
        """

    async def receipt(self, table: StreamId, command: str) -> Receipt | None:
        """What a command was answered before."""

    async def entries(self, table: StreamId, after: int = 0) -> list[Entry]:
        """The log of a table from a version on, in order."""

    async def add_table(self, table: Table) -> None: ...
    async def table(self, table: TableId) -> Table | None: ...
    async def tables(self, *, live: bool | None = None) -> list[Table]: ...
    async def newest(self, tag: tuple[str, str], most: int) -> list[Table]:
        """The newest live tables that have a tag, the oldest of them first."""

    async def close_table(self, table: TableId) -> None: ...
    async def reopen_table(self, table: TableId) -> None:
        """A table that was closed goes on after all."""

    async def drop_table(self, table: TableId) -> None:
        """It is gone with its log and its links; nothing brings it back."""

    async def resting(self, since: str) -> list[Table]:
        """Tables that belong to no account, where nothing has happened since that moment."""

    async def add_tournament(self, tournament: Tournament) -> None: ...
    async def tournament(self, tournament: TournamentId) -> Tournament | None: ...
    async def tournaments(self, *, account: AccountId | None = None) -> list[Tournament]:
        """Those of an account, or those that are shown to everybody."""

    async def all_tournaments(self) -> list[Tournament]:
        """Those of everybody, shown or not."""

    async def show_tournament(self, tournament: TournamentId, *, shown: bool) -> None: ...
    async def drop_tournament(self, tournament: TournamentId) -> None:
        """It is gone with its log, its links and its photos; nothing brings it back."""

    async def put_photo(self, photo: Photo) -> None:
        """In the place of the one before it."""

    async def photo(self, tournament: TournamentId, player: str) -> Photo | None: ...
    async def photographed(self, tournament: TournamentId) -> list[str]:
        """The players of whom there is a photo."""

    async def drop_photo(self, tournament: TournamentId, player: str) -> None: ...

    async def add_link(self, link: Link) -> bool:
        """False if the link that it was made from has been revoked: then nothing is written."""

    async def link(self, digest: bytes) -> Link | None: ...
    async def links(self, table: StreamId) -> list[Link]: ...
    async def shorten_link(self, link: LinkId, expires: str) -> bool:
        """It ends then, unless it ends earlier anyway; False if nothing changes."""

    async def revoke_link(self, link: LinkId) -> list[Link]:
        """It ends with every link that was made from it; gives those that ended just now."""

    async def add_account(self, name: str, password: str, created: str) -> Account | None:
        """None if the name is taken."""

    async def account(self, name: str) -> Account | None: ...
    async def account_by_id(self, account: AccountId) -> Account | None: ...
    async def add_session(self, session: Session) -> None: ...
    async def session(self, digest: bytes) -> Session | None: ...
    async def end_session(self, digest: bytes) -> None: ...

    async def put(self, shape: Shape[R], record: R) -> None:
        """A row that is in no log, in the place of the one with the same key."""

    async def found(self, shape: Shape[R], **cells: Cell) -> list[R]:
        """The rows of a table that have these cells, in the order of their keys."""

    async def count(self, shape: Shape[R], **cells: Cell | None) -> int:
        """How many rows of a table have these cells; None stands for a cell that is empty."""

    async def drop(self, shape: Shape[R], **cells: Cell) -> int:
        """Takes those rows away; says how many there were, so that one of them is used once."""

    async def add_new(self, shape: Shape[R], records: Sequence[R]) -> int:
        """Adds the rows whose key is not there yet, all in one; how many they were."""

    async def changed(self, shape: Shape[R], pairs: Sequence[tuple[R, R]]) -> list[R]:
        """Writes each second row in the place of the first, if that still stands; all in one.

        Says which were written. Of two processes that change one row, one does.
        """

    async def due(self, now: str, most: int) -> list[Outgoing]:
        """The notices of the outbox whose time has come, the oldest first."""

    async def forget_notices(self, before: str) -> int:
        """Takes away the notices that have been over since before that moment."""

    async def sign(self, at: str) -> list[StreamId]:
        """Sign the ends of all logs (see `signing`); the logs that are not as they were signed.

        Raises `TamperedError` if the signature of last time is not there, or does not fit.
        """

    async def size(self) -> int:
        """How many bytes everything takes."""

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        """Call `heard(table, what)` when another process has written: `entries` or `links`.

        An empty table means any: the line to the others was down, and what they said is lost.
        """

    async def pass_on(self, table: StreamId, word: bytes) -> None:
        """Say something of a table to the other processes; nobody keeps it, and it may be lost."""

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        """Call `heard(table, word)` when another process has passed something on."""

    async def close(self) -> None: ...
