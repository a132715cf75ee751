"""What happens without a command, in the order of a day: one function per phase.

After every event the phase is asked whether something is due. The answer is one event or None; when
nothing is due, the game waits for somebody or is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.ending import game_end
from gorod.engine.events import (
    BallotOpened,
    BallsCounted,
    BestMovesRead,
    CardOpened,
    DayBroke,
    DeathAnnounced,
    Event,
    FloorGiven,
    NightResolved,
    NobodyLeft,
    OfficeLapsed,
    RemovalsTold,
    SelfVotesCounted,
    SpeechesEnded,
    VotedOut,
)
from gorod.engine.game import Game
from gorod.engine.phases import (
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
    Seating,
    Speech,
    Tie,
    Verdict,
    Vote,
)
from gorod.engine.powers.ball_poll import BallPoll
from gorod.engine.powers.deputy import Deputy
from gorod.engine.powers.mayor import Mayor
from gorod.engine.powers.self_votes import SelfVotes
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats, seats_of
from gorod.engine.table.decide.discipline import removal
from gorod.engine.table.decide.speeches import last_word, naming_floor
from gorod.engine.table.decide.votes import condemned
from gorod.engine.vocabulary import Cause


def settle(rules: Rules, game: Game) -> Event | None:
    """Return the event that is due now, or None."""
    phase = game.phase
    if game.mayor and _mayor_has_gone(game):
        return OfficeLapsed(game.mayor)
    if game.outcome is not None:
        ended = game_end(game, game.outcome)
        if ended is not None:
            return ended
    return SETTLE[type(phase)](rules, game, phase)


def _result(rules: Rules, game: Game, due: Event) -> Event:
    """Adjust a day's result: immune players stay, and a small table may have to repeat its day."""
    kind = type(due)
    if kind is VotedOut:
        return condemned(rules, game, due)
    return rules.nobody_leaves(game, due) if kind is NobodyLeft else due


def _mayor_has_gone(game: Game) -> bool:
    """Whether the mayor is out, has said any last word, and can no longer name a successor."""
    here = game.alive | game.leaving
    may_still_name = type(game.phase) is Dusk and game.phase.heir
    return not (here >> game.mayor & 1 or may_still_name or isinstance(game.phase, Over))


def _night(rules: Rules, game: Game, phase: Night) -> Event | None:
    """Resolve the night when all duties have been called; then come its removals and victims."""
    if phase.duties:
        return None
    if not (rules.hits_kill_at_once or phase.resolved) and game.acted_tonight:
        return _weighed(rules, game)
    for seat, clause in game.rare.due:  # players who are to leave in the morning leave now
        return removal(rules, game, seat, clause, "removed")[0]
    if game.rare.removed_unannounced:  # the table learns of silent removals
        return RemovalsTold(seats_of(game.rare.removed_unannounced))
    return rules.dawn_cancels(game) or rules.dawn(game) or _daybreak(rules, game)


def _weighed(rules: Rules, game: Game) -> Event:
    killed: Seats = ()
    causes: tuple[Cause, ...] = ()
    killed_by: tuple[str, ...] = ()
    for death in rules.night_deaths(game):
        killed += (death.seat,)
        causes += (death.cause,)
        killed_by += (death.rule,)
    saved: Seats = ()
    saviours: tuple[str, ...] = ()
    saved_by: tuple[str, ...] = ()
    for save in rules.night_saves(game):
        saved += (save.seat,)
        saviours += (save.saviour,)
        saved_by += (save.rule,)
    return NightResolved(
        killed,
        causes,
        killed_by,
        first=game.number == rules.first_hunt,
        saved=saved,
        saviours=saviours,
        saved_by=saved_by,
    )


def _daybreak(rules: Rules, game: Game) -> Event:
    brought = rules.daybreak(game)
    return DayBroke(
        game.number,
        rules.speaking_order(game),
        bool(game.rare.cancelled) and game.vote_is_cancelled(game.number),
        brought.rule,
        brought.mute,
        brought.voteless,
        brought.annulled,
    )


