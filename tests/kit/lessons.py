"""A learner of the trainer, who judges without mistakes until a test lets them err."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gorod.engine import Command, Refusal, start, step
from gorod.engine import commands as c
from gorod.engine.history import Turn
from gorod.engine.phases import Over
from gorod.rulebooks import BOOKS, Rulebook
from gorod.training.lesson import Lesson, Stage
from gorod.training.mistakes import Mistake

SIZES = {"fiim-2019": 10, "fiim-2011": 10, "cma-2025": 12, "tournament-2026": 10}
LIMIT = 1000


class Learner:
    """The learner at the judge's console of a lesson."""

    def __init__(self, rules: str, seed: str, size: int = 0) -> None:
        size = size or SIZES[rules]
        self.book: Rulebook = BOOKS[rules].chosen((), size)
        self.lesson = Lesson(self.book, size, seed)
        begun = start(self.book.rules, size)
        assert not isinstance(begun, Refusal)
        game, events = begun
        self.stage: Stage = self.lesson.opened(Turn(None, events, game, None))
        self.chance = Random(seed)
        self.enter(c.Deal(self.lesson.cards()))

    @property
    def over(self) -> bool:
        return isinstance(self.stage.turn.game.phase, Over)

    def enter(self, command: Command) -> tuple[Mistake, ...]:
        """Enter a command that the rules accept, and return its mistakes."""
        turn = self.stage.turn
        game, events = step(self.book.rules, turn.game, command)
        assert not isinstance(events, Refusal), (command, events)
        self.stage = self.lesson.after(self.stage, Turn(command, events, game, turn))
        return self.stage.mistakes

    def next(self) -> Command:
        """Do what a judge who sees everything does; some fouls are given during the step."""
        stage = self.stage
        last = len(stage.left) <= 1
        if stage.owed and (last or self.chance.random() < 0.5):
            return stage.owed[0].punished
        return stage.left[0]

    def until(self, wanted: Callable[[Stage], bool]) -> bool:
        """Judge rightly up to this stage; return false if the game is over before."""
        for _ in range(LIMIT):
            if self.over:
                return False
            if wanted(self.stage):
                return True
            assert not self.enter(self.next()), self.stage.mistakes
        raise AssertionError("the game does not end")


def learner_at(rules: str, wanted: Callable[[Stage], bool], seeds: int = 200) -> Learner:
    """Return a learner who has reached this stage, in the first of many lessons that has it."""
    for number in range(seeds):
        one = Learner(rules, f"seed {number}")
        if one.until(wanted):
            return one
    raise AssertionError("no lesson has such a stage")
