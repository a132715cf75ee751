"""The lesson of a training table: an ordinary table at which a person learns to judge.

Only the seed of a lesson is stored, with the commands that the rules refused and the phrases that
were chosen. Everything else follows from the turns, so a restart, an undo and a correction find the
same lesson again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from msgspec import Meta

from gorod.engine import Command
from gorod.engine.history import Turn
from gorod.rulebooks import Rulebook
from gorod.training.lesson import Lesson, Stage
from gorod.training.mistakes import Mistake, wrong_cue

SIZES = range(8, 13)
"""How many players a training table may have; with more, the bots would think for too long."""
CHOICES = 3
SEED = 40

Seed = Annotated[str, Meta(min_length=1, max_length=SEED, pattern=r"^[A-Za-z0-9-]+\Z")]


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a training table was made."""

    seed: Seed


class ChooseCue(
    msgspec.Struct, frozen=True, tag_field="wish", tag="cue", forbid_unknown_fields=True
):
    """The phrase that the learner would say now."""

    choice: Annotated[int, Meta(ge=0, lt=CHOICES)]


class _Body(msgspec.Struct, frozen=True, gc=False, tag_field="is", omit_defaults=True):
    """Base class of the entries that only training tables have."""


class Attempted(_Body, frozen=True, tag="attempted"):
    """The rules refused a command of the learner."""

    command: Command


class CueChosen(_Body, frozen=True, tag="cue-chosen"):
    """The learner has chosen a phrase."""

    choice: int


TrainingBody = Attempted | CueChosen


class Noted(msgspec.Struct, frozen=True, gc=False):
    """An entry of a lesson, and the turn after which it came."""

    version: int
    turn: Turn
    body: TrainingBody


class Found(msgspec.Struct, frozen=True, gc=False):
    """A mistake, and where in the lesson it was made."""

    name: int
    """The name of the turn that made it, or the version of an entry that is not a turn."""
    number: int
    """Its number among the mistakes of that turn."""
    part: str
    mistake: Mistake
    before: Turn
    """The turn before the mistake."""
    depth: int = 0
    """How many turns lead to the turn of the mistake; 0 for an entry, which cannot be undone."""


class LiveLesson:
    """One lesson, with its stages by turn."""

    def __init__(self, book: Rulebook, size: int, training: Training) -> None:
        self.lesson = Lesson(book, size, training.seed)
        self.notes: list[Noted] = []
        self._stages: dict[int, Stage] = {}

    @property
    def seed(self) -> str:
        return self.lesson.seed

    def stage(self, turn: Turn) -> Stage:
        """Return the lesson after a turn; each stage is computed once."""
        path: list[Turn] = []
        at: Turn | None = turn
        while at is not None and id(at) not in self._stages:
            path.append(at)
            at = at.before
        for one in reversed(path):
            before = one.before
            if before is None:
                stage = self.lesson.opened(one)
            else:
                stage = self.lesson.after(self._stages[id(before)], one)
            self._stages[id(one)] = stage
        return self._stages[id(turn)]

    def chosen(self, turn: Turn) -> int | None:
        """Return the phrase that was chosen at this step; None if there is no choice yet."""
        key = self.stage(turn).scene.key
        for note in self.notes:
            if isinstance(note.body, CueChosen) and self.stage(note.turn).scene.key == key:
                return note.body.choice
        return None

    def asks(self, turn: Turn) -> bool:
        """Whether the learner is asked for a phrase and has not chosen one yet."""
        return self.stage(turn).scene.question is not None and self.chosen(turn) is None

    def made_by(self, turn: Turn, name: int) -> Iterator[Found]:
        """Yield the mistakes of a turn."""
        before = turn.before
        if before is None:
            return
        stage, earlier = self.stage(turn), self.stage(before)
        for number, mistake in enumerate(stage.mistakes):
            yield Found(name, number, earlier.part, mistake, before, stage.depth)

    def noted(self, version: int) -> Iterator[Found]:
        """Yield the mistakes of entries that are not turns, up to this version."""
        for note in self.notes:
            mistake = self._of(note) if note.version <= version else None
            if mistake is not None:
                stage = self.stage(note.turn)
                yield Found(note.version, 0, stage.part, mistake, note.turn)

    def chosen_cues(self, version: int) -> int:
        """Return how many questions were answered up to this version."""
        return sum(
            isinstance(note.body, CueChosen) for note in self.notes if note.version <= version
        )

    def _of(self, note: Noted) -> Mistake | None:
        stage = self.stage(note.turn)
        if isinstance(note.body, Attempted):
            return self.lesson.tried(stage, note.body.command)
        question = stage.scene.question
        return None if question is None else wrong_cue(question, note.body.choice)
