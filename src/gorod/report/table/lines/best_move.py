"""Arguments of the sentences about best moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.viewers import JUDGE
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.table.view.best_move import hits
from gorod.report.view import View


def best_move(scribe: Scribe, event: e.BestMoveNamed, view: View) -> Args:
    judge = scribe.viewer == JUDGE
    return {
        "seat": scribe.who(event.seat),
        "named": numbers(event.named),
        "told": "yes" if judge else "no",
        "hits": hits(scribe.book, view, event.seat, event.named) if judge else 0,
    }


def hint(scribe: Scribe, event: e.HintAsked, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


def best_moves_read(scribe: Scribe, event: e.BestMovesRead, _: View) -> Args | None:
    """Return None for the judge, whose protocol has each best move where it was shown."""
    if scribe.viewer == JUDGE:
        return None
    pairs = zip(event.seats, event.named, strict=True)
    return {"moves": "; ".join(f"{scribe.who(seat)}: {numbers(named)}" for seat, named in pairs)}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.BestMoveNamed: best_move,
    e.BestMovesRead: best_moves_read,
    e.HintAsked: hint,
}
