"""What somebody is told. A notice has a kind and a few public words; it never holds a secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from gorod.server.access.principal import Kind, Principal
from gorod.server.store.store_ids import NO_STREAM, StreamId, TableId, TournamentId


class NoticeKind(StrEnum):
    """What a notice is about: the catalogues have a title and a text for each."""

    REMINDER_6H = "reminder-6h"
    REMINDER_1H = "reminder-1h"
    PUBLISHED = "published"
    ANSWER_READY = "answer-ready"
    """What was asked at night is answered. It is stored, said and sent as `published`."""
    ROUND_STARTS = "round-starts"
    SEATING_RELEASED = "seating-released"
    PROTEST_DECIDED = "protest-decided"
    HOST_ALARM = "host-alarm"
    BACKUP_OVERDUE = "backup-overdue"
    """For the owner of the server: no copy of the database was made for too long."""
    CONFIRM = "confirm"
    """Asks whether whoever reads an address wants to be told there."""


SAME_AS = {NoticeKind.ANSWER_READY: NoticeKind.PUBLISHED}
"""A kind that would tell who somebody is goes under the name of one that everybody gets."""

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
"""What the text of a kind is made with: names that everybody may know, and nothing else."""

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
"""What each sort of person may be told of, and may decline."""

LONGEST_PARAM = 120


class NoticeError(ValueError):
    """A notice that nobody may send: a bug of whoever made it."""


@dataclass(frozen=True, slots=True)
class Notice:
    """One thing that one person is to be told."""

    key: str
    """The same key twice is one notice: the second is not even looked at."""
    person: str
    """Whom: see `person_of`."""
    kind: NoticeKind
    params: Mapping[str, str] = field(default_factory=dict)
    not_before: str = ""
    """The stamp before which it is not sent; empty for at once."""
    stream: StreamId = NO_STREAM
    """The table or tournament that it is about: it goes with it."""
    not_after: str = ""
    """The stamp after which it is of no use and is not sent any more; empty for never."""

    def __post_init__(self) -> None:
        if set(self.params) != PARAMS[self.kind] or not self.key or not self.person:
            raise NoticeError(self.kind)

    @property
    def spoken(self) -> NoticeKind:
        """The kind under which it is stored, written and sent."""
        return SAME_AS.get(self.kind, self.kind)


def seat(table: TableId, number: int) -> str:
    """Whoever sits at a table, as a person to be told."""
    return f"{Kind.SEAT}:{table}:{number}"


def judge(table: TableId) -> str:
    """Whoever leads a table."""
    return f"{Kind.JUDGE}:{table}"


def player(tournament: TournamentId, who: str) -> str:
    return f"{Kind.PLAYER}:{tournament}:{who}"


def official(tournament: TournamentId, who: str) -> str:
    return f"{Kind.OFFICIAL}:{tournament}:{who}"


def account(number: int) -> str:
    return f"{Kind.ACCOUNT}:{number}"


def person_of(by: Principal) -> str:
    """Whom to tell what concerns somebody who came by a link or signed in; empty for nobody."""
    if by.kind == Kind.SEAT:
        return seat(TableId(by.table), by.seat)
    if by.kind == Kind.JUDGE:
        return judge(TableId(by.table))
    if by.table and by.who:
        make = player if by.kind == Kind.PLAYER else official
        return make(TournamentId(by.table), by.who)
    return account(by.account) if by.account else ""
