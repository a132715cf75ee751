"""What a judge sees and hears in the room, as data: pages have the words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gorod.bots.statement import Accuses, ClaimsRole, ReportsCheck, Statement, Trusts
from gorod.engine import Command, Game
from gorod.engine import commands as c
from gorod.engine.phases import Night
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct

NOTHING = frozenset({"silence", "waits"})
"""What is shown if nobody does anything."""


class Happening(Struct, frozen=True, gc=False):
    """One thing that somebody in the room does or says."""

    what: str
    seat: int = 0
    """Who does it; 0 for nobody in particular."""
    target: int = 0
    seats: Seats = ()
    role: str = ""


def said(statement: Statement) -> Happening:
    """Return what a speaker says, as a happening."""
    seat = statement.speaker
    match statement.what:
        case ClaimsRole(role):
            return Happening("claims", seat, role=role)
        case ReportsCheck(target, black):
            return Happening("reports-black" if black else "reports-red", seat, target)
        case Accuses(target):
            return Happening("accuses", seat, target)
        case Trusts(target):
            return Happening("trusts", seat, target)


def done(game: Game, command: Command) -> Iterator[Happening]:
    """Yield what happens in the room before a judge enters this command."""
    told = TOLD.get(type(command))
    if told is not None:
        yield from told(command)
    else:
        yield Happening("silence" if isinstance(game.phase, Night) else "waits")


def _shots(command: c.Shoot) -> Iterator[Happening]:
    for seat, target in command.shots:
        yield Happening("shoots" if target else "shoots-nobody", seat, target)


def _shown(command: c.Show) -> Iterator[Happening]:
    what = "-".join(("shows" if command.target else "shows-nobody", *command.takes))
    yield Happening(what, command.seat, command.target, role=command.duty)


def _hands(command: c.Hands) -> Iterator[Happening]:
    yield Happening("hands" if command.hands else "no-hands", 0, command.candidate, command.hands)


def _lifted(command: c.LiftHands) -> Iterator[Happening]:
    yield Happening("lift-hands" if command.hands else "no-lift-hands", 0, 0, command.hands)


TOLD: dict[type, Callable[[Any], Iterable[Happening]]] = {
    c.Nominate: lambda one: (Happening("nominates", one.seat, one.target),),
    c.Pass: lambda one: (Happening("ends", one.seat),),
    c.Hands: _hands,
    c.LiftHands: _lifted,
    c.Elect: lambda one: (Happening("elect-hands", 0, one.candidate, one.hands),),
    c.Order: lambda one: (Happening("orders", 0, 0, one.seats),),
    c.Shoot: _shots,
    c.Show: _shown,
    c.Best: lambda one: (Happening("names", one.seat, 0, one.named),),
    c.GiveBall: lambda one: (Happening(f"ball-{one.colour}", one.seat, one.target),),
    c.Execute: lambda one: (Happening("executes", 0, one.seat),),
    c.Successor: lambda one: (Happening("leaves-office", 0, one.seat),),
    c.Accuse: lambda one: (Happening("demands-card", one.seat, one.target),),
}
"""Command -> what is seen of it; before other commands nobody does anything."""
