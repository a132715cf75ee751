"""Facts: what happened, in the past tense. Each carries the id of the rule that made it so.

The grain of an event is a fact that a judge could annul. Shared code never knows clause
numbers: `rule` is our own stable id, and the rulebook maps it to the clauses of its document.
`clause` is set only where the judge himself named a clause (a violation, a fine).
"""

from __future__ import annotations

from gorod.engine.by_day.events import (
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
    LegendChosen,
    LegendPraised,
    LegendWritten,
    LinesPublished,
    MoveSettled,
    PlayerOut,
    QuestionAnswered,
    RemovalNoted,
    RolesRevealed,
    RoleTold,
    SuicideDeclared,
    VotesPublished,
)
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab


class _Event(Struct, frozen=True, gc=False, tag=kebab):
    """Base of all events."""


# --- The start -----------------------------------------------------------------------------


class SeatsTaken(_Event, frozen=True):
    """The players sit down and the first night is announced."""

    size: int
    rule: str = "seating"


class CardsDealt(_Event, frozen=True):
    """The deal: cards by seat, the seats of each team, and the duties of the first night."""

    cards: tuple[str, ...]
    red: Seats
    black: Seats
    duties: tuple[str, ...]
    rule: str = "deal"
    maniac: Seats = ()
    spare: str = ""
    """The card that nobody at the table drew, where the deck has one more."""


class PositionSet(_Event, frozen=True):
    """A game that begins in the middle, as a record's `position` describes it."""

    cards: tuple[str, ...]
    red: Seats
    black: Seats
    alive: Seats
    number: int
    night: bool
    opener: int
    fouls: tuple[int, ...]
    silenced: Seats
    duties: tuple[str, ...]
    """The duties of the night, or none by day."""
    order: Seats
    """The speaking order of the day, or nobody at night."""
    packs: tuple[Seats, ...]
    """Those who have already seen each other at night."""
    rule: str = "position"
    maniac: Seats = ()
    spare: str = ""
    deeds: tuple[tuple[str, int, int], ...] = ()
    """What roles did in the nights before: (duty, seat, target)."""
    golden: Seats = ()
    """Who has used up his golden minute."""
    mayor: int = 0
    voteless: Seats = ()
    """Who does not vote today."""


# --- The night -----------------------------------------------------------------------------


class NightFell(_Event, frozen=True):
    """The judge announces the night."""

    number: int
    duties: tuple[str, ...]
    rule: str = "night-falls"


class MafiaMet(_Event, frozen=True):
    """The blacks have seen each other, and the don has shown himself."""

    black: Seats
    don: int
    rule: str = "meeting"


class OrderSet(_Event, frozen=True):
    """The don has set the shooting order."""

    black: Seats
    seats: Seats
    rule: str = "shooting-order"


class DutyDone(_Event, frozen=True):
    """A night duty is over. All that outsiders ever learn of a night act."""

    duty: str
    rule: str


class HuntEnded(_Event, frozen=True):
    """The hunt: every shot, and the victim (0 for a miss); `first` on the first hunting night."""

    shots: tuple[tuple[int, int], ...]
    deliberate: bool
    victim: int
    first: bool
    rule: str
    aim: int = 0
    """Whom the shots hit, where only the end of the night decides who dies."""
    hunters: Seats = ()
    """Those who could shoot."""


class Checked(_Event, frozen=True):
    """A role showed a seat and was answered."""

    duty: str
    seat: int
    target: int
    answer: str
    rule: str


class Acted(_Event, frozen=True):
    """A role showed a seat, and that is noted: a visit, a heal, a kill.

    `answer` is `blocked` when it has no effect, `wrong` when it is not taken.
    """

    duty: str
    seat: int
    target: int
    rule: str
    answer: str = ""
    takes: tuple[str, ...] = ()
    """What is taken from that seat for the coming day, instead of its life."""


class NightResolved(_Event, frozen=True):
    """The night as a whole: who dies, of what, in the order of leaving."""

    seats: Seats
    causes: tuple[str, ...]
    rules: tuple[str, ...]
    """By which rule each of them dies."""
    first: bool
    rule: str = "night-resolved"


class NothingShown(_Event, frozen=True):
    """The role that was called showed nothing (seat 0: its holder is out of the game)."""

    duty: str
    seat: int
    rule: str


class DeathAnnounced(_Event, frozen=True):
    """The night's victims are announced; those `naming` may name a best move before the day."""

    seats: Seats
    naming: Seats = ()
    rule: str = "night-victim"


class RemovalsTold(_Event, frozen=True):
    """In the morning the table sees who was removed in silence."""

    seats: Seats
    rule: str = "silent-removal"


class TechnicalNight(_Event, frozen=True):
    """The judge stops everything for a technical night, or goes on after one."""

    opened: bool
    rule: str = "technical-night"


