"""A lesson as the learner is sent it: what happens in the room, and the mistakes so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gorod.engine import Command, Game
from gorod.engine.history import Turn, line_of
from gorod.i18n import LANGUAGES, Catalogue, catalogue
from gorod.record.syntax import Statement
from gorod.record.writing import statement_of
from gorod.report.worded import worded
from gorod.rulebooks import Rulebook
from gorod.server.tables.live_lesson import Found, LiveLesson
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.models import (
    CueQuestionView,
    HappeningView,
    MistakeView,
    ReportView,
    ScoreView,
    TrainingView,
)
from gorod.training.lesson import Stage
from gorod.training.mistakes import KINDS


def training_view(timeline: Timeline, state: TableState, lesson: LiveLesson) -> TrainingView:
    """Return the lesson after an entry."""
    stage = lesson.stage(state.turn)
    found = list(_found(timeline, state, lesson))
    question = stage.scene.question
    asked = (
        None if question is None else CueQuestionView(question.choices, lesson.chosen(state.turn))
    )
    return TrainingView(
        seed=lesson.seed,
        step=stage.scene.key,
        room=tuple(
            HappeningView(one.what, one.seat, one.target, one.seats, one.role)
            for one in stage.scene.happenings
        ),
        question=asked,
        reports=tuple(_reports(timeline, state, lesson, found)),
        score=tuple(_score(stage, lesson, state, found)),
    )


def _found(timeline: Timeline, state: TableState, lesson: LiveLesson) -> Iterator[Found]:
    """Return all mistakes ever made, in the order of the log; a repeated one is listed once."""
    seen: set[int] = set()
    known: dict[tuple[int, int, str], Found] = {}
    for one in timeline.states[: state.version]:
        for turn in _new_turns(one.turn, seen):
            for found in lesson.made_by(turn, timeline.name(turn)):
                known[found.name, found.number, found.mistake.kind] = found
    every = [*known.values(), *lesson.noted(state.version)]
    yield from sorted(every, key=lambda found: (found.name, found.number))


def _new_turns(turn: Turn | None, seen: set[int]) -> list[Turn]:
    new: list[Turn] = []
    while turn is not None and id(turn) not in seen:
        seen.add(id(turn))
        new.append(turn)
        turn = turn.before
    return new[::-1]


def _reports(
    timeline: Timeline, state: TableState, lesson: LiveLesson, found: Iterable[Found]
) -> Iterator[ReportView]:
    """Yield a report for each part of a night or day that has mistakes."""
    now = lesson.stage(state.turn)
    stands = {
        (one.name, one.number, one.mistake.kind)
        for turn in line_of(state.turn)
        for one in lesson.made_by(turn, timeline.name(turn))
    }
    parts: dict[str, list[MistakeView]] = {}
    for one in found:
        standing = not one.depth or (one.name, one.number, one.mistake.kind) in stands
        view = _view(timeline, state, lesson, now, one, standing=standing)
        parts.setdefault(one.part, []).append(view)
    for part, mistakes in parts.items():
        moment, name = part.split()
        yield ReportView(moment, name, part != now.part, tuple(mistakes))


def _view(
    timeline: Timeline,
    state: TableState,
    lesson: LiveLesson,
    now: Stage,
    one: Found,
    *,
    standing: bool,
) -> MistakeView:
    mistake, slip = one.mistake, one.mistake.slip
    game = one.before.game
    return MistakeView(
        id=f"{one.name}.{one.number}",
        kind=mistake.kind,
        clauses=mistake.clauses,
        seat=0 if slip is None else slip.seat,
        act="" if slip is None else slip.misconduct.act,
        did=_words(timeline.book, mistake.did, game),
        should=_words(timeline.book, mistake.should, game),
        said=mistake.said,
        right=mistake.right,
        stands=standing,
        late=slip is not None and mistake.kind == "missed-foul" and slip.id in now.late,
        back=_turns_back(timeline, state, lesson, one.depth) if standing and one.depth else 0,
    )


def _turns_back(timeline: Timeline, state: TableState, lesson: LiveLesson, depth: int) -> int:
    """Return how many undos lead back to before a turn of this depth."""
    back = 0
    while state.undo_to and lesson.stage(state.turn).depth >= depth:
        state = timeline.states[state.undo_to - 1]
        back += 1
    return back


def _score(
    stage: Stage, lesson: LiveLesson, state: TableState, found: Iterable[Found]
) -> Iterator[ScoreView]:
    """Yield the number of mistakes of each kind, and of occasions to make one."""
    kinds = [one.mistake.kind for one in found]
    occasions: dict[str, int | None] = {
        "missed-foul": stage.slips,
        "wrong-call": stage.calls,
        "wrong-order": stage.steps,
        "wrong-cue": lesson.chosen_cues(state.version),
    }
    for kind in KINDS:
        yield ScoreView(kind, kinds.count(kind), occasions.get(kind))


def _words(book: Rulebook, command: Command | None, game: Game) -> dict[str, str]:
    """Return a command as a judge would say it, by language; empty for no command."""
    if command is None:
        return {}
    return {lang: _said(book.speaks(catalogue(lang)), command, game) for lang in LANGUAGES}


def _said(texts: Catalogue, command: Command, game: Game) -> str:
    written = statement_of(command, game)
    if written is None:
        return texts.say("training-onward")
    return worded(texts, Statement(0, *written))
