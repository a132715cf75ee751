"""Arguments of the sentences about speeches and nominations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View

UNTOLD = ("tie-speech", "best-move", "mute-turn")
"""Rules by which a floor is given without a line; the morning's line says who is mute today."""


def day(scribe: Scribe, event: e.DayBroke, _: View) -> Args:
    return {
        "seat": scribe.who(event.order[0]),
        "cancelled": "yes" if event.cancelled else "no",
        "mute": scribe.all_of(event.mute),
        "mutes": len(event.mute),
        "voteless": scribe.all_of(event.voteless),
        "voteless-count": len(event.voteless),
    }


def floor(scribe: Scribe, event: e.FloorGiven, view: View) -> Args | None:
    """Return arguments only for a floor that differs from the usual one."""
    usual = scribe.book.rules.seconds.get(view.speaking)
    if event.rule in UNTOLD or event.seconds == usual:
        return None
    return {"seat": scribe.who(event.seat), "seconds": event.seconds, "why": event.rule}


def nominated(scribe: Scribe, event: e.Nominated, view: View) -> Args:
    return {
        "day": view.number,
        "seat": scribe.who(event.seat) if event.seat else scribe.texts.say("protocol-somebody"),
        "target": scribe.who(event.target),
        "standing": "yes" if event.standing else "no",
    }


def told(scribe: Scribe, event: e.ListTold, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "list": numbers(event.seats), "count": len(event.seats)}


def permission(scribe: Scribe, event: e.Allowed | e.Forbidden, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "target": scribe.who(event.target)}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.DayBroke: day,
    e.FloorGiven: floor,
    e.Nominated: nominated,
    e.ListTold: told,
    e.Allowed: permission,
    e.Forbidden: permission,
}
