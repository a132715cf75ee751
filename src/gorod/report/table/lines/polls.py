"""What the sentences about elections, balls and cards of the day are told."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers, printable
from gorod.report.view import View


def self_votes(scribe: Scribe, event: e.SelfVotesCounted, _: View) -> Args:
    return {"seats": scribe.all_of(event.seats)}


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
