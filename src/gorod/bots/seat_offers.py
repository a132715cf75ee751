"""A seat's share of what is offered, and how the answers of several seats become one command.

A vote, a lift, an election and a hunt are one command each: the judge enters all hands at once. A
player raises one hand. So each seat is offered the same move with its own hand to choose, and the
answers of the seats are merged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gorod.engine import commands as c
from gorod.engine.choices import One, Some
from gorod.engine.offer import Offer, composed
from gorod.engine.seats import Seats
from gorod.engine.struct import replace

HANDS = frozenset({"vote", "lift", "elect"})
"""Moves in which the judge counts hands."""
TOGETHER = ("vote", "lift", "shoot", "elect")
"""Questions that several seats answer at once."""


def seat_offers(every: Sequence[Offer], seat: int) -> tuple[Offer, ...]:
    """Return what a seat may do by itself, and what it is asked with others."""
    own = (offer for offer in every if offer.actor == seat)
    shares = (_share(offer, seat) for offer in every if offer.move in HANDS)
    return (*own, *(share for share in shares if share is not None))


def _share(offer: Offer, seat: int) -> Offer | None:
    """Return the same question with one hand; None for a seat that has no vote in it."""
    hands = offer.choices["hands"]
    if not isinstance(hands, Some) or seat not in hands.of:
        return None
    candidate = {name: one for name, one in offer.choices.items() if name == "candidate"}
    return Offer(offer.move, seat, {**candidate, "hands": Some((seat,))})


def asked_together(
    every: Sequence[Offer],
    seats: Iterable[int],
    ask: Callable[[int, tuple[Offer, ...]], c.Command | None],
) -> c.Command | None:
    """Ask all seats an open question and return its one command; None if no question is open.

    In an election everybody has one hand for all candidates: the first who answers chooses whose
    hands are counted now.
    """
    for move in TOGETHER:
        question = [offer for offer in every if offer.move == move]
        shares = ((seat, seat_offers(question, seat)) for seat in seats)
        given = [ask(seat, own) for seat, own in shares if own]
        answers = [answer for answer in given if answer is not None]
        if move == "elect":
            answers = [one for one in answers if isinstance(one, c.Elect) and one.hands]
        if answers:
            return merged(answers)
        if question and move in ("vote", "lift"):
            return composed(question[0], **_only_candidate(question[0]), hands=())
    return None


def _only_candidate(offer: Offer) -> dict[str, int]:
    candidate = offer.choices.get("candidate")
    return {"candidate": int(candidate.of[0])} if isinstance(candidate, One) else {}


def merged(answers: Sequence[c.Command]) -> c.Command:
    """Merge the answers of several seats to the same question into one command."""
    first = answers[0]
    if isinstance(first, c.Hands):
        return replace(first, hands=_hands(first, answers))
    if isinstance(first, c.Elect):
        return replace(first, hands=_hands(first, answers))
    if isinstance(first, c.LiftHands):
        return replace(first, hands=_hands(first, answers))
    if isinstance(first, c.Shoot):
        shots = (one.shots for one in answers if isinstance(one, c.Shoot))
        return c.Shoot(tuple(shot for of_seat in shots for shot in of_seat))
    raise TypeError(f"{first!r} is nothing that several seats answer")


def _hands(question: c.Hands | c.Elect | c.LiftHands, answers: Iterable[c.Command]) -> Seats:
    """Return the hands of all who answered this question, about the same candidate."""
    raised: Seats = ()
    for one in answers:
        if isinstance(one, type(question)) and replace(one, hands=()) == replace(
            question, hands=()
        ):
            raised += one.hands
    return raised
