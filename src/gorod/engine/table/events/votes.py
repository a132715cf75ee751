"""Ballots, ties and lifts, and what they decide."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Cause, Role


class BallotOpened(AnyEvent, frozen=True):
    """A ballot over the slate, in order of nomination."""

    slate: Seats
    round: int
    rule: str


class SlateCut(AnyEvent, frozen=True):
    """A candidate has left the game: the ballot goes on over the others."""

    slate: Seats
    rule: str


class HandsCounted(AnyEvent, frozen=True):
    """The votes against one candidate: hands shown, void (voted before), and absent ones."""

    candidate: int
    hands: Seats
    void: Seats
    absent: Seats
    rule: str = "hands"
    secret: int | float | None = None
    """In a secret ballot: how much they weigh, which is all that the table learns."""


class HandsTallied(AnyEvent, frozen=True):
    """So many votes against one candidate, of voters not noted; `absent` hands were not shown."""

    candidate: int
    count: int
    absent: int = 0
    rule: str = "hands"


class SelfVotesCounted(AnyEvent, frozen=True):
    """The votes that were held back count against their owners, put up or not."""

    seats: Seats
    rule: str = "self-votes"


class TieFound(AnyEvent, frozen=True):
    """The highest count is shared: these speak again."""

    slate: Seats
    rule: str = "tie"


class LiftAsked(AnyEvent, frozen=True):
    """The same players tied again: shall all of them leave?"""

    slate: Seats
    rule: str = "lift"


class LiftCounted(AnyEvent, frozen=True):
    """The hands for everybody's leaving."""

    hands: Seats
    rule: str = "lift"
    secret: int | float | None = None
    voters: int | None = None
    """How many might have shown one, if not everybody alive."""
    count: int | None = None
    """How many hands there were, where it was not noted whose."""
    passed: bool | None = None
    """What came of it, where nothing else was noted."""


class NobodyLeft(AnyEvent, frozen=True):
    """The day's vote removes nobody; `known` when that is itself the result of a count."""

    reason: str
    known: bool
    rule: str


class VotedOut(AnyEvent, frozen=True):
    """The day removes these players; `cause` is `vote`, `lift` or `execution`.

    `spared` are those whom it would have removed, and who are immune today; `hushed` when
    those who leave have no last word; `cards` are theirs, where they are opened; `waits` when
    somebody still has the floor, and the last words come after them.
    """

    seats: Seats
    cause: Cause
    rule: str
    spared: Seats = ()
    hushed: bool = False
    cards: tuple[Role, ...] = ()
    waits: bool = False
