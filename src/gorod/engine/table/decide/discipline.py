"""Decisions on warnings, fouls, disqualifications, team defeats and bans, at any moment."""

from __future__ import annotations

from gorod.engine.commands import Ban, Defeat, Disqualify, Foul, Waive, Warn
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import (
    Banned,
    Disqualified,
    Event,
    Events,
    Fouled,
    RemovalDue,
    TeamDefeated,
    Waived,
    Warned,
)
from gorod.engine.game import Game
from gorod.engine.phases import (
    AnyPhase,
    Balls,
    Dusk,
    Election,
    Golden,
    Guess,
    LastWord,
    Lift,
    Naming,
    Night,
    Over,
    Recess,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.powers.delayed_removal import DelayedRemoval
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.engine.powers.waivers import Waivers
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.rules import Rules, Violation
from gorod.engine.vocabulary import Cause

LIST_OF = {
    "warn": "warning",
    "foul": "foul",
    "disqualify": "disqualifying-foul",
    "defeat": "team-defeat",
}
"""Sanction -> the rule that lists its violations."""

REMOVED_BY = {
    "foul": "foul-removal",
    "disqualified": "disqualification",
    "removed": "removal-due",
}
"""Cause -> the rule by which the player is out."""

UNNAMED = Violation("", "foul")
"""A foul without a named clause."""

SILENCE = {"nearest": "silence", "after-this": "silence", "ends-speech": "silence-now"}
"""Cost of a foul -> the rule by which the player loses that speech."""

POLLS = (Golden, Election, Verdict, Balls)
ANYTIME = (Night, Speech, Vote, Tie, Lift, *POLLS, Naming, LastWord, Recess, Guess, Dusk, Over)


@decides(Warn, *ANYTIME)
def warn(rules: Rules, game: Game, phase: AnyPhase, command: Warn) -> Answer:
    """Note an oral warning; it has no effect, unless the document counts warnings as fouls."""
    if CountedWarnings in rules.powers:
        return foul(rules, game, phase, Foul(command.seat, command.clause))
    refused = _named(rules, "warn", command.clause) or at_table(game, command.seat, "warning")
    return refused or Warned(command.seat, command.clause)


@decides(Foul, *ANYTIME)
def foul(rules: Rules, game: Game, _: AnyPhase, command: Foul) -> Answer:
    """Count a foul; a certain number costs the nearest speech, another removes the player."""
    seat = command.seat
    refused = _named(rules, "foul", command.clause, command.reason) or at_table(game, seat, "foul")
    if refused is not None:
        return refused
    violation = rules.violations.get(("foul", command.clause), UNNAMED)
    tolerance = rules.power(ToleratedFouls)
    if tolerance is not None:
        refused = tolerance.tolerated(game, seat, violation.clause)
        if refused is not None:
            return refused
    if _loses_in_farewell(rules, game, seat, violation):
        return _farewell_defeat(rules, game, command, violation)
    count = game.fouls[seat - 1] + 1
    own = violation.rule or "foul"
    if count >= rules.fouls_to_removal:
        noted = Fouled(seat, command.clause, count, rule=own, reason=command.reason)
        return (noted, *removal(rules, game, seat, "", "foul"))
    silence = rules.foul_costs(game, seat, count)
    rule = SILENCE.get(silence, own)
    return Fouled(seat, command.clause, count, silence, rule, command.reason)


@decides(Disqualify, *ANYTIME)
def disqualify(rules: Rules, game: Game, _: AnyPhase, command: Disqualify) -> Answer:
    """Disqualify a player; in a farewell this may lose the game for their team."""
    violation = _violation(rules, game, "disqualify", command)
    if isinstance(violation, Refusal):
        return violation
    refused = may_be_disqualified(rules, game, command.seat, violation)
    if refused is not None:
        return refused
    if waits_for_morning(rules, game, violation):
        return RemovalDue(command.seat, command.clause, reason=command.reason)
    if _loses_in_farewell(rules, game, command.seat, violation):
        return _farewell_defeat(rules, game, command, violation)
    cause: Cause = "removed" if removed_later(rules, violation) else "disqualified"
    return removal(rules, game, command.seat, command.clause, cause, reason=command.reason)


def removed_later(rules: Rules, violation: Violation) -> bool:
    """Whether this violation, if committed at night, removes the offender only in the morning."""
    delay = rules.power(DelayedRemoval)
    return delay is not None and violation.clause in delay.delayed


def waits_for_morning(rules: Rules, game: Game, violation: Violation) -> bool:
    """Whether the offender is to be removed only when the present night is over."""
    asleep = type(game.phase) is Night or type(getattr(game.phase, "held", None)) is Night
    return removed_later(rules, violation) and asleep and game.outcome is None


def may_be_disqualified(
    rules: Rules, game: Game, seat: int, violation: Violation
) -> Refusal | None:
    """Refuse players who have left, unless the violation can be committed from the hall."""
    refused = at_table(game, seat, "disqualification")
    if waits_for_morning(rules, game, violation) and any(seat == s for s, _ in game.rare.due):
        return Refusal("removal-due", rule="removal-due", seat=seat)
    if refused is None or refused.why != "gone" or not violation.from_the_hall:
        return refused
    return refused if game.facts.disqualified >> seat & 1 else None


def _loses_in_farewell(rules: Rules, game: Game, seat: int, violation: Violation) -> bool:
    """Whether a violation in a farewell loses the game; not if the judge chose its degree."""
    if game.outcome is not None or violation.weighed:
        return False
    return rules.farewell_defeat(game, seat, violation.clause)


def _farewell_defeat(
    rules: Rules, game: Game, command: Foul | Disqualify, violation: Violation
) -> TeamDefeated:
    return TeamDefeated(
        command.seat,
        command.clause,
        rules.defeat_winners(game, command.seat),
        rule="farewell-defeat",
        penalised=rules.defeat_penalised(violation.clause),
        reason=command.reason,
    )


@decides(Defeat, *ANYTIME)
def defeat(rules: Rules, game: Game, _: AnyPhase, command: Defeat) -> Answer:
    """Declare the offender's team the loser, which ends the game."""
    seat = command.seat
    violation = _violation(rules, game, "defeat", command)
    if isinstance(violation, Refusal):
        return violation
    refused = on_list(game, seat, "team-defeat")
    if refused is None and not violation.from_the_hall:
        refused = at_table(game, seat, "team-defeat")
    if refused is not None:
        return refused
    if game.outcome is not None:
        return Refusal("decided", rule="amnesty", clause=command.clause)
    return _no_such_defeat(rules, game, violation, command) or TeamDefeated(
        seat,
        command.clause,
        rules.defeat_winners(game, seat),
        rule="farewell-defeat" if violation.farewell_only else "team-defeat",
        penalised=rules.defeat_penalised(violation.clause),
        reason=command.reason,
    )


def _no_such_defeat(
    rules: Rules, game: Game, violation: Violation, command: Defeat
) -> Refusal | None:
    seat = command.seat
    if violation.farewell_only and not rules.farewell_defeat(game, seat, violation.clause):
        # A last word, in which this may happen, is still to come for tonight's victim.
        soon = bool(game.leaving >> seat & 1)
        return Refusal("not-leaving", "farewell-defeat", seat, clause=command.clause, early=soon)
    return rules.defeat_refused(game, seat, violation.clause)


@decides(Waive, *ANYTIME)
def waive(rules: Rules, game: Game, _: AnyPhase, command: Waive) -> Answer:
    """Waive what a clause would bring about; the judge has to give a reason."""
    waivers = rules.power(Waivers)
    if waivers is None:
        return NO_SUCH_MOVE
    if command.clause not in waivers.may_waive(game):
        soon = type(game.phase) is Night  # its hunt, or the last words of its victims
        return Refusal("nothing-to-waive", rule="waiver", clause=command.clause, early=soon)
    if not command.reason.strip():
        return Refusal("reason-needed", rule="waiver", clause=command.clause)
    return Waived(command.clause, command.reason)


@decides(Ban, *ANYTIME)
def ban(rules: Rules, game: Game, _: AnyPhase, command: Ban) -> Answer:
    """Remove a player from the tournament, in addition to disqualifying them at this table."""
    seat = command.seat
    violation = rules.violations.get(("ban", command.clause))
    if violation is None:
        return Refusal("no-such-violation", rule="ban", clause=command.clause)
    refused = on_list(game, seat, "ban")
    if refused is not None:
        return refused
    if game.facts.banned >> seat & 1:
        return Refusal("banned-already", rule="ban", seat=seat)
    at_the_table = rules.violations.get(("disqualify", command.clause), violation)
    spared = game.outcome is not None and at_the_table.clause in rules.amnesty
    penalised = violation.removes and not spared
    rule = violation.rule or "ban"
    note = Banned(seat, command.clause, penalised, rule=rule, term=violation.term)
    if not penalised or at_table(game, seat, "ban") is not None:
        return note
    return (*removal(rules, game, seat, command.clause, "disqualified"), note)


def removal(
    rules: Rules, game: Game, seat: int, clause: str, cause: Cause, *, reason: str = ""
) -> Events:
    """Return the events of a removal; before the game is decided these may cancel a vote."""
    late = game.outcome is not None
    rule = "late-disqualification" if late else REMOVED_BY[cause]
    out: Event = Disqualified(seat, clause, cause, removed=not late, rule=rule, reason=reason)
    if late:
        return (out,)
    more = (rules.cancelled_vote(game, seat), rules.leaves_too(game, seat))
    return (out, *(event for event in more if event is not None))


def on_list(game: Game, seat: int, rule: str) -> Refusal | None:
    """Refuse a seat that is not a seat of this game."""
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule=rule, seat=seat)
    return None


