"""Arguments of the sentences about elections, balls, cards of the day and opened cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers, printable
from gorod.report.view import View


def guess(_: Scribe, __: e.GuessAwaited, ___: View) -> Args:
    return {}


def card_opened(scribe: Scribe, event: e.CardOpened, _: View) -> Args:
    card = scribe.texts.say(f"role-{event.card}")
    whose = "own" if event.seat else "spare"
    return {"whose": whose, "seat": scribe.who(event.seat) if event.seat else "", "card": card}


def opened(_: Scribe, event: e.ElectionOpened, __: View) -> Args:
    kind = "lot" if event.lot else "vote" if event.round == 1 else "revote"
    return {"office": event.office, "kind": kind, "slate": numbers(event.slate)}


def hands(scribe: Scribe, event: e.ElectionHands, view: View) -> Args:
    weight = view.votes(event.hands) if event.secret is None else event.secret
    told = numbers(event.hands) if event.hands or event.secret is None else "…"
    return {
        "seat": scribe.who(event.candidate),
        "votes": scribe.votes(weight),
        "hands": told,
        "void": numbers(event.void),
        "voids": len(event.void),
    }


def elected(scribe: Scribe, event: e.Elected, _: View) -> Args:
    return {"office": event.office, "seat": scribe.who(event.seat)}


def successor(scribe: Scribe, event: e.SuccessorNamed, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "target": scribe.who(event.target)}


def lapsed(scribe: Scribe, event: e.OfficeLapsed, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


def ball(scribe: Scribe, event: e.BallGiven, _: View) -> Args:
    return {
        "seat": scribe.who(event.seat),
        "colour": event.colour,
        "target": scribe.who(event.target),
    }


def balls(_: Scribe, event: e.BallsCounted, __: View) -> Args:
    counted = zip(event.black, event.white, strict=True)
    told = (f"{seat}: {b}/{w}" for seat, (b, w) in enumerate(counted, 1) if b or w)
    return {"counts": ", ".join(told)}


def card(_: Scribe, event: e.CardDrawn, __: View) -> Args:
    return {"text": printable(event.text)}


def breached(scribe: Scribe, event: e.Breached, _: View) -> Args:
    return {"seat": scribe.who(event.seat)}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.GuessAwaited: guess,
    e.CardOpened: card_opened,
    e.ElectionOpened: opened,
    e.ElectionHands: hands,
    e.Elected: elected,
    e.SuccessorNamed: successor,
    e.OfficeLapsed: lapsed,
    e.BallGiven: ball,
    e.BallsCounted: balls,
    e.CardDrawn: card,
    e.Breached: breached,
}
