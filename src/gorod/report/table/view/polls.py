"""How a view changes: elections, balls, the card of the day, and cards that are opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.struct import replace
from gorod.report.view import BallotView, View, nothing_new, with_card
from gorod.rulebooks import Rulebook


def guess_awaited(_: Rulebook, view: View, __: e.GuessAwaited) -> View:
    return replace(view, night=False)


def card_opened(book: Rulebook, view: View, event: e.CardOpened) -> View:
    """Show a player's card, or the one that nobody drew."""
    if event.seat:
        return with_card(book, view, event.seat, event.card)
    return replace(view, spare=event.card)


ELECTION = "elect"
"""What `View.speaking` says during an election, instead of a kind of speech."""


def election_opened(_: Rulebook, view: View, event: e.ElectionOpened) -> View:
    """Open a ballot in which hands may come for anybody on the slate, in any order."""
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
    """Take a removed player out of an election: they neither vote nor can be elected."""
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


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.ElectionOpened: election_opened,
    e.ElectionHands: election_hands,
    e.Elected: elected,
    e.SuccessorNamed: successor_named,
    e.OfficeLapsed: office_lapsed,
    e.BallsOpened: balls_opened,
    e.CardDrawn: card_drawn,
    e.GuessAwaited: guess_awaited,
    e.CardOpened: card_opened,
    e.BallGiven: nothing_new,
    e.BallsCounted: nothing_new,
    e.Breached: nothing_new,
}
