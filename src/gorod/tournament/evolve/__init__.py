"""Applying one fact to the tournament. No rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorod.tournament import events as e
from gorod.tournament.evolve import games, people, privacy, seating
from gorod.tournament.state import Tournament

__all__ = ["EVOLVE", "evolve"]

EVOLVE: dict[type, Callable[[Tournament, Any], Tournament]] = {
    e.Opened: people.opened,
    e.Described: people.described,
    e.PutAside: people.put_aside,
    e.FeeMarked: people.fee_marked,
    e.Scheduled: seating.scheduled,
    e.ConsentAsked: privacy.consent_asked,
    e.ConsentGiven: privacy.consent_given,
    e.PersonErased: privacy.person_erased,
    e.Regulated: people.regulated,
    e.RoundsDropped: seating.rounds_dropped,
    e.ClubKnown: people.club_known,
    e.PlayerKnown: people.player_known,
    e.PlayersMerged: people.players_merged,
    e.PlayerRemoved: people.player_removed,
    e.Appointed: people.appointed,
    e.TeamFormed: people.team_formed,
    e.KeptApart: people.kept_apart,
    e.MayMeet: people.may_meet,
    e.SignedUp: people.signed_up,
    e.CheckedIn: people.checked_in,
    e.CalledIn: people.called_in,
    e.PlayerLeft: people.player_left,
    e.SeatsTaken: people.seats_taken,
    e.StageEntered: seating.stage_entered,
    e.StageFinished: seating.stage_finished,
    e.LotRecorded: seating.lot_recorded,
    e.Revealed: seating.revealed,
    e.SeatingDrafted: seating.seating_drafted,
    e.SeatingConfirmed: seating.seating_confirmed,
    e.SeatingReleased: seating.seating_released,
    e.SeatingRecalled: seating.seating_recalled,
    e.JudgeAssigned: seating.judge_assigned,
    e.RoundLocked: seating.round_locked,
    e.RoundUnlocked: seating.round_unlocked,
    e.GameStarted: games.game_started,
    e.GameEnded: games.game_ended,
    e.DraftSaved: games.draft_saved,
    e.GameSigned: games.game_signed,
    e.GameConfirmed: games.game_confirmed,
    e.GameRejected: games.game_rejected,
    e.GameReopened: games.game_reopened,
    e.ProtestFiled: games.protest_filed,
    e.ProtestVoted: games.protest_voted,
    e.ProtestDecided: games.protest_decided,
    e.GameVoided: games.game_voided,
    e.ResultKept: games.result_kept,
    e.GameRuled: games.game_ruled,
    e.ArchiveTaken: people.archive_taken,
    e.Undone: lambda t, _: t,
}


def evolve(tournament: Tournament, events: Iterable[e.Event]) -> Tournament:
    """The tournament after these facts."""
    for event in events:
        tournament = EVOLVE[type(event)](tournament, event)
    return tournament
