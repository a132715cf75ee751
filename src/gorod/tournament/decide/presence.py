"""Decisions about signing up, checking in, and the three ways of leaving."""

from __future__ import annotations

from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide.checks import Answer, Asked, known_players, namesake, the_book
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.participants import Departure
from gorod.tournament.rounds import GameStatus, RoundStatus
from gorod.tournament.state import Tournament


def sign_up(t: Tournament, command: c.SignUp, _: Asked) -> Answer:
    """Sign a player up; after the limit players wait, but nobody is turned away."""
    strangers = known_players(t, (command.player,))
    if strangers is not None:
        return strangers
    own = t.signed_up.get(command.player)
    if own is not None and own.out != Departure.WITHDRAWN:
        return Denied("signed-up-already", (command.player,))
    return namesake(t, command.player) or (e.SignedUp(command.player),)


def check_in(t: Tournament, command: c.CheckIn, _: Asked) -> Answer:
    player = t.who(command.player)
    own = t.signed_up.get(player)
    if own is None:
        return Denied("not-signed-up", (player,))
    if own.out:
        return Denied("out", (player,), own.clause)
    if own.checked_in:
        return Denied("checked-in-already", (player,))
    if player in t.waiting:
        return Denied("waiting", (player,))
    return (e.CheckedIn(player),)


def withdraw(t: Tournament, command: c.WithdrawPlayer, _: Asked) -> Answer:
    player = t.who(command.player)
    return _not_in(t, player) or (e.PlayerLeft(player, Departure.WITHDRAWN, command.reason),)


def disqualify(t: Tournament, command: c.DisqualifyPlayer, _: Asked) -> Answer:
    """Disqualify a player by a clause of the document; what they have played counts."""
    player = t.who(command.player)
    if command.clause and the_book(t).clause(command.clause) is None:
        return Denied("clause-unknown", (command.clause,))
    if not command.reason.strip():
        return Denied("reason-missing")
    return _not_in(t, player) or (
        e.PlayerLeft(player, Departure.DISQUALIFIED, command.reason, command.clause),
    )


def _not_in(t: Tournament, player: PersonId) -> Denied | None:
    own = t.signed_up.get(player)
    if own is None:
        return Denied("not-signed-up", (player,))
    return Denied("out", (player,), own.clause) if own.out else None


def replace_player(t: Tournament, command: c.ReplacePlayer, _: Asked) -> Answer:
    """Let a substitute take over a player's seats in games that have not begun.

    One exchange is no new stage. The substitute need not have signed up: the command itself brings
    them in, outside the limit.
    """
    out, by = t.who(command.out), t.who(command.by)
    unfit = _not_replaceable(t, out) or _not_eligible(t, out, by) or namesake(t, by)
    if unfit is not None:
        return unfit
    own = t.signed_up[out]
    sits = {g.id: [t.who(p) for p in g.players] for g in t.games.values()}
    if any(
        out in sits[g.id] and g.status == GameStatus.PLAYING and not g.ended_at
        for g in t.games.values()
    ):
        return Denied("playing", (out,))
    games = tuple(g.id for g in t.games.values() if not g.begun and out in sits[g.id])
    open_rounds = {f"{t.games[key].stage}.{t.games[key].round}" for key in games}
    rounds = tuple(
        key
        for key, seated in t.rounds.items()
        if (key in open_rounds or seated.status != RoundStatus.RELEASED)
        and any(out == t.who(p) for table in seated.tables for p in table)
    )
    stages = tuple(
        stage
        for stage, players in t.entrants.items()
        if stage not in t.finished and out in map(t.who, players)
    )
    if any(by in map(t.who, t.entrants[stage]) for stage in stages):
        return Denied("plays-already", (by,))
    if own.out and not (games or rounds or stages):
        return Denied("no-seats-left", (out,))
    there = t.takes_part(by) and by not in t.waiting
    called = () if there else (e.CalledIn(by),)
    left = () if own.out else (e.PlayerLeft(out, Departure.REPLACED, command.reason, by=by),)
    return (*called, *left, e.SeatsTaken(out, by, games, rounds, stages))


def _not_replaceable(t: Tournament, out: PersonId) -> Denied | None:
    own = t.signed_up.get(out)
    if own is None:
        return Denied("not-signed-up", (out,))
    return Denied("replaced-already", (out, own.by)) if own.out and own.by else None


def _not_eligible(t: Tournament, out: PersonId, by: PersonId) -> Denied | None:
    """Return why this player cannot come in for the other one, or None."""
    if by == out:
        return Denied("player-twice", (by,))
    strangers = known_players(t, (by,))
    if strangers is not None:
        return strangers
    own = t.signed_up.get(by)
    banned = own is not None and own.out not in (Departure.NONE, Departure.WITHDRAWN)
    return Denied("out", (by,)) if banned else None
