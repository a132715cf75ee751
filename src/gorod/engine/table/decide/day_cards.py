"""A golden minute before a ballot; the card of the day and those who break it."""

from __future__ import annotations

from gorod.engine.commands import Breach, DrawCard, Nominate, Pass, TakeGolden
from gorod.engine.events import Breached, CardDrawn, FloorGiven, SpeechesEnded
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase, Balls, Election, Golden, Lift, Speech, Tie, Verdict, Vote
from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.refusal import NO_SUCH_MOVE, Refusal
from gorod.engine.registry import Answer, decides
from gorod.engine.rules import Rules
from gorod.engine.seats import has, mask_of, whole_table
from gorod.engine.table.decide.discipline import in_game


@decides(TakeGolden, Vote)
def take_golden(rules: Rules, game: Game, _: Vote, command: TakeGolden) -> Answer:
    """A candidate speaks once more before his ballot is taken."""
    power = rules.power(GoldenMinute)
    floor = NO_SUCH_MOVE if power is None else power.golden(game, command.seat)
    if isinstance(floor, Refusal):
        return floor
    return FloorGiven(command.seat, floor.seconds, floor.rule)


@decides(Pass, Golden)
def end_golden(_: Rules, __: Game, phase: Golden, command: Pass) -> Answer:
    """The ballot goes on."""
    if command.seat != phase.queue[0]:
        return Refusal("not-speaking", rule="golden-minute", seat=command.seat)
    return SpeechesEnded("golden-minute")


@decides(Nominate, Golden)
def nominate_in_golden(_: Rules, __: Game, ___: Golden, command: Nominate) -> Answer:
    """Nobody is put up in a golden minute."""
    return Refusal("not-your-minute", rule="golden-minute", seat=command.seat)


@decides(DrawCard, Speech)
def draw_card(rules: Rules, game: Game, phase: Speech, command: DrawCard) -> Answer:
    """One card a day, before the first speech is over."""
    if DayCard not in rules.powers:
        return NO_SUCH_MOVE
    if game.day_card:
        return Refusal("card-drawn", rule="day-card")
    if not may_draw(game, phase):
        return Refusal("card-late", rule="day-card")
    named = mask_of(command.speakers) | mask_of(command.voters) | mask_of(command.candidates)
    if named & ~whole_table(game.size):
        return Refusal("card-seats", rule="day-card")
    return CardDrawn(command.text, command.speakers, command.voters, command.candidates)


def may_draw(game: Game, phase: Speech) -> bool:
    """Only while nobody has ended his speech or put anybody up."""
    return len(phase.queue) >= game.alive.bit_count() and not game.nominators


BY_DAYLIGHT = (Speech, Golden, Vote, Tie, Lift, Election, Verdict, Balls)
"""The phases of a day in which a vote can still be lost."""


@decides(Breach, *BY_DAYLIGHT)
def breach(rules: Rules, game: Game, _: AnyPhase, command: Breach) -> Answer:
    """Whoever breaks the condition of the day has no vote today."""
    if DayCard not in rules.powers:
        return NO_SUCH_MOVE
    if not game.day_card:
        return Refusal("no-card", rule="breach")
    refused = in_game(game, command.seat, "breach")
    if refused is not None:
        return refused
    if has(game.voteless, command.seat):
        return Refusal("no-vote", rule="breach", seat=command.seat)
    return Breached(command.seat)
