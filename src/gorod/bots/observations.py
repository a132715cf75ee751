"""Observations: what a seat has seen other players do, with what is needed to weigh it."""

from __future__ import annotations

from gorod.engine.seats import Seats
from gorod.engine.struct import Struct


class NominationSeen(Struct, frozen=True, gc=False):
    """A speaker nominated somebody; any of `living` might have been named."""

    seat: int
    target: int
    living: Seats


class BallotSeen(Struct, frozen=True, gc=False):
    """A ballot that was counted to its end: the hands against each of the slate."""

    slate: Seats
    hands: tuple[Seats, ...]


class KillSeen(Struct, frozen=True, gc=False):
    """The table heard in the morning who of `living` died in the night."""

    victims: Seats
    living: Seats


class BestMoveSeen(Struct, frozen=True, gc=False):
    """A victim named the players whom they take for black."""

    seat: int
    named: Seats


class ElectionSeen(Struct, frozen=True, gc=False):
    """Somebody voted for another to hold an office."""

    seat: int
    target: int
    living: Seats


Observation = NominationSeen | BallotSeen | KillSeen | BestMoveSeen | ElectionSeen
