"""Event -> next game. One function per event type; no rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorod.engine import events as e
from gorod.engine.by_day.evolve import BY_DAY
from gorod.engine.game import Game
from gorod.engine.table.evolve import after_game as aftermath
from gorod.engine.table.evolve import discipline, polls
from gorod.engine.table.evolve import night as course
from gorod.engine.table.evolve import votes as day

EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    e.CardsDealt: course.cards_dealt,
    e.PositionSet: course.position_set,
    e.ResultTold: course.result_told,
    e.NightFell: course.night_fell,
    e.MafiaMet: course.duty_over,
    e.OrderSet: course.order_set,
    e.DutyDone: course.duty_over,
    e.HuntEnded: course.hunt_ended,
    e.Checked: course.checked,
    e.Acted: course.acted,
    e.NightResolved: course.night_resolved,
    e.NothingShown: course.nothing_shown,
    e.DeathAnnounced: course.death_announced,
    e.RemovalsTold: course.removals_told,
    e.TechnicalNight: course.technical_night,
    e.DayBroke: day.day_broke,
    e.FloorGiven: day.floor_given,
    e.Nominated: day.nominated,
    e.ListTold: day.list_told,
    e.Allowed: day.allowed,
    e.Forbidden: day.forbidden,
    e.SpeechesEnded: day.speeches_ended,
    e.BallotOpened: day.ballot_opened,
    e.SlateCut: day.slate_cut,
    e.HandsCounted: day.hands_counted,
    e.HandsTallied: day.hands_tallied,
    e.TieFound: day.tie_found,
    e.LiftAsked: day.lift_asked,
    e.LiftCounted: day.lift_counted,
    e.SelfVotesCounted: day.self_votes_counted,
    e.ElectionOpened: polls.election_opened,
    e.ElectionHands: polls.election_hands,
    e.Elected: polls.elected,
    e.SuccessorNamed: polls.successor_named,
    e.OfficeLapsed: polls.office_lapsed,
    e.BallsOpened: polls.balls_opened,
    e.BallGiven: polls.ball_given,
    e.BallsCounted: polls.balls_counted,
    e.CardDrawn: polls.card_drawn,
    e.Breached: polls.breached,
    e.NobodyLeft: day.nobody_left,
    e.VotedOut: day.voted_out,
    e.GuessAwaited: course.guess_awaited,
    e.CardOpened: course.card_opened,
    e.Warned: course.nothing_changed,
    e.Fouled: discipline.fouled,
    e.Disqualified: discipline.disqualified,
    e.RemovalDue: discipline.removal_due,
    e.VoteCancelled: discipline.vote_cancelled,
    e.TeamDefeated: discipline.team_defeated,
    e.Waived: discipline.waived,
    e.AsPlayed: discipline.as_played,
    e.Banned: discipline.banned,
    e.Decided: aftermath.decided,
    e.GameEnded: aftermath.game_ended,
    e.BestMoveNamed: aftermath.best_move_named,
    e.BestMovesRead: day.best_moves_read,
    e.HintAsked: aftermath.hint_asked,
    e.Awarded: aftermath.awarded,
    e.Fined: aftermath.fined,
    e.Approved: aftermath.approved,
    e.ProtestFiled: aftermath.protest_filed,
    e.ProtestVoted: aftermath.protest_voted,
    e.ProtestRuled: aftermath.protest_ruled,
    e.ResultRuled: aftermath.result_ruled,
    **BY_DAY,
}


def evolve(game: Game, event: e.Event) -> Game:
    """The game after one more fact."""
    return EVOLVE[type(event)](game, event)


def fold(events: Iterable[e.Event]) -> Game:
    """The game that a whole log describes; its first event seats the players."""
    log = iter(events)
    first = next(log)
    if not isinstance(first, e.SeatsTaken):
        raise TypeError(f"a log begins with the players' sitting down, not with {first!r}")
    game = course.seats_taken(first)
    for event in log:
        game = EVOLVE[type(event)](game, event)
    return game
