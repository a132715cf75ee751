"""Commands: what a judge or a player asks of the game. Whether it happens is for the rules."""

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
    """Base of all commands."""


class Deal(_Command, frozen=True):
    """The cards as they were drawn, seat 1 first."""

    cards: tuple[Role, ...]


class Proceed(_Command, frozen=True):
    """The judge says the cue and goes on; whoever was awake shows nothing more."""


class Order(_Command, frozen=True):
    """The don sets the shooting order."""

    seats: Seats


class Nominate(_Command, frozen=True):
    """A speaker puts somebody up for the vote; 0 where nobody noted who it was."""

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
    """The speaker takes such a permission back."""

    seat: int
    target: int


class Technical(_Command, frozen=True):
    """The judge calls a technical night, or ends it."""


class Pass(_Command, frozen=True):
    """The speaker ends their speech, tie speech or last word."""

    seat: int


class Hands(_Command, frozen=True):
    """The hands raised against the candidate being voted."""

    candidate: int
    hands: Seats


class Tally(_Command, frozen=True):
    """So many hands against the candidate being voted; whose they were was not noted."""

    candidate: int
    count: int


class LiftHands(_Command, frozen=True):
    """The hands for all tied players leaving; or only their number, or what came of it."""

    hands: Seats
    count: int | None = None
    """So many hands, whosever they were."""
    passed: bool | None = None
    """Whether it was carried, where nobody noted the hands."""


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
    """The leaving mayor names the next one."""

    seat: int


class GiveBall(_Command, frozen=True):
    """A black or a white ball."""

    seat: int
    colour: str
    target: int


class DrawCard(_Command, frozen=True):
    """The card of the day; where it names seats, only they speak, vote or can be put up."""

    text: str
    speakers: Seats = ()
    voters: Seats = ()
    candidates: Seats = ()


class Breach(_Command, frozen=True):
    """A player has broken the condition of the day."""

    seat: int


class Shoot(_Command, frozen=True):
    """The shots of a hunt as (shooter, target); target 0 is a shot between numbers.

    Where only the number was noted, and not who showed it, there are no shots but a `number`.
    """

    shots: tuple[tuple[int, int], ...]
    number: int = 0


class Miss(_Command, frozen=True):
    """A miss, with nothing more to say about who shot where."""


class Show(_Command, frozen=True):
    """The role awake shows a seat (0: shows nothing)."""

    duty: str
    target: int
    seat: int = 0
    """Who showed it, where the record says so."""
    takes: tuple[str, ...] = ()
    """What the role takes from that seat for a day, in place of what it does otherwise."""


class OpenCard(_Command, frozen=True):
    """Both players take the closed card for the mafia's: it is opened."""


class Accuse(_Command, frozen=True):
    """A player demands that another open their card."""

    seat: int
    target: int


class Best(_Command, frozen=True):
    """The victim names the players whom they take for black."""

    seat: int
    named: Seats


class Hint(_Command, frozen=True):
    """The victim asked somebody for a hint about the best move."""

    seat: int


class Warn(_Command, frozen=True):
    """An oral warning."""

    seat: int
    clause: str = ""


class Foul(_Command, frozen=True):
    """A foul."""

    seat: int
    clause: str = ""
    reason: str = ""
    """Why the judge chose this degree, where the document lets them weigh the case."""


class Disqualify(_Command, frozen=True):
    """A disqualifying foul."""

    seat: int
    clause: str
    reason: str = ""


class Defeat(_Command, frozen=True):
    """The defeat of the offender's team."""

    seat: int
    clause: str
    reason: str = ""


class Waive(_Command, frozen=True):
    """The judge does without what a clause would bring about by itself, and says why."""

    clause: str
    reason: str


class Ban(_Command, frozen=True):
    """Removal from the tournament."""

    seat: int
    clause: str


class GiveAward(_Command, frozen=True):
    """Judge's points, in hundredths, and what they are for."""

    seat: int
    points: int
    reason: str = ""


class GiveFine(_Command, frozen=True):
    """A penalty prescribed by a clause."""

    seat: int
    clause: str


class Approve(_Command, frozen=True):
    """The chief judge consents to the awards that wait."""


class FileProtest(_Command, frozen=True):
    """A protest; `elapsed` seconds after the end of the game, where a clock was kept."""

    seat: int
    text: str
    elapsed: int | None = None


class Support(_Command, frozen=True):
    """The players who vote for the open protest."""

    seats: Seats


class Rule(_Command, frozen=True):
    """The decision on the open protest."""

    upheld: bool
    text: str


class AsPlayed(_Command, frozen=True):
    """A move that the rules refuse, and that the table played on with.

    The chief judge consents to it by name and says why. It is for records: nobody is offered it.
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
