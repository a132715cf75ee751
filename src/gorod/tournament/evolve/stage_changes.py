"""How events about stages, rounds and their seating change the tournament."""

from __future__ import annotations

from gorod.engine.struct import replace
from gorod.tournament import tournament_events as e
from gorod.tournament.ids import NOBODY
from gorod.tournament.rounds import Round, RoundStatus, TableGame, game_key, round_key
from gorod.tournament.state import Tournament


def scheduled(t: Tournament, event: e.Scheduled) -> Tournament:
    return replace(t, times={**t.times, event.stage: event.times})


def stage_entered(t: Tournament, event: e.StageEntered) -> Tournament:
    return replace(t, entrants={**t.entrants, event.stage: event.players})


def stage_finished(t: Tournament, event: e.StageFinished) -> Tournament:
    return replace(t, finished=(*t.finished, event.stage))


def lot_recorded(t: Tournament, event: e.LotRecorded) -> Tournament:
    return replace(t, lots=(*t.lots, event.lot))


def revealed(t: Tournament, _: e.Revealed) -> Tournament:
    return replace(t, revealed=True)


def seating_drafted(t: Tournament, event: e.SeatingDrafted) -> Tournament:
    drafted = Round(event.stage, event.round, event.tables, event.judges, event.source)
    return _with(t, drafted)


def rounds_dropped(t: Tournament, event: e.RoundsDropped) -> Tournament:
    gone = {round_key(event.stage, number) for number in event.rounds}
    return replace(t, rounds={key: own for key, own in t.rounds.items() if key not in gone})


def seating_confirmed(t: Tournament, event: e.SeatingConfirmed) -> Tournament:
    own = t.rounds[round_key(event.stage, event.round)]
    return _with(t, replace(own, status=RoundStatus.CONFIRMED, despite=event.despite))


def seating_released(t: Tournament, event: e.SeatingReleased) -> Tournament:
    """Release a seating; from now on the games of the round exist."""
    own = t.rounds[round_key(event.stage, event.round)]
    judges = own.judges + (NOBODY,) * (len(own.tables) - len(own.judges))
    games = [
        TableGame(game_key(own.stage, own.number, at), own.stage, own.number, at, players, judge)
        for at, (players, judge) in enumerate(zip(own.tables, judges, strict=True), 1)
    ]
    t = _with(t, replace(own, status=RoundStatus.RELEASED))
    return replace(t, games={**t.games, **{game.id: game for game in games}})


def seating_recalled(t: Tournament, event: e.SeatingRecalled) -> Tournament:
    own = t.rounds[round_key(event.stage, event.round)]
    gone = {game.id for game in t.games_of(event.stage, event.round)}
    games = {key: game for key, game in t.games.items() if key not in gone}
    return replace(_with(t, replace(own, status=RoundStatus.DRAFT)), games=games)


def judge_assigned(t: Tournament, event: e.JudgeAssigned) -> Tournament:
    game = replace(t.games[event.game], judge=event.judge)
    return replace(t, games={**t.games, game.id: game})


def round_locked(t: Tournament, event: e.RoundLocked) -> Tournament:
    return _with(t, replace(t.rounds[round_key(event.stage, event.round)], locked=True))


def round_unlocked(t: Tournament, event: e.RoundUnlocked) -> Tournament:
    return _with(t, replace(t.rounds[round_key(event.stage, event.round)], locked=False))


def _with(t: Tournament, own: Round) -> Tournament:
    return replace(t, rounds={**t.rounds, round_key(own.stage, own.number): own})
