"""A lesson: a game as it is judged, turn by turn, with what happened in the room.

A `Stage` is the lesson after one turn. It depends only on the stage before and on the turn, so an
undo finds the earlier stage, a correction is assessed again, and a restart loses nothing.
"""

from __future__ import annotations

from random import Random

from gorod.bots.statement import Statements
from gorod.engine import Command, Refusal, step
from gorod.engine import commands as c
from gorod.engine.history import Turn
from gorod.engine.phases import Over, Recess
from gorod.engine.struct import Struct, replace
from gorod.engine.vocabulary import Role
from gorod.rulebooks import Rulebook
from gorod.training import mistakes as m
from gorod.training.lesson_players import Views
from gorod.training.misconduct import Slip, imposed, punishes, punishes_somehow
from gorod.training.mistakes import Mistake
from gorod.training.scenes import Scene, SceneMaker
from gorod.training.steps import part_of, step_key

UNASSESSED = (c.Deal, c.Technical, c.Waive, c.Hint, c.Breach)
"""Commands that a judge may enter in a lesson without being assessed."""


class Stage(Struct, frozen=True):
    """A lesson after one turn."""

    turn: Turn
    depth: int
    """The number of turns that led here."""
    part: str
    """The night or day of the step, and the part of it to which the step belongs."""
    views: Views
    scene: Scene
    heard: Statements = ()
    left: tuple[Command, ...] = ()
    """What is still to be entered at this step."""
    owed: tuple[Slip, ...] = ()
    """Violations of this step that are still to be punished."""
    missed: tuple[Slip, ...] = ()
    """Violations that were not punished in time.

    This can be made up for until the night or the day is over.
    """
    late: tuple[str, ...] = ()
    """The ids of violations that were punished after all."""
    mistakes: tuple[Mistake, ...] = ()
    """What the judge has done wrong in the turn that led here."""
    slips: int = 0
    """How many violations there were in all steps that are over.

    `calls` and `steps` count the commands that were due in them, and the steps.
    """
    calls: int = 0
    steps: int = 0


