"""The one table of rights: who may do what. Everything that is not listed is refused.

Every route and every command of a table or a tournament names its operation; a test checks every
cell of the table.
"""

from __future__ import annotations

from gorod.engine.struct import kebab
from gorod.server.access.principal import Kind, Principal
from gorod.tournament import participants
from gorod.tournament import tournament_commands as c
from gorod.tournament.office_rights import ALLOWED, SELF

AT_TABLES = (
    Kind.JUDGE,
    Kind.SIDE_JUDGE,
    Kind.SEAT,
    Kind.HALL,
    Kind.OVERLAY,
    Kind.OVERLAY_ROLES,
    Kind.HOST,
    Kind.LOBBY,
)
OFFICE: dict[participants.Office, Kind] = {
    participants.Office.ORGANISER: Kind.ORGANISER,
    participants.Office.CHIEF: Kind.CHIEF,
    participants.Office.SECRETARY: Kind.SECRETARY,
    participants.Office.COMMITTEE: Kind.COMMITTEE,
    participants.Office.JUDGE: Kind.TOURNAMENT_JUDGE,
}
"""An office of the tournament -> the kind of its holders."""
AT_TOURNAMENTS = (*OFFICE.values(), Kind.PLAYER, Kind.NEWCOMER, Kind.OFFICIAL)
KINDS = (
    Kind.ANONYMOUS,
    Kind.ACCOUNT,
    Kind.WAITING,
    Kind.SERVER_OWNER,
    Kind.OWNER,
    *AT_TABLES,
    Kind.REPLAY,
    *AT_TOURNAMENTS,
)
ALL = frozenset(KINDS)
SIGNED_IN = frozenset({Kind.ACCOUNT, Kind.OWNER, Kind.SERVER_OWNER})
"""Accounts that may create tournaments; those that wait for approval may not."""
OWN = SIGNED_IN | {Kind.WAITING}
LINKS = frozenset(AT_TABLES)
JUDGES = frozenset({Kind.JUDGE, Kind.SIDE_JUDGE})
HOSTS = frozenset({Kind.OWNER, Kind.JUDGE})
OFFICIALS = frozenset(OFFICE.values())
MANAGERS = frozenset({Kind.ORGANISER, Kind.CHIEF, Kind.SECRETARY})

