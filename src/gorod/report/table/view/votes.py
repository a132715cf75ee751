"""How a view changes: ballots, and the results of votes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.report.view import BallotView, View, departed, nothing_new, with_card
from gorod.rulebooks import Rulebook


def ballot_opened(_: Rulebook, view: View, event: e.BallotOpened) -> View:
    """Open a ballot; players who have been removed since their nomination leave the list."""
    ballot = BallotView(event.slate, event.round)
    read_out = event.slate if event.round == 1 else view.candidates
    listed = _present(view) if view.listed else read_out
    return replace(view, ballot=ballot, candidates=listed, speaking="", floor=0)


def _present(view: View) -> Seats:
    return tuple(seat for seat in view.candidates if view.player(seat).alive)


def hands_counted(_: Rulebook, view: View, event: e.HandsCounted) -> View:
    if view.ballot is None:
        return view
    shown = view.votes(event.hands + event.absent) if event.secret is None else event.secret
    counts = (*view.ballot.counts, shown)
    hands = (*view.ballot.hands, event.hands + event.absent)
    return replace(view, ballot=replace(view.ballot, counts=counts, hands=hands))


def hands_tallied(_: Rulebook, view: View, event: e.HandsTallied) -> View:
    if view.ballot is None:
        return view
    counts = (*view.ballot.counts, event.count + event.absent)
    return replace(view, ballot=replace(view.ballot, counts=counts, hands=(*view.ballot.hands, ())))


def slate_cut(_: Rulebook, view: View, event: e.SlateCut) -> View:
    """Keep the counts of the candidates who remain."""
    view = replace(view, candidates=_present(view))
    if view.ballot is None:
        return view
    counted = zip(view.ballot.counts, view.ballot.hands, strict=True)
    against = dict(zip(view.ballot.slate, counted, strict=False))
    left = [against[seat] for seat in event.slate if seat in against]
    ballot = BallotView(
        event.slate,
        view.ballot.round,
        tuple(count for count, _ in left),
        tuple(hands for _, hands in left),
    )
    return replace(view, ballot=ballot)


def without_hand(view: View, seat: int) -> View:
    """Take a removed player's hand out of a ballot that is not counted to its end."""
    ballot = view.ballot
    if ballot is None or len(ballot.counts) == len(ballot.slate):
        return view
    both = zip(ballot.counts, ballot.hands, strict=True)
    gone = view.votes((seat,))
    counts = tuple(count - gone if seat in hands else count for count, hands in both)
    return replace(view, ballot=replace(ballot, counts=counts))


def tie_found(_: Rulebook, view: View, __: e.TieFound) -> View:
    return replace(view, speaking="tie")


def voted_out(book: Rulebook, view: View, event: e.VotedOut) -> View:
    """Mark the voted out as out; if cards are opened, everybody sees theirs."""
    view = departed(book, view, event, event.seats, event.cause)
    for seat, card in zip(event.seats, event.cards, strict=False):
        view = with_card(book, view, seat, card)
    if event.waits:
        return replace(view, farewell=True)
    return replace(view, speaking="last-word", floor=0, ballot=_counted(view))


def nobody_left(_: Rulebook, view: View, event: e.NobodyLeft) -> View:
    """Close the ballot with nobody out; the counts of a cancelled vote are void."""
    return replace(view, ballot=_counted(view) if event.known else None)


def _counted(view: View) -> BallotView | None:
    """Return the ballot if it was counted to its end, else None."""
    ballot = view.ballot
    return ballot if ballot and len(ballot.counts) == len(ballot.slate) else None


def self_votes(_: Rulebook, view: View, event: e.SelfVotesCounted) -> View:
    """Add one vote against each player who did not vote, nominated or not."""
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


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.BallotOpened: ballot_opened,
    e.SlateCut: slate_cut,
    e.HandsCounted: hands_counted,
    e.HandsTallied: hands_tallied,
    e.SelfVotesCounted: self_votes,
    e.TieFound: tie_found,
    e.NobodyLeft: nobody_left,
    e.VotedOut: voted_out,
    e.LiftAsked: nothing_new,
    e.LiftCounted: nothing_new,
}
