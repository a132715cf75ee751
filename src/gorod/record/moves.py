"""From statements to commands: the verbs of the notation that the engine knows."""

from __future__ import annotations

from dataclasses import replace

from gorod.engine import commands as c
from gorod.engine.duties import kind_of
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.record import args as a
from gorod.record.grammar import ROWS, command_said
from gorod.record.syntax import Statement


def command_of(statement: Statement, game: Game) -> c.Command | Refusal:
    """The command that a statement asks for in this position, without the clock it was made by."""
    if isinstance(statement.args, a.AsPlayed):
        return _as_played(statement, statement.args, game)
    if statement.verb not in ROWS:
        return Refusal("no-such-move", rule="course")
    if isinstance(statement.args, a.Unsaid):
        return _goes_by(statement.verb, game)
    return command_said(statement.verb, statement.args)


def _as_played(statement: Statement, args: a.AsPlayed, game: Game) -> c.Command | Refusal:
    """The move itself, with the consent to it; a call that goes by is none."""
    move = command_of(replace(statement, verb=args.verb, args=args.said), game)
    if not isinstance(move, c.Nominate | c.Hands | c.LiftHands | c.Shoot | c.Show):
        return Refusal("played-by-the-rules", rule="course")
    return c.AsPlayed(move, args.by, args.reason)


def _goes_by(duty: str, game: Game) -> c.Command:
    """The call goes by when it has come; before and after that it is refused like any other."""
    phase = game.phase
    called = isinstance(phase, Night) and kind_of(phase.duties[0]) == duty
    return c.Proceed() if called else c.Show(duty, 0)
