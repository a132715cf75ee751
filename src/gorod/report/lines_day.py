"""What the sentences about a day are told: speeches, votes and discipline."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View


def day(scribe: Scribe, event: e.DayBroke, _: View) -> Args:
    cancelled = "yes" if event.cancelled else "no"
    return {"seat": scribe.who(event.order[0]), "cancelled": cancelled}


def floor(scribe: Scribe, event: e.FloorGiven, view: View) -> Args | None:
    """Only a floor that differs from the usual one is worth a line."""
    usual = scribe.book.rules.seconds.get(view.speaking)
    if event.rule in ("tie-speech", "best-move") or event.seconds == usual:
        return None
    return {"seat": scribe.who(event.seat), "seconds": event.seconds}


def nominated(scribe: Scribe, event: e.Nominated, _: View) -> Args:
    return {
        "seat": scribe.who(event.seat),
        "target": scribe.who(event.target),
        "standing": "yes" if event.standing else "no",
    }


def ballot(_: Scribe, event: e.BallotOpened, __: View) -> Args:
    kind = "vote" if event.round == 1 else "revote"
    return {"kind": kind, "slate": numbers(event.slate)}


def slate(scribe: Scribe, event: e.TieFound | e.LiftAsked, _: View) -> Args:
    return {"slate": scribe.all_of(event.slate)}


def lift(_: Scribe, event: e.LiftCounted, view: View) -> Args:
    living = sum(player.alive for player in view.players)
    return {"count": len(event.hands), "living": living, "hands": numbers(event.hands)}


def nobody(_: Scribe, event: e.NobodyLeft, __: View) -> Args:
    return {"reason": event.reason}


def voted_out(scribe: Scribe, event: e.VotedOut, _: View) -> Args:
    return {"seats": scribe.all_of(event.seats), "count": len(event.seats)}


def warned(scribe: Scribe, event: e.Warned, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


def fouled(scribe: Scribe, event: e.Fouled, _: View) -> Args:
    return {
        "seat": scribe.who(event.seat),
        "count": event.count,
        "silence": "yes" if event.silence else "no",
    }


def disqualified(scribe: Scribe, event: e.Disqualified, _: View) -> Args:
    what = event.cause if event.removed else "late"
    return {"seat": scribe.who(event.seat), "what": what}


def cancelled(_: Scribe, event: e.VoteCancelled, __: View) -> Args:
    return {"day": event.day}


def defeated(scribe: Scribe, event: e.TeamDefeated, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


def banned(scribe: Scribe, event: e.Banned, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}
