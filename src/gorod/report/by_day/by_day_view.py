"""How the events of a by-day game change a view: days, results and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.by_day import by_day_events as e
from gorod.engine.seen import UNKNOWN
from gorod.engine.struct import replace
from gorod.report.view import BallotView, CheckView, View, departed, nothing_new, with_card
from gorod.rulebooks import Rulebook


def game_day_set(book: Rulebook, view: View, event: e.GameDaySet) -> View:
    """Start a view in the middle of a game; how the others left before it is unknown."""
    for player in view.players:
        view = view.with_player(replace(player, alive=player.seat in event.alive))
    return replace(_told(book, view, event.cards), number=event.day)


def _told(book: Rulebook, view: View, cards: tuple[str, ...]) -> View:
    for seat, card in enumerate(cards, 1):
        if card != UNKNOWN:
            view = with_card(book, view, seat, card)
    return view


def clan_told(book: Rulebook, view: View, event: e.ClanTold) -> View:
    for seat, card in zip(event.seats, event.cards, strict=True):
        view = with_card(book, view, seat, card)
    return view


def game_day_opened(_: Rulebook, view: View, event: e.GameDayOpened) -> View:
    return replace(view, number=event.day)


def player_out(book: Rulebook, view: View, event: e.PlayerOut) -> View:
    """Mark a player as out; the event names their role after a suicide or an execution only."""
    view = departed(book, view, event, (event.seat,), event.cause)
    return with_card(book, view, event.seat, event.role) if event.role else view


def votes_published(_: Rulebook, view: View, event: e.VotesPublished) -> View:
    cast = [t for seat, t in enumerate(event.votes, 1) if t and seat != event.void]
    slate = tuple(sorted(set(cast)))
    return replace(view, ballot=BallotView(slate, 1, tuple(map(cast.count, slate))))


def executed(book: Rulebook, view: View, event: e.Executed) -> View:
    return with_card(book, view, event.seat, event.role)


def role_told(book: Rulebook, view: View, event: e.RoleTold) -> View:
    check = CheckView(view.moment, event.seat, event.target, event.answer)
    view = with_card(book, view, event.target, event.answer)
    return replace(view, checks=(*view.checks, check))


def lines_published(_: Rulebook, view: View, event: e.LinesPublished) -> View:
    return replace(view, publication=(*view.publication, event))


def roles_revealed(book: Rulebook, view: View, event: e.RolesRevealed) -> View:
    return _told(book, view, event.cards)


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.GameDaySet: game_day_set,
    e.ClanTold: clan_told,
    e.GameDayOpened: game_day_opened,
    e.PlayerOut: player_out,
    e.VotesPublished: votes_published,
    e.Executed: executed,
    e.RoleTold: role_told,
    e.LinesPublished: lines_published,
    e.RolesRevealed: roles_revealed,
    **dict.fromkeys(
        (
            e.BallotEntered,
            e.ActEntered,
            e.SuicideDeclared,
            e.RemovalNoted,
            e.LegendWritten,
            e.ForecastEntered,
            e.QuestionAnswered,
            e.CodeEntered,
            e.LegendChosen,
            e.PlayerChosen,
            e.LegendPraised,
            e.BestPlayerNamed,
            e.ForecastCame,
            e.CoinFell,
            e.MoveSettled,
            e.DayClosed,
            e.GameStopped,
        ),
        nothing_new,
    ),
}
