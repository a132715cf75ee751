"""How a view changes: best moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.report.view import View, nothing_new
from gorod.rulebooks import Rulebook


def hits(book: Rulebook, view: View, seat: int, named: Seats) -> int:
    """Count the named players whom this victim had to look for; their own number never counts."""
    team = view.player(seat).team or ""
    sought = book.edition.best_moves[team].sought
    return sum(at != seat and view.player(at).team in sought for at in named)


def best_move_named(_: Rulebook, view: View, event: e.BestMoveNamed) -> View:
    return view.with_player(replace(view.player(event.seat), best_move=event.named))


def best_moves_read(_: Rulebook, view: View, event: e.BestMovesRead) -> View:
    for seat, named in zip(event.seats, event.named, strict=True):
        view = view.with_player(replace(view.player(seat), best_move=named))
    return view


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.BestMoveNamed: best_move_named,
    e.BestMovesRead: best_moves_read,
    e.HintAsked: nothing_new,
}
