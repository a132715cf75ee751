"""How a view changes: the result and the protests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine import events as e
from gorod.engine.struct import replace
from gorod.report.view import OutcomeView, ProtestView, View, nothing_new
from gorod.rulebooks import Rulebook

NAMED = "team-defeat"
"""The rule under which the judge names the violated clause; other rules cite their own."""


def decided(book: Rulebook, view: View, event: e.Decided) -> View:
    """Set the outcome, which the judge knows before it is announced."""
    return replace(view, outcome=outcome_of(book, view, event, event.kind, event.reason))


def game_ended(book: Rulebook, view: View, event: e.GameEnded) -> View:
    outcome = view.outcome or outcome_of(book, view, event, event.kind, event.reason)
    return replace(view, outcome=outcome, over=True, speaking="")


def outcome_of(
    book: Rulebook,
    view: View,
    event: e.Decided | e.TeamDefeated | e.GameEnded | e.ResultRuled,
    kind: str,
    reason: str,
) -> OutcomeView:
    named = getattr(event, "clause", "") if event.rule == NAMED else ""
    own = book.citations.get(event.rule, ("",))
    return OutcomeView(event.winners, kind, reason, named or own[0], view.moment)


def protest_filed(_: Rulebook, view: View, event: e.ProtestFiled) -> View:
    return replace(view, protests=(*view.protests, ProtestView(event.seat, event.text)))


def protest_voted(_: Rulebook, view: View, event: e.ProtestVoted) -> View:
    """Note the players' vote; a viewer who has not seen the protest learns of it here."""
    filed = view.protests or (ProtestView(event.seat, ""),)
    protests = tuple(
        replace(p, passed=event.passed) if p.seat == event.seat and p.status == "open" else p
        for p in filed
    )
    return replace(view, protests=protests)


def protest_ruled(_: Rulebook, view: View, event: e.ProtestRuled) -> View:
    status = "upheld" if event.upheld else "rejected"
    protests = tuple(
        replace(filed, status=status, ruling=event.text)
        if filed.seat == event.seat and filed.status == "open"
        else filed
        for filed in view.protests
    )
    return replace(view, protests=protests)


def result_ruled(book: Rulebook, view: View, event: e.ResultRuled) -> View:
    """Set the result that the ruling names, and keep the played one beside it."""
    played = view.played or view.outcome
    outcome = outcome_of(book, view, event, event.kind, "protest")
    return replace(view, outcome=outcome, played=played)


FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.Decided: decided,
    e.GameEnded: game_ended,
    e.ProtestFiled: protest_filed,
    e.ProtestVoted: protest_voted,
    e.ProtestRuled: protest_ruled,
    e.ResultRuled: result_ruled,
    e.Awarded: nothing_new,
    e.Fined: nothing_new,
    e.Approved: nothing_new,
}
