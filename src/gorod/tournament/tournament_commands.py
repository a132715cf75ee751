"""Commands: requests to change a tournament.

`decide` says whether they are carried out.

Ids (of clubs, players, officials, teams, protests) are chosen by the sender, so that the same
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
    """Base class of all commands."""


# --- The tournament and its people ----------------------------------------------------------------


class Open(_Command, frozen=True):
    """Begin a tournament; the sender becomes its organiser."""

    name: str
    regulation: Regulation
    organiser: str = ""
    """The organiser's name."""
    about: About = About()


class Describe(_Command, frozen=True):
    """Change the name, the days, the place or other facts. This is possible at any time."""

    name: str
    about: About


class PutAway(_Command, frozen=True):
    """Take the tournament out of the lists; nothing of it is lost."""


class BringBack(_Command, frozen=True):
    """Put a tournament that was put away into the lists again."""


class MarkPaid(_Command, frozen=True):
    """Note whether a player has paid the fee."""

    player: PersonId
    paid: bool = True


class AskConsent(_Command, frozen=True):
    """Set the text that everybody who signs up from now on agrees to; an empty one asks nothing."""

    text: str


class GiveConsent(_Command, frozen=True):
    """Agree, as a player, to the text that has this digest."""

    player: PersonId
    text: str


class ErasePerson(_Command, frozen=True):
    """Remove for good what is kept about a player or an official beside the results."""

    person: PersonId
    label: str = ""
    """What they are called from now on; without it a player keeps the nickname."""
    place: bool = False
    """Whether a player's city and club are removed as well."""


class Schedule(_Command, frozen=True):
    """Set when the rounds of a stage begin. This is possible at any time."""

    stage: StageId
    times: StageTimes


class Regulate(_Command, frozen=True):
    """Set another regulation.

    Once a game is signed, the rulebook, its options, the seats and the points cannot change, and
    the rest needs a reason to.
    """

    regulation: Regulation
    reason: str = ""


class AddClub(_Command, frozen=True):
    """Add a club that is not known yet."""

    club: Club


class EditClub(_Command, frozen=True):
    """Change what is known about a club."""

    club: Club


class AddPlayer(_Command, frozen=True):
    """Add a player who is not known yet."""

    player: Player


class EditPlayer(_Command, frozen=True):
    """Change what is known about a player."""

    player: Player


class ImportPlayers(_Command, frozen=True):
    """Import a list of players in one command, so that it is also taken back in one."""

    clubs: tuple[Club, ...]
    added: tuple[Player, ...]
    edited: tuple[Player, ...] = ()
    sign_up: tuple[PersonId, ...] = ()


class MergePlayers(_Command, frozen=True):
    """Declare that two entries are one person, who gets the history of both."""

    kept: PersonId
    duplicate: PersonId


class RemovePlayer(_Command, frozen=True):
    """Remove somebody who never sat at a table from every list, as if never entered."""

    player: PersonId


class Appoint(_Command, frozen=True):
    """Add an official, or give one other offices."""

    official: Official


class ImportOfficials(_Command, frozen=True):
    """Import a list of officials in one command."""

    officials: tuple[Official, ...]


class FormTeam(_Command, frozen=True):
    """Form a team, or change its members."""

    team: Team


class KeepApart(_Command, frozen=True):
    """Keep two players apart, or let them meet only if it must be; said again, it is changed."""

    one: PersonId
    other: PersonId
    level: str = BanLevel.NEVER
    stages: tuple[StageId, ...] = ()
    """The stages for which it holds; empty for all stages."""


class LetMeet(_Command, frozen=True):
    """Let two players meet again."""

    one: PersonId
    other: PersonId


class SignUp(_Command, frozen=True):
    """Sign up a player, who wants to take part."""

    player: PersonId


class CheckIn(_Command, frozen=True):
    """Note that a player is there on the day."""

    player: PersonId


class WithdrawPlayer(_Command, frozen=True):
    """Note that a player leaves of their own will."""

    player: PersonId
    reason: str = ""


class DisqualifyPlayer(_Command, frozen=True):
    """Disqualify a player from the tournament; the results so far count."""

    player: PersonId
    clause: str
    reason: str


class ReplacePlayer(_Command, frozen=True):
    """Let a substitute take over every seat that has not been played yet.

    The substitute is signed up and checked in by this command, even beyond the limit of places.
    """

    out: PersonId
    by: PersonId
    reason: str = ""


