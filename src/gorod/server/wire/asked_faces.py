"""What the seats of an online table are asked, and what they have entered, as it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorod.engine.viewers import JUDGE
from gorod.server.tables.asked import Choices, Entry, choices_of
from gorod.server.tables.online_wishes import asked_at
from gorod.server.tables.point import Point
from gorod.server.tables.timeline import Line
from gorod.server.wire.models import AskFace, EnteredFace

if TYPE_CHECKING:
    from gorod.server.wire.watcher import Eyes


def ask_face(line: Line, point: Point, eyes: Eyes, now: int) -> AskFace | None:
    """What a viewer is asked: a seat for itself, the judge as everybody is."""
    asked = asked_at(line, point)
    if asked is None or (eyes.viewer != JUDGE and eyes.viewer not in asked.seats):
        return None
    own, choices = None, Choices(asked.choices)
    if eyes.viewer != JUDGE:
        entry = point.play.entries(asked.key).get(eyes.viewer)
        own = None if entry is None else _face(entry)
        choices = choices_of(asked, line.offers(point.game, eyes.viewer), eyes.viewer)
    clock = point.clock
    left = clock.left_at(now) if clock is not None and clock.running else None
    return AskFace(asked.move, choices.numbers, asked.most, choices.takes, left, own)


def entered_faces(line: Line, point: Point) -> tuple[EnteredFace, ...]:
    """What was entered to the open question, for the judge."""
    asked = asked_at(line, point)
    entries = {} if asked is None else point.play.entries(asked.key)
    return tuple(_face(entry, seat) for seat, entry in sorted(entries.items()))


def _face(entry: Entry, seat: int = 0) -> EnteredFace:
    return EnteredFace(entry.target, entry.seats, entry.takes, seat)
