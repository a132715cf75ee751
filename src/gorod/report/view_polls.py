"""How a view changes: elections, votes against oneself, and the card of the day."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.struct import replace
from gorod.report.view import BallotView, View
from gorod.rulebooks import Rulebook


def self_votes(_: Rulebook, view: View, event: e.SelfVotesCounted) -> View:
    """Whoever held back has one vote more against him, put up or not."""
    if view.ballot is None:
        return view
    counts = dict(zip(view.ballot.slate, view.ballot.counts, strict=True))
    for seat in event.seats:
        counts[seat] = counts.get(seat, 0) + view.votes((seat,))
    ballot = BallotView(tuple(counts), view.ballot.round, tuple(counts.values()))
    return replace(view, ballot=ballot)


def election_opened(_: Rulebook, view: View, event: e.ElectionOpened) -> View:
    ballot = BallotView(event.slate, event.round, (0,) * len(event.slate))
    return replace(view, ballot=ballot, speaking="", floor=0)


def election_hands(_: Rulebook, view: View, event: e.ElectionHands) -> View:
    if view.ballot is None:
        return view
    counts = dict(zip(view.ballot.slate, view.ballot.counts, strict=True))
    counts[event.candidate] += view.votes(event.hands) if event.secret is None else event.secret
    return replace(
        view, ballot=BallotView(view.ballot.slate, view.ballot.round, tuple(counts.values()))
    )


def elected(_: Rulebook, view: View, event: e.Elected) -> View:
    if event.office != "mayor":
        return view
    return replace(view, mayor=event.seat, speaking="speech", ballot=None)


def successor_named(_: Rulebook, view: View, event: e.SuccessorNamed) -> View:
    return replace(view, mayor=event.target)


def balls_opened(_: Rulebook, view: View, __: e.BallsOpened) -> View:
    return replace(view, speaking="", floor=0)


def card_drawn(_: Rulebook, view: View, event: e.CardDrawn) -> View:
    return replace(view, day_card=event.text)
