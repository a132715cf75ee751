"""How fouls, removals and other sanctions change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gorod.engine.events import (
    AsPlayed,
    Banned,
    Disqualified,
    Fouled,
    RemovalDue,
    TeamDefeated,
    VoteCancelled,
    Waived,
    Warned,
)
from gorod.engine.game import Departure, Game, Irregular, Outcome
from gorod.engine.phases import (
    Balls,
    Election,
    Golden,
    LastWord,
    Naming,
    Phase,
    Recess,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.engine.table.evolve.best_move import after_naming
from gorod.engine.table.evolve.polls import without_balls_of, without_voter
from gorod.engine.table.evolve.speeches import after_last_words


def warned(game: Game, _: Warned) -> Game:
    """Change nothing: a warning is only part of the record."""
    return game


def fouled(game: Game, event: Fouled) -> Game:
    """Raise the count; the foul may also cost the nearest speech, this one or the one after it."""
    at = event.seat - 1
    fouls = (*game.fouls[:at], event.count, *game.fouls[event.seat :])
    if event.silence == "nearest":
        return replace(
            game, fouls=fouls, loses_next_speech=game.loses_next_speech | 1 << event.seat
        )
    phase = game.phase
    if event.silence == "ends-speech" and type(phase) is Speech:
        return replace(game, fouls=fouls, phase=Speech(phase.queue[1:]))
    if event.silence == "after-this" and type(phase) is Speech:
        deferred = Speech(phase.queue, phase.seconds, deferred=True)
        return replace(game, fouls=fouls, phase=deferred)
    return replace(game, fouls=fouls)


def disqualified(game: Game, event: Disqualified) -> Game:
    """Take the offender out of the game and every queue; after a decision only note the offence."""
    bit = 1 << event.seat
    unannounced = bit if event.silent else 0
    facts = replace(game.facts, disqualified=game.facts.disqualified | bit)
    if event.removed and game.alive & bit:
        left = Departure(event.seat, game.moment, event.cause, event.rule, event.clause)
        facts = replace(facts, departures=(*facts.departures, left))
        quiet = -1 if game.night else 0
        game = replace(game, alive=game.alive & ~bit, nights_without_change=quiet)
    return replace(
        game,
        facts=facts,
        leaving=game.leaving & ~bit,
        loses_next_speech=game.loses_next_speech & ~bit,
        rare=replace(
            game.rare,
            due=tuple(due for due in game.rare.due if due[0] != event.seat),
            removed_unannounced=game.rare.removed_unannounced | unannounced,
        ),
        phase=_without(cast("Phase", game.phase), event.seat),
    )


def _without(phase: Phase, seat: int) -> Phase:
    """Return the phase without the player; if they were speaking, the floor is free."""
    leave = _WITHOUT.get(type(phase))
    return phase if leave is None else leave(phase, seat)


def _queue(phase: Speech | Tie | LastWord, seat: int) -> tuple[Seats, int | None, bool]:
    speaking = bool(phase.queue) and phase.queue[0] == seat
    queue = tuple(s for s in phase.queue if s != seat)
    return queue, None if speaking else phase.seconds, speaking


def _speech(phase: Speech, seat: int) -> Phase:
    queue, seconds, speaking = _queue(phase, seat)
    if speaking:
        return Speech(queue)
    return Speech(queue, seconds, phase.deferred, phase.asked, phase.allowed & ~(1 << seat))


def _vote(phase: Vote, seat: int) -> Phase:
    """Take back the player's hands in the present ballot."""
    hands = tuple(hands & ~(1 << seat) for hands in phase.hands)
    return Vote(phase.slate, hands, phase.round, phase.added)


def _tie(phase: Tie, seat: int) -> Phase:
    queue, seconds, _ = _queue(phase, seat)
    return Tie(phase.slate, queue, phase.round, seconds)


def _last_word(phase: LastWord, seat: int) -> Phase:
    queue, seconds, speaking = _queue(phase, seat)
    later = tuple(s for s in phase.later if s != seat)
    if not queue:
        return after_last_words(LastWord((), phase.at_night, later=later))
    return LastWord(queue, phase.at_night, seconds, 0 if speaking else phase.numbers, later)


def _naming(phase: Naming, seat: int) -> Phase:
    queue = tuple(s for s in phase.queue if s != seat)
    victims = tuple(s for s in phase.victims if s != seat)
    if not queue:
        return after_naming(victims, phase.unheard)
    if phase.queue[0] == seat:
        return Naming(queue, victims, unheard=phase.unheard)
    return Naming(queue, victims, phase.seconds, phase.numbers, phase.unheard)


def _recess(phase: Recess, seat: int) -> Phase:
    return Recess(_without(phase.held, seat))


def _golden(phase: Golden, seat: int) -> Phase:
    """No hands need to be taken back, as the ballot has not begun."""
    return phase.ballot if phase.queue[0] == seat else phase


def _verdict(phase: Verdict, seat: int) -> Phase:
    """A deputy who is removed names nobody."""
    return Verdict(0) if phase.deputy == seat else phase


_WITHOUT: dict[type, Callable[[Any, int], Phase]] = {
    Speech: _speech,
    Vote: _vote,
    Tie: _tie,
    LastWord: _last_word,
    Naming: _naming,
    Recess: _recess,
    Golden: _golden,
    Election: without_voter,
    Verdict: _verdict,
    Balls: without_balls_of,
}


def removal_due(game: Game, event: RemovalDue) -> Game:
    """Note that the player leaves in the morning."""
    due = (*game.rare.due, (event.seat, event.clause))
    return replace(game, rare=replace(game.rare, due=due))


def vote_cancelled(game: Game, event: VoteCancelled) -> Game:
    """Note that the vote of that day will not be held."""
    rare, bit = game.rare, 1 << event.day
    before = 0 if event.day == game.number else bit
    rare = replace(rare, cancelled=rare.cancelled | bit, forestalled=rare.forestalled | before)
    return replace(game, rare=rare)


def team_defeated(game: Game, event: TeamDefeated) -> Game:
    """Fix the result against the offender's team."""
    penalised = game.facts.disqualified | (1 << event.seat if event.penalised else 0)
    return replace(
        game,
        outcome=Outcome(
            event.winners, "defeat", "team-defeat", event.rule, event.clause, game.moment
        ),
        facts=replace(game.facts, disqualified=penalised),
    )


def waived(game: Game, event: Waived) -> Game:
    """Note the waiver for the present night or day."""
    noted = (*game.rare.waived, (event.clause, game.moment))
    return replace(game, rare=replace(game.rare, waived=noted))


def as_played(game: Game, event: AsPlayed) -> Game:
    """Note the irregular move; what it caused follows in separate events."""
    noted = Irregular(game.moment, event.verb, event.rule, event.by)
    sheet = game.facts
    return replace(game, facts=replace(sheet, as_played=(*sheet.as_played, noted)))


def banned(game: Game, event: Banned) -> Game:
    """Ban the player from the tournament; the penalty of this game may be added."""
    bit = 1 << event.seat
    sheet = game.facts
    penalised = sheet.disqualified | bit if event.penalised else sheet.disqualified
    return replace(game, facts=replace(sheet, banned=sheet.banned | bit, disqualified=penalised))


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    Warned: warned,
    Fouled: fouled,
    Disqualified: disqualified,
    RemovalDue: removal_due,
    VoteCancelled: vote_cancelled,
    TeamDefeated: team_defeated,
    Waived: waived,
    AsPlayed: as_played,
    Banned: banned,
}