def in_game(game: Game, seat: int, rule: str) -> Refusal | None:
    """Refuse a seat that is not alive."""
    if game.lives(seat):
        return None
    return on_list(game, seat, rule) or Refusal("out-of-game", rule=rule, seat=seat)


def at_table(game: Game, seat: int, rule: str) -> Refusal | None:
    """Refuse a seat that is no longer at the table; players who are leaving still are."""
    return on_list(game, seat, rule) or (
        None if present(game) >> seat & 1 else Refusal("gone", rule=rule, seat=seat)
    )


def present(game: Game) -> int:
    """Return those at the table: the living, and those who are about to leave."""
    return (game.alive | game.leaving) & ~game.facts.disqualified


def _violation(
    rules: Rules, game: Game, sanction: str, command: Disqualify | Defeat
) -> Violation | Refusal:
    clause = command.clause
    violation = rules.violations.get((sanction, clause))
    if violation is None:
        return Refusal("no-such-violation", rule=LIST_OF[sanction], clause=clause)
    if violation.weighed and not command.reason.strip():
        return Refusal("reason-needed", rule="degree", clause=clause)
    if game.outcome is not None and violation.clause in rules.amnesty:
        return Refusal("decided", rule="amnesty", clause=clause)
    return violation


def _named(rules: Rules, sanction: str, clause: str, reason: str = "") -> Refusal | None:
    """Refuse a named clause that does not exist, or whose degree needs a reason.

    No clause need be named.
    """
    violation = rules.violations.get((sanction, clause))
    if clause and violation is None:
        return Refusal("no-such-violation", rule=LIST_OF[sanction], clause=clause)
    if violation is not None and violation.weighed and not reason.strip():
        return Refusal("reason-needed", rule="degree", clause=clause)
    return None
