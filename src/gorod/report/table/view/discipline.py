"""How a view changes: fouls, removals and defeats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.struct import replace
from gorod.report.table.view.after_game import outcome_of
from gorod.report.table.view.polls import ELECTION, without_voter
from gorod.report.table.view.votes import without_hand
from gorod.report.view import View, departed, nothing_new
from gorod.rulebooks import Rulebook

DUE = ("nearest", "after-this")
"""Silences that are still to be served."""


def fouled(_: Rulebook, view: View, event: e.Fouled) -> View:
    player = view.player(event.seat)
    view = view.with_player(
        replace(player, fouls=event.count, silenced=player.silenced or event.silence in DUE)
    )
    return replace(view, deferred=True) if event.silence == "after-this" else view


def disqualified(book: Rulebook, view: View, event: e.Disqualified) -> View:
    """Mark the offender as out; once the game is decided only the penalty follows."""
    if event.removed:
        view = departed(book, view, event, (event.seat,), event.cause)
        view = without_voter(view, event.seat) if view.speaking == ELECTION else view
        view = without_hand(view, event.seat)
    view = view.with_player(replace(view.player(event.seat), silenced=False, muted=False))
    return replace(view, floor=0, deferred=False) if view.floor == event.seat else view


def vote_cancelled(_: Rulebook, view: View, event: e.VoteCancelled) -> View:
    return replace(view, cancelled=(*view.cancelled, event.day))


def team_defeated(book: Rulebook, view: View, event: e.TeamDefeated) -> View:
    return replace(view, outcome=outcome_of(book, view, event, "defeat", "team-defeat"))


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.Fouled: fouled,
    e.Disqualified: disqualified,
    e.VoteCancelled: vote_cancelled,
    e.TeamDefeated: team_defeated,
    e.Warned: nothing_new,
    e.RemovalDue: nothing_new,
    e.Waived: nothing_new,
    e.AsPlayed: nothing_new,
    e.Banned: nothing_new,
}
