"""How the floor, nominations and last words change the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.events import (
    Allowed,
    DayBroke,
    FloorGiven,
    Forbidden,
    ListTold,
    Nominated,
    SpeechesEnded,
)
from gorod.engine.game import Game, Today
from gorod.engine.phases import (
    PHASES,
    AnyPhase,
    Dusk,
    Golden,
    LastWord,
    Naming,
    Phase,
    Speech,
    Tie,
    Vote,
)
from gorod.engine.seats import mask_of, seats_of
from gorod.engine.struct import replace
from gorod.engine.table.evolve.best_move import after_naming
from gorod.engine.table.evolve.votes import filed


def day_broke(game: Game, event: DayBroke) -> Game:
    """Begin a circle of speeches with an empty list; count a hunting night that changed nothing."""
    return replace(
        game,
        number=event.number,
        night=False,
        opener=event.order[0],
        phase=Speech(event.order),
        today=_today(event) if event.mute or event.voteless else UNPUNISHED,
        fouls=(0,) * game.size if event.annulled else game.fouls,
        nights_without_change=game.nights_without_change + 1 if game.hunted_tonight else 0,
        facts=filed(game),  # a day may be repeated after a ballot
    )


def _today(event: DayBroke) -> Today:
    return Today(mute=mask_of(event.mute), voteless=mask_of(event.voteless))


UNPUNISHED = Today()
"""A day on which everybody speaks and votes."""


def floor_given(game: Game, event: FloorGiven) -> Game:
    """Give the floor to the next in the queue."""
    phase, seconds = game.phase, event.seconds
    if game.today.had_silent_turn or not seconds:
        game = replace(game, today=_unheard(game.today, event))
    if type(phase) is not Speech:
        return _FLOOR[type(phase)](game, phase, event)
    if phase.seconds is None:
        return replace(game, phase=Speech(phase.queue, seconds))
    speech = Speech(phase.queue[1:], seconds)
    if game.loses_next_speech or phase.deferred:
        return replace(game, phase=speech, loses_next_speech=_served(game, phase))
    return replace(game, phase=speech)


def _unheard(today: Today, event: FloorGiven) -> Today:
    """Note a silent turn; a later speech in a tie replaces it."""
    bit, silent = 1 << event.seat, today.had_silent_turn
    return replace(today, had_silent_turn=silent & ~bit if event.seconds else silent | bit)


def _served(game: Game, phase: Speech) -> int:
    """Remove the silence that this turn has served; one earned during the turn is kept."""
    bit = 1 << phase.queue[0]
    return game.loses_next_speech & ~bit | (bit if phase.deferred else 0)


def _next_tied(game: Game, phase: Tie, event: FloorGiven) -> Game:
    queue = phase.queue if phase.seconds is None else phase.queue[1:]
    return replace(game, phase=Tie(phase.slate, queue, phase.round, event.seconds))


def _next_leaver(game: Game, phase: LastWord, event: FloorGiven) -> Game:
    queue, leaving, sheet = phase.queue, game.leaving, game.facts
    if phase.seconds is not None:  # whoever spoke before has left
        queue = queue[1:]
        leaving = mask_of(queue + phase.later)
    if event.numbers:
        sheet = replace(sheet, best_right=sheet.best_right | 1 << event.seat)
    return replace(
        game,
        phase=LastWord(queue, phase.at_night, event.seconds, event.numbers, phase.later),
        leaving=leaving,
        facts=sheet,
    )


def _next_naming(game: Game, phase: Naming, event: FloorGiven) -> Game:
    queue = phase.queue if phase.seconds is None else phase.queue[1:]
    return replace(
        game,
        phase=Naming(queue, phase.victims, event.seconds, event.numbers, phase.unheard),
        facts=replace(game.facts, best_right=game.facts.best_right | 1 << event.seat),
    )


def _golden_minute(game: Game, phase: Vote, event: FloorGiven) -> Game:
    minute = Golden((event.seat,), event.seconds, phase)
    golden = game.rare.golden | 1 << event.seat
    return replace(game, phase=minute, rare=replace(game.rare, golden=golden))


_FLOOR: dict[type, Callable[[Game, Any, FloorGiven], Game]] = {
    Tie: _next_tied,
    LastWord: _next_leaver,
    Naming: _next_naming,
    Vote: _golden_minute,
}


def speeches_ended(game: Game, _: SpeechesEnded) -> Game:
    """End the phase whose queue is empty."""
    phase = game.phase
    return _ENDED[type(phase)](game, phase)


ALL_HAVE_SPOKEN = Speech((), 0)
"""The discussion after its last speech."""


def _discussed(game: Game, phase: Speech) -> Game:
    """Begin the last words of players sent out meanwhile, if any; otherwise the vote may come."""
    leaving = game.leaving
    after = LastWord(seats_of(leaving), at_night=False) if leaving else ALL_HAVE_SPOKEN
    if phase.queue and (game.loses_next_speech or phase.deferred):
        return replace(game, phase=after, loses_next_speech=_served(game, phase))
    return replace(game, phase=after)


def _tied_have_spoken(game: Game, phase: Tie) -> Game:
    return replace(game, phase=Tie(phase.slate, (), phase.round, 0))


def _named(game: Game, phase: Naming) -> Game:
    return replace(game, phase=after_naming(phase.victims, phase.unheard))


def _golden_minute_over(game: Game, phase: Golden) -> Game:
    return replace(game, phase=phase.ballot)


def _said_goodbye(game: Game, phase: LastWord) -> Game:
    return replace(game, phase=after_last_words(phase), leaving=mask_of(phase.later))


def _nobody_spoke(game: Game, _: AnyPhase) -> Game:
    return replace(game, phase=Dusk(), leaving=0)


_ENDED: dict[type, Callable[[Game, Any], Game]] = {
    **dict.fromkeys(PHASES, _nobody_spoke),
    Speech: _discussed,
    Tie: _tied_have_spoken,
    Naming: _named,
    Golden: _golden_minute_over,
    LastWord: _said_goodbye,
}


def after_last_words(phase: LastWord) -> Phase:
    """Return the phase after the last words.

    By day this is the dusk. At night the queue is empty, so that further victims or the day can be
    announced.
    """
    return LastWord((), at_night=True, later=phase.later) if phase.at_night else Dusk()


def nominated(game: Game, event: Nominated) -> Game:
    """Add the candidate, unless they are listed, and use up the speaker's nomination."""
    today, target = game.today, event.target
    if event.standing:
        today = replace(today, known=True, standing=target)
    listed = today.candidates
    if target not in listed:
        listed += (target,)
    nominators = today.nominators | 1 << event.seat & ~1
    return replace(game, today=replace(today, candidates=listed, nominators=nominators))


def list_told(game: Game, _: ListTold) -> Game:
    """Note that the speaker has used the one question of their minute."""
    return _minute(game, asked=True)


def allowed(game: Game, event: Allowed) -> Game:
    """Allow one more player to talk in this minute."""
    return _minute(game, grant=1 << event.target)


def forbidden(game: Game, event: Forbidden) -> Game:
    """Withdraw one player's permission to talk."""
    return _minute(game, revoke=1 << event.target)


def _minute(game: Game, *, asked: bool = False, grant: int = 0, revoke: int = 0) -> Game:
    phase = game.phase
    if type(phase) is not Speech:
        return game
    may = (phase.allowed | grant) & ~revoke
    minute = Speech(phase.queue, phase.seconds, phase.deferred, phase.asked or asked, may)
    return replace(game, phase=minute)


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    DayBroke: day_broke,
    FloorGiven: floor_given,
    Nominated: nominated,
    ListTold: list_told,
    Allowed: allowed,
    Forbidden: forbidden,
    SpeechesEnded: speeches_ended,
}
