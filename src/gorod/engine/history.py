"""The past of a table. An undo shortens the current line but forgets nothing."""

from __future__ import annotations

from gorod.engine.commands import Command
from gorod.engine.events import Events
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules
from gorod.engine.step import step
from gorod.engine.struct import Struct


class Turn(Struct, frozen=True, gc=False):
    """One accepted command with its events, and the turn before it (None for the start)."""

    command: Command | None
    events: Events
    game: Game
    before: Turn | None


class Rewind(Struct, frozen=True, gc=False):
    """A correction: the line went back from one turn to an earlier one, and why."""

    left: Turn
    back_to: Turn
    reason: str


class History(Struct, frozen=True, gc=False):
    """The current line, and every branch that a correction has abandoned."""

    head: Turn
    rewinds: tuple[Rewind, ...] = ()

    @property
    def game(self) -> Game:
        """The game after the last turn."""
        return self.head.game

    @property
    def line(self) -> tuple[Turn, ...]:
        """The turns of the current line, oldest first."""
        return line_of(self.head)

    @property
    def log(self) -> Events:
        """Every event of the current line."""
        return tuple(event for turn in self.line for event in turn.events)

    def then(self, rules: CommonRules, command: Command) -> History | Refusal:
        """Return the history with one more turn, or a refusal."""
        head = self.head
        game, answer = step(rules, head.game, command)
        if type(answer) is Refusal:
            return answer
        return History(Turn(command, answer, game, head), self.rewinds)

    def rewind(self, turns: int, reason: str) -> History | None:
        """Go back this many turns; return None if the line is not that long."""
        target = self.head
        for _ in range(turns):
            if target.before is None:
                return None
            target = target.before
        return self.rewind_to(target, reason)

    def rewind_to(self, turn: Turn, reason: str) -> History:
        """Go back to a turn of the line and branch there; the abandoned line is kept."""
        return History(turn, (*self.rewinds, Rewind(self.head, turn, reason)))


def line_of(turn: Turn | None) -> tuple[Turn, ...]:
    """Return the turns that led to this one, oldest first, and the turn itself."""
    line: list[Turn] = []
    while turn is not None:
        line.append(turn)
        turn = turn.before
    return tuple(reversed(line))


def begin(game: Game, events: Events) -> History:
    """Return the history of a game that has just been set up."""
    return History(Turn(None, events, game, None))
