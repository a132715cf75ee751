"""The one table of rights: who may do what. What is not written here is refused.

Every route, every wish and every command of a desk names its operation; a test walks them all and
tries every cell.
"""

from __future__ import annotations

from gorod.engine.struct import kebab
from gorod.server.access.principal import (
    ACCOUNT,
    ANONYMOUS,
    CHIEF,
    COMMITTEE,
    DESK_JUDGE,
    HALL,
    JUDGE_KIND,
    NEWCOMER,
    OFFICIAL,
    ORGANISER,
    OVERLAY,
    OVERLAY_ROLES,
    OWNER,
    PLAYER,
    SEAT,
    SECRETARY,
    SERVER_OWNER,
    SIDE_JUDGE,
    WAITING,
    Principal,
)
from gorod.tournament import commands as c
from gorod.tournament import people
from gorod.tournament.office_rights import ALLOWED, SELF

AT_TABLES = (JUDGE_KIND, SIDE_JUDGE, SEAT, HALL, OVERLAY, OVERLAY_ROLES)
OFFICE: dict[str, str] = {
    people.Office.ORGANISER: ORGANISER,
    people.Office.CHIEF: CHIEF,
    people.Office.SECRETARY: SECRETARY,
    people.Office.COMMITTEE: COMMITTEE,
    people.Office.JUDGE: DESK_JUDGE,
}
"""An office of the desk -> what whoever holds it is called here."""
AT_DESKS = (*OFFICE.values(), PLAYER, NEWCOMER, OFFICIAL)
KINDS = (ANONYMOUS, ACCOUNT, WAITING, SERVER_OWNER, OWNER, *AT_TABLES, *AT_DESKS)
ALL = frozenset(KINDS)
SIGNED_IN = frozenset({ACCOUNT, OWNER, SERVER_OWNER})
"""These accounts may make tournaments; one that waits for approval may not yet."""
OWN = SIGNED_IN | {WAITING}
LINKS = frozenset(AT_TABLES)
JUDGES = frozenset({JUDGE_KIND, SIDE_JUDGE})
HOSTS = frozenset({OWNER, JUDGE_KIND})
OFFICIALS = frozenset(OFFICE.values())
DESK = frozenset({ORGANISER, CHIEF, SECRETARY})

