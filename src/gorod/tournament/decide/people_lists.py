"""Import a list of people in one command; each is decided as if they were entered by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide import people, presence
from gorod.tournament.decide.checks import Answer, Asked
from gorod.tournament.denied import Denied
from gorod.tournament.evolve import evolve
from gorod.tournament.state import Tournament

Step = Callable[[Tournament, Asked], Answer]


def import_players(t: Tournament, command: c.ImportPlayers, asked: Asked) -> Answer:
    return _all(t, _steps(command), asked)


def _steps(command: c.ImportPlayers) -> Iterator[Step]:
    for club in command.clubs:
        yield partial(_then, people.add_club, c.AddClub(club))
    for player in command.added:
        yield partial(_then, people.add_player, c.AddPlayer(player))
    for player in command.edited:
        yield partial(_then, people.edit_player, c.EditPlayer(player))
    for coming in command.sign_up:
        yield partial(_then, presence.sign_up, c.SignUp(coming))


def import_officials(t: Tournament, command: c.ImportOfficials, asked: Asked) -> Answer:
    wanted = (c.Appoint(official) for official in command.officials)
    return _all(t, (partial(_then, people.appoint, one) for one in wanted), asked)


def _then(decide: Callable[..., Answer], command: c.Command, t: Tournament, asked: Asked) -> Answer:
    return decide(t, command, asked)


def _all(t: Tournament, steps: Iterator[Step], asked: Asked) -> Answer:
    """Decide every step on top of those before; return all events, or the first refusal."""
    facts: list[e.Event] = []
    for step in steps:
        answer = step(t, asked)
        if isinstance(answer, Denied):
            return answer
        facts += answer
        t = evolve(t, answer)
    return tuple(facts) or Denied("list-empty")
