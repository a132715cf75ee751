"""Which part of a tournament a command is about: people can work on different parts at once.

A command is stale if something that it is about has changed since its sender looked. It is not
stale merely because another table has signed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.tournament import tournament_commands as c
from gorod.tournament.rounds import round_key

ALL = "*"
"""The key of commands that concern everything: the regulation, stages and undoing."""


def _game(command: Any) -> tuple[str, ...]:  # noqa: ANN401  any command about a game
    return (f"game {command.game}",)


def _round(command: Any) -> tuple[str, ...]:  # noqa: ANN401  any command about a round
    return (f"round {round_key(command.stage, command.round)}",)


def _player(command: Any) -> tuple[str, ...]:  # noqa: ANN401  any command about a player
    player = command.player
    return (f"person {player if isinstance(player, str) else player.id}",)


def _players(command: c.ImportPlayers) -> tuple[str, ...]:
    known = (player.id for player in (*command.added, *command.edited))
    clubs = (f"club {club.id}" for club in command.clubs)
    return (*clubs, *(f"person {who}" for who in (*known, *command.sign_up)))


def _pair(command: Any) -> tuple[str, ...]:  # noqa: ANN401  any command about two players
    return (f"person {command.one}", f"person {command.other}")


def _protest(command: Any) -> tuple[str, ...]:  # noqa: ANN401  any command about a protest
    return (f"protest {command.protest}",)


ABOUT: dict[type, Callable[[Any], tuple[str, ...]]] = {
    c.Describe: lambda _: ("about",),
    c.PutAway: lambda _: ("away",),
    c.BringBack: lambda _: ("away",),
    c.AskConsent: lambda _: ("consent",),
    c.GiveConsent: lambda command: (f"consent {command.player}",),
    c.ErasePerson: lambda command: (f"person {command.person}",),
    c.MarkPaid: lambda command: (f"fee {command.player}",),
    c.Schedule: lambda command: (f"times {command.stage}",),
    c.AddClub: lambda command: (f"club {command.club.id}",),
    c.EditClub: lambda command: (f"club {command.club.id}",),
    c.AddPlayer: _player,
    c.EditPlayer: _player,
    c.SignUp: _player,
    c.CheckIn: _player,
    c.WithdrawPlayer: _player,
    c.RemovePlayer: _player,
    c.DisqualifyPlayer: _player,
    c.MergePlayers: lambda command: (f"person {command.kept}", f"person {command.duplicate}"),
    c.Appoint: lambda command: (f"person {command.official.id}",),
    c.ImportPlayers: _players,
    c.ImportOfficials: lambda command: tuple(f"person {o.id}" for o in command.officials),
    c.FormTeam: lambda command: (f"team {command.team.id}",),
    c.KeepApart: _pair,
    c.LetMeet: _pair,
    c.DraftSeating: _round,
    c.ConfirmSeating: _round,
    c.ReleaseSeating: _round,
    c.RecallSeating: _round,
    c.LockRound: _round,
    c.UnlockRound: _round,
    c.AssignJudge: _game,
    c.StartGame: _game,
    c.EndGame: _game,
    c.SaveDraft: lambda command: (f"draft {command.game}",),
    c.SignGame: _game,
    c.ConfirmGame: _game,
    c.RejectGame: _game,
    c.ReopenGame: _game,
    c.FileProtest: lambda command: (f"protest {command.id}",),
    c.VoteOnProtest: _protest,
    c.DecideProtest: _protest,
}


def about(command: c.Command) -> tuple[str, ...]:
    """Return the keys of what a command changes.

    Commands without a row in `ABOUT` change everything.
    """
    keys = ABOUT.get(type(command))
    return (ALL,) if keys is None else keys(command)


NEVER_STALE = (c.SaveDraft, c.ConfirmGame)
"""Commands that are never stale, no matter what has changed since.

Saving a draft must always succeed, and a confirmation names the data that it confirms.
"""


def barrier(touched: dict[str, int], command: c.Command) -> int:
    """Return the last version in which something changed that this command depends on."""
    if isinstance(command, NEVER_STALE):
        return 0
    return max((touched.get(key, 0) for key in (ALL, *about(command))), default=0)
