"""What the sentences about the end are told: the result, points and protests."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.results import read_ruling
from gorod.engine.viewers import JUDGE
from gorod.report.scribe import Args, Scribe, numbers, printable, result_text
from gorod.report.table.view.after_game import hits
from gorod.report.view import View


def decided(scribe: Scribe, event: e.Decided, _: View) -> Args:
    return {"result": result_text(scribe.texts, event.kind, event.winners)}


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


def awarded(scribe: Scribe, event: e.Awarded, _: View) -> Args:
    waits = "yes" if event.waits else "no"
    return {
        "seat": scribe.who(event.seat),
        "points": scribe.points(event.points),
        "waits": waits,
        "said": "yes" if event.reason else "no",
        "reason": printable(event.reason),
    }


def fined(scribe: Scribe, event: e.Fined, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "points": scribe.points(event.points)}


def approved(scribe: Scribe, event: e.Approved, _: View) -> Args:
    return {"seats": scribe.all_of(event.seats)}


def protest(scribe: Scribe, event: e.ProtestFiled, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "text": printable(event.text)}


def voted(scribe: Scribe, event: e.ProtestVoted, _: View) -> Args:
    passed = "yes" if event.passed else "no"
    return {"seat": scribe.who(event.seat), "hands": numbers(event.seats), "passed": passed}


def ruled(scribe: Scribe, event: e.ProtestRuled, _: View) -> Args:
    """The words that name the new result are told in a sentence of their own."""
    status = "upheld" if event.upheld else "rejected"
    text = read_ruling(event.text).reasons if event.remedy else event.text
    return {
        "seat": scribe.who(event.seat),
        "status": status,
        "remedy": event.remedy or "none",
        "said": "yes" if text else "no",
        "text": printable(text),
    }


def best_moves_read(scribe: Scribe, event: e.BestMovesRead, _: View) -> Args | None:
    """The judge has written each of them when it was shown."""
    if scribe.viewer == JUDGE:
        return None
    pairs = zip(event.seats, event.named, strict=True)
    return {"moves": "; ".join(f"{scribe.who(seat)}: {numbers(named)}" for seat, named in pairs)}


def result_ruled(scribe: Scribe, event: e.ResultRuled, _: View) -> Args:
    return {"result": result_text(scribe.texts, event.kind, event.winners)}
