"""Notices: each has a kind and a few public words, and never contains a secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from gorod.server.access.principal import Kind, Principal
from gorod.server.store.store_ids import NO_STREAM, StreamId, TableId, TournamentId


class NoticeKind(StrEnum):
    """What a notice is about; the catalogues have a title and a text for each kind."""

    REMINDER_6H = "reminder-6h"
    REMINDER_1H = "reminder-1h"
    PUBLISHED = "published"
    ANSWER_READY = "answer-ready"
    """A player's question at night was answered. It is stored and sent as `published`."""
    ROUND_STARTS = "round-starts"
    SEATING_RELEASED = "seating-released"
    PROTEST_DECIDED = "protest-decided"
    HOST_ALARM = "host-alarm"
    BACKUP_OVERDUE = "backup-overdue"
    """For the owner of the server: the last backup of the database is too old."""
    CONFIRM = "confirm"
    """Asks the reader of an address whether they want notices there."""


SAME_AS = {NoticeKind.ANSWER_READY: NoticeKind.PUBLISHED}
"""Kinds that would reveal a role are sent under the name of a kind that everybody gets."""

PARAMS: Mapping[NoticeKind, frozenset[str]] = {
    NoticeKind.REMINDER_6H: frozenset({"game"}),
    NoticeKind.REMINDER_1H: frozenset({"game"}),
    NoticeKind.PUBLISHED: frozenset({"game"}),
    NoticeKind.ANSWER_READY: frozenset({"game"}),
    NoticeKind.ROUND_STARTS: frozenset({"game", "round", "table", "seat"}),
    NoticeKind.SEATING_RELEASED: frozenset({"game", "round", "table", "seat"}),
    NoticeKind.PROTEST_DECIDED: frozenset({"game"}),
    NoticeKind.HOST_ALARM: frozenset({"game"}),
    NoticeKind.BACKUP_OVERDUE: frozenset({"hours"}),
    NoticeKind.CONFIRM: frozenset(),
}
"""The parameters of each kind's text: only names that everybody may know."""

KINDS_FOR: Mapping[Kind, tuple[NoticeKind, ...]] = {
    Kind.SEAT: (NoticeKind.REMINDER_6H, NoticeKind.REMINDER_1H, NoticeKind.PUBLISHED),
    Kind.JUDGE: (NoticeKind.HOST_ALARM,),
    Kind.PLAYER: (
        NoticeKind.SEATING_RELEASED,
        NoticeKind.ROUND_STARTS,
        NoticeKind.PROTEST_DECIDED,
    ),
    Kind.ACCOUNT: (NoticeKind.HOST_ALARM,),
    Kind.SERVER_OWNER: (NoticeKind.HOST_ALARM, NoticeKind.BACKUP_OVERDUE),
}
"""The kinds of notices that each kind of person can get, and may decline."""

LONGEST_PARAM = 120


class NoticeError(ValueError):
    """A notice that must not be sent: a bug of its maker."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to one person about one thing."""

    key: str
    """Identifies the notice: a second one with the same key is ignored."""
    person: str
    """The addressee: see `person_of`."""
    kind: NoticeKind
    params: Mapping[str, str] = field(default_factory=dict)
    not_before: str = ""
    """The stamp before which it is not sent; empty for at once."""
    stream: StreamId = NO_STREAM
    """The table or tournament that it is about; it is deleted together with it."""
    not_after: str = ""
    """The stamp after which it is useless and no longer sent; empty for never."""

    def __post_init__(self) -> None:
        if set(self.params) != PARAMS[self.kind] or not self.key or not self.person:
            raise NoticeError(self.kind)

    @property
    def spoken(self) -> NoticeKind:
        """The kind under which it is stored, written and sent."""
        return SAME_AS.get(self.kind, self.kind)


def seat(table: TableId, number: int) -> str:
    """Return the addressee of notices to a seat of a table."""
    return f"{Kind.SEAT}:{table}:{number}"


def judge(table: TableId) -> str:
    """Return the addressee of notices to those who lead a table."""
    return f"{Kind.JUDGE}:{table}"


def player(tournament: TournamentId, who: str) -> str:
    return f"{Kind.PLAYER}:{tournament}:{who}"


def official(tournament: TournamentId, who: str) -> str:
    return f"{Kind.OFFICIAL}:{tournament}:{who}"


def account(number: int) -> str:
    return f"{Kind.ACCOUNT}:{number}"


def person_of(by: Principal) -> str:
    """Return the addressee of notices to this holder of a link or account; "" if there is none."""
    if by.kind == Kind.SEAT:
        return seat(TableId(by.table), by.seat)
    if by.kind == Kind.JUDGE:
        return judge(TableId(by.table))
    if by.table and by.who:
        make = player if by.kind == Kind.PLAYER else official
        return make(TournamentId(by.table), by.who)
    return account(by.account) if by.account else ""
