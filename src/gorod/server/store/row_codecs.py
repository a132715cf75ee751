"""The layout of records in columns. Both databases have the same tables and columns.

A row that is in no chain has a seal over its other cells, so that `gorod verify` finds any byte of
it that has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any, Generic, TypeVar

import msgspec

from gorod.server.store.chain import seal
from gorod.server.store.interface import StoreError
from gorod.server.store.store_ids import StreamId
from gorod.server.store.stored_rows import (
    Account,
    Browser,
    Entry,
    Grave,
    Lease,
    Link,
    Outgoing,
    OwnerDecision,
    Photo,
    Planned,
    Post,
    Profile,
    QuietHours,
    Receipt,
    Rescue,
    Session,
    Setting,
    Subscription,
    Table,
    Ticket,
    Tip,
    Tournament,
    UnwantedKinds,
)

Row = Sequence[Any]
R = TypeVar("R")

_json = msgspec.json.encode


@dataclass(frozen=True)
class Shape(Generic[R]):
    """One table of the database: its columns, and how a record is read and written."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    cells: Callable[[R], tuple[Any, ...]]
    record: Callable[[Row], R]
    sealed: bool = True
    later: int = 0
    """How many of the last columns were added by a later release; their cells may be empty."""

    @cached_property
    def all_columns(self) -> tuple[str, ...]:
        """The stored columns, with the seal."""
        return (*self.columns, "seal") if self.sealed else self.columns

    @cached_property
    def listed(self) -> str:
        """The stored columns in the form of an SQL list."""
        return ", ".join(self.all_columns)

    @cached_property
    def by_key(self) -> str:
        """The SQL that says which row has a key; the marks are those of SQLite."""
        return f"WHERE {' AND '.join(f'{column} = ?' for column in self.key)}"

    def row(self, record: R) -> tuple[Any, ...]:
        """Return the stored cells of a record.

        Raises `StoreError` for a text that cannot be stored. Both databases refuse the same texts.
        """
        cells = self.cells(record)
        text = "".join(cell for cell in cells if isinstance(cell, str))
        if "\0" in text or not _is_text(text):
            raise StoreError(f"{self.name}: a text that cannot be stored")
        return (*cells, self.seal(cells)) if self.sealed else cells

    def seal(self, cells: Sequence[Any]) -> bytes:
        """Return the seal of a row.

        Empty cells that a later release added are left out, so that a row of an earlier release
        keeps its seal.
        """
        first = len(cells) - self.later
        return seal(self.name, cells if any(cells[first:]) else cells[:first])


