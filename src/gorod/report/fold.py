"""Seen events -> view: one function per event type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gorod.engine import events as e
from gorod.engine.seen import stream
from gorod.engine.viewers import JUDGE, Viewer
from gorod.report.by_day.view import BY_DAY
from gorod.report.table.view import after_game as end
from gorod.report.table.view import night as course
from gorod.report.table.view import polls
from gorod.report.table.view import votes as day
from gorod.report.view import View
from gorod.rulebooks import Rulebook

FOLD: dict[type, Callable[[Rulebook, View, Any], View]] = {
    e.SeatsTaken: course.seats_taken,
    e.CardsDealt: course.cards_dealt,
    e.PositionSet: course.position_set,
    e.ResultTold: course.result_told,
    e.NightFell: course.night_fell,
    e.MafiaMet: course.mafia_met,
    e.OrderSet: course.nothing_new,
    e.DutyDone: course.nothing_new,
    e.HuntEnded: course.hunt_ended,
    e.Checked: course.checked,
    e.Acted: course.nothing_new,
    e.NightResolved: course.night_resolved,
    e.NothingShown: course.nothing_new,
    e.DeathAnnounced: course.death_announced,
    e.RemovalsTold: day.removals_told,
    e.TechnicalNight: course.nothing_new,
    e.DayBroke: day.day_broke,
    e.FloorGiven: day.floor_given,
    e.Nominated: day.nominated,
    e.ListTold: day.list_told,
    e.Allowed: course.nothing_new,
    e.Forbidden: course.nothing_new,
    e.SpeechesEnded: day.speeches_ended,
    e.BallotOpened: day.ballot_opened,
    e.SlateCut: day.slate_cut,
    e.HandsCounted: day.hands_counted,
    e.HandsTallied: day.hands_tallied,
    e.SelfVotesCounted: polls.self_votes,
    e.ElectionOpened: polls.election_opened,
    e.ElectionHands: polls.election_hands,
    e.Elected: polls.elected,
    e.SuccessorNamed: polls.successor_named,
    e.OfficeLapsed: polls.office_lapsed,
    e.BallsOpened: polls.balls_opened,
    e.BallGiven: course.nothing_new,
    e.BallsCounted: course.nothing_new,
    e.CardDrawn: polls.card_drawn,
    e.Breached: course.nothing_new,
    e.TieFound: day.tie_found,
    e.LiftAsked: course.nothing_new,
    e.LiftCounted: course.nothing_new,
    e.NobodyLeft: day.nobody_left,
    e.VotedOut: day.voted_out,
    e.GuessAwaited: day.guess_awaited,
    e.CardOpened: day.card_opened,
    e.Warned: course.nothing_new,
    e.Fouled: day.fouled,
    e.Disqualified: day.disqualified,
    e.RemovalDue: course.nothing_new,
    e.VoteCancelled: day.vote_cancelled,
    e.TeamDefeated: end.team_defeated,
    e.Waived: course.nothing_new,
    e.AsPlayed: course.nothing_new,
    e.Banned: course.nothing_new,
    e.Decided: end.decided,
    e.GameEnded: end.game_ended,
    e.BestMoveNamed: end.best_move_named,
    e.BestMovesRead: end.best_moves_read,
    e.HintAsked: course.nothing_new,
    e.Awarded: course.nothing_new,
    e.Fined: course.nothing_new,
    e.Approved: course.nothing_new,
    e.ProtestFiled: end.protest_filed,
    e.ProtestVoted: end.protest_voted,
    e.ProtestRuled: end.protest_ruled,
    e.ResultRuled: end.result_ruled,
    **BY_DAY,
}


def blank(book: Rulebook, viewer: Viewer) -> View:
    """What a viewer knows before anything has happened."""
    return View(listed=viewer == JUDGE or getattr(book.rules, "list_is_shown", True))


def views(book: Rulebook, log: Iterable[e.Event], viewer: Viewer) -> Iterator[tuple[e.Event, View]]:
    """Each event that the viewer has seen, and what he knew after it."""
    view = blank(book, viewer)
    for event in stream(log, viewer):
        view = FOLD[type(event)](book, view, event)
        yield event, view


def view_of(book: Rulebook, log: Iterable[e.Event], viewer: Viewer) -> View:
    """What the viewer knows after a whole log."""
    known = blank(book, viewer)
    for _, view in views(book, log, viewer):
        known = view
    return known