# --- The day -------------------------------------------------------------------------------


class DayBroke(_Event, frozen=True):
    """The judge announces the day: who speaks in which order, and whether a vote is cancelled.

    `mute` are those who say nothing today, `voteless` those who do not vote; `annulled` when
    the night has wiped the fouls.
    """

    number: int
    order: Seats
    cancelled: bool = False
    rule: str = "day-breaks"
    mute: Seats = ()
    voteless: Seats = ()
    annulled: bool = False


class FloorGiven(_Event, frozen=True):
    """A player has the floor: a speech, a tie speech or a last word.

    In a victim's last word `numbers` seats may be named as a best move.
    """

    seat: int
    seconds: int
    rule: str
    numbers: int = 0


class Nominated(_Event, frozen=True):
    """A nomination was accepted; `standing` when it already settles the day's vote."""

    seat: int
    target: int
    standing: bool = False
    rule: str = "nomination"


class ListTold(_Event, frozen=True):
    """The speaker asked who is on the list, and was told."""

    seat: int
    seats: Seats
    rule: str = "asking"


class Allowed(_Event, frozen=True):
    """The speaker lets somebody talk in his minute."""

    seat: int
    target: int
    rule: str = "permission"


class Forbidden(_Event, frozen=True):
    """The speaker takes that permission back."""

    seat: int
    target: int
    rule: str = "permission"


class SpeechesEnded(_Event, frozen=True):
    """Nobody is left in the queue: the circle, the tie speeches or the last words are over."""

    rule: str


class BallotOpened(_Event, frozen=True):
    """A ballot over the slate, in order of nomination."""

    slate: Seats
    round: int
    rule: str


class SlateCut(_Event, frozen=True):
    """A candidate has left the game: the ballot goes on over the others."""

    slate: Seats
    rule: str


class HandsCounted(_Event, frozen=True):
    """The votes against one candidate: hands shown, void (voted before), and absent ones."""

    candidate: int
    hands: Seats
    void: Seats
    absent: Seats
    rule: str = "hands"
    secret: int | float | None = None
    """In a secret ballot: how much they weigh, which is all that the table learns."""


class SelfVotesCounted(_Event, frozen=True):
    """The votes that were held back count against their owners, put up or not."""

    seats: Seats
    rule: str = "self-votes"


class ElectionOpened(_Event, frozen=True):
    """The table elects somebody from the slate to an office; `lot` when a lot has to decide."""

    office: str
    slate: Seats
    round: int
    rule: str
    lot: bool = False


class ElectionHands(_Event, frozen=True):
    """The hands for one of the slate, and void ones (voted before)."""

    candidate: int
    hands: Seats
    void: Seats
    rule: str
    secret: int | float | None = None
    """In a secret ballot: how much they weigh."""


class Elected(_Event, frozen=True):
    """Somebody is elected to an office."""

    office: str
    seat: int
    rule: str


class SuccessorNamed(_Event, frozen=True):
    """A mayor who leaves has named the next one."""

    seat: int
    target: int
    rule: str = "successor"


class BallsOpened(_Event, frozen=True):
    """Everybody is to give a black ball and a white one."""

    rule: str = "balls"


class BallGiven(_Event, frozen=True):
    """One ball; `secret` when the table learns only the sums."""

    seat: int
    colour: str
    target: int
    rule: str = "balls"
    secret: bool = False


class BallsCounted(_Event, frozen=True):
    """The black and the white balls of each seat, seat 1 first."""

    black: tuple[int, ...]
    white: tuple[int, ...]
    rule: str = "balls"


class CardDrawn(_Event, frozen=True):
    """The card of the day, and whom it lets speak, vote or be put up (nobody named: all)."""

    text: str
    speakers: Seats = ()
    voters: Seats = ()
    candidates: Seats = ()
    rule: str = "day-card"


class Breached(_Event, frozen=True):
    """A player has broken the condition of the day and does not vote today."""

    seat: int
    rule: str = "breach"


class TieFound(_Event, frozen=True):
    """The highest count is shared: these speak again."""

    slate: Seats
    rule: str = "tie"


class LiftAsked(_Event, frozen=True):
    """The same players tied again: shall all of them leave?"""

    slate: Seats
    rule: str = "lift"


class LiftCounted(_Event, frozen=True):
    """The hands for everybody's leaving."""

    hands: Seats
    rule: str = "lift"
    secret: int | float | None = None


class NobodyLeft(_Event, frozen=True):
    """The day's vote removes nobody; `known` when that is itself the result of a count."""

    reason: str
    known: bool
    rule: str


