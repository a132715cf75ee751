"""Arguments of the sentences about fouls, removals and defeats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.report.citing import clause_in_a_sentence
from gorod.report.scribe import Args, Scribe, numbers, printable
from gorod.report.view import View


def warned(scribe: Scribe, event: e.Warned | e.RemovalDue, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


def fouled(scribe: Scribe, event: e.Fouled, _: View) -> Args:
    return {
        "seat": scribe.who(event.seat),
        "count": event.count,
        "silence": "now" if event.silence == "ends-speech" else "yes" if event.silence else "no",
    }


def disqualified(scribe: Scribe, event: e.Disqualified, _: View) -> Args:
    what = event.cause if event.removed else "late"
    return {"seat": scribe.who(event.seat), "what": what}


def cancelled(_: Scribe, event: e.VoteCancelled, __: View) -> Args:
    return {"day": event.day}


def defeated(scribe: Scribe, event: e.TeamDefeated, _: View) -> Args:
    """Name the team if no single player is to blame."""
    if not event.seat:
        return {"whose": "team", "team": event.team, "seat": ""}
    return {"whose": "player", "team": "", "seat": scribe.who(event.seat)}


def waived(scribe: Scribe, event: e.Waived, _: View) -> Args:
    return {"clause": clause_in_a_sentence(scribe.texts, event.clause)}


def banned(scribe: Scribe, event: e.Banned, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "term": event.term or "tournament"}


def as_played(scribe: Scribe, event: e.AsPlayed, _: View) -> Iterator[str]:
    """Yield the move, why the rules refuse it and by which clause; for judges also who consents."""
    pairs = ", ".join(f"{seat}→{target or '—'}" for seat, target in event.shots)
    move: Args = {
        "seat": event.seat,
        "target": pairs or event.target or "—",
        "seats": numbers(event.seats),
        "takes": "none",
    }
    args: Args = {
        "move": scribe.texts.say(f"wrote-{event.verb}", **move),
        "why": scribe.texts.say(f"refused-{event.why}", seat=event.who, target=event.whom),
    }
    said = scribe.say("protocol-as-played", args, scribe.book.cite(event))
    consent: Args = {"said": said, "by": printable(event.by), "reason": printable(event.reason)}
    yield scribe.say("protocol-as-played-consent", consent) if event.by else said


LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {
    e.AsPlayed: as_played,
}
"""Events that write their protocol lines themselves instead of filling one sentence."""

ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.Warned: warned,
    e.Fouled: fouled,
    e.Disqualified: disqualified,
    e.RemovalDue: warned,
    e.VoteCancelled: cancelled,
    e.TeamDefeated: defeated,
    e.Waived: waived,
    e.Banned: banned,
}
