"""What one seat knows: the view of a report, and the history that a view does not keep.

A `SeatView` is folded from the events that this seat has seen, and from nothing else. The holder of
the game (a simulation, a client of the server) passes them in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorod.bots.observations import (
    BallotSeen,
    BestMoveSeen,
    ElectionSeen,
    KillSeen,
    NominationSeen,
    Observation,
)
from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, replace
from gorod.report.fold import FOLD, blank
from gorod.report.view import View
from gorod.rulebooks import Rulebook


class OwnDeed(Struct, frozen=True, gc=False):
    """What the holder of a seat did at night: a check, a visit, a heal or a shot."""

    night: int
    duty: str
    target: int
    answer: str = ""


class SeatView(Struct, frozen=True, gc=False):
    """A game in the eyes of one seat."""

    seat: int
    deck: tuple[str, ...]
    """The cards of the deck, in no order; one more than seats if a card is left over."""
    teams: dict[str, str]
    """Card -> the team that it plays for."""
    leader: str
    """The card that leads those who hunt."""
    first_hunt: int
    """The night in which the mafia shoots for the first time."""
    known: View
    observed: tuple[Observation, ...] = ()
    deeds: tuple[OwnDeed, ...] = ()
    """The seat's own deeds at night."""
    pack: Seats = ()
    """The seats that met in the first night, including this one."""
    order: Seats = ()
    """The shooting order, if the seat was shown one."""
    voted: bool = False
    """Whether the seat's hand is in the ballot that is being counted."""

    @property
    def role(self) -> str:
        """The card of the seat; empty before the deal."""
        return self.known.player(self.seat).role or ""

    @property
    def team(self) -> str:
        """The team of the seat; empty before the deal."""
        return self.known.player(self.seat).team or ""

    @property
    def hunters(self) -> str:
        """The team that hunts at night."""
        return self.teams.get(self.leader, "black")

    @property
    def town(self) -> str:
        """The team that has no secret, against which the hunters play."""
        return "red" if self.hunters == "black" else "black"

    @property
    def seeker(self) -> str:
        """The card of the town that checks at night, and that the hunters look for."""
        return "sheriff" if self.town == "red" else "don"

    @property
    def living(self) -> Seats:
        """The seats that are in the game, as far as this one knows."""
        return tuple(player.seat for player in self.known.players if player.alive)


Fold = Callable[[SeatView, Any], SeatView]


def opening(book: Rulebook, seat: int, size: int) -> SeatView:
    """Return what a seat knows when the players sit down."""
    rules = book.rules
    deck = rules.deck(size)
    teams = {card: rules.teams[card] for card in dict.fromkeys(deck)}
    return SeatView(seat, deck, teams, rules.leader, rules.first_hunt, blank(book, seat))


def after(book: Rulebook, view: SeatView, event: e.Event) -> SeatView:
    """Return the view after one more event that the seat has seen."""
    noted = _NOTE.get(type(event))
    if noted is not None:
        view = noted(view, event)
    view = replace(view, known=FOLD[type(event)](book, view.known, event))
    return _counted(view) if type(event) is e.HandsCounted else view


def seat_view(book: Rulebook, seat: int, events: Iterable[e.Event]) -> SeatView:
    """Return what a seat knows after all these events.

    The first event has to be `SeatsTaken`, which says how many players sit.
    """
    view: SeatView | None = None
    for event in events:
        if view is None:
            if not isinstance(event, e.SeatsTaken):
                raise TypeError(event)
            view = opening(book, seat, event.size)
        view = after(book, view, event)
    if view is None:
        raise ValueError("nothing has been seen yet")
    return view


def _nominated(view: SeatView, event: e.Nominated) -> SeatView:
    return _saw(view, NominationSeen(event.seat, event.target, view.living)) if event.seat else view


def _opened(view: SeatView, _: e.BallotOpened) -> SeatView:
    return replace(view, voted=False)


def _hands(view: SeatView, event: e.HandsCounted) -> SeatView:
    return replace(view, voted=view.voted or view.seat in event.hands)


def _counted(view: SeatView) -> SeatView:
    """Note a ballot once everybody's hand is in it, if its hands are not secret."""
    ballot = view.known.ballot
    if ballot is None or len(ballot.counts) < len(ballot.slate):
        return view
    if sum(ballot.counts) > sum(map(view.known.votes, ballot.hands)):
        return view
    return _saw(view, BallotSeen(ballot.slate, ballot.hands))


def _died(view: SeatView, event: e.DeathAnnounced) -> SeatView:
    return _saw(view, KillSeen(event.seats, view.living)) if event.seats else view


def _best(view: SeatView, event: e.BestMoveNamed) -> SeatView:
    own = view.seat == event.seat
    return view if own or not event.aloud else _saw(view, BestMoveSeen(event.seat, event.named))


def _read(view: SeatView, event: e.BestMovesRead) -> SeatView:
    for seat, named in zip(event.seats, event.named, strict=True):
        if seat != view.seat:
            view = _saw(view, BestMoveSeen(seat, named))
    return view


def _elects(view: SeatView, event: e.ElectionHands) -> SeatView:
    for seat in event.hands:
        view = _saw(view, ElectionSeen(seat, event.candidate, view.living))
    return replace(view, voted=view.voted or view.seat in event.hands)


def _polls(view: SeatView, _: e.ElectionOpened) -> SeatView:
    return replace(view, voted=False)


def _met(view: SeatView, event: e.MafiaMet) -> SeatView:
    return replace(view, pack=event.black)


def _ordered(view: SeatView, event: e.OrderSet) -> SeatView:
    return replace(view, order=event.seats)


def _checked(view: SeatView, event: e.Checked) -> SeatView:
    return _did(view, OwnDeed(view.known.number, event.duty, event.target, event.answer))


def _acted(view: SeatView, event: e.Acted) -> SeatView:
    return _did(view, OwnDeed(view.known.number, event.duty, event.target, event.answer))


def _saw(view: SeatView, observation: Observation) -> SeatView:
    return replace(view, observed=(*view.observed, observation))


def _did(view: SeatView, deed: OwnDeed) -> SeatView:
    return replace(view, deeds=(*view.deeds, deed))


_NOTE: dict[type, Fold] = {
    e.Nominated: _nominated,
    e.BallotOpened: _opened,
    e.HandsCounted: _hands,
    e.DeathAnnounced: _died,
    e.BestMoveNamed: _best,
    e.BestMovesRead: _read,
    e.ElectionOpened: _polls,
    e.ElectionHands: _elects,
    e.MafiaMet: _met,
    e.OrderSet: _ordered,
    e.Checked: _checked,
    e.Acted: _acted,
}
"""Event -> what the seat keeps of it beside its view."""