class VotedOut(_Event, frozen=True):
    """The day removes these players; `cause` is `vote`, `lift` or `execution`.

    `spared` are those whom it would have removed, and who are immune today; `hushed` when
    those who leave have no last word; `cards` are theirs, where they are opened.
    """

    seats: Seats
    cause: str
    rule: str
    spared: Seats = ()
    hushed: bool = False
    cards: tuple[str, ...] = ()


class GuessAwaited(_Event, frozen=True):
    """Two players face a closed card, and one guess will decide the game."""

    rule: str = "guess-awaited"


class CardOpened(_Event, frozen=True):
    """A card is opened: that of a player, or (seat 0) the one that nobody drew."""

    seat: int
    card: str
    rule: str = "card-opened"


# --- Discipline ----------------------------------------------------------------------------


class Warned(_Event, frozen=True):
    """An oral warning."""

    seat: int
    clause: str
    rule: str = "warning"


class Fouled(_Event, frozen=True):
    """A foul; `silence` says which speech it costs.

    None, the `nearest`, the one `after-this`, or the rest of this very one (`ends-speech`).
    """

    seat: int
    clause: str
    count: int
    silence: str = ""
    rule: str = "foul"


class Disqualified(_Event, frozen=True):
    """A player is out: `cause` is `foul` (one too many), `disqualified`, or `removed` by a limit.

    `removed` is false when the game had been decided: then only the penalty follows. `silent`
    when the table learns of it in the morning.
    """

    seat: int
    clause: str
    cause: str
    removed: bool
    rule: str
    silent: bool = False


class RemovalDue(_Event, frozen=True):
    """A player will be removed when the morning comes."""

    seat: int
    clause: str
    rule: str = "removal-due"


class VoteCancelled(_Event, frozen=True):
    """A disqualification cancels the vote of a day.

    `unsaid` while somebody is leaving or may have been shot: neither the victim nor a game that
    is decided cancels a vote, so the judge alone knows it until the announcement of the day.
    """

    day: int
    rule: str
    unsaid: bool = False


class TeamDefeated(_Event, frozen=True):
    """The offender's team loses at once."""

    seat: int
    clause: str
    winners: tuple[str, ...]
    rule: str = "team-defeat"
    penalised: bool = True
    """The offender also gets the penalty of a disqualification."""


class Banned(_Event, frozen=True):
    """Removal from the tournament; `penalised` when this game's penalty comes with it."""

    seat: int
    clause: str
    penalised: bool
    rule: str = "ban"
    term: str = ""
    """For how long, where the document says it."""


# --- The end -------------------------------------------------------------------------------


class Decided(_Event, frozen=True):
    """The result is fixed from now on, though last words may remain."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    rule: str


class GameEnded(_Event, frozen=True):
    """The judge announces the result."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    rule: str
    clause: str = ""


class BestMoveNamed(_Event, frozen=True):
    """The victim's best move, as entered in the protocol."""

    seat: int
    named: Seats
    rule: str
    aloud: bool = True
    """Shown with fingers otherwise: the table hears it with the others' moves."""


class BestMovesRead(_Event, frozen=True):
    """The judge reads out the best moves that were shown with fingers."""

    seats: Seats
    named: tuple[Seats, ...]
    rule: str = "best-moves-read"


class HintAsked(_Event, frozen=True):
    """The victim asked for a hint and forfeits the best move's points.

    An award that he had already been given lapses: it was charged to the judge's limit, or not,
    by comparison with that best move. The judge may give it anew.
    """

    seat: int
    rule: str = "best-move-hint"


class Awarded(_Event, frozen=True):
    """Judge's points in hundredths; `waits` for the chief judge."""

    seat: int
    points: int
    waits: bool
    rule: str = "award"


class Fined(_Event, frozen=True):
    """A prescribed penalty, in hundredths."""

    seat: int
    clause: str
    points: int
    rule: str = "fine"


class Approved(_Event, frozen=True):
    """The chief judge consents to these awards."""

    seats: Seats
    rule: str = "consent"


class ProtestFiled(_Event, frozen=True):
    """A protest was entered in the protocol."""

    seat: int
    text: str
    rule: str = "protest"


class ProtestVoted(_Event, frozen=True):
    """The players have voted on the protest."""

    seat: int
    seats: Seats
    passed: bool
    rule: str = "protest-vote"


class ProtestRuled(_Event, frozen=True):
    """The protest was decided."""

    seat: int
    upheld: bool
    text: str
    rule: str = "protest-ruling"
    remedy: str = ""
    """What becomes of the result, where the document lets the judge choose."""


Event = (
    SeatsTaken
    | CardsDealt
    | PositionSet
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
    | SelfVotesCounted
    | ElectionOpened
    | ElectionHands
    | Elected
    | SuccessorNamed
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
    | RolesRevealed
)

Events = tuple[Event, ...]