# --- Stages and rounds ----------------------------------------------------------------------------


class EnterStage(_Command, frozen=True):
    """Set the players of a stage that draws on no other one."""

    stage: StageId
    players: tuple[PersonId, ...]


class Advance(_Command, frozen=True):
    """Set the players of a stage by their places in the stages it draws on."""

    stage: StageId


class FinishStage(_Command, frozen=True):
    """Close a stage once everything about it is settled.

    `despite` names what is accepted knowingly.
    """

    stage: StageId
    despite: tuple[str, ...] = ()


class RecordLot(_Command, frozen=True):
    """Record a lot that people have drawn, with the players in drawn order."""

    stage: StageId
    players: tuple[PersonId, ...]
    witnesses: str


class Reveal(_Command, frozen=True):
    """Show the standings that were kept back."""


class DraftSeating(_Command, frozen=True):
    """Save a seating to look at; it replaces the draft before it."""

    stage: StageId
    round: int
    tables: Tables
    judges: tuple[PersonId, ...] = ()
    source: str = ""


class ConfirmSeating(_Command, frozen=True):
    """Confirm the draft; `despite` names the flags that are accepted knowingly."""

    stage: StageId
    round: int
    despite: tuple[str, ...] = ()


class ReleaseSeating(_Command, frozen=True):
    """Show the seating to everybody."""

    stage: StageId
    round: int


class RecallSeating(_Command, frozen=True):
    """Turn a seating into a draft again, as long as no game of the round has begun."""

    stage: StageId
    round: int
    reason: str


class AssignJudge(_Command, frozen=True):
    """Assign another judge to one table."""

    game: GameId
    judge: PersonId


class LockRound(_Command, frozen=True):
    """Lock a round that is complete."""

    stage: StageId
    round: int


class UnlockRound(_Command, frozen=True):
    """Unlock a complete round in which something has to be corrected."""

    stage: StageId
    round: int
    reason: str


# --- Games ----------------------------------------------------------------------------------------


class StartGame(_Command, frozen=True):
    """Start a game: the players sit down."""

    game: GameId


class EndGame(_Command, frozen=True):
    """End a game: the judge has announced the result, and the window for protests opens."""

    game: GameId


class SaveDraft(_Command, frozen=True):
    """Save the judge's draft, whatever it says. This is never refused."""

    game: GameId
    text: str


class SignGame(_Command, frozen=True):
    """Sign the judge's protocol, which is given as a record."""

    game: GameId
    record: str


class ConfirmGame(_Command, frozen=True):
    """Confirm a protocol as a second person; `digest` names the data that they have seen.

    `despite` names what the record leaves open and they accept knowingly.
    """

    game: GameId
    digest: str
    despite: tuple[str, ...] = ()


class RejectGame(_Command, frozen=True):
    """Send a protocol back that a second person has found wrong."""

    game: GameId
    reason: str


class ReopenGame(_Command, frozen=True):
    """Send a confirmed protocol back to its table, in a round that is not locked."""

    game: GameId
    reason: str


# --- Protests -------------------------------------------------------------------------------------


class FileProtest(_Command, frozen=True):
    """Contest a game, as a player."""

    id: ProtestId
    game: GameId
    player: PersonId
    text: str
    clauses: tuple[str, ...] = ()


class VoteOnProtest(_Command, frozen=True):
    """Enter the seats that support a protest, if the document lets the players decide."""

    protest: ProtestId
    support: tuple[int, ...]


class DecideProtest(_Command, frozen=True):
    """Decide a protest, and what becomes of its game."""

    protest: ProtestId
    outcome: str
    text: str
    panel: tuple[PersonId, ...] = ()
    winners: tuple[str, ...] = ()
    corrections: tuple[Correction, ...] = ()
    result: str = ""
    """The new result, instead of `winners`: one of those that the rulebook knows."""


class ReadArchive(_Command, frozen=True):
    """Take in the log of an archive, up to here, as a history; from now on others act.

    The person who reads it holds no office of the history, and nobody of the history holds one
    here.
    """

    name: str
    """The name of the person who reads it."""
    head: str
    entries: int
    continued: bool = False
    """Whether to go on with the tournament; otherwise it is a copy, to which nothing is added."""


class KeepResults(_Command, frozen=True):
    """Store what protocols of an early release count for. Only the server sends this."""


class Undo(_Command, frozen=True):
    """Take back an entry of the log on which no other depends."""

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
