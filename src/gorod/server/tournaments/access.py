"""Who comes to a desk: an office, a player, a newcomer; anybody else is as everybody."""

from __future__ import annotations

from dataclasses import replace

from gorod.server.access.principal import Kind, Principal, kind_and_who
from gorod.server.access.rights import OFFICE
from gorod.server.tournaments.live_tournament import LiveDesk
from gorod.tournament import participants
from gorod.tournament.ids import NOBODY, PersonId


def at_desk(desk: LiveDesk, by: Principal) -> Principal:
    """What a link or an account is at this desk, as the offices stand now."""
    if by.kind == Kind.ACCOUNT:
        who = desk.organiser if by.account == desk.row.account else by.who
        return _official(desk, replace(by, table=desk.id, who=who)) if who else by
    if by.table != desk.id:
        return Principal()
    if by.kind == Kind.OFFICIAL:
        return _official(desk, by)
    # A player's link is shown around more easily than an official's: it opens no office.
    if by.kind == Kind.PLAYER and desk.t.offices(desk.t.who(by.who)):
        return Principal()
    return replace(by, who=desk.t.who(by.who)) if by.kind == Kind.PLAYER else by


def in_person(desk: LiveDesk, root: str) -> Principal | None:
    """The person who began a chain of links, as they stand at this desk now.

    None where a link says nothing of a person: it was made by an earlier release or by the server.
    """
    kind, _, name = root.partition(":")
    if kind in (Kind.OFFICIAL, Kind.PLAYER):
        return at_desk(desk, Principal(Kind(kind), desk.id, who=PersonId(name)))
    if kind == Kind.ACCOUNT and name.isdecimal():
        return at_desk(desk, Principal(Kind.ACCOUNT, account=int(name)))
    return None


def may_link(desk: LiveDesk, by: Principal, scope: str) -> bool:
    """A link for an organiser is made by organisers alone: others would make themselves one."""
    person = kind_and_who(scope)
    return (
        person is None
        or person[0] != Kind.OFFICIAL
        or participants.Office.ORGANISER not in desk.t.offices(person[1])
        or Kind.ORGANISER in by.kinds
    )


def _official(desk: LiveDesk, by: Principal) -> Principal:
    held = desk.t.offices(by.who)
    kinds = [kind for office, kind in OFFICE.items() if office in held]
    if not kinds:  # the office is gone, and with it what the link opened
        return replace(by, who=NOBODY)
    return replace(by, kind=kinds[0], also=frozenset(kinds))


def belongs(desk: LiveDesk, by: Principal) -> bool:
    """Whether a tournament that is not shown exists for him."""
    return by.table == desk.id and (bool(by.who) or by.kind == Kind.NEWCOMER)
