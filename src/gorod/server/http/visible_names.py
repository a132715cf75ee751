"""Refusing names with invisible characters, which could make one name look like another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gorod.server.http.error_responses import Problem
from gorod.server.tables.nicks import has_unseen
from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Player


def plainly_named(commands: Iterable[c.Command]) -> None:
    """Raise `Problem` if a command would give somebody or something such a name.

    Old logs and archives that contain such names are still read.
    """
    if any(has_unseen(name) for command in commands for name in _names(command)):
        raise Problem(422, "unseen-letters")


def _names(command: c.Command) -> Iterator[str]:
    match command:
        case c.AddPlayer() | c.EditPlayer():
            yield from _of(command.player)
        case c.ImportPlayers():
            for player in (*command.added, *command.edited):
                yield from _of(player)
        case c.AddClub() | c.EditClub():
            yield from (command.club.name, command.club.city)
        case c.Appoint():
            yield command.official.name
        case c.ImportOfficials():
            yield from (official.name for official in command.officials)
        case c.FormTeam():
            yield command.team.name
        case _:
            return


def _of(player: Player) -> tuple[str, ...]:
    return player.nickname, player.name, player.city
