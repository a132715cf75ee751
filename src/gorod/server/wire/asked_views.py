"""What the seats of an online table are asked and have entered, as response models."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorod.engine.questions import Answer, Choices, choices_of
from gorod.engine.viewers import JUDGE
from gorod.server.tables.gestures import BEAT_MS, GESTURES
from gorod.server.tables.online_decisions import asked_at, eyes_at
from gorod.server.tables.table_state import TableState
from gorod.server.tables.timeline import Timeline
from gorod.server.wire.models import AskView, EnteredView, GestureView, OpenEyesView

if TYPE_CHECKING:
    from gorod.server.wire.watcher import Eyes


LAST = 12
"""How many gestures are sent; a viewer who looks away for longer misses the earlier ones."""


def ask_view(timeline: Timeline, state: TableState, eyes: Eyes, now: int) -> AskView | None:
    """Return the question to a viewer; the judge gets its general form. None if there is none."""
    asked = asked_at(timeline, state)
    if asked is None or (eyes.viewer != JUDGE and eyes.viewer not in asked.seats):
        return None
    own, choices = None, Choices(asked.choices)
    if eyes.viewer != JUDGE:
        entry = state.play.answers_to(asked.key).get(eyes.viewer)
        own = None if entry is None else _view(entry)
        choices = choices_of(asked, timeline.offers(state.game, eyes.viewer), eyes.viewer)
    clock = state.clock
    left = clock.left_at(now) if clock is not None and clock.running else None
    return AskView(asked.move, choices.numbers, asked.most, choices.takes, left, own)


def entered_views(timeline: Timeline, state: TableState) -> tuple[EnteredView, ...]:
    """Return what the seats have entered in reply to the open question, for the judge."""
    asked = asked_at(timeline, state)
    entries = {} if asked is None else state.play.answers_to(asked.key)
    return tuple(_view(entry, seat) for seat, entry in sorted(entries.items()))


def open_eyes_view(timeline: Timeline, state: TableState, eyes: Eyes) -> OpenEyesView | None:
    """Return the step in which some players are awake together.

    Its details are only for these players and the judge; living seats that sleep get the same shape
    without contents. Returns None if there is no such step, or if the viewer has no part in it.
    """
    here = eyes_at(timeline, state)
    if here is None or (eyes.viewer != JUDGE and eyes.viewer not in here.seats):
        return None
    sees = eyes.viewer == JUDGE or eyes.viewer in here.awake
    shown = state.play.shown(here.key)[-LAST:] if sees else ()
    asked = asked_at(timeline, state)
    entries = {} if asked is None or asked.move != "shoot" else state.play.answers_to(asked.key)
    return OpenEyesView(
        gestures=tuple(GESTURES),
        beat_ms=BEAT_MS,
        awake=here.awake if sees else (),
        shown=tuple(GestureView(one.seat, one.id, one.seats) for one in shown),
        aims=tuple(_view(entries[seat], seat) for seat in here.awake if sees and seat in entries),
    )


def _view(entry: Answer, seat: int = 0) -> EnteredView:
    return EnteredView(entry.target, entry.seats, entry.takes, seat)
