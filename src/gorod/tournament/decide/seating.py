"""Decisions about the seating of a round: draft, confirmation, release; its judges; its lock."""

from __future__ import annotations

from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.decide.checks import Answer, Asked, reasoned, stage_of
from gorod.tournament.denied import Denied
from gorod.tournament.ids import StageId
from gorod.tournament.rounds import GameStatus, Round, RoundStatus, round_key
from gorod.tournament.seating_flags import judge_conflicts, open_flags, seating_flags
from gorod.tournament.state import Tournament


def draft_seating(t: Tournament, command: c.DraftSeating, _: Asked) -> Answer:
    """Save any draft for a round that is planned and not yet released."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    if not 1 <= command.round <= plan.rounds:
        return Denied("round-unknown", (round_key(command.stage, command.round),))
    own = t.rounds.get(round_key(command.stage, command.round))
    if own is not None and own.status == RoundStatus.RELEASED:
        return Denied("released", (round_key(command.stage, command.round),))
    if len(command.judges) > len(command.tables):
        return Denied("judges-too-many")
    return (
        e.SeatingDrafted(
            command.stage, command.round, command.tables, command.judges, command.source
        ),
    )


def confirm_seating(t: Tournament, command: c.ConfirmSeating, _: Asked) -> Answer:
    own = _round(t, command.stage, command.round)
    if isinstance(own, Denied):
        return own
    if own.status != RoundStatus.DRAFT:
        return Denied("not-a-draft", (round_key(command.stage, command.round),))
    for flag in seating_flags(t, own):
        if not flag.soft or flag.kind not in command.despite:
            return Denied(flag.reason, flag.about)
    return (e.SeatingConfirmed(command.stage, command.round, command.despite),)


def release_seating(t: Tournament, command: c.ReleaseSeating, _: Asked) -> Answer:
    own = _round(t, command.stage, command.round)
    if isinstance(own, Denied):
        return own
    if own.status != RoundStatus.CONFIRMED:
        return Denied("not-confirmed", (round_key(command.stage, command.round),))
    if command.stage in t.finished:
        return Denied("stage-finished", (command.stage,))
    for flag in open_flags(t, own):  # somebody may have left since it was confirmed
        return Denied(flag.reason, flag.about)
    return (e.SeatingReleased(command.stage, command.round),)


def recall_seating(t: Tournament, command: c.RecallSeating, _: Asked) -> Answer:
    own = _round(t, command.stage, command.round)
    if isinstance(own, Denied):
        return own
    begun = tuple(game.id for game in t.games_of(command.stage, command.round) if game.begun)
    if own.status == RoundStatus.DRAFT or begun:
        return Denied("recall-begun" if begun else "draft-already", begun)
    return reasoned(
        command.reason, lambda: e.SeatingRecalled(command.stage, command.round, command.reason)
    )


def assign_judge(t: Tournament, command: c.AssignJudge, _: Asked) -> Answer:
    game = t.games.get(command.game)
    if game is None:
        return Denied("game-unknown", (command.game,))
    if command.judge not in t.officials:
        return Denied("judge-unknown", (command.judge,))
    if game.status in (GameStatus.SIGNED, GameStatus.CONFIRMED, GameStatus.VOID):
        return Denied("signed-already", (command.game,))
    met = judge_conflicts(t, command.judge, game.players)
    if met:
        return Denied("seating-judge-conflict", (command.judge, *met))
    return (e.JudgeAssigned(command.game, command.judge),)


def lock_round(t: Tournament, command: c.LockRound, _: Asked) -> Answer:
    """Lock a round; every game of it is confirmed by two people, or counts for nothing."""
    own = _round(t, command.stage, command.round)
    if isinstance(own, Denied):
        return own
    if own.locked or own.status != RoundStatus.RELEASED:
        return Denied("locked-already" if own.locked else "not-released")
    games = t.games_of(command.stage, command.round)
    waiting = tuple(game.id for game in games if not game.settled)
    if waiting:
        return Denied("games-waiting", waiting)
    return (e.RoundLocked(command.stage, command.round),)


def unlock_round(t: Tournament, command: c.UnlockRound, _: Asked) -> Answer:
    own = _round(t, command.stage, command.round)
    if isinstance(own, Denied):
        return own
    if not own.locked:
        return Denied("not-locked")
    if command.stage in t.finished:
        return Denied("stage-finished", (command.stage,))
    return reasoned(
        command.reason, lambda: e.RoundUnlocked(command.stage, command.round, command.reason)
    )


def _round(t: Tournament, stage: StageId, number: int) -> Round | Denied:
    own = t.rounds.get(round_key(stage, number))
    return Denied("round-unknown", (round_key(stage, number),)) if own is None else own
