"""What the sentences about a day are told: speeches, votes and discipline."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.report.citing import clause_in_a_sentence
from gorod.report.scribe import Args, Scribe, numbers
from gorod.report.view import View

UNTOLD = ("tie-speech", "best-move", "mute-turn")
"""Floors without a line: who is mute today the morning has told."""


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
    """Only a floor that differs from the usual one is worth a line."""
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


def ballot(_: Scribe, event: e.BallotOpened, __: View) -> Args:
    kind = "vote" if event.round == 1 else "revote"
    return {"kind": kind, "slate": numbers(event.slate)}


def told(scribe: Scribe, event: e.ListTold, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "list": numbers(event.seats), "count": len(event.seats)}


def permission(scribe: Scribe, event: e.Allowed | e.Forbidden, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "target": scribe.who(event.target)}


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


def guess(_: Scribe, __: e.GuessAwaited, ___: View) -> Args:
    return {}


def opened(scribe: Scribe, event: e.CardOpened, _: View) -> Args:
    card = scribe.texts.say(f"role-{event.card}")
    whose = "own" if event.seat else "spare"
    return {"whose": whose, "seat": scribe.who(event.seat) if event.seat else "", "card": card}


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
    """Where no single player is to blame, the team is named."""
    if not event.seat:
        return {"whose": "team", "team": event.team, "seat": ""}
    return {"whose": "player", "team": "", "seat": scribe.who(event.seat)}


def waived(scribe: Scribe, event: e.Waived, _: View) -> Args:
    return {"clause": clause_in_a_sentence(scribe.texts, event.clause)}


def banned(scribe: Scribe, event: e.Banned, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "term": event.term or "tournament"}