class Lesson:
    """One game with its players, in which somebody learns to judge."""

    def __init__(self, book: Rulebook, size: int, seed: str) -> None:
        self.book, self.size, self.seed = book, size, seed
        self._scene_maker = SceneMaker(book, size, seed)
        self._players = self._scene_maker.players

    def cards(self) -> tuple[Role, ...]:
        """Return the deal of this lesson, seat 1 first."""
        deck = self.book.rules.deck(self.size)
        return tuple(Random(f"{self.seed} deal").sample(deck, self.size))  # noqa: S311  repeatable

    def opened(self, turn: Turn) -> Stage:
        """Return the lesson after the players have sat down."""
        views = self._players.views_after(self._players.first_views(), turn.events)
        part, key = f"{turn.game.moment} {part_of(turn.game)}", step_key(turn.game)
        return Stage(turn, 0, part, views, Scene(key))

    def after(self, before: Stage, turn: Turn) -> Stage:
        """Return the lesson after one more turn, with the mistakes made in it."""
        command = turn.command
        now = replace(
            before,
            turn=turn,
            depth=before.depth + 1,
            part=f"{turn.game.moment} {part_of(turn.game)}",
            views=self._players.views_after(before.views, turn.events),
            mistakes=(),
        )
        if command is None or isinstance(before.turn.game.phase, Over):
            return self._arrived(before, now)
        if imposed(self.book.rules, command) or isinstance(command, c.Ban):
            return self._punished(before, now, command)
        return self._arrived(before, self._called(before, now, command))

    def tried(self, stage: Stage, command: Command) -> Mistake | None:
        """Return what is wrong with a command that the rules refuse; None if they allow it."""
        _, answer = step(self.book.rules, stage.turn.game, command)
        return m.refused(self.book, command, answer) if isinstance(answer, Refusal) else None

    # --- calls ------------------------------------------------------------------------------

    def _called(self, before: Stage, now: Stage, command: Command) -> Stage:
        """Compare an ordinary command with what is still to be entered at the step."""
        game, left = before.turn.game, before.left
        if isinstance(command, UNASSESSED) or isinstance(game.phase, Recess) or not left:
            return now
        for at, due in enumerate(left):
            if m.same(self.book, game, due, command):
                return replace(
                    now, left=left[at + 1 :], mistakes=self._skipped(before, command, left[:at])
                )
        if isinstance(command, m.ONWARD):
            return replace(now, left=(), mistakes=self._skipped(before, command, left))
        for at, due in enumerate(left):
            if _comparable(due, command):
                wrong = m.wrong_call(self.book, game, before.scene, command, due)
                return replace(now, left=left[at + 1 :], mistakes=(wrong,))
        return replace(now, mistakes=(m.wrong_call(self.book, game, before.scene, command, None),))

    def _skipped(
        self, before: Stage, command: Command, left: tuple[Command, ...]
    ) -> tuple[Mistake, ...]:
        game = before.turn.game
        return tuple(
            m.wrong_order(self.book, game, command, due)
            for due in left
            if not isinstance(due, m.ONWARD)
        )

    # --- sanctions --------------------------------------------------------------------------

    def _punished(self, before: Stage, now: Stage, command: Command) -> Stage:
        """Compare a sanction with what somebody has done, at this step or before."""
        rules, game = self.book.rules, before.turn.game
        due = next((slip for slip in before.owed if punishes(rules, slip, command)), None)
        late = next((slip for slip in before.missed if punishes(rules, slip, command)), None)
        meant = next((s for s in before.owed if punishes_somehow(rules, s, command)), None)
        if due is not None:
            now = replace(now, owed=_without(before.owed, due))
        elif late is not None:
            missed = _without(before.missed, late)
            now = replace(now, missed=missed, late=(*before.late, late.id))
        elif meant is not None:
            wrong = m.ill_punished(meant, command)
            now = replace(now, owed=_without(before.owed, meant), mistakes=(wrong,))
        else:
            now = replace(now, mistakes=(m.needless(self.book, game, command),))
        if step_key(now.turn.game) != before.scene.key:
            return self._arrived(replace(before, left=(), owed=()), now)
        if self._playable(now):
            return now
        scene = self._scene_maker.resumed(now.scene, now.turn, now.views, now.heard)
        return replace(now, scene=scene, left=scene.script)

    def _playable(self, now: Stage) -> bool:
        """Whether everything that is left of the step can still be entered."""
        game = now.turn.game
        for command in now.left:
            game, events = step(self.book.rules, game, command)
            if isinstance(events, Refusal):
                return False
        return True

    # --- the next step ----------------------------------------------------------------------

    def _arrived(self, before: Stage, now: Stage) -> Stage:
        """Stay at the step or go on to the next one; violations not punished by then are missed."""
        if step_key(now.turn.game) == before.scene.key:
            return now
        missed = tuple(m.missed(self.book, slip) for slip in before.owed)
        scene = (
            Scene(step_key(now.turn.game))
            if isinstance(now.turn.game.phase, Over | Recess)
            else self._scene_maker.scene(now.turn, now.views, now.heard)
        )
        today = now.missed if before.turn.game.moment == now.turn.game.moment else ()
        done = [due for due in before.scene.script if not isinstance(due, m.ONWARD)]
        return replace(
            now,
            scene=scene,
            heard=(*now.heard, *scene.said),
            left=scene.script,
            owed=scene.slips,
            missed=(*today, *before.owed),
            mistakes=(*now.mistakes, *missed),
            slips=before.slips + len(before.scene.slips),
            calls=before.calls + len(done),
            steps=before.steps + bool(before.scene.script),
        )


def _without(slips: tuple[Slip, ...], slip: Slip) -> tuple[Slip, ...]:
    return tuple(one for one in slips if one is not slip)


ALIKE: tuple[tuple[type, ...], ...] = (
    (c.Hands, c.Tally),
    (c.Shoot, c.Miss),
)
"""Types of commands by which the same thing may be entered."""


def _comparable(due: Command, command: Command) -> bool:
    """Whether a command may have been entered in the place of the one that is due."""
    if type(due) is type(command):
        return True
    return any(type(due) in alike and type(command) in alike for alike in ALIKE)
