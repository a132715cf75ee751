"""Decisions about clubs, players, officials and teams."""

from __future__ import annotations

from collections.abc import Iterable

from gorod.record.writing import nickname as written
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide.checks import Answer, Asked, known_players, listed
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.office_rights import RESERVED
from gorod.tournament.participants import Ban, BanLevel, Club, Office, Player
from gorod.tournament.state import Tournament

PAIR = 2


def add_club(t: Tournament, command: c.AddClub, _: Asked) -> Answer:
    if command.club.id in t.clubs:
        return Denied("id-taken", (command.club.id,))
    return _club(command.club)


def edit_club(t: Tournament, command: c.EditClub, _: Asked) -> Answer:
    return (
        _club(command.club)
        if command.club.id in t.clubs
        else Denied("club-unknown", (command.club.id,))
    )


def _club(club: Club) -> Answer:
    if not club.id or not club.name.strip():
        return Denied("name-missing")
    return (e.ClubKnown(club),)


def add_player(t: Tournament, command: c.AddPlayer, asked: Asked) -> Answer:
    if command.player.id in t.players:
        return Denied("id-taken", (command.player.id,))
    if RESERVED in command.player.id:
        return Denied("id-reserved", (command.player.id,))
    if asked.who == command.player.id:
        return _player(t, command.player, listed(t))
    return _player(t, command.player, t.players.values())


def edit_player(t: Tournament, command: c.EditPlayer, _: Asked) -> Answer:
    if command.player.id in t.erased:
        return Denied("erased", (command.player.id,))
    strangers = known_players(t, (command.player.id,))
    if strangers is not None:
        return strangers
    same = t.players[command.player.id].nickname == command.player.nickname
    return _player(t, command.player, listed(t) if same else t.players.values())


def _player(t: Tournament, player: Player, others: Iterable[Player]) -> Answer:
    """Enter a player; protocols know them by the nickname alone, so it is unique and fits one line.

    Players who enter themselves are not told who is only in the officials' list: a namesake there
    is no obstacle. The officials merge the two, or sign up one of them only.
    """
    if not player.id:
        return Denied("name-missing")
    if player.club and player.club not in t.clubs:
        return Denied("club-unknown", (player.club,))
    unfit = unfit_nickname(t, player.id, player.nickname, others)
    return unfit or (e.PlayerKnown(player),)


def unfit_nickname(
    t: Tournament, player: PersonId, nickname: str, others: Iterable[Player] | None = None
) -> Denied | None:
    """Return why a player cannot have this nickname beside these others, or everybody; or None."""
    if not nickname:
        return Denied("name-missing")
    if written(nickname) != nickname:
        return Denied("nickname-unwritable", (nickname,))
    for other in t.players.values() if others is None else others:
        same = other.nickname.casefold() == nickname.casefold()
        if same and other.id != player and other.id not in t.merged and player not in t.nameless:
            return Denied("nickname-taken", (nickname, other.id))
    return None


def merge_players(t: Tournament, command: c.MergePlayers, _: Asked) -> Answer:
    """Merge two players, unless both have a seat in one round: then they are not one person."""
    kept, gone = command.kept, command.duplicate
    strangers = known_players(t, (kept, gone))
    if strangers is not None:
        return strangers
    if kept == gone:
        return Denied("merge-self", (kept,))
    for own in t.rounds.values():
        sat = [t.who(player) for table in own.tables for player in table]
        if kept in sat and gone in sat:
            return Denied("merge-met", (kept, gone, f"{own.stage}.{own.number}"))
    return (e.PlayersMerged(kept, gone),)


def remove_player(t: Tournament, command: c.RemovePlayer, _: Asked) -> Answer:
    """Remove a player, unless they have a seat, play in a stage, or took over a seat.

    Such players can leave the tournament, but not its history.
    """
    strangers = known_players(t, (command.player,))
    if strangers is not None:
        return strangers
    for key, own in t.rounds.items():
        if any(command.player == t.who(player) for table in own.tables for player in table):
            return Denied("remove-seated", (command.player, key))
    for game in t.games.values():
        if command.player in map(t.who, game.players):
            return Denied("remove-seated", (command.player, game.id))
    for stage, players in t.entrants.items():
        if command.player in map(t.who, players):
            return Denied("remove-in-stage", (command.player, stage))
    if any(own.by == command.player for own in t.signed_up.values()):
        return Denied("remove-substitute", (command.player,))
    return (e.PlayerRemoved(command.player),)


def appoint(t: Tournament, command: c.Appoint, _: Asked) -> Answer:
    official = command.official
    if not official.id or not official.name.strip():
        return Denied("name-missing")
    if RESERVED in official.id and official.id not in t.officials:
        return Denied("id-reserved", (official.id,))
    if official.id == t.founder and Office.ORGANISER not in official.offices:
        return Denied("founder-stays", (official.id,))
    strange = tuple(office for office in official.offices if office not in tuple(Office))
    if strange:
        return Denied("office-unknown", strange)
    return (e.Appointed(official),)


def form_team(t: Tournament, command: c.FormTeam, _: Asked) -> Answer:
    team = command.team
    strangers = known_players(t, team.members)
    if strangers is not None:
        return strangers
    if not team.id or not team.name.strip():
        return Denied("name-missing")
    if len(set(team.members)) < len(team.members):
        return Denied("player-twice", team.members)
    taken = {m for other in t.teams.values() if other.id != team.id for m in other.members}
    both = tuple(member for member in team.members if member in taken)
    return Denied("team-taken", both) if both else (e.TeamFormed(team),)


def keep_apart(t: Tournament, command: c.KeepApart, _: Asked) -> Answer:
    pair = (command.one, command.other)
    strangers = known_players(t, pair)
    if strangers is not None:
        return strangers
    if len(set(pair)) < PAIR:
        return Denied("player-twice", pair)
    if command.level not in tuple(BanLevel):
        return Denied("ban-level", (command.level,))
    strange = tuple(stage for stage in command.stages if t.plan(stage) is None)
    if strange:
        return Denied("stage-unknown", strange)
    known = _ban(t, *pair)
    if known is not None and (known.level, known.stages) == (command.level, command.stages):
        return Denied("apart-already", pair)
    return (e.KeptApart(*pair, BanLevel(command.level), command.stages),)


def _ban(t: Tournament, *pair: str) -> Ban | None:
    return next((ban for ban in t.bans if {ban.one, ban.other} == set(pair)), None)


def let_meet(t: Tournament, command: c.LetMeet, _: Asked) -> Answer:
    if _ban(t, command.one, command.other) is None:
        return Denied("not-apart", (command.one, command.other))
    return (e.MayMeet(command.one, command.other),)
