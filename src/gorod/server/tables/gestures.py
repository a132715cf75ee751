"""What those show one another who have their eyes open together at night.

Every document of a table forbids to speak at night. Those who meet, and those who hunt with open
eyes, agree by gestures: a number of fingers, a nod. Everybody else has the same pad: whatever a
page sends in such a step, a gesture or none, is answered alike, and only a gesture of those who are
awake is written down.
"""

from __future__ import annotations

import msgspec

from gorod.engine import Game
from gorod.engine.questions import awake
from gorod.engine.rules import CommonRules
from gorod.engine.seats import Seats

BEAT_MS = 2_000
"""Every page sends one frame so often while it lasts, with a gesture or without."""
MOST = 30
"""Gestures of one seat in one step; more are answered, and not shown."""
SHORTEST_LIST, LONGEST_LIST = 1, 3


class GestureForm(msgspec.Struct, frozen=True):
    """How many numbers are shown with a gesture."""

    least: int = 0
    most: int = 0


GESTURES: dict[str, GestureForm] = {
    "i-lead": GestureForm(),
    "shoot": GestureForm(SHORTEST_LIST, LONGEST_LIST),
    "miss": GestureForm(),
    "sheriff": GestureForm(1, 1),
    "i-claim": GestureForm(),
    "yes": GestureForm(),
    "no": GestureForm(),
}
"""Gestures by id; the catalogues word them as `gesture-` and the id."""


class Shown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A gesture that somebody showed."""

    key: str
    """The step in which it was shown."""
    seat: int
    id: str
    seats: Seats = ()


class OpenEyes(msgspec.Struct, frozen=True, gc=False):
    """A step of a night in which some have their eyes open together."""

    key: str
    """Names this step among all of the table, also where a deal was taken back."""
    seats: Seats
    """Whose pages send something: all whom everybody takes for living."""
    awake: Seats
    """Who sees the others."""


def open_eyes(rules: CommonRules, game: Game, deal: int, living: frozenset[int]) -> OpenEyes | None:
    """The step that stands now; None where nobody sees anybody, or only one is called."""
    together = awake(rules, game)
    if together is None:
        return None
    return OpenEyes(f"{deal} {together.key}", tuple(sorted(living)), together.seats)


def makes_sense(gesture: str, seats: Seats, size: int) -> bool:
    """Whether a gesture has as many numbers as it takes; no gesture at all makes sense, too."""
    form = GESTURES.get(gesture) if gesture else GestureForm()
    if form is None or not form.least <= len(seats) <= form.most:
        return False
    return len({*seats}) == len(seats) and all(seat <= size for seat in seats)
