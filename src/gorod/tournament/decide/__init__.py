"""One decision for each command: the events that follow, or why nothing happens."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from gorod.tournament import tournament_commands as c
from gorod.tournament.decide import (
    games,
    opening,
    people,
    people_lists,
    presence,
    privacy,
    protests,
    seating,
    stages,
)
from gorod.tournament.decide.checks import Answer, Asked
from gorod.tournament.denied import Denied
from gorod.tournament.office_rights import OF_A_COPY, may
from gorod.tournament.state import Tournament

__all__ = ["DECIDE", "Answer", "Asked", "decide"]

DECIDE: dict[type, Callable[[Tournament, Any, Asked], Answer]] = {
    c.Open: opening.open_tournament,
    c.Describe: opening.describe,
    c.PutAway: opening.put_away,
    c.BringBack: opening.bring_back,
    c.MarkPaid: opening.mark_paid,
    c.Schedule: opening.schedule,
    c.AskConsent: privacy.ask_consent,
    c.GiveConsent: privacy.give_consent,
    c.ErasePerson: privacy.erase_person,
    c.Regulate: opening.regulate,
    c.AddClub: people.add_club,
    c.EditClub: people.edit_club,
    c.AddPlayer: people.add_player,
    c.EditPlayer: people.edit_player,
    c.ImportPlayers: people_lists.import_players,
    c.MergePlayers: people.merge_players,
    c.RemovePlayer: people.remove_player,
    c.Appoint: people.appoint,
    c.ImportOfficials: people_lists.import_officials,
    c.FormTeam: people.form_team,
    c.KeepApart: people.keep_apart,
    c.LetMeet: people.let_meet,
    c.SignUp: presence.sign_up,
    c.CheckIn: presence.check_in,
    c.WithdrawPlayer: presence.withdraw,
    c.DisqualifyPlayer: presence.disqualify,
    c.ReplacePlayer: presence.replace_player,
    c.EnterStage: stages.enter_stage,
    c.Advance: stages.advance,
    c.FinishStage: stages.finish_stage,
    c.RecordLot: stages.record_lot,
    c.Reveal: stages.reveal,
    c.DraftSeating: seating.draft_seating,
    c.ConfirmSeating: seating.confirm_seating,
    c.ReleaseSeating: seating.release_seating,
    c.RecallSeating: seating.recall_seating,
    c.AssignJudge: seating.assign_judge,
    c.LockRound: seating.lock_round,
    c.UnlockRound: seating.unlock_round,
    c.StartGame: games.start_game,
    c.EndGame: games.end_game,
    c.SaveDraft: games.save_draft,
    c.SignGame: games.sign_game,
    c.ConfirmGame: games.confirm_game,
    c.RejectGame: games.reject_game,
    c.ReopenGame: games.reopen_game,
    c.FileProtest: protests.file_protest,
    c.VoteOnProtest: protests.vote_on_protest,
    c.DecideProtest: protests.decide_protest,
    c.ReadArchive: opening.read_archive,
    c.KeepResults: games.keep_results,
}


def decide(t: Tournament, command: c.Command, asked: Asked) -> Answer:
    """Decide a command that a person gives at a time: return its events, or why it is denied."""
    if not _dated(asked.at):
        return Denied("time", (asked.at,))
    if t.copy and not isinstance(command, OF_A_COPY):
        return Denied("copy")
    if isinstance(command, c.Open | c.SaveDraft):
        return DECIDE[type(command)](t, command, asked)
    if t.regulation is None:
        return Denied("not-open")
    if not may(t, asked.who, command):
        return Denied("not-yours", (asked.who,))
    return DECIDE[type(command)](t, command, asked)


def _dated(at: str) -> bool:
    """Whether a time has an offset, so that it means the same everywhere."""
    try:
        return datetime.fromisoformat(at).tzinfo is not None
    except ValueError:
        return False
