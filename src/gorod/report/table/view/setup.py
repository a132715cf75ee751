"""How a view changes: the seats, the deal, and games told from the middle or by their result."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from gorod.engine import events as e
from gorod.engine.evolve import fold
from gorod.engine.seen import UNKNOWN
from gorod.engine.struct import replace
from gorod.report.view import Left, OutcomeView, PlayerView, View, with_card
from gorod.rulebooks import Rulebook


def seats_taken(book: Rulebook, view: View, event: e.SeatsTaken) -> View:
    """Start a view with the seats; a game begins at night if it has nights."""
    night = bool(book.rules.night_duties(fold((event,)), 1))
    return View(_unknown_players(event.size), night=night, listed=view.listed)


@cache
def _unknown_players(size: int) -> tuple[PlayerView, ...]:
    """Return players of whom nothing is known yet; all new views share them."""
    return tuple(PlayerView(seat) for seat in range(1, size + 1))


def cards_dealt(book: Rulebook, view: View, event: e.CardsDealt) -> View:
    """Note the cards that the viewer has seen: all, or their own."""
    view = replace(view, spare=event.spare or None)
    for seat, card in enumerate(event.cards, 1):
        if card != UNKNOWN:
            view = with_card(book, view, seat, card)
    return view


def result_told(book: Rulebook, view: View, event: e.ResultTold) -> View:
    """Set what is known of a game whose course is not; no clause has decided any of it."""
    left = {seat: Left(moment, cause, "") for seat, moment, cause in event.left}
    best = dict(event.best)
    teams = {"red": event.red, "black": event.black, "maniac": event.maniac}
    for player in view.players:
        seat, card = player.seat, event.cards[player.seat - 1]
        known = replace(
            player,
            alive=seat not in left,
            left=left.get(seat),
            fouls=event.fouls[seat - 1] if event.fouls else 0,
            first_killed=seat in event.first,
            best_move=best.get(seat),
            team=next((team for team, seats in teams.items() if seat in seats), None),
        )
        view = view.with_player(known)
        if card not in ("", UNKNOWN):
            view = with_card(book, view, seat, card)
    outcome = OutcomeView(event.winners, event.kind, "told", "", "")
    return replace(
        view,
        number=event.number,
        night=event.night,
        outcome=outcome,
        over=True,
        known_only=event.known,
    )


def position_set(book: Rulebook, view: View, event: e.PositionSet) -> View:
    """Start a view in the middle of a game: who has left is known, but not when and how."""
    for player in view.players:
        at = player.seat - 1
        known = replace(
            player,
            alive=player.seat in event.alive,
            fouls=event.fouls[at],
            silenced=player.seat in event.silenced,
            muted=player.seat in event.mute,
        )
        view = view.with_player(known)
        if event.cards[at] != UNKNOWN:
            view = with_card(book, view, player.seat, event.cards[at])
    view = replace(view, spare=event.spare or None)
    speaking = "" if event.night else "speech"
    return replace(
        view, number=event.number, night=event.night, speaking=speaking, mayor=event.mayor
    )


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.SeatsTaken: seats_taken,
    e.CardsDealt: cards_dealt,
    e.PositionSet: position_set,
    e.ResultTold: result_told,
}
