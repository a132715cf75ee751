"""Commands: what a judge or a player asks of the game. The rules decide whether it happens."""

from __future__ import annotations

from gorod.engine.by_day.by_day_commands import (
    Act,
    AnswerQuestion,
    CastBallot,
    ChooseLegend,
    ChoosePlayer,
    CloseDay,
    CommitSuicide,
    ConfirmForecast,
    EnterCode,
    EnterForecast,
    FlipCoin,
    NameBestPlayer,
    PraiseLegend,
    StopGame,
    WriteLegend,
)
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab
from gorod.engine.vocabulary import Role


class _Command(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of all commands."""


class Deal(_Command, frozen=True):
    """The cards as they were drawn, seat 1 first."""

    cards: tuple[Role, ...]


class Proceed(_Command, frozen=True):
    """The judge says the cue and goes on; players who were awake show nothing more."""


class Order(_Command, frozen=True):
    """The don sets the shooting order."""

    seats: Seats


class Nominate(_Command, frozen=True):
    """A speaker puts somebody up for the vote; `seat` is 0 if nobody noted who it was."""

    seat: int
    target: int


class Withdraw(_Command, frozen=True):
    """An attempt to take back the nomination of a candidate."""

    target: int


class Ask(_Command, frozen=True):
    """A player asks the judge who is on the list."""

    seat: int


class Allow(_Command, frozen=True):
    """The speaker lets somebody talk in their minute."""

    seat: int
    target: int


class Forbid(_Command, frozen=True):
    """The speaker takes back such a permission."""

    seat: int
    target: int


class Technical(_Command, frozen=True):
    """The judge calls a technical night, or ends it."""


class Pass(_Command, frozen=True):
    """The speaker ends their speech, tie speech or last word."""

    seat: int


class Hands(_Command, frozen=True):
    """The hands raised against the present candidate."""

    candidate: int
    hands: Seats


class Tally(_Command, frozen=True):
    """The number of hands against the present candidate, where nobody noted whose they were."""

    candidate: int
    count: int


class LiftHands(_Command, frozen=True):
    """The hands for removing all of the tied players, or only their number or the result."""

    hands: Seats
    count: int | None = None
    """The number of hands, if nobody noted whose they were."""
    passed: bool | None = None
    """Whether the lift was carried, if nobody noted the hands."""


class TakeGolden(_Command, frozen=True):
    """A candidate takes one more minute before the ballot."""

    seat: int


class Elect(_Command, frozen=True):
    """The hands for a candidate of the election."""

    candidate: int
    hands: Seats


class Execute(_Command, frozen=True):
    """The deputy names the one to be executed."""

    seat: int


class Successor(_Command, frozen=True):
    """The leaving mayor names their successor."""

    seat: int


class GiveBall(_Command, frozen=True):
    """A player gives a black or a white ball."""

    seat: int
    colour: str
    target: int


class DrawCard(_Command, frozen=True):
    """The card of the day; if it names seats, only these may speak, vote or be put up."""

    text: str
    speakers: Seats = ()
    voters: Seats = ()
    candidates: Seats = ()


class Breach(_Command, frozen=True):
    """A player has broken the condition of the day."""

    seat: int


class Shoot(_Command, frozen=True):
    """The shots of a hunt as (shooter, target); target 0 is a shot between numbers.

    If only the number was noted, but not who showed it, `shots` is empty and `number` is set.
    """

    shots: tuple[tuple[int, int], ...]
    number: int = 0


class Miss(_Command, frozen=True):
    """The judge notes a miss without saying who shot where."""


class Show(_Command, frozen=True):
    """The role that is awake shows a seat (0: shows nothing)."""

    duty: str
    target: int
    seat: int = 0
    """Who showed it, if the record says so."""
    takes: tuple[str, ...] = ()
    """What the role takes from that seat for a day, instead of its usual act."""


class OpenCard(_Command, frozen=True):
    """Both players guess that the closed card is the mafia's, and it is opened."""


class Accuse(_Command, frozen=True):
    """A player demands that another open their card."""

    seat: int
    target: int


class Best(_Command, frozen=True):
    """The victim names players whom they believe to be black."""

    seat: int
    named: Seats


class Hint(_Command, frozen=True):
    """The victim asked somebody for a hint about the best move."""

    seat: int


class Warn(_Command, frozen=True):
    """The judge gives an oral warning."""

    seat: int
    clause: str = ""


class Foul(_Command, frozen=True):
    """The judge gives a foul."""

    seat: int
    clause: str = ""
    reason: str = ""
    """Why the judge chose this degree, where the document lets them weigh the case."""


class Disqualify(_Command, frozen=True):
    """The judge disqualifies a player."""

    seat: int
    clause: str
    reason: str = ""


class Defeat(_Command, frozen=True):
    """The judge declares the defeat of the offender's team."""

    seat: int
    clause: str
    reason: str = ""


class Waive(_Command, frozen=True):
    """The judge waives what a clause would bring about automatically, and says why."""

    clause: str
    reason: str


class Ban(_Command, frozen=True):
    """The judge removes a player from the tournament."""

    seat: int
    clause: str


class GiveAward(_Command, frozen=True):
    """The judge gives points, in hundredths, and says what they are for."""

    seat: int
    points: int
    reason: str = ""


class GiveFine(_Command, frozen=True):
    """The judge imposes a penalty prescribed by a clause."""

    seat: int
    clause: str


class Approve(_Command, frozen=True):
    """The chief judge consents to the awards that wait."""


class FileProtest(_Command, frozen=True):
    """A player protests, `elapsed` seconds after the game (None if no clock was kept)."""

    seat: int
    text: str
    elapsed: int | None = None


class Support(_Command, frozen=True):
    """The players who vote for the open protest."""

    seats: Seats


class Rule(_Command, frozen=True):
    """The judge decides the open protest."""

    upheld: bool
    text: str


class AsPlayed(_Command, frozen=True):
    """A move that the rules refuse, but with which the table played on.

    The chief judge consents to it by name and gives a reason. It exists for records and is never
    offered.
    """

    move: Nominate | Hands | LiftHands | Shoot | Show
    by: str
    reason: str


Command = (
    Deal
    | Proceed
    | Order
    | Nominate
    | Withdraw
    | Ask
    | Allow
    | Forbid
    | Technical
    | Pass
    | Hands
    | Tally
    | LiftHands
    | TakeGolden
    | Elect
    | Execute
    | Successor
    | GiveBall
    | DrawCard
    | Breach
    | Shoot
    | Miss
    | Show
    | OpenCard
    | Accuse
    | Best
    | Hint
    | Warn
    | Foul
    | Disqualify
    | Defeat
    | Waive
    | Ban
    | GiveAward
    | GiveFine
    | Approve
    | FileProtest
    | Support
    | Rule
    | AsPlayed
    | CastBallot
    | Act
    | CommitSuicide
    | WriteLegend
    | EnterForecast
    | AnswerQuestion
    | EnterCode
    | ChooseLegend
    | ChoosePlayer
    | PraiseLegend
    | NameBestPlayer
    | ConfirmForecast
    | FlipCoin
    | StopGame
    | CloseDay
)
