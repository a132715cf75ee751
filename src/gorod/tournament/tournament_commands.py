"""Commands: what somebody asks of a tournament. Whether it happens is for `decide`.

Ids (of clubs, players, officials, teams, protests) come from whoever asks, so that the same
commands always make the same tournament.
"""

from __future__ import annotations

from gorod.engine.struct import Struct, kebab
from gorod.tournament.about import About
from gorod.tournament.filed_protests import Correction
from gorod.tournament.ids import GameId, PersonId, ProtestId, StageId
from gorod.tournament.participants import BanLevel, Club, Official, Player, Team
from gorod.tournament.regulation import Regulation
from gorod.tournament.round_times import StageTimes
from gorod.tournament.rounds import Tables


class _Command(Struct, frozen=True, tag=kebab):
    """Base of all commands."""


# --- The tournament and its people ----------------------------------------------------------------


class Open(_Command, frozen=True):
    """Begin a tournament; whoever does is its organiser."""

    name: str
    regulation: Regulation
    organiser: str = ""
    """The organiser's name."""
    about: About = About()


class Describe(_Command, frozen=True):
    """Another name, other days, another place. It may be asked for at any time."""

    name: str
    about: About


class PutAway(_Command, frozen=True):
    """The tournament leaves the lists; nothing of it is lost."""


class BringBack(_Command, frozen=True):
    """A tournament that was put away stands in the lists again."""


class MarkPaid(_Command, frozen=True):
    """Whether a player has paid the fee."""

    player: PersonId
    paid: bool = True


class AskConsent(_Command, frozen=True):
    """The text that everybody who signs up from now on agrees to; an empty one asks nothing."""

    text: str


class GiveConsent(_Command, frozen=True):
    """A player agrees to the text that has this digest."""

    player: PersonId
    text: str


class ErasePerson(_Command, frozen=True):
    """What is kept of a player or an official beside the results goes for good."""

    person: PersonId
    label: str = ""
    """What they are called from now on; without it a player keeps the nickname."""
    place: bool = False
    """A player's city and club go as well."""


class Schedule(_Command, frozen=True):
    """When the rounds of a stage begin. It may be asked for at any time."""

    stage: StageId
    times: StageTimes


class Regulate(_Command, frozen=True):
    """Another regulation.

    Once a game is signed, the rulebook, its options, the seats and the points stay, and the rest
    changes with a reason.
    """

    regulation: Regulation
    reason: str = ""


class AddClub(_Command, frozen=True):
    """A club that is not known yet."""

    club: Club


class EditClub(_Command, frozen=True):
    """A known club, described anew."""

    club: Club


class AddPlayer(_Command, frozen=True):
    """A player who is not known yet."""

    player: Player


class EditPlayer(_Command, frozen=True):
    """A known player, described anew."""

    player: Player


class ImportPlayers(_Command, frozen=True):
    """A list of players in one act, so that it is also taken back in one."""

    clubs: tuple[Club, ...]
    added: tuple[Player, ...]
    edited: tuple[Player, ...] = ()
    sign_up: tuple[PersonId, ...] = ()


class MergePlayers(_Command, frozen=True):
    """Two entries are one person; the history of both becomes theirs."""

    kept: PersonId
    duplicate: PersonId


class RemovePlayer(_Command, frozen=True):
    """Somebody who never sat at a table goes out of every list, as if never entered."""

    player: PersonId


class Appoint(_Command, frozen=True):
    """An official, anew or with other offices."""

    official: Official


class ImportOfficials(_Command, frozen=True):
    """A list of officials in one act."""

    officials: tuple[Official, ...]


class FormTeam(_Command, frozen=True):
    """A team, anew or with other members."""

    team: Team


class KeepApart(_Command, frozen=True):
    """Two players must never meet at a table, or should rather not; said anew, it is changed."""

    one: PersonId
    other: PersonId
    level: str = BanLevel.NEVER
    stages: tuple[StageId, ...] = ()
    """Empty: in all stages."""


class LetMeet(_Command, frozen=True):
    """Two players may meet again."""

    one: PersonId
    other: PersonId


class SignUp(_Command, frozen=True):
    """A player wants to take part."""

    player: PersonId


class CheckIn(_Command, frozen=True):
    """A player is there on the day."""

    player: PersonId


class WithdrawPlayer(_Command, frozen=True):
    """A player leaves of their own will."""

    player: PersonId
    reason: str = ""


class DisqualifyPlayer(_Command, frozen=True):
    """Out of the tournament; the results so far stand."""

    player: PersonId
    clause: str
    reason: str


class ReplacePlayer(_Command, frozen=True):
    """Somebody takes over every seat that has not been played yet.

    The substitute is signed up and checked in by this act, whatever the limit of places.
    """

    out: PersonId
    by: PersonId
    reason: str = ""


# --- Stages and rounds ----------------------------------------------------------------------------


class EnterStage(_Command, frozen=True):
    """The players of a stage that draws on no other one."""

    stage: StageId
    players: tuple[PersonId, ...]


