"""Turn statements into commands: the verbs of the notation that the engine knows."""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine import commands as c
from gorod.engine.duties import kind_of
from gorod.engine.game import Game
from gorod.engine.phases import Night
from gorod.engine.refusal import Refusal
from gorod.engine.struct import replace
from gorod.record import args as a
from gorod.record.grammar import ROWS, command_said
from gorod.record.syntax import Statement

Asked = Callable[[Game], c.Command | Refusal]
"""Returns the command that a statement asks for in a position."""


def asked_by(statement: Statement) -> Asked:
    """Return what a statement asks for, without the clock by which it was made."""
    verb, said = statement.verb, statement.args
    if isinstance(said, a.AsPlayed):
        return _as_played(asked_by(replace(statement, verb=said.verb, args=said.said)), said)
    if verb not in ROWS:
        return lambda _: Refusal("no-such-move", rule="course")
    if isinstance(said, a.Unsaid):
        return lambda game: _goes_by(verb, game)
    command = command_said(verb, said)
    return lambda _: command


def _as_played(asked: Asked, args: a.AsPlayed) -> Asked:
    """Return the move with the consent to it; refuse what is no move that can be played so."""

    def consented(game: Game) -> c.Command | Refusal:
        move = asked(game)
        if not isinstance(move, c.Nominate | c.Hands | c.LiftHands | c.Shoot | c.Show):
            return Refusal("played-by-the-rules", rule="course")
        return c.AsPlayed(move, args.by, args.reason)

    return consented


def _goes_by(duty: str, game: Game) -> c.Command:
    """Skip a call when it has come; before and after that it is refused like any other."""
    phase = game.phase
    called = isinstance(phase, Night) and kind_of(phase.duties[0]) == duty
    return c.Proceed() if called else c.Show(duty, 0)
