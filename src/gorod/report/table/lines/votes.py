"""Arguments of the sentences about votes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View


def ballot(_: Scribe, event: e.BallotOpened, __: View) -> Args:
    kind = "vote" if event.round == 1 else "revote"
    return {"kind": kind, "slate": numbers(event.slate)}


def cut(_: Scribe, event: e.SlateCut, __: View) -> Args:
    return {"slate": numbers(event.slate)}


def slate(scribe: Scribe, event: e.TieFound | e.LiftAsked, _: View) -> Args:
    return {"slate": scribe.all_of(event.slate)}


def lift(scribe: Scribe, event: e.LiftCounted, view: View) -> Args:
    living = event.voters or sum(player.alive for player in view.players)
    told = event.count if event.secret is None else event.secret
    count = scribe.votes(view.votes(event.hands) if told is None else told)
    hands = numbers(event.hands) if event.hands or told is None else "…"
    known = {None: "hands", True: "passed", False: "failed"}[event.passed]
    return {"count": count, "living": living, "hands": hands, "known": known}


def nobody(_: Scribe, event: e.NobodyLeft, __: View) -> Args:
    return {"reason": event.reason}


def voted_out(scribe: Scribe, event: e.VotedOut, _: View) -> Args:
    sides = [scribe.book.rules.teams[card] for card in event.cards]
    hosts = event.rule == "executed-hosts" and sides == ["red"]
    return {
        "hosts": "yes" if hosts else "no",
        "opened": len(event.cards),
        "cards": ", ".join(scribe.texts.say(f"role-{card}") for card in event.cards),
        "seats": scribe.all_of(event.seats),
        "count": len(event.seats),
        "spared": scribe.all_of(event.spared),
        "kept": len(event.spared),
    }


def self_votes(scribe: Scribe, event: e.SelfVotesCounted, _: View) -> Args:
    return {"seats": scribe.all_of(event.seats)}


def hands(scribe: Scribe, event: e.HandsCounted, view: View) -> Iterator[str]:
    """Tell the count of one candidate.

    Its clause is cited only if a hand was not shown in order.
    """
    open_hands = view.votes(event.hands + event.absent)
    count = scribe.votes(open_hands if event.secret is None else event.secret)
    hands = numbers(event.hands) if event.hands or event.secret is None else "…"
    args: Args = {"seat": event.candidate, "count": count, "hands": hands}
    parts = [scribe.texts.say("protocol-hands-counted", **args)]
    if event.absent:
        parts.append(scribe.texts.say("protocol-hands-absent", hands=numbers(event.absent)))
    if event.void:
        parts.append(scribe.texts.say("protocol-hands-void", hands=numbers(event.void)))
    odd = event.absent or event.void
    yield f"  {'; '.join(parts)}{scribe.cited(scribe.book.cite(event) if odd else ())}"


def tallied(scribe: Scribe, event: e.HandsTallied, _: View) -> Iterator[str]:
    """Tell the count of one candidate where the voters were not noted."""
    count = event.count + event.absent
    said = scribe.texts.say("protocol-hands-tallied", seat=event.candidate, count=count)
    if not event.absent:
        yield f"  {said}"
        return
    absent = scribe.texts.say("protocol-hands-absent", hands=event.absent)
    yield f"  {said}; {absent}{scribe.cited(scribe.book.cite(event))}"


LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {
    e.HandsCounted: hands,
    e.HandsTallied: tallied,
}
"""Events that write their protocol lines themselves instead of filling one sentence."""

ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.BallotOpened: ballot,
    e.SlateCut: cut,
    e.SelfVotesCounted: self_votes,
    e.TieFound: slate,
    e.LiftAsked: slate,
    e.LiftCounted: lift,
    e.NobodyLeft: nobody,
    e.VotedOut: voted_out,
}
