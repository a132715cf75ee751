"""Apply events to the tournament. No rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorod.tournament import tournament_events as e
from gorod.tournament.evolve import game_changes, people_changes, privacy_changes, stage_changes
from gorod.tournament.state import Tournament

__all__ = ["EVOLVE", "evolve"]

EVOLVE: dict[type, Callable[[Tournament, Any], Tournament]] = {
    e.Opened: people_changes.opened,
    e.Described: people_changes.described,
    e.PutAside: people_changes.put_aside,
    e.FeeMarked: people_changes.fee_marked,
    e.Scheduled: stage_changes.scheduled,
    e.ConsentAsked: privacy_changes.consent_asked,
    e.ConsentGiven: privacy_changes.consent_given,
    e.PersonErased: privacy_changes.person_erased,
    e.Regulated: people_changes.regulated,
    e.RoundsDropped: stage_changes.rounds_dropped,
    e.ClubKnown: people_changes.club_known,
    e.PlayerKnown: people_changes.player_known,
    e.PlayersMerged: people_changes.players_merged,
    e.PlayerRemoved: people_changes.player_removed,
    e.Appointed: people_changes.appointed,
    e.TeamFormed: people_changes.team_formed,
    e.KeptApart: people_changes.kept_apart,
    e.MayMeet: people_changes.may_meet,
    e.SignedUp: people_changes.signed_up,
    e.CheckedIn: people_changes.checked_in,
    e.CalledIn: people_changes.called_in,
    e.PlayerLeft: people_changes.player_left,
    e.SeatsTaken: people_changes.seats_taken,
    e.StageEntered: stage_changes.stage_entered,
    e.StageFinished: stage_changes.stage_finished,
    e.LotRecorded: stage_changes.lot_recorded,
    e.Revealed: stage_changes.revealed,
    e.SeatingDrafted: stage_changes.seating_drafted,
    e.SeatingConfirmed: stage_changes.seating_confirmed,
    e.SeatingReleased: stage_changes.seating_released,
    e.SeatingRecalled: stage_changes.seating_recalled,
    e.JudgeAssigned: stage_changes.judge_assigned,
    e.RoundLocked: stage_changes.round_locked,
    e.RoundUnlocked: stage_changes.round_unlocked,
    e.GameStarted: game_changes.game_started,
    e.GameEnded: game_changes.game_ended,
    e.DraftSaved: game_changes.draft_saved,
    e.GameSigned: game_changes.game_signed,
    e.GameConfirmed: game_changes.game_confirmed,
    e.GameRejected: game_changes.game_rejected,
    e.GameReopened: game_changes.game_reopened,
    e.ProtestFiled: game_changes.protest_filed,
    e.ProtestVoted: game_changes.protest_voted,
    e.ProtestDecided: game_changes.protest_decided,
    e.GameVoided: game_changes.game_voided,
    e.ResultKept: game_changes.result_kept,
    e.GameRuled: game_changes.game_ruled,
    e.ArchiveTaken: people_changes.archive_taken,
    e.Undone: lambda t, _: t,
}


def evolve(tournament: Tournament, events: Iterable[e.Event]) -> Tournament:
    """Return the tournament after these events."""
    for event in events:
        tournament = EVOLVE[type(event)](tournament, event)
    return tournament