def _is_text(text: str) -> bool:
    """Whether a text can be encoded; a lone surrogate cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Head:
    """The end of a log and the number of its receipts, by which a shortened log is detected."""

    table: StreamId
    version: int
    hash: bytes
    receipts: int


ENTRIES = Shape[Entry](
    name="entries",
    columns=("table_id", "version", "kind", "actor", "at", "body", "previous", "hash"),
    key=("table_id", "version"),
    cells=lambda e: (e.table, e.version, e.kind, e.actor, e.at, e.body, e.previous, e.hash),
    record=lambda row: Entry(*row),
    sealed=False,
)

HEADS = Shape[Head](
    name="heads",
    columns=("table_id", "version", "hash", "receipts"),
    key=("table_id",),
    cells=lambda h: (h.table, h.version, h.hash, h.receipts),
    record=lambda row: Head(*row),
    sealed=False,
)

RECEIPTS = Shape[Receipt](
    name="receipts",
    columns=("table_id", "command", "digest", "version", "answer"),
    key=("table_id", "command"),
    cells=lambda r: (r.table, r.command, r.digest, r.version, r.answer),
    record=lambda row: Receipt(*row[:5]),
)


def _table_cells(table: Table) -> tuple[Any, ...]:
    lists = (_json(part).decode() for part in (table.options, table.names, table.tags))
    return (table.id, table.created, table.rules, *lists, table.account, int(table.live))


def tag_cell(tag: tuple[str, str]) -> str:
    """Return a tag in the form that it has in the `tags` cell of a table."""
    return _json(tag).decode()


def _table(row: Row) -> Table:
    table_id, created, rules, options, names, tags, account, live, *_ = row
    return Table(
        table_id,
        created,
        rules,
        msgspec.json.decode(options, type=tuple[str, ...]),
        msgspec.json.decode(names, type=tuple[str, ...]),
        msgspec.json.decode(tags, type=tuple[tuple[str, str], ...]),
        account,
        bool(live),
    )


TABLES = Shape[Table](
    name="tables",
    columns=("id", "created", "rules", "options", "names", "tags", "account", "live"),
    key=("id",),
    cells=_table_cells,
    record=_table,
)


TOURNAMENTS = Shape[Tournament](
    name="tournaments",
    columns=("id", "created", "account", "organiser", "shown"),
    key=("id",),
    cells=lambda t: (t.id, t.created, t.account, t.organiser, int(t.shown)),
    record=lambda row: Tournament(row[0], row[1], row[2], row[3], bool(row[4])),
)


PHOTOS = Shape[Photo](
    name="photos",
    columns=("table_id", "player", "kind", "at", "body"),
    key=("table_id", "player"),
    cells=lambda p: (p.table, p.player, p.kind, p.at, p.body),
    record=lambda row: Photo(*row[:5]),
)


def _link(row: Row) -> Link:
    link_id, digest, table, scope, created, expires, delay, revoked, parent, maker, *_ = row
    return Link(
        link_id, digest, table, scope, created, expires, delay, bool(revoked), parent, maker
    )


LINKS = Shape[Link](
    name="links",
    columns=(
        *("id", "digest", "table_id", "scope", "created", "expires", "delay", "revoked"),
        *("parent", "maker"),
    ),
    key=("id",),
    cells=lambda k: (
        *(k.id, k.digest, k.table, k.scope, k.created, k.expires, k.delay),
        *(int(k.revoked), k.parent, k.maker),
    ),
    record=_link,
    later=2,
)

TICKETS = Shape[Ticket](
    name="tickets",
    columns=("digest", "link", "expires"),
    key=("digest",),
    cells=lambda t: (t.digest, t.link, t.expires),
    record=lambda row: Ticket(*row[:3]),
)

ACCOUNTS = Shape[Account](
    name="accounts",
    columns=("id", "name", "password", "created"),
    key=("id",),
    cells=lambda a: (a.id, a.name, a.password, a.created),
    record=lambda row: Account(*row[:4]),
)

SESSIONS = Shape[Session](
    name="sessions",
    columns=("digest", "account", "created", "expires"),
    key=("digest",),
    cells=lambda s: (s.digest, s.account, s.created, s.expires),
    record=lambda row: Session(*row[:4]),
)

PROFILES = Shape[Profile](
    name="profiles",
    columns=("account", "standing", "email"),
    key=("account",),
    cells=lambda p: (p.account, p.standing, p.email),
    record=lambda row: Profile(*row[:3]),
)

RESCUES = Shape[Rescue](
    name="rescues",
    columns=("digest", "account", "kind", "created", "expires"),
    key=("digest",),
    cells=lambda r: (r.digest, r.account, r.kind, r.created, r.expires),
    record=lambda row: Rescue(*row[:5]),
)

BROWSERS = Shape[Browser](
    name="browsers",
    columns=("digest", "account", "kind", "label", "seen"),
    key=("digest",),
    cells=lambda b: (b.digest, b.account, b.kind, b.label, b.seen),
    record=lambda row: Browser(*row[:5]),
)

POSTS = Shape[Post](
    name="posts",
    columns=("table_id", "account", "who", "created"),
    key=("table_id", "account"),
    cells=lambda p: (p.table, p.account, p.who, p.created),
    record=lambda row: Post(*row[:4]),
)

OWNER_DECISIONS = Shape[OwnerDecision](
    name="notices",
    columns=("table_id", "hidden", "removed", "official"),
    key=("table_id",),
    cells=lambda n: (n.table, int(n.hidden), int(n.removed), int(n.official)),
    record=lambda row: OwnerDecision(row[0], bool(row[1]), bool(row[2]), bool(row[3])),
)

SETTINGS = Shape[Setting](
    name="settings",
    columns=("name", "value"),
    key=("name",),
    cells=lambda s: (s.name, s.value),
    record=lambda row: Setting(*row[:2]),
)

PLANS = Shape[Planned](
    name="plans",
    columns=("table_id", "stage", "kind", "at", "body"),
    key=("table_id", "stage", "kind"),
    cells=msgspec.structs.astuple,
    record=lambda row: Planned(*row[:5]),
)

OUTBOX = Shape[Outgoing](
    name="outbox",
    columns=(
        *("key", "person", "table_id", "kind", "params", "channel", "subscription", "state"),
        *("due", "until", "not_after", "attempts", "owner", "why", "changed"),
    ),
    key=("key",),
    cells=msgspec.structs.astuple,
    record=lambda row: Outgoing(*row[:15]),
)

SUBSCRIPTIONS = Shape[Subscription](
    name="subscriptions",
    columns=(
        *("id", "person", "table_id", "channel", "address", "code", "leave_token"),
        *("lang", "link", "created", "expires"),
    ),
    key=("id",),
    cells=msgspec.structs.astuple,
    record=lambda row: Subscription(*row[:11]),
)

QUIET_HOURS = Shape[QuietHours](
    name="quiet_hours",
    columns=("person", "table_id", "begins", "ends", "zone"),
    key=("person",),
    cells=msgspec.structs.astuple,
    record=lambda row: QuietHours(*row[:5]),
)

UNWANTED_KINDS = Shape[UnwantedKinds](
    name="unwanted_kinds",
    columns=("person", "table_id", "kinds"),
    key=("person",),
    cells=msgspec.structs.astuple,
    record=lambda row: UnwantedKinds(*row[:3]),
)

LEASES = Shape[Lease](
    name="leases",
    columns=("name", "owner", "until"),
    key=("name",),
    cells=msgspec.structs.astuple,
    record=lambda row: Lease(*row[:3]),
)

DUE = (
    "WHERE due <= {now} AND state IN ('waiting', 'claimed', 'sending')"
    " AND (state = 'waiting' OR until <= {now}) ORDER BY due, key LIMIT {most}"
)
"""Selects due notices, and those whose process has not been heard of for too long."""

FORGOTTEN = (
    "DELETE FROM outbox WHERE changed < {} AND state NOT IN ('waiting', 'claimed', 'sending')"
)
"""Deletes the notices that were finished before a time."""

ANCHORS = Shape[Head](
    name="anchors",
    columns=HEADS.columns,
    key=("table_id",),
    cells=HEADS.cells,
    record=HEADS.record,
    sealed=False,
)

TIPS = Shape[Tip](
    name="tips",
    columns=("name", "number", "at", "logs", "hash", "key", "signature"),
    key=("name",),
    cells=msgspec.structs.astuple,
    record=lambda row: Tip(*row),
    sealed=False,
)

GRAVES = Shape[Grave](
    name="graves",
    columns=("table_id", "at", "key", "signature"),
    key=("table_id",),
    cells=msgspec.structs.astuple,
    record=lambda row: Grave(*row),
    sealed=False,
)

MOVED = (
    "SELECT a.table_id, e.hash FROM anchors a JOIN heads h ON h.table_id = a.table_id"
    " LEFT JOIN entries e ON e.table_id = a.table_id AND e.version = a.version"
    " WHERE h.version <> a.version OR h.hash <> a.hash OR h.receipts <> a.receipts"
)
"""Selects, for each log that has moved since the last tip, the hash of the entry at its anchor."""

BACKED_UP = "backed-up"
"""The setting with the time of the last good backup."""

CLOCK = "clock"
"""The setting with the latest time at which the server has been seen to write."""


def replacing(shape: Shape[Any], mark: str) -> str:
    """Return the statement that replaces a row; `mark` is the dialect's placeholder."""
    marks = count(1)
    cells = ", ".join(f"{name} = {mark.format(next(marks))}" for name in shape.all_columns)
    keys = " AND ".join(f"{name} = {mark.format(next(marks))}" for name in (*shape.key, "seal"))
    return f"UPDATE {shape.name} SET {cells} WHERE {keys}"  # noqa: S608  our names


