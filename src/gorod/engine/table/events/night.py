"""Events of the nights: calls, acts, shots, and their results in the morning."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Cause


class NightFell(AnyEvent, frozen=True):
    """The judge announces the night."""

    number: int
    duties: tuple[str, ...]
    rule: str = "night-falls"


class MafiaMet(AnyEvent, frozen=True):
    """The blacks have seen each other, and the don has been shown."""

    black: Seats
    don: int
    rule: str = "meeting"


class OrderSet(AnyEvent, frozen=True):
    """The don has set the shooting order."""

    black: Seats
    seats: Seats
    rule: str = "shooting-order"


class DutyDone(AnyEvent, frozen=True):
    """A night duty is over. Outsiders never learn more than this about a night act."""

    duty: str
    rule: str


class HuntEnded(AnyEvent, frozen=True):
    """A hunt: all shots, and the victim (0 for a miss); `first` on the first hunting night."""

    shots: tuple[tuple[int, int], ...]
    deliberate: bool
    victim: int
    first: bool
    rule: str
    aim: int = 0
    """Whom the shots hit, where only the end of the night decides who dies."""
    hunters: Seats = ()
    """Players who could shoot."""
    number: int = 0
    """The number on which the hunters of an open hunt agreed; 0 if on none."""
    together: bool = False
    """Whether the hunt was open, so that all hunters saw what each of them showed."""


class Checked(AnyEvent, frozen=True):
    """A role showed a seat and got an answer."""

    duty: str
    seat: int
    target: int
    answer: str
    rule: str


class Acted(AnyEvent, frozen=True):
    """A role showed a seat, and a visit, a heal or a kill is noted.

    `answer` is `blocked` if it has no effect, and `wrong` if the seat was not accepted.
    """

    duty: str
    seat: int
    target: int
    rule: str
    answer: str = ""
    takes: tuple[str, ...] = ()
    """What the target loses on the coming day instead of their life."""


class NightResolved(AnyEvent, frozen=True):
    """The result of the whole night: who dies and of what, in the order of leaving."""

    seats: Seats
    causes: tuple[Cause, ...]
    rules: tuple[str, ...]
    """The rule by which each of them dies."""
    first: bool
    rule: str = "night-resolved"
    saved: Seats = ()
    """Who was shot at and lives, or is a guest who does not die with the hostess."""
    saviours: tuple[str, ...] = ()
    """What saved each of them: `doctor`, `guest`, `hostess`, `both`, `block`."""
    saved_by: tuple[str, ...] = ()
    """The rule by which each of them lives."""


class NothingShown(AnyEvent, frozen=True):
    """The role that was called showed nothing (seat 0 if its holder is out of the game)."""

    duty: str
    seat: int
    rule: str
    said: bool = True
    """Whether the judge noted that; otherwise it is not known what was shown."""


class DeathAnnounced(AnyEvent, frozen=True):
    """The night's victims are announced; those `naming` may name a best move before the day."""

    seats: Seats
    naming: Seats = ()
    rule: str = "night-victim"


class RemovalsTold(AnyEvent, frozen=True):
    """In the morning the table learns who was removed silently."""

    seats: Seats
    rule: str = "silent-removal"


class TechnicalNight(AnyEvent, frozen=True):
    """The judge stops the game for a technical night, or continues it afterwards."""

    opened: bool
    rule: str = "technical-night"
