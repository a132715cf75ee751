"""How a view changes: elections, votes against oneself, and the card of the day."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.struct import replace
from gorod.report.view import BallotView, View
from gorod.rulebooks import Rulebook

ELECTION = "elect"
"""What goes on instead of speeches."""


def self_votes(_: Rulebook, view: View, event: e.SelfVotesCounted) -> View:
    """Whoever held back has one vote more against him, put up or not."""
    if view.ballot is None:
        return view
    counts = dict(zip(view.ballot.slate, view.ballot.counts, strict=True))
    for seat in event.seats:
        counts[seat] = counts.get(seat, 0) + view.votes((seat,))
    hands = dict(zip(view.ballot.slate, view.ballot.hands, strict=True))
    for seat in event.seats:
        hands[seat] = (*hands.get(seat, ()), seat)
    ballot = BallotView(
        tuple(counts), view.ballot.round, tuple(counts.values()), tuple(hands.values())
    )
    return replace(view, ballot=ballot)


def election_opened(_: Rulebook, view: View, event: e.ElectionOpened) -> View:
    """Hands will come for anybody on the slate, in any order."""
    nobody = len(event.slate)
    ballot = BallotView(event.slate, event.round, (0,) * nobody, ((),) * nobody)
    return replace(view, ballot=ballot, speaking=ELECTION, floor=0)


def election_hands(_: Rulebook, view: View, event: e.ElectionHands) -> View:
    if view.ballot is None:
        return view
    more = view.votes(event.hands) if event.secret is None else event.secret
    counts, hands = list(view.ballot.counts), list(view.ballot.hands)
    at = view.ballot.slate.index(event.candidate)
    counts[at] += more
    hands[at] += event.hands
    return replace(view, ballot=replace(view.ballot, counts=tuple(counts), hands=tuple(hands)))


def without_voter(view: View, seat: int) -> View:
    """A player who is removed neither votes nor is elected."""
    ballot = view.ballot
    if ballot is None:
        return view
    gone = view.votes((seat,))
    kept = [
        (s, count - gone if seat in hands else count, tuple(h for h in hands if h != seat))
        for s, count, hands in zip(ballot.slate, ballot.counts, ballot.hands, strict=True)
        if s != seat
    ]
    without = BallotView(
        tuple(s for s, _, _ in kept),
        ballot.round,
        tuple(count for _, count, _ in kept),
        tuple(hands for _, _, hands in kept),
    )
    return replace(view, ballot=without)


def elected(_: Rulebook, view: View, event: e.Elected) -> View:
    view = replace(view, speaking="")
    if event.office != "mayor":
        return view
    return replace(view, mayor=event.seat, speaking="speech", ballot=None)


def successor_named(_: Rulebook, view: View, event: e.SuccessorNamed) -> View:
    return replace(view, mayor=event.target)


def office_lapsed(_: Rulebook, view: View, __: e.OfficeLapsed) -> View:
    return replace(view, mayor=0, lapsed=True)


def balls_opened(_: Rulebook, view: View, __: e.BallsOpened) -> View:
    return replace(view, speaking="", floor=0)


def card_drawn(_: Rulebook, view: View, event: e.CardDrawn) -> View:
    return replace(view, day_card=event.text)