def replaced(shape: Shape[R], before: R) -> tuple[Any, ...]:
    """Return the cells by which `replacing` finds the present row: its key and its seal."""
    row = dict(zip(shape.all_columns, shape.row(before), strict=True))
    return tuple(row[name] for name in (*shape.key, "seal"))


SHAPES: tuple[Shape[Any], ...] = (
    *(TABLES, TOURNAMENTS, HEADS, ENTRIES, RECEIPTS),
    *(LINKS, TICKETS, PHOTOS, ACCOUNTS, SESSIONS),
    *(PROFILES, RESCUES, BROWSERS, POSTS, OWNER_DECISIONS, SETTINGS),
    *(ANCHORS, TIPS, GRAVES, PLANS),
    *(OUTBOX, SUBSCRIPTIONS, QUIET_HOURS, UNWANTED_KINDS, LEASES),
)
"""All tables of the database, in an order in which they can be written."""

ENDED = (
    "DELETE FROM sessions",
    "DELETE FROM tickets",
    "DELETE FROM browsers WHERE kind = 'session'",
    "DELETE FROM rescues WHERE kind <> 'code'",
    "DELETE FROM subscriptions WHERE link <> '' OR code <> x''",
    "DELETE FROM outbox WHERE state IN ('waiting', 'claimed', 'sending')",
    "DELETE FROM leases",
)
"""Statements for when everybody must sign in again; printed codes and passwords stay valid."""

