"""Events: what happened, in the past tense, each with the id of the rule that caused it.

An event is a fact that a judge could annul by itself. Shared code never knows clause numbers:
`rule` is our own stable id, and the rulebook maps it to the clauses of its document. `clause` is
set only if the judge named a clause (a violation, a fine).
"""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import (
    ActEntered,
    BallotEntered,
    BestPlayerNamed,
    ClanTold,
    CodeEntered,
    CoinFell,
    DayClosed,
    Executed,
    ForecastCame,
    ForecastEntered,
    GameDayOpened,
    GameDaySet,
    GameStopped,
    LegendChosen,
    LegendPraised,
    LegendWritten,
    LinesPublished,
    MoveSettled,
    PlayerChosen,
    PlayerOut,
    QuestionAnswered,
    RemovalNoted,
    RolesRevealed,
    RoleTold,
    SuicideDeclared,
    VotesPublished,
)
from gorod.engine.table.events.after_game import (
    Approved,
    Awarded,
    Decided,
    Fined,
    GameEnded,
    ProtestFiled,
    ProtestRuled,
    ProtestVoted,
    ResultRuled,
)
from gorod.engine.table.events.best_move import BestMoveNamed, BestMovesRead, HintAsked
from gorod.engine.table.events.discipline import (
    AsPlayed,
    Banned,
    Disqualified,
    Fouled,
    RemovalDue,
    TeamDefeated,
    VoteCancelled,
    Waived,
    Warned,
)
from gorod.engine.table.events.night import (
    Acted,
    Checked,
    DeathAnnounced,
    DutyDone,
    HuntEnded,
    MafiaMet,
    NightFell,
    NightResolved,
    NothingShown,
    OrderSet,
    RemovalsTold,
    TechnicalNight,
)
from gorod.engine.table.events.polls import (
    BallGiven,
    BallsCounted,
    BallsOpened,
    Breached,
    CardDrawn,
    CardOpened,
    Elected,
    ElectionHands,
    ElectionOpened,
    GuessAwaited,
    OfficeLapsed,
    SuccessorNamed,
)
from gorod.engine.table.events.setup import CardsDealt, PositionSet, ResultTold, SeatsTaken
from gorod.engine.table.events.speeches import (
    Allowed,
    DayBroke,
    FloorGiven,
    Forbidden,
    ListTold,
    Nominated,
    SpeechesEnded,
)
from gorod.engine.table.events.votes import (
    BallotOpened,
    HandsCounted,
    HandsTallied,
    LiftAsked,
    LiftCounted,
    NobodyLeft,
    SelfVotesCounted,
    SlateCut,
    TieFound,
    VotedOut,
)

__all__ = [
    "ActEntered",
    "Acted",
    "Allowed",
    "Approved",
    "AsPlayed",
    "Awarded",
    "BallGiven",
    "BallotEntered",
    "BallotOpened",
    "BallsCounted",
    "BallsOpened",
    "Banned",
    "BestMoveNamed",
    "BestMovesRead",
    "BestPlayerNamed",
    "Breached",
    "CardDrawn",
    "CardOpened",
    "CardsDealt",
    "Checked",
    "ClanTold",
    "CodeEntered",
    "CoinFell",
    "DayBroke",
    "DayClosed",
    "DeathAnnounced",
    "Decided",
    "Disqualified",
    "DutyDone",
    "Elected",
    "ElectionHands",
    "ElectionOpened",
    "Event",
    "Events",
    "Executed",
    "Fined",
    "FloorGiven",
    "Forbidden",
    "ForecastCame",
    "ForecastEntered",
    "Fouled",
    "GameDayOpened",
    "GameDaySet",
    "GameEnded",
    "GameStopped",
    "GuessAwaited",
    "HandsCounted",
    "HandsTallied",
    "HintAsked",
    "HuntEnded",
    "LegendChosen",
    "LegendPraised",
    "LegendWritten",
    "LiftAsked",
    "LiftCounted",
    "LinesPublished",
    "ListTold",
    "MafiaMet",
    "MoveSettled",
    "NightFell",
    "NightResolved",
    "NobodyLeft",
    "Nominated",
    "NothingShown",
    "OfficeLapsed",
    "OrderSet",
    "PlayerChosen",
    "PlayerOut",
    "PositionSet",
    "ProtestFiled",
    "ProtestRuled",
    "ProtestVoted",
    "QuestionAnswered",
    "RemovalDue",
    "RemovalNoted",
    "RemovalsTold",
    "ResultRuled",
    "ResultTold",
    "RoleTold",
    "RolesRevealed",
    "SeatsTaken",
    "SelfVotesCounted",
    "SlateCut",
    "SpeechesEnded",
    "SuccessorNamed",
    "SuicideDeclared",
    "TeamDefeated",
    "TechnicalNight",
    "TieFound",
    "VoteCancelled",
    "VotedOut",
    "VotesPublished",
    "Waived",
    "Warned",
]

Event = (
    SeatsTaken
    | CardsDealt
    | PositionSet
    | ResultTold
    | NightFell
    | MafiaMet
    | OrderSet
    | DutyDone
    | HuntEnded
    | Checked
    | Acted
    | NightResolved
    | NothingShown
    | DeathAnnounced
    | RemovalsTold
    | TechnicalNight
    | DayBroke
    | FloorGiven
    | Nominated
    | ListTold
    | Allowed
    | Forbidden
    | SpeechesEnded
    | BallotOpened
    | SlateCut
    | HandsCounted
    | HandsTallied
    | SelfVotesCounted
    | ElectionOpened
    | ElectionHands
    | Elected
    | SuccessorNamed
    | OfficeLapsed
    | BallsOpened
    | BallGiven
    | BallsCounted
    | CardDrawn
    | Breached
    | TieFound
    | LiftAsked
    | LiftCounted
    | NobodyLeft
    | VotedOut
    | GuessAwaited
    | CardOpened
    | Warned
    | Fouled
    | Disqualified
    | RemovalDue
    | VoteCancelled
    | TeamDefeated
    | Waived
    | AsPlayed
    | Banned
    | Decided
    | GameEnded
    | BestMoveNamed
    | BestMovesRead
    | HintAsked
    | Awarded
    | Fined
    | Approved
    | ProtestFiled
    | ProtestVoted
    | ProtestRuled
    | ResultRuled
    | GameDaySet
    | ClanTold
    | GameDayOpened
    | BallotEntered
    | ActEntered
    | SuicideDeclared
    | RemovalNoted
    | LegendWritten
    | ForecastEntered
    | QuestionAnswered
    | CodeEntered
    | LegendChosen
    | PlayerChosen
    | LegendPraised
    | BestPlayerNamed
    | ForecastCame
    | CoinFell
    | MoveSettled
    | PlayerOut
    | VotesPublished
    | Executed
    | RoleTold
    | LinesPublished
    | DayClosed
    | GameStopped
    | RolesRevealed
)

Events = tuple[Event, ...]
