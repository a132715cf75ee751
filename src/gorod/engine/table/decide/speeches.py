"""Decisions on the discussion, the tie speeches, and passing the floor."""

from __future__ import annotations

from gorod.engine.commands import Allow, Ask, Forbid, Nominate, Pass, TakeGolden, Withdraw
from gorod.engine.decisions import Answer, decides
from gorod.engine.events import (
    Allowed,
    FloorGiven,
    Forbidden,
    ListTold,
    Nominated,
    OfficeLapsed,
    SpeechesEnded,
)
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase, Golden, LastWord, Lift, Naming, Speech, Tie, Vote
from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.powers.shared_minute import SharedMinute
from gorod.engine.powers.victims_best_move import numbers_to_name
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, has
from gorod.engine.struct import replace
from gorod.engine.vocabulary import Why


@decides(Nominate, Speech)
def nominate(rules: Rules, game: Game, phase: Speech, command: Nominate) -> Answer:
    """Put up a player during the speaker's own minute.

    If the judge did not note who nominated (seat 0), the present speaker must be free to nominate;
    if only they are not, the refusal is `early`, since a later speaker may be.
    """
    speaker = phase.queue[0]
    if command.seat and command.seat != speaker:
        return _not_his_turn("not-your-minute", "nomination", command.seat, phase.queue)
    if not 1 <= command.target <= game.size:
        return Refusal("no-such-seat", rule="nomination", seat=command.target)
    refused = rules.nominee(game, speaker, command.target)
    if refused is not None:
        anybody = not command.seat and rules.nominee(game, 0, command.target) is None
        return replace(refused, early=True) if anybody else refused
    settled = rules.settles_vote(game)
    if not settled:
        return Nominated(command.seat, command.target)
    return Nominated(command.seat, command.target, standing=True, rule=settled)


@decides(Nominate, Vote, Tie, Lift)
def nominate_too_late(_: Rules, __: Game, ___: AnyPhase, command: Nominate) -> Answer:
    """Refuse a nomination once the voting has begun."""
    return Refusal("not-your-minute", rule="nomination", seat=command.seat)


@decides(Withdraw, Speech, Vote, Tie, Lift)
def withdraw(_: Rules, __: Game, ___: AnyPhase, command: Withdraw) -> Answer:
    """Refuse to withdraw an accepted nomination."""
    return Refusal("nomination-stands", rule="withdrawal", target=command.target)


SPEECH_END = SpeechesEnded("speech-end")
LAST_WORD = SpeechesEnded("last-word")
VICTIM_WORD = SpeechesEnded("victim-word")


@decides(Pass, Speech)
def end_speech(rules: Rules, game: Game, phase: Speech, command: Pass) -> Answer:
    """Give the floor to the next speaker, for as long as the rules say."""
    queue = phase.queue
    if command.seat != queue[0]:
        return _not_his_turn("not-speaking", "speech-end", command.seat, queue)
    if len(queue) == 1:
        return SPEECH_END
    after = queue[1]
    floor = rules.speech(game, after)
    return FloorGiven(after, floor.seconds, floor.rule)


@decides(Pass, Tie)
def end_tie_speech(rules: Rules, game: Game, phase: Tie, command: Pass) -> Answer:
    """Give the floor to the next tied player."""
    if command.seat != phase.queue[0]:
        return _not_his_turn("not-speaking", "tie-speech", command.seat, phase.queue)
    if len(phase.queue) == 1:
        return SpeechesEnded("tie-speech")
    floor = rules.tie_speech(game, phase.queue[1])
    return FloorGiven(phase.queue[1], floor.seconds, floor.rule)


@decides(Pass, LastWord)
def end_last_word(rules: Rules, game: Game, phase: LastWord, command: Pass) -> Answer:
    """Give the next leaving player their last word."""
    if command.seat != phase.queue[0]:
        return _not_his_turn("not-speaking", "last-word", command.seat, phase.queue)
    if len(phase.queue) == 1:
        return VICTIM_WORD if phase.at_night else LAST_WORD
    floor = last_word(rules, game, phase.queue[1], at_night=phase.at_night)
    return (OfficeLapsed(command.seat), floor) if command.seat == game.mayor else floor


