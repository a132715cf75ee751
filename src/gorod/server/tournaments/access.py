"""Who the sender of a request is at a tournament: official, player, newcomer or the public."""

from __future__ import annotations

from dataclasses import replace

from gorod.server.access.principal import Kind, Principal, kind_and_who
from gorod.server.access.rights import OFFICE
from gorod.server.store.store_ids import AccountId
from gorod.server.tournaments.live_tournament import LiveTournament
from gorod.tournament import participants
from gorod.tournament.ids import NOBODY, PersonId


def principal_at(stream: LiveTournament, by: Principal) -> Principal:
    """Return who a sender is at this tournament, with the offices that they hold now.

    A link of another tournament gives an anonymous `Principal`.
    """
    if by.kind == Kind.ACCOUNT:
        who = stream.organiser if by.account == stream.row.account else by.who
        return _official(stream, replace(by, table=stream.id, who=who)) if who else by
    if by.table != stream.id:
        return Principal()
    if by.kind == Kind.OFFICIAL:
        return _official(stream, by)
    # A player's link is shown around more easily than an official's, so it never carries an office:
    # a player who is also an official gets nothing by it.
    if by.kind == Kind.PLAYER and stream.t.offices(stream.t.who(by.who)):
        return Principal()
    return replace(by, who=stream.t.who(by.who)) if by.kind == Kind.PLAYER else by


def in_person(stream: LiveTournament, root: str) -> Principal | None:
    """Return the person at the root of a chain of links, as they stand at this tournament now.

    Return None if the link does not name a person, because an earlier release or the server made
    it.
    """
    kind, _, name = root.partition(":")
    if kind in (Kind.OFFICIAL, Kind.PLAYER):
        return principal_at(stream, Principal(Kind(kind), stream.id, who=PersonId(name)))
    if kind == Kind.ACCOUNT and name.isdecimal():
        return principal_at(stream, Principal(Kind.ACCOUNT, account=AccountId(int(name))))
    return None


def may_link(stream: LiveTournament, by: Principal, scope: str) -> bool:
    """Whether they may make a link of this scope.

    Only organisers may make a link for an organiser: others could make themselves organisers.
    """
    person = kind_and_who(scope)
    return (
        person is None
        or person[0] != Kind.OFFICIAL
        or participants.Office.ORGANISER not in stream.t.offices(person[1])
        or Kind.ORGANISER in by.kinds
    )


def _official(stream: LiveTournament, by: Principal) -> Principal:
    held = stream.t.offices(by.who)
    kinds = [kind for office, kind in OFFICE.items() if office in held]
    if not kinds:  # the office was withdrawn, and with it the rights of the link
        return replace(by, who=NOBODY)
    return replace(by, kind=kinds[0], also=frozenset(kinds))


def belongs(stream: LiveTournament, by: Principal) -> bool:
    """Whether they belong to this tournament, and so may see it while it is hidden from others."""
    return by.table == stream.id and (bool(by.who) or by.kind == Kind.NEWCOMER)
