"""The gestures that players exchange at night while they have their eyes open together.

Every document for table games forbids speaking at night. Players who meet, and players who hunt
with open eyes, agree by gestures: a number of fingers, a nod. Everybody else has the same pad:
whatever a page sends in such a step, a gesture or none, gets the same reply, and only a gesture of
players who are awake is written down.
"""

from __future__ import annotations

import msgspec

from gorod.engine import Game
from gorod.engine.questions import awake
from gorod.engine.rules import CommonRules
from gorod.engine.seats import Seats

BEAT_MS = 2_000
"""The interval at which every page sends one frame in such a step, with or without a gesture."""
MOST = 30
"""The most gestures of one seat in one step; further ones are answered but not shown."""
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
"""Gestures by id; the catalogues have a message `gesture-` plus the id for each."""


class Shown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A gesture that a player showed."""

    key: str
    """The step in which it was shown."""
    seat: int
    id: str
    seats: Seats = ()


class OpenEyes(msgspec.Struct, frozen=True, gc=False):
    """A step of a night in which some players have their eyes open together."""

    key: str
    """Identifies this step among all steps of the table, even if a deal was taken back."""
    seats: Seats
    """The seats whose pages send something: all that are publicly alive."""
    awake: Seats
    """The seats that see each other."""


def open_eyes(rules: CommonRules, game: Game, deal: int, living: frozenset[int]) -> OpenEyes | None:
    """Return the present step with open eyes.

    Returns None if nobody sees another now, or if only one player is called.
    """
    together = awake(rules, game)
    if together is None:
        return None
    return OpenEyes(f"{deal} {together.key}", tuple(sorted(living)), together.seats)


def makes_sense(gesture: str, seats: Seats, size: int) -> bool:
    """Whether a gesture has as many numbers as it takes. No gesture at all is valid, too."""
    form = GESTURES.get(gesture) if gesture else GestureForm()
    if form is None or not form.least <= len(seats) <= form.most:
        return False
    return len({*seats}) == len(seats) and all(seat <= size for seat in seats)
