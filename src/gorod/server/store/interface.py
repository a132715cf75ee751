"""The interface of a store. Both adapters, SQLite and PostgreSQL, pass the same tests."""

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
    """A request to the store failed; nothing of it was written."""

    place = ""
    """The file or database concerned, if more than one is in play."""
    reason = ""
    """What the database itself said, for the operator; it never contains what a user typed."""


class VersionTakenError(StoreError):
    """Another writer has appended this version first; nothing was written."""


class BrokenChainError(StoreError):
    """The entries do not continue the log of their table: a bug in the caller."""


class DamagedLogError(StoreError):
    """A stored entry is not what was written; the log of that table or tournament is not read."""

    def __init__(self, table: StreamId, version: int) -> None:
        super().__init__(f"{table}, entry {version}")
        self.table, self.version = table, version


class TamperedError(StoreError):
    """Something else has changed the database; its logs are no longer signed."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class UnknownTableError(StoreError):
    """There is no such table or tournament."""


class StoreClosedError(StoreError):
    """The store is closed, or is being closed."""


class StoreLostError(StoreError):
    """The database does not answer. Whether it has written is unknown: it must be asked again."""


class OpenError(StoreError):
    """The database cannot be opened."""


class InUseError(OpenError):
    """Another server uses this SQLite file."""


class ReadOnlyError(OpenError):
    """The file, its folder or its disk is not writable."""


class NewerSchemaError(OpenError):
    """The database was written by a newer release; it is not touched."""


class OlderSchemaError(OpenError):
    """The database was written by an older release, and this caller may not migrate it."""


class ForeignDatabaseError(OpenError):
    """The place holds something that is not our database; it is not touched."""


class ExistsError(StoreError):
    """The target exists already and is left as it is."""


class NoRoomError(StoreError):
    """The disk would be full afterwards, which would stop the server, too."""


class BusyFolderError(StoreError):
    """Another backup is being made in the same folder."""


@dataclass(frozen=True, slots=True)
class Erasing:
    """What an erasure rewrites in one log."""

    bodies: Mapping[int, bytes]
    """Version -> its new body."""
    answer: Callable[[bytes], bytes]
    """Rewrites an earlier reply without the person."""
    people: frozenset[str] = frozenset()
    """The people whose photos are deleted with it, and everything about how they are notified."""

    def receipt(self, known: Receipt) -> Receipt:
        """Return a receipt without the person.

        The digest of a rewritten command is cleared, because names could be guessed by it.
        """
        digest = bytes(len(known.digest)) if known.version in self.bodies else known.digest
        answer = self.answer(known.answer)
        return Receipt(known.table, known.command, digest, known.version, answer)


class Store(Protocol):
    """An append-only log per table and per tournament, with the rows that belong to it.

    A call returns when its writes are on disk. Writes of many callers share one commit.
    """

    signer: Signer | None
    """Signs the ends of all logs; None if no key is configured."""

    async def append(self, entries: Sequence[Entry], receipt: Receipt | None) -> Receipt | None:
        """Append entries and a receipt, all or nothing.

        Returns the stored receipt instead if its command is already known. All must belong to one
        log. Without entries only the receipt of a refusal is stored. Raises `VersionTakenError` if
        one of the versions exists and the command is not known.
        """

    async def erase(
        self, entry: Entry, receipt: Receipt | None, erasing: Erasing
    ) -> Receipt | None:
        """Append the entry of an erasure and rewrite the entries that it names, all or nothing.

        Otherwise like `append`. The bodies are those that the entry names by their digests. The
        former contents are overwritten and not only released, including the person's photos.
        """

    async def receipt(self, table: StreamId, command: str) -> Receipt | None:
        """Return the receipt of an earlier command; None if it is not known."""

    async def entries(self, table: StreamId, after: int = 0) -> list[Entry]:
        """Return the log of a table after a version, in order."""

    async def add_table(self, table: Table) -> None: ...
    async def table(self, table: TableId) -> Table | None: ...
    async def tables(self, *, live: bool | None = None) -> list[Table]: ...
    async def newest(self, tag: tuple[str, str], most: int) -> list[Table]:
        """Return the newest live tables with a tag, the oldest of them first."""

    async def close_table(self, table: TableId) -> None: ...
    async def reopen_table(self, table: TableId) -> None:
        """Reopen a closed table."""

    async def drop_table(self, table: TableId) -> None:
        """Delete a table with its log and its links, for good."""

    async def resting(self, since: str) -> list[Table]:
        """Return the tables without an account at which nothing has happened since a time."""

    async def add_tournament(self, tournament: Tournament) -> None: ...
    async def tournament(self, tournament: TournamentId) -> Tournament | None: ...
    async def tournaments(self, *, account: AccountId | None = None) -> list[Tournament]:
        """Return the tournaments of an account; without an account, the public ones."""

    async def all_tournaments(self) -> list[Tournament]:
        """Return the tournaments of all accounts, public or not."""

    async def show_tournament(self, tournament: TournamentId, *, shown: bool) -> None: ...
    async def drop_tournament(self, tournament: TournamentId) -> None:
        """Delete a tournament with its log, its links and its photos, for good."""

    async def put_photo(self, photo: Photo) -> None:
        """Store a photo in place of the previous one."""

    async def photo(self, tournament: TournamentId, player: str) -> Photo | None: ...
    async def photographed(self, tournament: TournamentId) -> list[str]:
        """Return the players who have a photo."""

    async def drop_photo(self, tournament: TournamentId, player: str) -> None: ...

    async def add_link(self, link: Link) -> bool:
        """Store a link.

        Returns False, and writes nothing, if the link that it was made from is revoked.
        """

    async def link(self, digest: bytes) -> Link | None: ...
    async def links(self, table: StreamId) -> list[Link]: ...
    async def shorten_link(self, link: LinkId, expires: str) -> bool:
        """Let a link expire at that time unless it expires earlier; False if nothing changes."""

    async def revoke_link(self, link: LinkId) -> list[Link]:
        """Revoke a link and every link made from it; return those that were not revoked before."""

    async def add_account(self, name: str, password: str, created: str) -> Account | None:
        """Add an account; None if the name is taken."""

    async def account(self, name: str) -> Account | None: ...
    async def account_by_id(self, account: AccountId) -> Account | None: ...
    async def add_session(self, session: Session) -> None: ...
    async def session(self, digest: bytes) -> Session | None: ...
    async def end_session(self, digest: bytes) -> None: ...

    async def put(self, shape: Shape[R], record: R) -> None:
        """Write a row that is in no log, in place of the row with the same key."""

    async def found(self, shape: Shape[R], **cells: Cell) -> list[R]:
        """Return the rows of a table that have these cells, in the order of their keys."""

    async def count(self, shape: Shape[R], **cells: Cell | None) -> int:
        """Return how many rows of a table have these cells; None means an empty cell."""

    async def drop(self, shape: Shape[R], **cells: Cell) -> int:
        """Delete the rows that have these cells.

        Returns how many there were, so that a row can be used only once.
        """

    async def add_new(self, shape: Shape[R], records: Sequence[R]) -> int:
        """Add the rows whose key does not exist yet, in one transaction; return how many."""

    async def changed(self, shape: Shape[R], pairs: Sequence[tuple[R, R]]) -> list[R]:
        """Replace the first row of each pair by the second if it is unchanged, in one transaction.

        Returns the rows that were written. If two processes change one row, only one of them
        succeeds.
        """

    async def due(self, now: str, most: int) -> list[Outgoing]:
        """Return the notices of the outbox that are due, the oldest first."""

    async def forget_notices(self, before: str) -> int:
        """Delete the notices that were finished before that time; return how many."""

    async def sign(self, at: str) -> list[StreamId]:
        """Sign the ends of all logs (see `signing`); return the logs that do not fit.

        A log does not fit if it is missing, shorter or different from what was signed. Raises
        `TamperedError` if the last signature is missing or wrong.
        """

    async def size(self) -> int:
        """Return the size of the whole database in bytes."""

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        """Call `heard(table, what)` when another process has written: `entries` or `links`.

        An empty table means any: the connection was interrupted and notifications may have been
        lost.
        """

    async def pass_on(self, table: StreamId, message: bytes) -> None:
        """Send a message about a table to the other processes.

        It is not stored, and may be lost.
        """

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        """Call `heard(table, message)` when another process has sent a message."""

    async def close(self) -> None: ...