class Advance(_Command, frozen=True):
    """The players of a stage by their places in the stages it draws on."""

    stage: StageId


class FinishStage(_Command, frozen=True):
    """Everything about a stage is settled; `despite` names what is accepted knowingly."""

    stage: StageId
    despite: tuple[str, ...] = ()


class RecordLot(_Command, frozen=True):
    """A lot that people have drawn, in drawn order."""

    stage: StageId
    players: tuple[PersonId, ...]
    witnesses: str


class Reveal(_Command, frozen=True):
    """The table that was kept back is shown."""


class DraftSeating(_Command, frozen=True):
    """A seating to look at; it replaces the draft before it."""

    stage: StageId
    round: int
    tables: Tables
    judges: tuple[PersonId, ...] = ()
    source: str = ""


class ConfirmSeating(_Command, frozen=True):
    """The draft is taken; `despite` names the flags that are accepted knowingly."""

    stage: StageId
    round: int
    despite: tuple[str, ...] = ()


class ReleaseSeating(_Command, frozen=True):
    """The seating is shown to everybody."""

    stage: StageId
    round: int


class RecallSeating(_Command, frozen=True):
    """Back to a draft, as long as no game of the round has begun."""

    stage: StageId
    round: int
    reason: str


class AssignJudge(_Command, frozen=True):
    """Another judge for one table."""

    game: GameId
    judge: PersonId


class LockRound(_Command, frozen=True):
    """The round is complete."""

    stage: StageId
    round: int


class UnlockRound(_Command, frozen=True):
    """Something in a complete round has to be mended."""

    stage: StageId
    round: int
    reason: str


# --- Games ----------------------------------------------------------------------------------------


class StartGame(_Command, frozen=True):
    """The players sit down."""

    game: GameId


class EndGame(_Command, frozen=True):
    """The judge has announced the result: the window for protests opens."""

    game: GameId


class SaveDraft(_Command, frozen=True):
    """Whatever the judge has so far. Never refused."""

    game: GameId
    text: str


class SignGame(_Command, frozen=True):
    """The judge's protocol, as a record."""

    game: GameId
    record: str


class ConfirmGame(_Command, frozen=True):
    """A second person has seen the same data: the digest of what they saw.

    `despite` names what the record leaves open and they accept knowingly.
    """

    game: GameId
    digest: str
    despite: tuple[str, ...] = ()


class RejectGame(_Command, frozen=True):
    """A second person has found the protocol wrong."""

    game: GameId
    reason: str


class ReopenGame(_Command, frozen=True):
    """A confirmed protocol goes back to its table, in a round that is not locked."""

    game: GameId
    reason: str


# --- Protests -------------------------------------------------------------------------------------


class FileProtest(_Command, frozen=True):
    """A player contests a game."""

    id: ProtestId
    game: GameId
    player: PersonId
    text: str
    clauses: tuple[str, ...] = ()


class VoteOnProtest(_Command, frozen=True):
    """The seats that support it, where the document lets the players decide."""

    protest: ProtestId
    support: tuple[int, ...]


class DecideProtest(_Command, frozen=True):
    """What becomes of a protest, and of its game."""

    protest: ProtestId
    outcome: str
    text: str
    panel: tuple[PersonId, ...] = ()
    winners: tuple[str, ...] = ()
    corrections: tuple[Correction, ...] = ()
    result: str = ""
    """The new result, in place of `winners`: one of those that the rulebook knows."""


class ReadArchive(_Command, frozen=True):
    """Take in the log of an archive, up to here, as a history; from now on others act.

    Whoever reads it holds no office of the history, and nobody of the history holds one here.
    """

    name: str
    """Who reads it."""
    head: str
    entries: int
    continued: bool = False
    """Go on with the tournament; otherwise it is a copy, to which nothing is added."""


class KeepResults(_Command, frozen=True):
    """The server itself: write down what protocols of an early release count for."""


class Undo(_Command, frozen=True):
    """Takes back an entry of the log on which nothing stands."""

    entry: int
    reason: str


Command = (
    Open
    | Describe
    | Schedule
    | PutAway
    | BringBack
    | MarkPaid
    | AskConsent
    | GiveConsent
    | ErasePerson
    | Regulate
    | AddClub
    | EditClub
    | AddPlayer
    | EditPlayer
    | ImportPlayers
    | MergePlayers
    | RemovePlayer
    | Appoint
    | ImportOfficials
    | FormTeam
    | KeepApart
    | LetMeet
    | SignUp
    | CheckIn
    | WithdrawPlayer
    | DisqualifyPlayer
    | ReplacePlayer
    | EnterStage
    | Advance
    | FinishStage
    | RecordLot
    | Reveal
    | DraftSeating
    | ConfirmSeating
    | ReleaseSeating
    | RecallSeating
    | AssignJudge
    | LockRound
    | UnlockRound
    | StartGame
    | EndGame
    | SaveDraft
    | SignGame
    | ConfirmGame
    | RejectGame
    | ReopenGame
    | FileProtest
    | VoteOnProtest
    | DecideProtest
    | ReadArchive
    | KeepResults
    | Undo
)
