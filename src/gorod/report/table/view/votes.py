"""How a view changes: speeches, nominations, votes and discipline."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.report.table.view.night import departed, with_card
from gorod.report.table.view.polls import ELECTION, without_voter
from gorod.report.view import BallotView, PlayerView, View
from gorod.rulebooks import Rulebook


def day_broke(_: Rulebook, view: View, event: e.DayBroke) -> View:
    """A new list; a vote that was cancelled at night is announced now."""
    told = event.cancelled and event.number not in view.cancelled
    return replace(
        view,
        players=tuple(_in_the_morning(event, player) for player in view.players),
        number=event.number,
        night=False,
        speaking="speech",
        floor=0,
        candidates=(),
        ballot=None,
        day_card="",
        cancelled=(*view.cancelled, event.number) if told else view.cancelled,
    )


def _in_the_morning(event: e.DayBroke, player: PlayerView) -> PlayerView:
    fouls = 0 if event.annulled else player.fouls
    return replace(player, fouls=fouls, muted=player.seat in event.mute)


def floor_given(_: Rulebook, view: View, event: e.FloorGiven) -> View:
    if view.speaking != "speech":
        return view
    return replace(_served(view), floor=event.seat, deferred=False, candidates=_kept(view))


def speeches_ended(_: Rulebook, view: View, event: e.SpeechesEnded) -> View:
    if event.rule == "best-move":
        return view  # named before the morning: the last words follow
    speaking = "last-word" if view.farewell else ""
    served = replace(_served(view), candidates=_kept(view))
    return replace(served, speaking=speaking, floor=0, deferred=False, farewell=False)


def _kept(view: View) -> Seats:
    """What a player was told in their own minute no screen keeps for them after it."""
    return view.candidates if view.listed or view.speaking != "speech" else ()


def list_told(_: Rulebook, view: View, event: e.ListTold) -> View:
    return replace(view, candidates=event.seats)


def _served(view: View) -> View:
    """A silence is served by the turn it fell on; one earned during the turn is still due."""
    if not view.floor:
        return view
    return view.with_player(replace(view.player(view.floor), silenced=view.deferred))


def nominated(_: Rulebook, view: View, event: e.Nominated) -> View:
    """Everybody hears it; where the document lets nobody be reminded, no list is kept."""
    if not view.listed or event.target in view.candidates:
        return view
    return replace(view, candidates=(*view.candidates, event.target))


def ballot_opened(_: Rulebook, view: View, event: e.BallotOpened) -> View:
    """Who has been removed since is off the list."""
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
    """The counts of those who remain stand."""
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


def _without_voter(view: View, seat: int) -> View:
    """His hand of a ballot that is not counted to its end goes with him."""
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
    """They are out; where cards are opened, everybody sees theirs."""
    view = departed(book, view, event, event.seats, event.cause)
    for seat, card in zip(event.seats, event.cards, strict=False):
        view = with_card(book, view, seat, card)
    if event.waits:
        return replace(view, farewell=True)
    return replace(view, speaking="last-word", floor=0, ballot=_counted(view))


def guess_awaited(_: Rulebook, view: View, __: e.GuessAwaited) -> View:
    return replace(view, night=False)


def card_opened(book: Rulebook, view: View, event: e.CardOpened) -> View:
    """A player's card, or the one that nobody drew."""
    if event.seat:
        return with_card(book, view, event.seat, event.card)
    return replace(view, spare=event.card)


def nobody_left(_: Rulebook, view: View, event: e.NobodyLeft) -> View:
    """The counts of a cancelled vote are void."""
    return replace(view, ballot=_counted(view) if event.known else None)


def _counted(view: View) -> BallotView | None:
    """The ballot, if it was counted to its end."""
    ballot = view.ballot
    return ballot if ballot and len(ballot.counts) == len(ballot.slate) else None


DUE = ("nearest", "after-this")
"""Silences that are still to be served."""


def fouled(_: Rulebook, view: View, event: e.Fouled) -> View:
    player = view.player(event.seat)
    view = view.with_player(
        replace(player, fouls=event.count, silenced=player.silenced or event.silence in DUE)
    )
    return replace(view, deferred=True) if event.silence == "after-this" else view


def disqualified(book: Rulebook, view: View, event: e.Disqualified) -> View:
    """The offender is out; after the decision only the penalty follows."""
    if event.removed:
        view = departed(book, view, event, (event.seat,), event.cause)
        view = without_voter(view, event.seat) if view.speaking == ELECTION else view
        view = _without_voter(view, event.seat)
    view = view.with_player(replace(view.player(event.seat), silenced=False, muted=False))
    return replace(view, floor=0, deferred=False) if view.floor == event.seat else view


def removals_told(book: Rulebook, view: View, event: e.RemovalsTold) -> View:
    """The judge and the offender knew it before."""
    return departed(book, view, event, event.seats, "removed")


def vote_cancelled(_: Rulebook, view: View, event: e.VoteCancelled) -> View:
    return replace(view, cancelled=(*view.cancelled, event.day))
