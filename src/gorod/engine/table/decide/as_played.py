"""Moves that the rules refuse, but with which the table played on.

The ordinary decision is tried first. If it accepts the move, this is not such a move. If it
refuses, the move is decided again by rules without that one objection: the events are those that
the move would have brought about had it been legal. The ordinary rules decide everything that
follows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from gorod.engine.commands import AsPlayed, Hands, LiftHands, Nominate, Shoot, Show
from gorod.engine.decisions import Answer, decides, decisions
from gorod.engine.duties import ACTS
from gorod.engine.events import AsPlayed as PlayedAnyhow
from gorod.engine.events import Events
from gorod.engine.game import Game
from gorod.engine.phases import PHASES, AnyPhase, Lift, Night, Speech, Vote
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.refusal import Refusal
from gorod.engine.rules import Rules
from gorod.engine.seats import mask_of
from gorod.engine.table.decide import night, speeches, votes
from gorod.engine.table.decide.wrong_phase import wrong_phase

Shots = tuple[tuple[int, int], ...]
Move = Nominate | Hands | LiftHands | Shoot | Show

ORDINARY = decisions(PHASES, night, speeches, votes)
"""The decisions of moves that can be played although the rules refuse them."""

WITHOUT_MEANING = frozenset({"no-nominations"})
"""Refusals of documents in which the move decides nothing, so there is nothing to play on with."""


@decides(AsPlayed, Speech, Vote, Lift, Night)
def as_played(rules: Rules, game: Game, phase: AnyPhase, command: AsPlayed) -> Answer:
    """Accept a move that the rules refuse, unless it is only too early or cannot be applied.

    The command must name the judge who consents and their reason.
    """
    if not (command.by.strip() and command.reason.strip()):
        return Refusal("consent-missing", rule="course")
    move = command.move
    refused = _asked(rules, game, phase, move)
    if type(refused) is not Refusal:
        return Refusal("played-by-the-rules", rule="course")
    if refused.early or refused.why in WITHOUT_MEANING:
        return refused
    facts = _asked(WITHOUT[type(move)](rules, move), game, phase, move)
    if type(facts) is Refusal:
        return facts
    noted = _noted(rules, game, command, refused)
    return (noted, *facts) if isinstance(facts, tuple) else (noted, facts)


def _asked(rules: Rules, game: Game, phase: AnyPhase, move: Move) -> Answer:
    """Return the ordinary decision."""
    decide = ORDINARY[type(phase)].get(type(move))
    return wrong_phase(rules, game, move) if decide is None else decide(rules, game, phase, move)


def _noted(rules: Rules, game: Game, command: AsPlayed, refused: Refusal) -> PlayedAnyhow:
    told = TOLD[type(command.move)](command.move)
    return PlayedAnyhow(
        **told,
        why=refused.why,
        who=refused.seat,
        whom=refused.target,
        by=command.by,
        reason=command.reason,
        rule=refused.rule,
        private=game.night or (SecretBallot in rules.powers and "seats" in told),
    )


def _anybody_alive(game: Game, _: int, target: int) -> Refusal | None:
    """Refuse a player who is out: they cannot be voted on."""
    return None if game.lives(target) else Refusal("out-of-game", rule="nomination", seat=target)


def _put_up(rules: Rules, _: Nominate) -> Rules:
    """Return rules by which any speaker may put up any living player."""
    return replace(rules, nominee=_anybody_alive)


def _shown(rules: Rules, _: Show) -> Rules:
    """Return rules by which any seat may be checked, and any living player acted on."""
    ordinary = rules.act_refused

    def act_refused(game: Game, duty: str, seat: int, target: int) -> Refusal | None:
        no_trace = duty in ACTS and not game.lives(target)
        return ordinary(game, duty, seat, target) if no_trace else None

    return replace(rules, act_refused=act_refused)


def _any_number(_: Game, __: int) -> Refusal | None:
    """Refuse no number, as it has already been shown."""
    return None


def _shot(rules: Rules, _: Shoot) -> Rules:
    """Return rules by which any number may be shot at; a forbidden one hits nobody."""

    def wasted(game: Game, shots: Shots | None) -> bool:
        number = rules.hunt_victim(game, shots or ())
        return number > 0 and rules.shot_refused(game, number) is not None

    def hunt_victim(game: Game, shots: Shots) -> int:
        return 0 if wasted(game, shots) else rules.hunt_victim(game, shots)

    def hunt_result(game: Game, shots: Shots | None, victim: int) -> tuple[int, str]:
        missed = wasted(game, shots)
        return (0, "night-miss") if missed else rules.hunt_result(game, shots, victim)

    amended = replace(
        rules, shot_refused=_any_number, hunt_victim=hunt_victim, hunt_result=hunt_result
    )
    fatal = rules.power(FatalMiss)
    if fatal is None:
        return amended
    ordinary = fatal.no_victim

    def no_victim(game: Game, shots: Shots | None) -> Events | Refusal:
        return () if wasted(game, shots) else ordinary(game, shots)

    return amended.amended(no_victim=no_victim)


def _raised(rules: Rules, move: Hands | LiftHands) -> Rules:
    """Return rules by which the hands of the living count, whether or not they have a vote."""
    ordinary, shown = rules.voters, mask_of(move.hands)
    return replace(rules, voters=lambda game: ordinary(game) | shown & game.alive)


WITHOUT: dict[type, Callable[[Rules, Any], Rules]] = {
    Nominate: _put_up,
    Show: _shown,
    Shoot: _shot,
    Hands: _raised,
    LiftHands: _raised,
}
"""Move -> a function that returns the rules without the objection to it."""

TOLD: dict[type, Callable[[Any], dict[str, Any]]] = {
    Nominate: lambda m: {"verb": "nominate", "seat": m.seat, "target": m.target},
    Show: lambda m: {"verb": m.duty, "seat": m.seat, "target": m.target},
    Shoot: lambda m: {"verb": "shoot", "target": m.number, "shots": m.shots},
    Hands: lambda m: {"verb": "vote", "seat": m.candidate, "seats": m.hands},
    LiftHands: lambda m: {"verb": "lift", "seats": m.hands},
}
"""Move -> what the note about it says."""
