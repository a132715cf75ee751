"""Events of a day's discussion: who has the floor, and who is put up."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats


class DayBroke(AnyEvent, frozen=True):
    """The judge announces the day: the speaking order, and whether its vote is cancelled.

    Players in `mute` do not speak today, those in `voteless` do not vote; `annulled` if the night
    has wiped the fouls.
    """

    number: int
    order: Seats
    cancelled: bool = False
    rule: str = "day-breaks"
    mute: Seats = ()
    voteless: Seats = ()
    annulled: bool = False


class FloorGiven(AnyEvent, frozen=True):
    """A player has the floor: a speech, a tie speech or a last word.

    In a victim's last word `numbers` seats may be named as a best move.
    """

    seat: int
    seconds: int
    rule: str
    numbers: int = 0


class Nominated(AnyEvent, frozen=True):
    """A nomination was accepted; `standing` if it already settles the day's vote."""

    seat: int
    target: int
    standing: bool = False
    rule: str = "nomination"


class ListTold(AnyEvent, frozen=True):
    """The speaker asked who is on the list and was told."""

    seat: int
    seats: Seats
    rule: str = "asking"


class Allowed(AnyEvent, frozen=True):
    """The speaker lets somebody talk in their minute."""

    seat: int
    target: int
    rule: str = "permission"


class Forbidden(AnyEvent, frozen=True):
    """The speaker takes that permission back."""

    seat: int
    target: int
    rule: str = "permission"


class SpeechesEnded(AnyEvent, frozen=True):
    """The queue is empty: the circle, the tie speeches or the last words are over."""

    rule: str