def last_word(rules: Rules, game: Game, seat: int, *, at_night: bool) -> FloorGiven:
    """Return a last word; a night's victim may be entitled to name a best move in it."""
    seconds = rules.seconds["last-word"]
    if not at_night:
        return FloorGiven(seat, seconds, "last-word")
    offered = game.facts.best_right >> seat & 1
    numbers = 0 if offered else numbers_to_name(rules, game, seat)
    return FloorGiven(seat, seconds, "victim-word", numbers)


@decides(Pass, Naming)
def end_naming(rules: Rules, game: Game, phase: Naming, command: Pass) -> Answer:
    """Let the next victim name a best move."""
    if command.seat != phase.queue[0]:
        return _not_his_turn("not-speaking", "best-move", command.seat, phase.queue)
    if len(phase.queue) == 1:
        return SpeechesEnded("best-move")
    return naming_floor(rules, game, phase.queue[1])


def naming_floor(rules: Rules, game: Game, seat: int) -> FloorGiven:
    """Return a victim's time to name a best move before the morning."""
    numbers = numbers_to_name(rules, game, seat)
    return FloorGiven(seat, rules.seconds["best-move"], "best-move", numbers)


@decides(Ask, Speech, Vote, Tie, Lift)
def ask(rules: Rules, game: Game, _: AnyPhase, command: Ask) -> Answer:
    """Tell a player who is on the list."""
    return rules.ask(game, command.seat) or ListTold(command.seat, game.today.candidates)


@decides(Allow, Speech)
def allow(rules: Rules, game: Game, phase: Speech, command: Allow) -> Answer:
    """Let the speaker allow somebody to talk in their minute."""
    refused = _may_permit(rules, game, phase, command)
    return refused or Allowed(command.seat, command.target)


@decides(Forbid, Speech)
def forbid(rules: Rules, game: Game, phase: Speech, command: Forbid) -> Answer:
    """Let the speaker take back a permission that they gave."""
    refused = _may_permit(rules, game, phase, command)
    if refused is None and not has(phase.allowed, command.target):
        return Refusal("not-allowed-yet", rule="own-minute", seat=command.target)
    return refused or Forbidden(command.seat, command.target)


def _may_permit(rules: Rules, game: Game, phase: Speech, command: Allow | Forbid) -> Refusal | None:
    if command.seat != phase.queue[0]:
        return _not_his_turn("not-speaking", "own-minute", command.seat, phase.queue)
    if not game.lives(command.target) or command.target == command.seat:
        return Refusal("no-such-seat", rule="own-minute", seat=command.target)
    sharing = rules.power(SharedMinute)
    if sharing is None:
        return Refusal("no-permissions", rule="own-minute", seat=command.seat)
    return sharing.permission(game, command.seat, command.target)


def _not_his_turn(why: Why, rule: str, seat: int, queue: Seats) -> Refusal:
    return Refusal(why, rule=rule, seat=seat, early=seat in queue)


@decides(TakeGolden, Vote)
def take_golden(rules: Rules, game: Game, _: Vote, command: TakeGolden) -> Answer:
    """Let a candidate speak once more before the ballot is taken."""
    power = rules.power(GoldenMinute)
    floor = NO_SUCH_MOVE if power is None else power.golden(game, command.seat)
    if isinstance(floor, Refusal):
        return floor
    return FloorGiven(command.seat, floor.seconds, floor.rule)


@decides(Pass, Golden)
def end_golden(_: Rules, __: Game, phase: Golden, command: Pass) -> Answer:
    """Continue with the ballot."""
    if command.seat != phase.queue[0]:
        return Refusal("not-speaking", rule="golden-minute", seat=command.seat)
    return SpeechesEnded("golden-minute")


@decides(Nominate, Golden)
def nominate_in_golden(_: Rules, __: Game, ___: Golden, command: Nominate) -> Answer:
    """Refuse a nomination during a golden minute."""
    return Refusal("not-your-minute", rule="golden-minute", seat=command.seat)
