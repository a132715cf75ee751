"""Events: what has happened at a tournament. The entry of the log has who did it and when."""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab
from gorod.tournament.about import About
from gorod.tournament.confirmed_results import ConfirmedResult
from gorod.tournament.filed_protests import Decision, Protest
from gorod.tournament.ids import NOBODY, GameId, PersonId, ProtestId, RoundId, StageId
from gorod.tournament.participants import BanLevel, Club, Departure, Official, Player, Team
from gorod.tournament.provenance import Provenance
from gorod.tournament.regulation import Regulation
from gorod.tournament.round_times import StageTimes
from gorod.tournament.rounds import Draft, Lot, SignedProtocol, Tables


class _Event(Struct, frozen=True, tag=kebab):
    """Base class of all events."""


class Opened(_Event, frozen=True):
    """The tournament has begun."""

    name: str


class Described(_Event, frozen=True):
    """The tournament has this name, and tells these facts about itself."""

    name: str
    about: About


class PutAside(_Event, frozen=True):
    """The tournament is put away, or brought back."""

    away: bool


class FeeMarked(_Event, frozen=True):
    """Somebody has paid the fee, or has not."""

    player: PersonId
    paid: bool


class Scheduled(_Event, frozen=True):
    """The starts of the rounds of a stage were set."""

    stage: StageId
    times: StageTimes


class Regulated(_Event, frozen=True):
    """Another regulation is in force."""

    regulation: Regulation
    build: str = ""
    """The build of its rulebook at that time."""


class ConsentAsked(_Event, frozen=True):
    """Players who sign up are asked to agree to this text; an empty one asks nothing."""

    text: str


class ConsentGiven(_Event, frozen=True):
    """A player agreed to the text that has this digest."""

    player: PersonId
    text: str
    at: str


class PersonErased(_Event, frozen=True):
    """Somebody's personal data were removed for good."""

    person: PersonId
    label: str = ""
    place: bool = False
    at: str = ""


class RoundsDropped(_Event, frozen=True):
    """The stage is shorter than it was; seatings that nobody has seen were dropped."""

    stage: StageId
    rounds: tuple[int, ...]


class ClubKnown(_Event, frozen=True):
    """A club was added or changed."""

    club: Club


class PlayerKnown(_Event, frozen=True):
    """A player was added or changed."""

    player: Player


class PlayersMerged(_Event, frozen=True):
    """One of two entries was a duplicate."""

    kept: PersonId
    duplicate: PersonId


class PlayerRemoved(_Event, frozen=True):
    """Somebody who never sat at a table was removed from every list."""

    player: PersonId


class Appointed(_Event, frozen=True):
    """Somebody holds these offices."""

    official: Official


class TeamFormed(_Event, frozen=True):
    """These players are a team."""

    team: Team


class KeptApart(_Event, frozen=True):
    """Two players must never meet, or should rather not."""

    one: PersonId
    other: PersonId
    level: BanLevel = BanLevel.NEVER
    stages: tuple[StageId, ...] = ()


class MayMeet(_Event, frozen=True):
    """Two players may meet again."""

    one: PersonId
    other: PersonId


class SignedUp(_Event, frozen=True):
    """A player has signed up."""

    player: PersonId


class CheckedIn(_Event, frozen=True):
    """A player has checked in."""

    player: PersonId


class CalledIn(_Event, frozen=True):
    """A substitute came in, outside the limit of places."""

    player: PersonId


class PlayerLeft(_Event, frozen=True):
    """A player has left the tournament."""

    player: PersonId
    how: Departure
    reason: str
    clause: str = ""
    by: PersonId = NOBODY


class SeatsTaken(_Event, frozen=True):
    """A substitute has taken over the seats in which another player would have sat."""

    out: PersonId
    by: PersonId
    games: tuple[GameId, ...]
    rounds: tuple[RoundId, ...]
    stages: tuple[StageId, ...]


class StageEntered(_Event, frozen=True):
    """The players of a stage were set."""

    stage: StageId
    players: tuple[PersonId, ...]


class StageFinished(_Event, frozen=True):
    """A stage was finished."""

    stage: StageId
    despite: tuple[str, ...] = ()


class LotRecorded(_Event, frozen=True):
    """A lot was drawn."""

    lot: Lot


class Revealed(_Event, frozen=True):
    """The standings are no longer kept back."""


