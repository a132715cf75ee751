"""Nights: what is called, shown and shot, and what it comes to in the morning."""

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
    """A night duty is over. All that outsiders ever learn of a night act."""

    duty: str
    rule: str


class HuntEnded(AnyEvent, frozen=True):
    """The hunt: every shot, and the victim (0 for a miss); `first` on the first hunting night."""

    shots: tuple[tuple[int, int], ...]
    deliberate: bool
    victim: int
    first: bool
    rule: str
    aim: int = 0
    """Whom the shots hit, where only the end of the night decides who dies."""
    hunters: Seats = ()
    """Those who could shoot."""
    number: int = 0
    """The number on which those settled who hunt with open eyes; 0 if on none."""
    together: bool = False
    """They hunted with open eyes: what one of them showed they all saw."""


class Checked(AnyEvent, frozen=True):
    """A role showed a seat and was answered."""

    duty: str
    seat: int
    target: int
    answer: str
    rule: str


class Acted(AnyEvent, frozen=True):
    """A role showed a seat, and that is noted: a visit, a heal, a kill.

    `answer` is `blocked` when it has no effect, `wrong` when it is not taken.
    """

    duty: str
    seat: int
    target: int
    rule: str
    answer: str = ""
    takes: tuple[str, ...] = ()
    """What is taken from that seat for the coming day, instead of its life."""


class NightResolved(AnyEvent, frozen=True):
    """The night as a whole: who dies, of what, in the order of leaving."""

    seats: Seats
    causes: tuple[Cause, ...]
    rules: tuple[str, ...]
    """By which rule each of them dies."""
    first: bool
    rule: str = "night-resolved"
    saved: Seats = ()
    """Who was shot at and lives, or was not left alone to die."""
    saviours: tuple[str, ...] = ()
    """What saved each of them: `doctor`, `guest`, `hostess`, `both`, `block`."""
    saved_by: tuple[str, ...] = ()
    """By which rule each of them lives."""


class NothingShown(AnyEvent, frozen=True):
    """The role that was called showed nothing (seat 0: its holder is out of the game)."""

    duty: str
    seat: int
    rule: str
    said: bool = True
    """The judge said so; otherwise the call only went by, and what was shown is not known."""


class DeathAnnounced(AnyEvent, frozen=True):
    """The night's victims are announced; those `naming` may name a best move before the day."""

    seats: Seats
    naming: Seats = ()
    rule: str = "night-victim"


class RemovalsTold(AnyEvent, frozen=True):
    """In the morning the table sees who was removed in silence."""

    seats: Seats
    rule: str = "silent-removal"


class TechnicalNight(AnyEvent, frozen=True):
    """The judge stops everything for a technical night, or goes on after one."""

    opened: bool
    rule: str = "technical-night"
