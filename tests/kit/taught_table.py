"""A lesson of the judge's trainer that a script judges over HTTP, while a browser watches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from gorod.engine import Command
from gorod.engine import commands as c
from gorod.server.bots.json_moves import as_json
from gorod.training.lesson import Stage
from tests.kit.lessons import Learner
from tests.kit.scripted_table import Driven

SEEDS = 500


@dataclass
class Taught(Driven):
    """A training table, and a learner who knows what is right there."""

    lesson: str = "lesson"

    def __post_init__(self) -> None:
        wanted = {"rules": self.rules, "size": self.size, "seed": self.lesson}
        made = self._ask("POST", "/api/training", wanted)
        self.table = made["table"]
        self.links = {link["scope"]: link for link in made["links"]}
        self.learner = Learner(self.rules, self.lesson, self.size)
        self.look()
        self.wish({"wish": "take"})

    @property
    def stage(self) -> Stage:
        return self.learner.stage

    def enter(self, command: Command) -> None:
        """Enter something, rightly or not."""
        self.learner.enter(command)
        answer = self.wish({"wish": "do", "command": as_json(command)})
        assert answer["type"] == "ack", answer

    def rightly(self, wanted: Callable[[Stage], bool]) -> None:
        """Judge without a mistake up to this stage."""
        while not wanted(self.stage):
            self.enter(self.learner.next())

    def answer(self, *, wrong: bool = False) -> None:
        """Choose a phrase if one is asked for."""
        question = self.stage.scene.question
        if question is not None:
            self.wish({"wish": "cue", "choice": (question.right + wrong) % len(question.choices)})

    def wrongly(self, part: str) -> None:
        """Go on to the end of this part without punishing anybody."""
        while self.stage.part == part:
            self.enter(self.stage.left[0])


def speaks(stage: Stage) -> bool:
    """Whether this is a speech of the first day with several happenings and no question."""
    return (
        stage.part == "D1 speeches"
        and len(stage.scene.happenings) > 2
        and stage.scene.question is None
        and stage.turn.game.floor > 1
    )


def asks(stage: Stage) -> bool:
    """Whether this is a later step of that day, at which a phrase has to be chosen."""
    return stage.part == "D1 speeches" and stage.scene.question is not None


def owes(stage: Stage) -> bool:
    """Whether somebody has broken the rules, and the next command to enter is not a nomination."""
    return bool(stage.owed) and bool(stage.left) and type(stage.left[0]) is c.Pass


@cache
def telling_seed(rules: str = "fiim-2019", size: int = 10) -> str:
    """Return the seed of a lesson whose first day has all of these in order, on every machine."""
    for number in range(SEEDS):
        learner, wanted = Learner(rules, f"tour-{number}", size), [speaks, asks, owes]
        while wanted and learner.stage.part in ("N1 night", "D1 speeches"):
            if wanted[0](learner.stage):
                del wanted[0]
            else:
                learner.enter(learner.next())
        if not wanted:
            return f"tour-{number}"
    raise AssertionError("no lesson has all of it")
