"""The one table of rights: who may do what. What is not written here is refused.

Every route and every wish names its operation; a test walks them all and tries every cell.
"""

from __future__ import annotations

from gorod.server.access.principal import (
    ACCOUNT,
    ANONYMOUS,
    HALL,
    JUDGE_KIND,
    OVERLAY,
    OVERLAY_ROLES,
    OWNER,
    SEAT,
    SIDE_JUDGE,
    Principal,
)

KINDS = (
    ANONYMOUS,
    ACCOUNT,
    OWNER,
    JUDGE_KIND,
    SIDE_JUDGE,
    SEAT,
    HALL,
    OVERLAY,
    OVERLAY_ROLES,
)
ALL = frozenset(KINDS)
SIGNED_IN = frozenset({ACCOUNT, OWNER})
LINKS = ALL - SIGNED_IN - {ANONYMOUS}
JUDGES = frozenset({JUDGE_KIND, SIDE_JUDGE})
HOSTS = frozenset({OWNER, JUDGE_KIND})

RIGHTS: dict[str, frozenset[str]] = {
    # Open to everybody.
    "page": ALL,
    "static": ALL,
    "health": ALL,
    "schema": ALL,
    "rulebooks": ALL,
    "tournaments": ALL,
    "showcase": ALL,
    "tables-list": ALL,
    # For the operator; the web layer also asks for his secret or his machine.
    "metrics": ALL,
    # Accounts.
    "account-create": ALL,
    "session-create": ALL,
    "session-end": ALL,
    "account-self": SIGNED_IN,
    # Tables.
    "table-create": ALL - LINKS,
    "table-close": HOSTS,
    "table-view": LINKS,
    "table-protocol": LINKS - {OVERLAY, OVERLAY_ROLES},
    "table-book": LINKS,
    "table-record": JUDGES,
    "table-foresee": JUDGES,
    "table-turns": JUDGES,
    "table-correct": JUDGES,
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
    "wish-take": frozenset({JUDGE_KIND}),
}


def may(principal: Principal, operation: str) -> bool:
    """Whether he may; an operation that nobody has written down is nobody's."""
    return principal.kind in RIGHTS.get(operation, frozenset())
