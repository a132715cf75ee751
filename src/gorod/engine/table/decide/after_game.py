"""Decisions after the game: points, penalties, the chief judge's consent, protests."""

from __future__ import annotations

from gorod.engine.commands import Approve, FileProtest, GiveAward, GiveFine, Rule, Support
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import (
    Approved,
    Awarded,
    Fined,
    ProtestFiled,
    ProtestRuled,
    ProtestVoted,
    ResultRuled,
)
from gorod.engine.game import Game, Protest
from gorod.engine.phases import Over
from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.refusal import Refusal
from gorod.engine.results import VOID, Result, opposite, read_result, read_ruling
from gorod.engine.rules import Rules
from gorod.engine.seats import mask_of
from gorod.engine.table.decide.discipline import on_list


@decides(GiveAward, Over)
def award(rules: Rules, game: Game, _: Over, command: GiveAward) -> Answer:
    """Give an award within the limits; a second one for the same player replaces the first."""
    seat, points = command.seat, command.points
    refused = on_list(game, seat, "award") or rules.award(game, seat, points)
    waits = refused is None and rules.award_waits(game, seat, points)
    return refused or Awarded(seat, points, waits, reason=command.reason)


@decides(GiveFine, Over)
def fine(rules: Rules, game: Game, _: Over, command: GiveFine) -> Answer:
    """Impose a penalty that a clause prescribes, unless the record contradicts it."""
    seat, clause = command.seat, command.clause
    if clause not in rules.fines:
        return Refusal("no-such-fine", rule="fine", clause=clause)
    refused = on_list(game, seat, "fine") or rules.fine(game, seat, clause)
    if refused is not None:
        return refused
    if any(given.seat == seat and given.clause == clause for given in game.facts.fines):
        return Refusal("fined-already", rule="fine", seat=seat, clause=clause)
    return Fined(seat, clause, rules.fines[clause])


@decides(Approve, Over)
def approve(rules: Rules, game: Game, __: Over, ___: Approve) -> Answer:
    """Record the chief judge's consent to every award that waits for it."""
    waiting = tuple(given.seat for given in game.facts.awards if given.waits)
    if not waiting:
        return Refusal("nothing-waits", rule="consent")
    return Approved(waiting, rules.consented(game))


@decides(FileProtest, Over)
def protest(rules: Rules, game: Game, _: Over, command: FileProtest) -> Answer:
    """Enter a protest, within the time allowed and with at most one open protest per player."""
    refused = on_list(game, command.seat, "protest")
    if refused is not None:
        return refused
    window = rules.protest_seconds
    if window is not None and (command.elapsed or 0) > window:
        return Refusal("protest-late", rule="protest-window", seat=command.seat)
    if any(p.seat == command.seat and p.status == "open" for p in game.facts.protests):
        return Refusal("protest-open", rule="protest", seat=command.seat)
    return ProtestFiled(command.seat, command.text)


@decides(Support, Over)
def vote_on_protest(rules: Rules, game: Game, _: Over, command: Support) -> Answer:
    """Record the players' vote on the oldest open protest, if the document lets them vote."""
    filed = open_protest(game)
    if filed is None:
        return Refusal("no-protest", rule="protest-ruling")
    for seat in command.seats:
        refused = on_list(game, seat, "protest-ruling")
        if refused is not None:
            return refused
    vote = rules.power(ProtestVote)
    if vote is None:
        return Refusal("no-vote-on-protests", rule="protest-ruling")
    passed = vote.protest_passes(game, filed.seat, mask_of(command.seats))
    return ProtestVoted(filed.seat, command.seats, passed)


@decides(Rule, Over)
def decide_protest(rules: Rules, game: Game, _: Over, command: Rule) -> Answer:
    """Decide the oldest open protest; it is upheld only if a vote of the players has passed it.

    The vote matters only where the document lets the players vote.
    """
    filed = open_protest(game)
    if filed is None:
        ruled_before = bool(game.facts.protests)
        rule = "protest-final" if ruled_before else "protest-ruling"
        return Refusal("no-protest", rule=rule)
    if not command.upheld:
        return ProtestRuled(filed.seat, upheld=False, text=command.text)
    if not may_uphold(rules, filed):
        return Refusal("not-passed", rule="protest-vote", seat=filed.seat)
    remedy, result = _remedy(rules, game, command.text)
    ruled = ProtestRuled(filed.seat, upheld=True, text=command.text, remedy=remedy)
    if not remedy:
        return ruled
    if result is None:
        return Refusal("result-unnamed", rule="protest-ruling", seat=filed.seat)
    return ruled, ResultRuled(result.winners, result.kind)


def _remedy(rules: Rules, game: Game, text: str) -> tuple[str, Result | None]:
    """Return what the ruling does to the result: its first word, and the result that it names.

    If a document has two sides, a changed result that is not named is a win of the other side. The
    result is None if it is missing or unknown.
    """
    ruling = read_ruling(text, rules.remedies)
    if not ruling.remedy:
        return "", None
    if ruling.remedy in VOID:
        return ruling.remedy, Result(ruling.remedy, ())
    if ruling.named:
        known = ruling.named in rules.results
        return ruling.remedy, read_result(ruling.named) if known else None
    winners = game.outcome.winners if game.outcome else ()
    return ruling.remedy, opposite(rules.results, winners)


def may_uphold(rules: Rules, filed: Protest) -> bool:
    """Whether the players have passed the protest, or have no vote on it."""
    return ProtestVote not in rules.powers or bool(filed.passed)


def open_protest(game: Game) -> Protest | None:
    """Return the oldest protest that is still open, or None."""
    return next((p for p in game.facts.protests if p.status == "open"), None)
