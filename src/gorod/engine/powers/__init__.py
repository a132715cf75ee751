"""Every power that a rulebook may have, one module each."""

from __future__ import annotations

from gorod.engine.power import Power
from gorod.engine.powers.act_deadlines import ActDeadlines
from gorod.engine.powers.answered_acts import AnsweredActs
from gorod.engine.powers.ball_poll import BallPoll
from gorod.engine.powers.card_guess import CardGuess
from gorod.engine.powers.chosen_degree import ChosenDegree
from gorod.engine.powers.compulsory_acts import CompulsoryActs
from gorod.engine.powers.counted_hands import CountedHands
from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.powers.day_card import DayCard
from gorod.engine.powers.daylong_penalties import DaylongPenalties
from gorod.engine.powers.delayed_removal import DelayedRemoval
from gorod.engine.powers.deputy import Deputy
from gorod.engine.powers.fatal_miss import FatalMiss
from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.powers.immunity import Immunity
from gorod.engine.powers.mayor import Mayor
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.powers.renamed_answers import RenamedAnswers
from gorod.engine.powers.repeated_protests import Appeals
from gorod.engine.powers.secret_ballot import SecretBallot
from gorod.engine.powers.self_votes import SelfVotes
from gorod.engine.powers.shared_minute import SharedMinute
from gorod.engine.powers.spoken_best_moves import SpokenBestMoves
from gorod.engine.powers.takings import Takings
from gorod.engine.powers.technical_night import TechnicalNight
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.engine.powers.victims_best_move import BestMove
from gorod.engine.powers.waivers import Waivers
from gorod.engine.powers.weighted_votes import WeightedVotes

__all__ = ["POWERS"]

POWERS: tuple[type[Power], ...] = (
    ActDeadlines,
    AnsweredActs,
    Appeals,
    BallPoll,
    BestMove,
    CardGuess,
    ChosenDegree,
    CompulsoryActs,
    CountedHands,
    CountedWarnings,
    DayCard,
    DaylongPenalties,
    DelayedRemoval,
    Deputy,
    FatalMiss,
    GoldenMinute,
    Immunity,
    Mayor,
    NotedHints,
    OpenHunt,
    ProtestVote,
    RenamedAnswers,
    SecretBallot,
    SelfVotes,
    SharedMinute,
    SpokenBestMoves,
    Takings,
    TechnicalNight,
    ToleratedFouls,
    Waivers,
    WeightedVotes,
)
