"""How a view changes: the result, the best move and the protests."""

from __future__ import annotations

from gorod.engine import events as e
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.report.view import OutcomeView, ProtestView, View
from gorod.rulebooks import Rulebook

NAMED = "team-defeat"
"""The rule under which the judge himself names the violation; others name their own clause."""


def decided(book: Rulebook, view: View, event: e.Decided) -> View:
    """The judge knows before it is announced."""
    return replace(view, outcome=_outcome(book, view, event, event.kind, event.reason))


def team_defeated(book: Rulebook, view: View, event: e.TeamDefeated) -> View:
    return replace(view, outcome=_outcome(book, view, event, "defeat", "team-defeat"))


def game_ended(book: Rulebook, view: View, event: e.GameEnded) -> View:
    outcome = view.outcome or _outcome(book, view, event, event.kind, event.reason)
    return replace(view, outcome=outcome, over=True, speaking="")


def _outcome(
    book: Rulebook,
    view: View,
    event: e.Decided | e.TeamDefeated | e.GameEnded | e.ResultRuled,
    kind: str,
    reason: str,
) -> OutcomeView:
    named = getattr(event, "clause", "") if event.rule == NAMED else ""
    own = book.citations.get(event.rule, ("",))
    return OutcomeView(event.winners, kind, reason, named or own[0], view.moment)


def hits(book: Rulebook, view: View, seat: int, named: Seats) -> int:
    """How many of those whom this victim had to look for he named; his own number is none."""
    team = view.player(seat).team or ""
    sought = book.edition.best_moves[team].sought
    return sum(at != seat and view.player(at).team in sought for at in named)


def best_move_named(_: Rulebook, view: View, event: e.BestMoveNamed) -> View:
    return view.with_player(replace(view.player(event.seat), best_move=event.named))


def best_moves_read(_: Rulebook, view: View, event: e.BestMovesRead) -> View:
    for seat, named in zip(event.seats, event.named, strict=True):
        view = view.with_player(replace(view.player(seat), best_move=named))
    return view


def protest_filed(_: Rulebook, view: View, event: e.ProtestFiled) -> View:
    return replace(view, protests=(*view.protests, ProtestView(event.seat, event.text)))


def protest_voted(_: Rulebook, view: View, event: e.ProtestVoted) -> View:
    """Who has not seen the protest learns of it by the vote."""
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
    """The result follows the ruling; what was played stays beside it."""
    played = view.played or view.outcome
    outcome = _outcome(book, view, event, event.kind, "protest")
    return replace(view, outcome=outcome, played=played)
