"""How events about people change the tournament: who is known, takes part, has left."""

from __future__ import annotations

from typing import TypeVar

from gorod.engine.struct import replace
from gorod.tournament import tournament_events as e
from gorod.tournament.ids import PersonId
from gorod.tournament.participants import Ban, Office, Official, Presence
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament

V = TypeVar("V")
Id = TypeVar("Id", bound=str)


def opened(t: Tournament, event: e.Opened) -> Tournament:
    return replace(t, name=event.name)


def described(t: Tournament, event: e.Described) -> Tournament:
    return replace(t, name=event.name, about=event.about)


def put_aside(t: Tournament, event: e.PutAside) -> Tournament:
    return replace(t, away=event.away)


def fee_marked(t: Tournament, event: e.FeeMarked) -> Tournament:
    own = replace(t.signed_up[event.player], paid=event.paid)
    return replace(t, signed_up={**t.signed_up, event.player: own})


def regulated(t: Tournament, event: e.Regulated) -> Tournament:
    return replace(t, regulation=event.regulation)


def club_known(t: Tournament, event: e.ClubKnown) -> Tournament:
    return replace(t, clubs={**t.clubs, event.club.id: event.club})


def player_known(t: Tournament, event: e.PlayerKnown) -> Tournament:
    own = event.player
    removed = {key: name for key, name in t.removed.items() if key != own.id}
    return replace(t, players={**t.players, own.id: own}, removed=removed)


def player_removed(t: Tournament, event: e.PlayerRemoved) -> Tournament:
    """Remove a player from teams, bans and duplicates; the nickname is kept for the log."""
    gone = {event.player} | {own for own in t.merged if t.who(own) == event.player}

    def without(people: dict[PersonId, V]) -> dict[PersonId, V]:
        return {key: own for key, own in people.items() if key not in gone}

    def others(people: tuple[Id, ...]) -> tuple[Id, ...]:
        return tuple(own for own in people if own not in gone)

    return replace(
        t,
        players=without(t.players),
        merged=without(t.merged),
        removed=t.removed | {own: t.players[own].nickname for own in gone},
        signed_up=without(t.signed_up),
        consents=without(t.consents),
        bans=tuple(ban for ban in t.bans if gone.isdisjoint((ban.one, ban.other))),
        teams={key: replace(team, members=others(team.members)) for key, team in t.teams.items()},
        officials={
            key: replace(own, conflicts=others(own.conflicts)) for key, own in t.officials.items()
        },
    )


def players_merged(t: Tournament, event: e.PlayersMerged) -> Tournament:
    """Merge two players.

    The earlier place in the queue counts, and the duplicate's seats become the kept player's.
    """
    signed: dict[str, Presence] = {}
    for player, own in t.signed_up.items():
        name = event.kept if player == event.duplicate else player
        seen = signed.get(name)
        signed[name] = own if seen is None else _together(seen, own)
    return replace(t, merged={**t.merged, event.duplicate: event.kept}, signed_up=signed)


def _together(one: Presence, other: Presence) -> Presence:
    kept = other if other.out else one
    return replace(kept, checked_in=one.checked_in or other.checked_in)


def appointed(t: Tournament, event: e.Appointed) -> Tournament:
    """Appoint an official.

    Somebody who held an office in a history that was read holds one again when appointed here.
    """
    own, archives = event.official, t.archives
    if archives and own.id in archives[-1].former:
        former = tuple(person for person in archives[-1].former if person != own.id)
        archives = (*archives[:-1], replace(archives[-1], former=former))
    return replace(t, officials={**t.officials, own.id: own}, archives=archives)


def archive_taken(t: Tournament, event: e.ArchiveTaken) -> Tournament:
    """Note who read the archive; they become an organiser if they go on with the tournament."""
    read = event.provenance
    own = Official(read.by, read.name, (Office.ORGANISER,) if read.continued else ())
    return replace(t, archives=(*t.archives, read), officials={**t.officials, read.by: own})


def team_formed(t: Tournament, event: e.TeamFormed) -> Tournament:
    return replace(t, teams={**t.teams, event.team.id: event.team})


def kept_apart(t: Tournament, event: e.KeptApart) -> Tournament:
    ban = Ban(event.one, event.other, event.level, event.stages)
    return replace(t, bans=(*_others(t, event.one, event.other), ban))


def may_meet(t: Tournament, event: e.MayMeet) -> Tournament:
    return replace(t, bans=_others(t, event.one, event.other))


def _others(t: Tournament, *pair: str) -> tuple[Ban, ...]:
    """Return the bans of all other pairs."""
    return tuple(ban for ban in t.bans if {ban.one, ban.other} != set(pair))


def signed_up(t: Tournament, event: e.SignedUp) -> Tournament:
    """Sign a player up; after leaving they come back at the end of the queue.

    Seats that somebody took over from them stay taken.
    """
    others = {player: own for player, own in t.signed_up.items() if player != event.player}
    before = t.signed_up.get(event.player, Presence())
    return replace(t, signed_up={**others, event.player: Presence(by=before.by)})


def checked_in(t: Tournament, event: e.CheckedIn) -> Tournament:
    own = replace(t.signed_up[event.player], checked_in=True)
    return replace(t, signed_up={**t.signed_up, event.player: own})


def called_in(t: Tournament, event: e.CalledIn) -> Tournament:
    """Bring in a substitute; if somebody took over earlier seats of theirs, that stays so."""
    before = t.signed_up.get(event.player, Presence())
    own = Presence(checked_in=True, by=before.by, substitute=True)
    return replace(t, signed_up={**t.signed_up, event.player: own})


def player_left(t: Tournament, event: e.PlayerLeft) -> Tournament:
    own = t.signed_up.get(event.player, Presence())
    left = replace(own, out=event.how, reason=event.reason, clause=event.clause, by=event.by)
    return replace(t, signed_up={**t.signed_up, event.player: left})


def seats_taken(t: Tournament, event: e.SeatsTaken) -> Tournament:
    def seat(player: PersonId) -> PersonId:
        return event.by if t.who(player) == event.out else player

    def game(one: TableGame) -> TableGame:
        return replace(one, players=tuple(map(seat, one.players)))

    rounds = dict(t.rounds)
    for key in event.rounds:
        tables = tuple(tuple(map(seat, table)) for table in rounds[key].tables)
        rounds[key] = replace(rounds[key], tables=tables)
    entrants = {
        stage: tuple(map(seat, players)) if stage in event.stages else players
        for stage, players in t.entrants.items()
    }
    left = replace(t.signed_up[event.out], by=event.by)
    return replace(
        t,
        signed_up={**t.signed_up, event.out: left},
        rounds=rounds,
        games={**t.games, **{key: game(t.games[key]) for key in event.games}},
        entrants=entrants,
    )