class SeatingDrafted(_Event, frozen=True):
    """A draft of a round's seating was saved."""

    stage: StageId
    round: int
    tables: Tables
    judges: tuple[PersonId, ...]
    source: str


class SeatingConfirmed(_Event, frozen=True):
    """The draft was confirmed."""

    stage: StageId
    round: int
    despite: tuple[str, ...]


class SeatingReleased(_Event, frozen=True):
    """The seating is public, and its games exist."""

    stage: StageId
    round: int


class SeatingRecalled(_Event, frozen=True):
    """The seating is a draft again."""

    stage: StageId
    round: int
    reason: str


class JudgeAssigned(_Event, frozen=True):
    """A table has another judge."""

    game: GameId
    judge: PersonId


class RoundLocked(_Event, frozen=True):
    """A round was locked as complete."""

    stage: StageId
    round: int


class RoundUnlocked(_Event, frozen=True):
    """A round was unlocked."""

    stage: StageId
    round: int
    reason: str


class GameStarted(_Event, frozen=True):
    """The players have sat down."""

    game: GameId
    at: str


class GameEnded(_Event, frozen=True):
    """The judge has announced the result."""

    game: GameId
    at: str


class DraftSaved(_Event, frozen=True):
    """The judge's draft was saved."""

    draft: Draft


class GameSigned(_Event, frozen=True):
    """A protocol has its first signature."""

    game: GameId
    sheet: SignedProtocol
    ended_at: str


class GameConfirmed(_Event, frozen=True):
    """A protocol has its second signature and counts."""

    game: GameId
    who: PersonId
    at: str
    despite: tuple[str, ...] = ()
    result: ConfirmedResult | None = None
    """What it counts for, from now on, even if later rules say otherwise."""


class GameRejected(_Event, frozen=True):
    """The signed protocol was sent back to its table."""

    game: GameId
    who: PersonId
    reason: str


class GameReopened(_Event, frozen=True):
    """A protocol that counted was sent back to its table."""

    game: GameId
    reason: str


class ProtestFiled(_Event, frozen=True):
    """A game was contested."""

    protest: Protest


class ProtestVoted(_Event, frozen=True):
    """The table has voted on a protest."""

    protest: ProtestId
    support: tuple[int, ...]
    passed: bool


class ProtestDecided(_Event, frozen=True):
    """A protest was decided."""

    protest: ProtestId
    decision: Decision


class GameVoided(_Event, frozen=True):
    """The game no longer counts; it stays where it was."""

    game: GameId
    again: str = ""
    """The game that is played instead."""


class GameRuled(_Event, frozen=True):
    """The game counts as the decision on a protest says."""

    game: GameId
    protest: ProtestId
    result: ConfirmedResult | None = None
    """What it counts for under this decision and those before it."""


class ResultKept(_Event, frozen=True):
    """The result of a protocol that an early release confirmed was worked out once and stored."""

    game: GameId
    digest: str
    result: ConfirmedResult
    ruled: ConfirmedResult | None = None


class ArchiveTaken(_Event, frozen=True):
    """The log up to here was read from an archive."""

    provenance: Provenance


class Undone(_Event, frozen=True):
    """An entry of the log no longer counts."""

    entry: int
    reason: str


Event = (
    Opened
    | Described
    | Scheduled
    | PutAside
    | FeeMarked
    | Regulated
    | RoundsDropped
    | ConsentAsked
    | ConsentGiven
    | PersonErased
    | ClubKnown
    | PlayerKnown
    | PlayersMerged
    | PlayerRemoved
    | Appointed
    | TeamFormed
    | KeptApart
    | MayMeet
    | SignedUp
    | CheckedIn
    | CalledIn
    | PlayerLeft
    | SeatsTaken
    | StageEntered
    | StageFinished
    | LotRecorded
    | Revealed
    | SeatingDrafted
    | SeatingConfirmed
    | SeatingReleased
    | SeatingRecalled
    | JudgeAssigned
    | RoundLocked
    | RoundUnlocked
    | GameStarted
    | GameEnded
    | DraftSaved
    | GameSigned
    | GameConfirmed
    | GameRejected
    | GameReopened
    | ProtestFiled
    | ProtestVoted
    | ProtestDecided
    | GameVoided
    | GameRuled
    | ResultKept
    | ArchiveTaken
    | Undone
)
