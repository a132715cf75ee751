"""Arguments of the sentences about the result, points and protests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.results import read_ruling
from gorod.report.scribe import Args, Scribe, numbers, printable, result_text
from gorod.report.view import View


def decided(scribe: Scribe, event: e.Decided, _: View) -> Args:
    return {"result": result_text(scribe.texts, event.kind, event.winners)}


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
    """Return the reasons alone if the ruling names a new result, which has another sentence."""
    status = "upheld" if event.upheld else "rejected"
    text = read_ruling(event.text).reasons if event.remedy else event.text
    return {
        "seat": scribe.who(event.seat),
        "status": status,
        "remedy": event.remedy or "none",
        "said": "yes" if text else "no",
        "text": printable(text),
    }


def result_ruled(scribe: Scribe, event: e.ResultRuled, _: View) -> Args:
    return {"result": result_text(scribe.texts, event.kind, event.winners)}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.Decided: decided,
    e.Awarded: awarded,
    e.Fined: fined,
    e.Approved: approved,
    e.ProtestFiled: protest,
    e.ProtestVoted: voted,
    e.ProtestRuled: ruled,
    e.ResultRuled: result_ruled,
}