RIGHTS: dict[str, frozenset[str]] = {
    # Open to everybody.
    "page": ALL,
    "static": ALL,
    "health": ALL,
    "schema": ALL,
    "rulebooks": ALL,
    "showcase": ALL,
    "tables-list": ALL,
    "qr": ALL,
    "reach": ALL,
    # For the operator; the web layer also asks for his secret or his machine.
    "metrics": ALL,
    # Accounts.
    "account-create": ALL,
    "session-create": ALL,
    "session-end": ALL,
    "account-recover": ALL,
    # Whoever holds the key that was sent to the address.
    "account-confirm": ALL,
    "account-self": OWN,
    "account-password": OWN,
    "account-sessions": OWN,
    "account-codes": OWN,
    "account-email": OWN,
    "account-post": OWN,
    # The owner of the server.
    "server": frozenset({SERVER_OWNER}),
    "link-self": LINKS | frozenset(AT_DESKS),
    "link-device": LINKS | frozenset(AT_DESKS),
    # Tables.
    "table-create": OWN | {ANONYMOUS},
    "table-close": HOSTS,
    "table-reopen": HOSTS,
    "table-view": LINKS,
    "table-protocol": LINKS - {OVERLAY, OVERLAY_ROLES},
    "table-book": LINKS,
    "table-record": JUDGES,
    "table-foresee": JUDGES,
    "table-turns": JUDGES,
    "table-correct": JUDGES,
    # At a table of a tournament; elsewhere there is nothing to hand in.
    "table-tournament": JUDGES,
    "table-hand-in": frozenset({JUDGE_KIND}),
    "table-protest": frozenset({JUDGE_KIND}),
    "links-list": HOSTS,
    "link-create": HOSTS,
    "link-revoke": HOSTS,
    # Sockets and commands.
    "ticket": LINKS,
    "socket": LINKS,
    "command": frozenset({JUDGE_KIND, SEAT}),
    "wish-do": frozenset({JUDGE_KIND, SEAT}),
    "wish-draw": frozenset({JUDGE_KIND}),
    "wish-undo": frozenset({JUDGE_KIND}),
    "wish-redo": frozenset({JUDGE_KIND}),
    "wish-correct": frozenset({JUDGE_KIND}),
    "wish-timer": frozenset({JUDGE_KIND}),
    "wish-name": frozenset({JUDGE_KIND}),
    "wish-take": frozenset({JUDGE_KIND}),
    "wish-phones": frozenset({JUDGE_KIND}),
    # Tournaments. What is seen is cut further by the desk's own sight.
    "tournaments": ALL,
    "tournament-create": SIGNED_IN,
    "tournament-view": ALL,
    # A judge of tables at their own only: the desk's sight looks.
    "tournament-official": OFFICIALS,
    "tournament-desk": OFFICIALS - {DESK_JUDGE},
    "tournament-attach": OFFICIALS,
    "tournament-show": frozenset({ORGANISER}),
    "tournament-delete": frozenset({ORGANISER}),
    "tournament-links": frozenset({ORGANISER, CHIEF}),
    "tournament-archive": DESK,
    "tournament-import": DESK,
    "tournament-import-officials": frozenset({ORGANISER, CHIEF}),
    # A player his own; the handler looks.
    "tournament-photo": DESK | {PLAYER},
    # The organiser anybody's, others their own; the handler looks.
    "tournament-person-data": OFFICIALS | {PLAYER},
    "tournament-plan": DESK,
    "tournament-plan-take": DESK,
    "tournament-plan-swap": DESK,
    "tournament-sign-up": frozenset({NEWCOMER}),
    "tournament-command": OFFICIALS | {PLAYER},
    "tournament-draft": OFFICIALS,
    # A judge at his own table only; the handler looks.
    "tournament-table": frozenset({ORGANISER, CHIEF, DESK_JUDGE}),
    "tournament-hand-in": frozenset({ORGANISER, CHIEF, DESK_JUDGE}),
    # His own seat; the handler looks.
    "tournament-seat": frozenset({PLAYER}),
}

OF_A_LIVING_DESK = frozenset(
    {
        "tournament-links",
        "tournament-import",
        "tournament-photo",
        "tournament-plan",
        "tournament-plan-take",
        "tournament-plan-swap",
        "tournament-sign-up",
        "tournament-draft",
        "tournament-table",
        "tournament-hand-in",
        "tournament-seat",
    }
)
"""What nobody does to a copy that was read from an archive: it is only looked at."""


LATE = frozenset(
    {"link-self", "link-device", "table-view", "table-protocol", "table-book", "ticket", "socket"}
    | {operation for operation, kinds in RIGHTS.items() if kinds == ALL}
)
"""What a link that is told late is good for: it watches, and changes nothing."""


def operation_of(command: type) -> str:
    """The row of a command of the desk."""
    return f"desk-{kebab(command.__name__)}"


def _of_the_desk() -> dict[str, frozenset[str]]:
    """One row a command, from the desk's own table of offices."""
    rows = {
        operation_of(command): frozenset(OFFICE[office] for office in offices)
        for command, offices in ALLOWED.items()
    }
    for command in SELF:
        rows[operation_of(command)] |= {PLAYER}
    # A tournament is opened by making it. Whoever saves holds an office: the desk asks for none.
    return {**rows, operation_of(c.Open): frozenset(), operation_of(c.SaveDraft): OFFICIALS}


RIGHTS.update(_of_the_desk())


def may(principal: Principal, operation: str) -> bool:
    """Whether he may; an operation that nobody has written down is nobody's."""
    if principal.delay and operation not in LATE:
        return False
    return not principal.kinds.isdisjoint(RIGHTS.get(operation, frozenset()))