RIGHTS: dict[str, frozenset[Kind]] = {
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
    # For the operator; the route also checks a secret, or that the sender is on this machine.
    "metrics": ALL,
    # Accounts.
    "account-create": ALL,
    "session-create": ALL,
    "session-end": ALL,
    "account-recover": ALL,
    # For anybody with the key that was sent to the address.
    "account-confirm": ALL,
    "account-self": OWN,
    "account-password": OWN,
    "account-sessions": OWN,
    "account-codes": OWN,
    "account-email": OWN,
    "account-post": OWN,
    # Notices: the channels by which people get them, and what did not arrive.
    "notices": OWN | OFFICIALS | {Kind.SEAT, Kind.JUDGE, Kind.PLAYER, Kind.OFFICIAL},
    "notice-answer": ALL,
    "table-notices": HOSTS,
    "tournament-notices": MANAGERS,
    # The owner of the server.
    "server": frozenset({Kind.SERVER_OWNER}),
    "link-self": LINKS | {Kind.REPLAY} | frozenset(AT_TOURNAMENTS),
    "link-device": LINKS | frozenset(AT_TOURNAMENTS),
    # Tables.
    "table-create": OWN | {Kind.ANONYMOUS},
    "online-create": OWN | {Kind.ANONYMOUS},
    "lobbies": ALL,
    # The judge's trainer: a table whose players are simulated by the server.
    "training-create": OWN | {Kind.ANONYMOUS},
    "wish-cue": frozenset({Kind.JUDGE}),
    "table-join": frozenset({Kind.HOST, Kind.LOBBY}),
    "table-seat": frozenset({Kind.SEAT}),
    # For the host of an online table only before and after its game; the handler checks.
    "table-close": HOSTS | {Kind.HOST},
    "table-reopen": HOSTS,
    "table-view": LINKS,
    "table-voice": frozenset({Kind.SEAT}),
    "table-protocol": LINKS - {Kind.OVERLAY, Kind.OVERLAY_ROLES},
    "table-book": LINKS,
    # Only after the end, and for a seat only its own; the handlers check.
    "table-replay": JUDGES | {Kind.SEAT, Kind.REPLAY},
    "replay-share": frozenset({Kind.SEAT}),
    "table-record": JUDGES,
    "table-foresee": JUDGES,
    "table-turns": JUDGES,
    "table-correct": JUDGES,
    # At a table of a tournament; other tables have nothing to hand in.
    "table-tournament": JUDGES,
    "table-hand-in": frozenset({Kind.JUDGE}),
    "table-protest": frozenset({Kind.JUDGE}),
    "links-list": HOSTS,
    # Hosts of online tables cannot link to seats, nor, while they play, make links that show roles;
    # the handler checks.
    "link-create": HOSTS | {Kind.HOST},
    "link-revoke": HOSTS,
    # Sockets and commands.
    "ticket": LINKS,
    "socket": LINKS,
    "command": frozenset({Kind.JUDGE, Kind.SEAT, Kind.HOST}),
    "wish-do": frozenset({Kind.JUDGE, Kind.AUTOMATIC_JUDGE, Kind.SEAT}),
    "wish-draw": frozenset({Kind.JUDGE, Kind.AUTOMATIC_JUDGE}),
    "wish-undo": frozenset({Kind.JUDGE}),
    "wish-redo": frozenset({Kind.JUDGE}),
    "wish-correct": frozenset({Kind.JUDGE}),
    "wish-timer": frozenset({Kind.JUDGE, Kind.AUTOMATIC_JUDGE}),
    "wish-name": frozenset({Kind.JUDGE}),
    "wish-take": frozenset({Kind.JUDGE}),
    "wish-phones": frozenset({Kind.JUDGE}),
    "wish-contribute": frozenset({Kind.JUDGE, Kind.SEAT}),
    # By-day games: what the host does, and what players enter besides their moves.
    "by-day-create": OWN | {Kind.ANONYMOUS},
    "wish-story": frozenset({Kind.JUDGE}),
    "wish-publish": frozenset({Kind.JUDGE}),
    "wish-question": frozenset({Kind.JUDGE}),
    "wish-mark": frozenset({Kind.JUDGE}),
    "wish-suspend": frozenset({Kind.JUDGE}),
    "wish-extend": frozenset({Kind.JUDGE}),
    "wish-holidays": frozenset({Kind.JUDGE}),
    "wish-answer": frozenset({Kind.SEAT}),
    "wish-code": frozenset({Kind.SEAT}),
    # At an online table.
    "wish-ready": frozenset({Kind.SEAT}),
    "wish-leave": frozenset({Kind.SEAT}),
    "wish-bot": frozenset({Kind.HOST}),
    "wish-fill": frozenset({Kind.HOST}),
    "wish-kick": frozenset({Kind.HOST}),
    "wish-start": frozenset({Kind.HOST}),
    "wish-settings": frozenset({Kind.HOST}),
    "wish-chat": frozenset({Kind.SEAT, Kind.HOST, Kind.JUDGE}),
    "wish-say": frozenset({Kind.SEAT}),
    "wish-enter": frozenset({Kind.SEAT}),
    "wish-gesture": frozenset({Kind.SEAT}),
    "wish-judge": frozenset({Kind.SEAT, Kind.HOST}),
    "table-judge": frozenset({Kind.LOBBY}),
    "table-anew": frozenset({Kind.HOST}),
    "table-follow": frozenset({Kind.HOST, Kind.LOBBY, Kind.SEAT}),
    "wish-close": frozenset({Kind.JUDGE}),
    "wish-hand-back": frozenset({Kind.JUDGE}),
    "wish-pause": frozenset({Kind.JUDGE, Kind.AUTOMATIC_JUDGE, Kind.SEAT}),
    "wish-foul": frozenset({Kind.SEAT}),
    # Tournaments. What is seen is limited further by the tournament's own rules of sight.
    "tournaments": ALL,
    "tournament-create": SIGNED_IN,
    "tournament-view": ALL,
    # Judges of tables only for their own tables; the rules of sight check it.
    "tournament-official": OFFICIALS,
    "tournament-desk": OFFICIALS - {Kind.TOURNAMENT_JUDGE},
    "tournament-attach": OFFICIALS,
    "tournament-show": frozenset({Kind.ORGANISER}),
    "tournament-delete": frozenset({Kind.ORGANISER}),
    "tournament-links": frozenset({Kind.ORGANISER, Kind.CHIEF}),
    "tournament-archive": MANAGERS,
    "tournament-import": MANAGERS,
    "tournament-import-officials": frozenset({Kind.ORGANISER, Kind.CHIEF}),
    # Players only their own; the handler checks.
    "tournament-photo": MANAGERS | {Kind.PLAYER},
    # Organisers for anybody, others for themselves; the handler checks.
    "tournament-person-data": OFFICIALS | {Kind.PLAYER},
    "tournament-plan": MANAGERS,
    "tournament-plan-take": MANAGERS,
    "tournament-plan-swap": MANAGERS,
    "tournament-sign-up": frozenset({Kind.NEWCOMER}),
    "tournament-command": OFFICIALS | {Kind.PLAYER},
    "tournament-draft": OFFICIALS,
    # Judges only at their own table; the handler checks.
    "tournament-table": frozenset({Kind.ORGANISER, Kind.CHIEF, Kind.TOURNAMENT_JUDGE}),
    "tournament-hand-in": frozenset({Kind.ORGANISER, Kind.CHIEF, Kind.TOURNAMENT_JUDGE}),
    # Only the player's own seat; the handler checks.
    "tournament-seat": frozenset({Kind.PLAYER}),
}

OF_A_LIVING_TOURNAMENT = frozenset(
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
"""Operations that are refused at a copy read from an archive, which can only be viewed."""


LATE = frozenset(
    {"link-self", "link-device", "table-view", "table-protocol", "table-book", "ticket", "socket"}
    # Also the invitation, with which somebody can replace an absent player.
    | {"table-join"}
    | {operation for operation, kinds in RIGHTS.items() if kinds == ALL}
)
"""Operations that links with a delay allow: they watch and change nothing."""


def operation_of(command: type) -> str:
    """Return the operation of a tournament's command."""
    return f"desk-{kebab(command.__name__)}"


def _of_a_tournament() -> dict[str, frozenset[Kind]]:
    """Return one row per command, from the tournament's own table of offices."""
    rows = {
        operation_of(command): frozenset(OFFICE[office] for office in offices)
        for command, offices in ALLOWED.items()
    }
    for command in SELF:
        rows[operation_of(command)] |= {Kind.PLAYER}
    # `Open` is only given by the server. Saving a draft has no right of its own in that table.
    return {**rows, operation_of(c.Open): frozenset(), operation_of(c.SaveDraft): OFFICIALS}


RIGHTS.update(_of_a_tournament())


def may(principal: Principal, operation: str) -> bool:
    """Whether they may do it; unknown operations are refused."""
    if principal.delay and operation not in LATE:
        return False
    return not principal.kinds.isdisjoint(RIGHTS.get(operation, frozenset()))
