"""Decides what a learner at a training table asks for beside the moves of the game."""

from __future__ import annotations

from gorod.engine import Refusal
from gorod.server.tables.decide.verdict import Decided, Deciding, Denial, Verdict
from gorod.server.tables.live_lesson import Attempted, ChooseCue, CueChosen
from gorod.server.tables.sender import Sender
from gorod.server.tables.table_requests import Do, TableRequest
from gorod.server.tables.timeline import Timeline


def choose_cue(at: Deciding, _: Sender, wish: ChooseCue) -> Verdict:
    """Take the phrase that a learner would say, if they are asked for one."""
    lesson = at.timeline.lesson
    if lesson is None or not lesson.asks(at.timeline.now.turn):
        return "not-asked"
    return Decided(CueChosen(wish.choice))


def attempted(timeline: Timeline, wish: TableRequest, why: Denial) -> Attempted | None:
    """Return the entry by which a lesson remembers a refused command; None for everything else."""
    if timeline.lesson is None or not isinstance(why, Refusal) or not isinstance(wish, Do):
        return None
    return Attempted(wish.command)
