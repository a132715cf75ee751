"""Events of ballots, ties and lifts, and of their results."""

from __future__ import annotations

from gorod.engine.event import AnyEvent
from gorod.engine.seats import Seats
from gorod.engine.vocabulary import Cause, Role


class BallotOpened(AnyEvent, frozen=True):
    """A ballot on these candidates begins, in the order of their nomination."""

    slate: Seats
    round: int
    rule: str


class SlateCut(AnyEvent, frozen=True):
    """A candidate has left the game; the ballot goes on with the others."""

    slate: Seats
    rule: str


class HandsCounted(AnyEvent, frozen=True):
    """The votes against one candidate: hands that count, void ones (voted before), absent ones."""

    candidate: int
    hands: Seats
    void: Seats
    absent: Seats
    rule: str = "hands"
    secret: int | float | None = None
    """In a secret ballot: the weight of the votes, which is all that the table learns."""


class HandsTallied(AnyEvent, frozen=True):
    """The number of votes against one candidate, where voters were not noted.

    `absent` is the number of hands that were not shown.
    """

    candidate: int
    count: int
    absent: int = 0
    rule: str = "hands"


class SelfVotesCounted(AnyEvent, frozen=True):
    """Votes that were held back count against their owners, even if these were not put up."""

    seats: Seats
    rule: str = "self-votes"


class TieFound(AnyEvent, frozen=True):
    """Several players share the highest count and speak again."""

    slate: Seats
    rule: str = "tie"


class LiftAsked(AnyEvent, frozen=True):
    """The same players tied again, and the table is asked whether all of them leave."""

    slate: Seats
    rule: str = "lift"


class LiftCounted(AnyEvent, frozen=True):
    """The hands for removing all of the tied players."""

    hands: Seats
    rule: str = "lift"
    secret: int | float | None = None
    voters: int | None = None
    """How many could have raised a hand, if that is not everybody alive."""
    count: int | None = None
    """How many hands there were, if it was not noted whose."""
    passed: bool | None = None
    """Whether the lift was carried, if nothing else was noted."""


class NobodyLeft(AnyEvent, frozen=True):
    """The day's vote removes nobody; `known` if a count has decided that."""

    reason: str
    known: bool
    rule: str


class VotedOut(AnyEvent, frozen=True):
    """The day removes these players; `cause` is `vote`, `lift` or `execution`.

    `spared` are players it would have removed, but who are immune today; `hushed` if those who
    leave have no last word; `cards` are their cards, if these are opened; `waits` if somebody still
    has the floor, so that the last words come later.
    """

    seats: Seats
    cause: Cause
    rule: str
    spared: Seats = ()
    hushed: bool = False
    cards: tuple[Role, ...] = ()
    waits: bool = False
