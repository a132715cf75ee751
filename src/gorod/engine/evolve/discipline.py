"""Fouls and removals."""

from __future__ import annotations

from gorod.engine.events import Banned, Disqualified, Fouled, TeamDefeated, VoteCancelled
from gorod.engine.evolve.day import after_last_words, after_naming
from gorod.engine.game import Departure, Game, Outcome
from gorod.engine.phases import LastWord, Naming, Phase, Speech, Tie
from gorod.engine.struct import replace


def fouled(game: Game, event: Fouled) -> Game:
    """The count rises; a silence may fall on the nearest speech or the one after this."""
    at = event.seat - 1
    fouls = (*game.fouls[:at], event.count, *game.fouls[event.seat :])
    if event.silence == "nearest":
        return replace(game, fouls=fouls, silenced=game.silenced | 1 << event.seat)
    phase = game.phase
    if event.silence == "after-this" and type(phase) is Speech:
        deferred = Speech(phase.queue, phase.seconds, deferred=True)
        return replace(game, fouls=fouls, phase=deferred)
    return replace(game, fouls=fouls)


def disqualified(game: Game, event: Disqualified) -> Game:
    """The offender is out of the game and of every queue; after the decision only noted."""
    bit = 1 << event.seat
    sheet = replace(game.sheet, disqualified=game.sheet.disqualified | bit)
    if event.removed and game.alive & bit:
        left = Departure(event.seat, game.moment, event.cause, event.rule, event.clause)
        sheet = replace(sheet, departures=(*sheet.departures, left))
        quiet = -1 if game.hunted_tonight else 0
        game = replace(game, alive=game.alive & ~bit, quiet=quiet)
    return replace(
        game,
        sheet=sheet,
        leaving=game.leaving & ~bit,
        silenced=game.silenced & ~bit,
        phase=_without(game.phase, event.seat),
    )


def _without(phase: Phase, seat: int) -> Phase:
    """The phase with a player out of its queue; a speaker who goes leaves the floor free."""
    if isinstance(phase, Naming):
        return _without_victim(phase, seat)
    if not isinstance(phase, Speech | Tie | LastWord) or seat not in phase.queue:
        return phase
    speaking = phase.queue[0] == seat
    queue = tuple(s for s in phase.queue if s != seat)
    seconds = None if speaking else phase.seconds
    if isinstance(phase, Speech):
        return Speech(queue, seconds, phase.deferred and not speaking)
    if isinstance(phase, Tie):
        return Tie(phase.slate, queue, phase.round, seconds)
    if not queue:
        return after_last_words(phase)
    return LastWord(queue, phase.at_night, seconds, 0 if speaking else phase.numbers)


def _without_victim(phase: Naming, seat: int) -> Phase:
    queue = tuple(s for s in phase.queue if s != seat)
    victims = tuple(s for s in phase.victims if s != seat)
    if not queue:
        return after_naming(victims, phase.unheard)
    if phase.queue[0] == seat:
        return Naming(queue, victims, unheard=phase.unheard)
    return Naming(queue, victims, phase.seconds, phase.numbers, phase.unheard)


def vote_cancelled(game: Game, event: VoteCancelled) -> Game:
    """One day's vote will not be held."""
    return replace(game, cancelled=game.cancelled | 1 << event.day)


def team_defeated(game: Game, event: TeamDefeated) -> Game:
    """The result is fixed against the offender's team."""
    penalised = game.sheet.disqualified | (1 << event.seat if event.penalised else 0)
    return replace(
        game,
        outcome=Outcome(
            event.winners, "defeat", "team-defeat", event.rule, event.clause, game.moment
        ),
        sheet=replace(game.sheet, disqualified=penalised),
    )


def banned(game: Game, event: Banned) -> Game:
    """The player is out of the tournament; the penalty of this game may come with it."""
    bit = 1 << event.seat
    sheet = game.sheet
    penalised = sheet.disqualified | bit if event.penalised else sheet.disqualified
    return replace(game, sheet=replace(sheet, banned=sheet.banned | bit, disqualified=penalised))