DROPPED = (
    "DELETE FROM entries WHERE table_id = {}",
    "DELETE FROM receipts WHERE table_id = {}",
    "DELETE FROM heads WHERE table_id = {}",
    "DELETE FROM links WHERE table_id = {}",
    "DELETE FROM photos WHERE table_id = {}",
    "DELETE FROM posts WHERE table_id = {}",
    "DELETE FROM plans WHERE table_id = {}",
    "DELETE FROM notices WHERE table_id = {}",
    "DELETE FROM outbox WHERE table_id = {}",
    "DELETE FROM subscriptions WHERE table_id = {}",
    "DELETE FROM quiet_hours WHERE table_id = {}",
    "DELETE FROM unwanted_kinds WHERE table_id = {}",
    "DELETE FROM tournaments WHERE id = {}",
    "DELETE FROM tables WHERE id = {}",
)
"""Statements that delete what belongs to a tournament or table; `{}` is the placeholder of its
id."""

OF_PERSON = (
    "DELETE FROM outbox WHERE person = {}",
    "DELETE FROM subscriptions WHERE person = {}",
    "DELETE FROM quiet_hours WHERE person = {}",
    "DELETE FROM unwanted_kinds WHERE person = {}",
)
"""Statements that delete what is stored about notifying a person, when their data are erased."""


def told_as(log: str, person: str) -> tuple[str, str]:
    """Return the names under which a person of a tournament is notified."""
    return f"player:{log}:{person}", f"official:{log}:{person}"


RESTING = """
SELECT {columns} FROM tables WHERE account IS NULL AND id IN (
    SELECT heads.table_id FROM heads JOIN entries
    ON entries.table_id = heads.table_id AND entries.version = heads.version
    WHERE entries.at < {mark}
) ORDER BY created, id
"""
"""Selects the tables without an account at which nothing has happened since a time."""