def _speech(rules: Rules, game: Game, phase: Speech) -> Event | None:
    if not phase.queue:
        if game.leaving:
            return SpeechesEnded("speech-end")
        return _result(rules, game, rules.after_discussion(game))
    if phase.seconds is None:
        mayor = rules.power(Mayor)
        first = None if mayor is None else mayor.mayor_election(game)
        if first is not None:
            return first
        floor = rules.speech(game, phase.queue[0])
        return FloorGiven(phase.queue[0], floor.seconds, floor.rule)
    return None


def _vote(rules: Rules, game: Game, phase: Vote) -> Event | None:
    off = rules.called_off(game)
    if off is not None:
        return _result(rules, game, off)
    if len(phase.hands) < len(phase.slate):
        return None
    held_back = rules.power(SelfVotes)
    against_themselves = 0 if held_back is None else held_back.self_votes(game, phase)
    if against_themselves:
        return SelfVotesCounted(seats_of(against_themselves))
    return _result(rules, game, rules.ballot_result(game, phase))


def _election(rules: Rules, game: Game, phase: Election) -> Event | None:
    """Close an election with the last hand; a lot among several candidates is waited for."""
    waits = phase.lot and len(phase.slate) > 1
    if waits or (not phase.lot and phase.slate and rules.voters(game) & ~phase.cast):
        return None
    if phase.office == "mayor":
        return rules.granted(Mayor).mayor_result(game, phase)
    return _result(rules, game, rules.granted(Deputy).deputy_result(game, phase))


def _verdict(rules: Rules, game: Game, phase: Verdict) -> Event | None:
    if phase.deputy:
        return None
    return _result(rules, game, NobodyLeft("no-deputy", known=True, rule="execution"))


def _balls(rules: Rules, game: Game, phase: Balls) -> Event | None:
    """Close the poll with the last ball."""
    voters = seats_of(rules.voters(game))
    if not all(phase.black[seat - 1] and phase.white[seat - 1] for seat in voters):
        return None
    if phase.counted:
        return _result(rules, game, rules.granted(BallPoll).balls_result(game, phase))
    everyone = range(1, game.size + 1)
    black, white = (tuple(map(b.count, everyone)) for b in (phase.black, phase.white))
    return BallsCounted(black, white)


def _tie(rules: Rules, game: Game, phase: Tie) -> Event | None:
    off = rules.called_off(game)
    if off is not None:
        return _result(rules, game, off)
    if not phase.queue:
        return BallotOpened(phase.slate, phase.round + 1, rule="revote")
    if phase.seconds is None:
        floor = rules.tie_speech(game, phase.queue[0])
        return FloorGiven(phase.queue[0], floor.seconds, floor.rule)
    return None


def _lift(rules: Rules, game: Game, _: Lift) -> Event | None:
    off = rules.called_off(game)
    return None if off is None else _result(rules, game, off)


def _naming(rules: Rules, game: Game, phase: Naming) -> Event | None:
    if not phase.queue:
        named = {move.seat: move.named for move in game.facts.best_moves}
        return BestMovesRead(phase.unheard, tuple(named[seat] for seat in phase.unheard))
    if phase.seconds is None:
        return naming_floor(rules, game, phase.queue[0])
    return None


def _last_word(rules: Rules, game: Game, phase: LastWord) -> Event | None:
    if not phase.queue:
        return DeathAnnounced(phase.later[:1]) if phase.later else _daybreak(rules, game)
    if phase.seconds is None:
        return last_word(rules, game, phase.queue[0], at_night=phase.at_night)
    return None


def _closed_card(_: Rules, game: Game, __: Over) -> Event | None:
    """Open the card that nobody drew once the game is over."""
    rare = game.rare
    if rare.spare and not rare.opened & 1:
        return CardOpened(0, rare.spare, rule="spare-card")
    return None


def _waits(_: Rules, __: Game, ___: Seating | Golden | Recess | Guess | Dusk) -> None:
    """Nothing is due: the judge is to act."""


SETTLE: dict[type, Callable[[Any, Game, Any], Event | None]] = {
    Seating: _waits,
    Night: _night,
    Naming: _naming,
    LastWord: _last_word,
    Speech: _speech,
    Vote: _vote,
    Golden: _waits,
    Election: _election,
    Verdict: _verdict,
    Balls: _balls,
    Tie: _tie,
    Lift: _lift,
    Recess: _waits,
    Dusk: _waits,
    Guess: _waits,
    Over: _closed_card,
}
