"""Arguments of the sentences about a night: its acts and its victims."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.engine.powers.renamed_answers import present_name
from gorod.engine.viewers import JUDGE
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View


def met(scribe: Scribe, event: e.MafiaMet, _: View) -> Args:
    leader = scribe.book.rules.leader
    return {"black": scribe.all_of(event.black), "don": event.don, "leader": leader}


def order(_: Scribe, event: e.OrderSet, __: View) -> Args:
    return {"seats": numbers(event.seats)}


def hunt(scribe: Scribe, event: e.HuntEnded, _: View) -> Args:
    """Return the result for the judge; a hunter is told only their own or the team's shots.

    If only the number was noted, no shots of single players are written.
    """
    shots = ", ".join(f"{shooter}→{target or '—'}" for shooter, target in event.shots)
    told = "kill" if event.victim else "hit" if event.aim else "miss"
    if event.rule == "hunt-spoilt":
        told = "spoilt"
    result = told if scribe.viewer == JUDGE else "team" if event.together else "own"
    at = event.aim or event.number
    victim = scribe.who(at) if at else ""
    written = "shots" if shots else "plain" if event.deliberate else "none"
    if event.together and not shots:
        written = "number" if at else written if event.hunters else "unmanned"
    return {"shots": shots, "written": written, "result": result, "victim": victim}


def checked(scribe: Scribe, event: e.Checked, _: View) -> Args:
    gesture = scribe.book.rules.gestures.get(event.rule, "none")
    return {
        **scribe.acting(event.duty, event.seat),
        "target": scribe.who(event.target),
        "answer": present_name(scribe.book.rules, event.answer),
        "gesture": scribe.texts.say(f"gesture-{gesture}"),
    }


def acted(scribe: Scribe, event: e.Acted, _: View) -> Args:
    return {
        **scribe.acting(event.duty, event.seat),
        "target": scribe.who(event.target),
        "answer": event.answer or "taken",
        "takes": _taken(event.takes),
    }


def _taken(takes: tuple[str, ...]) -> str:
    """Return `both`, `speech`, `vote`, or `none` if the role took neither."""
    return "both" if len(takes) > 1 else next(iter(takes), "none")


def nothing_shown(scribe: Scribe, event: e.NothingShown, view: View) -> Args | None:
    """Return arguments only for a call that the judge said while something was owed."""
    if not event.seat or not event.said or view.outcome is not None:
        return None
    return scribe.acting(event.duty, event.seat)


def removals(scribe: Scribe, event: e.RemovalsTold, _: View) -> Args | None:
    """Return None for the judge, whose protocol has the removal itself."""
    if scribe.viewer == JUDGE:
        return None
    return {"seats": scribe.all_of(event.seats), "count": len(event.seats)}


def technical(_: Scribe, event: e.TechnicalNight, __: View) -> Args:
    return {"what": "begins" if event.opened else "ends"}


def death(scribe: Scribe, event: e.DeathAnnounced, _: View) -> Args | None:
    """Return None for the judge, whose protocol has the kill itself."""
    if scribe.viewer == JUDGE:
        return None
    return {"seats": scribe.all_of(event.seats), "count": len(event.seats)}


def resolved(scribe: Scribe, event: e.NightResolved, _: View) -> Iterator[str]:
    """Yield each death and each rescue with its clause, then how the night ended."""
    for seat, rule in zip(event.seats, event.rules, strict=True):
        cited = scribe.book.citations.get(rule, ())
        yield scribe.say("protocol-night-death", {"seat": scribe.who(seat), "of": rule}, cited)
    for seat, saviour, rule in zip(event.saved, event.saviours, event.saved_by, strict=True):
        args: Args = {"seat": scribe.who(seat), "by": saviour, "rule": rule}
        cited = scribe.book.citations.get(rule, ())
        yield scribe.say("protocol-night-save", args, cited)
    told: Args = {"count": len(event.seats), "seats": ""}
    if event.seats:
        told["seats"] = scribe.listed(event.seats)
    alone = () if event.seats or event.saved else scribe.book.cite(event)
    yield scribe.say("protocol-night-resolved", told, alone)


def answered(scribe: Scribe, event: e.Checked | e.Acted, view: View) -> Iterator[str]:
    """Tell what a role did or saw; a role that was blocked showed nothing."""
    if not event.target:
        args = scribe.acting(event.duty, event.seat)
        yield scribe.say("protocol-blocked", args, scribe.book.cite(event))
    elif isinstance(event, e.Checked):
        yield scribe.tell(event, checked(scribe, event, view))
    else:
        yield scribe.tell(event, acted(scribe, event, view))


LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {
    e.NightResolved: resolved,
    e.Checked: answered,
    e.Acted: answered,
}
"""Events that write their protocol lines themselves instead of filling one sentence."""

ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.MafiaMet: met,
    e.OrderSet: order,
    e.HuntEnded: hunt,
    e.NothingShown: nothing_shown,
    e.DeathAnnounced: death,
    e.RemovalsTold: removals,
    e.TechnicalNight: technical,
}
