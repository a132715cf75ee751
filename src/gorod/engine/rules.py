"""The questions that the engine asks a rulebook: one typed slot each.

A rulebook must answer every slot exactly once; building it fails otherwise. What only some
documents know is a power (`engine/powers`) with slots of its own: a rulebook that has the power
answers them, and for the others they do not exist. A policy is a small function whose name is the
sentence of the rule; numbers that documents vary are plain slots. Nothing here knows a clause
number, except the keys by which a judge names violations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

from gorod.engine.events import Decided, Event
from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.power import Power
from gorod.engine.refusal import Refusal
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct
from gorod.engine.vocabulary import Cause, Role

if TYPE_CHECKING:  # a format is made of decisions, and those read the rules
    from gorod.engine.format import Format

P = TypeVar("P", bound=Power)

NO_SLOTS = frozenset({"format", "powers", "power"})
"""What the answers of a rulebook hold besides its slots."""


class Floor(Struct, frozen=True, gc=False):
    """How long a player may speak, and by which rule."""

    seconds: int
    rule: str


@dataclass(frozen=True, slots=True)
class Violation:
    """A violation that the judge may name when they impose a sanction."""

    clause: str
    sanction: str
    """`foul`, `disqualify`, `defeat` or `ban`."""
    from_the_hall: bool = False
    """It may be imposed on a player who has already left."""
    farewell_only: bool = False
    """It exists only for players who are leaving."""
    removes: bool = True
    """A ban: it also takes the offender from this table."""
    term: str = ""
    """A ban: for how long, where the document says it."""
    rule: str = ""
    """The rule under which it is punished, where that is not the one of the sanction."""
    weighed: bool = False
    """The document prices it otherwise: the judge has to say why they chose this degree."""


class Death(Struct, frozen=True, gc=False):
    """Who dies of a night's deeds, of what (`kill`, `guest`), and by which rule."""

    seat: int
    cause: Cause
    rule: str


class Save(Struct, frozen=True, gc=False):
    """Who outlives a night's shots, what saved them (`doctor`, `guest`, …), by which rule."""

    seat: int
    saviour: str
    rule: str


class Daybreak(Struct, frozen=True, gc=False):
    """What a morning brings to those at the table."""

    mute: Seats = ()
    """Who says nothing today."""
    voteless: Seats = ()
    """Who does not vote today."""
    annulled: bool = False
    """The night has wiped the fouls."""
    rule: str = "day-breaks"


AS_EVER = Daybreak()

Violations = Mapping[tuple[str, str], Violation]
"""(sanction, clause named by the judge) -> the violation it stands for."""


class Powers(Protocol):
    """Gives the answers about a power, or nothing where the rulebook does not have it."""

    def __call__(self, kind: type[P], /) -> P | None:
        """The answers in the class of the power."""


@dataclass(frozen=True, slots=True, eq=False)
class CommonRules:
    """What every rulebook answers, whatever the course of its game."""

    SIDES: ClassVar[tuple[str, str]] = ("red", "black")
    """The team without a secret, and the one that acts together."""

    sizes: frozenset[int]
    """How many players may sit at the table?"""
    deck: Callable[[int], tuple[Role, ...]]
    """Which cards are dealt to a table of that size?"""
    teams: Mapping[Role, str]
    """Which roles exist, and which team does each play for?"""
    night_duties: Callable[[Game, int], tuple[str, ...]]
    """Which calls does the judge make in that night, in which order?"""
    seconds: Mapping[str, int]
    """How many seconds does each step give?"""
    cues: Mapping[str, str]
    """What does the judge say at each step, (`…-over`) when it is over, (`…-ten-seconds`) ten
    seconds before, and when something happens? `report/phrases.py` says what."""
    dawn: Callable[[Game], Event | None]
    """What does the end of a night bring, before a day can break?"""
    violations: Violations
    """Which violations exist, and what does each cost?"""
    victory: Callable[[Game], Decided | None]
    """Has somebody won?"""

    format: Format
    """Which format do the games have?"""
    powers: Mapping[type[Any], Any]
    """Which powers do the clauses grant, and how does the document answer their questions?"""
    power: Powers = field(init=False, repr=False, compare=False)
    """`power(Mayor)`: the answers about this power, or nothing where the rulebook lacks it."""

    def __post_init__(self) -> None:
        """Look powers up without a call of Python's own: it is done for most commands."""
        object.__setattr__(self, "power", self.powers.get)

    def granted(self, kind: type[P]) -> P:
        """The answers about a power without which the game could not have come this far."""
        found: P = self.powers[kind]
        return found

    def knows(self, command: type) -> bool:
        """Whether one of the powers brings this command into play."""
        return any(command in power.COMMANDS for power in self.powers)

    def knows_fact(self, fact: str) -> bool:
        """Whether one of the powers lets a record tell this fact."""
        return any(fact in power.FACTS for power in self.powers)

    def answers(self) -> dict[str, Any]:
        """Slot -> answer, those of the powers included."""
        own = {slot.name: getattr(self, slot.name) for slot in fields(self)}
        for known in NO_SLOTS:
            del own[known]
        for power in self.powers.values():
            own |= {slot: getattr(power, slot) for slot in power.slots()}
        return own

    def amended(self, **answers: Any) -> Self:  # noqa: ANN401  a slot holds what it says
        """The same rules with these answers, in whichever power their slots are."""
        powers = dict(self.powers)
        for kind, power in self.powers.items():
            given = {slot: answers.pop(slot) for slot in kind.slots() if slot in answers}
            if given:
                powers[kind] = replace(power, **given)
        return replace(self, powers=powers, **answers)


@dataclass(frozen=True, slots=True, eq=False)
class Rules(CommonRules):
    """The answers of a rulebook that is played at a table."""

    vote_window: float
    """For how many seconds does the judge look at the hands against one candidate?"""
    gestures: Mapping[str, str]
    """Which gesture answers a check?"""
    reminders: Mapping[str, str]
    """What must the judge see to, and at which steps?

    Their names, with spaces between them; `vote-opening` is the first candidate of a ballot alone.
    """

    speaking_order: Callable[[Game], Seats]
    """Who speaks in the coming day, in which order?"""
    speech: Callable[[Game, int], Floor]
    """How long may this player speak in the discussion?"""
    nominee: Callable[[Game, int, int], Refusal | None]
    """May this speaker put up that player?"""
    tie_speech: Callable[[Game, int], Floor]
    """How long may this tied player speak?"""
    ask: Callable[[Game, int], Refusal | None]
    """Why is this player not told who is on the list?"""
    settles_vote: Callable[[Game], str]
    """By which rule does the nomination now being accepted settle the day's vote, if it does?"""
    after_discussion: Callable[[Game], Event]
    """What follows the discussion?"""
    called_off: Callable[[Game], Event | None]
    """Has something ended the vote before its count?"""
    absent_hands: Callable[[Game, Vote, int], int]
    """Which of the hands not shown count against the candidate now voted?"""
    ballot_result: Callable[[Game, Vote], Event]
    """What does a counted ballot decide?"""
    lift_result: Callable[[Game, Seats, int], Event]
    """What do these hands for everybody's leaving decide?"""
    list_is_shown: bool
    """Do screens keep the list for players and the hall while speeches go on?"""
    daybreak: Callable[[Game], Daybreak]
    """What does the morning bring to those at the table?"""
    voters: Callable[[Game], int]
    """Who may vote in the ballot that is open?"""
    no_vote: Callable[[Game, int], str]
    """By which rule has this player no vote in it?"""
    nobody_leaves: Callable[[Game, Event], Event]
    """What follows when the day removes nobody?"""
    no_last_word: Callable[[Game], str]
    """By which rule have those whom the vote removes no last word, if they have none?"""
    opens: Callable[[Game], bool]
    """Are the cards of those whom the vote removes opened?"""

    first_hunt: int
    """In which night does the mafia shoot for the first time?"""
    hunt_victim: Callable[[Game, tuple[tuple[int, int], ...]], int]
    """Whom do these shots kill?"""
    hits_kill_at_once: bool
    """Is a victim out at the hunt, or only when the night is weighed as a whole?"""
    night_deaths: Callable[[Game], tuple[Death, ...]]
    """Who dies of the night's deeds, in the order of leaving?"""
    order: Callable[[Game], Refusal | None]
    """May the don set a shooting order?"""
    act_refused: Callable[[Game, str, int, int], Refusal | None]
    """Why may this role not show that seat tonight?"""
    declines: Callable[[Game, str, int, int], bool]
    """Does this role, showing that seat, show nobody?"""
    check_answer: Callable[[Game, str, int], str]
    """What is a role answered when it shows a seat?"""
    leader: str
    """Which role leads those who hunt?"""
    pack: Callable[[Game, str], int]
    """Who was dealt into the group that meets or hunts in this duty?"""
    shot_refused: Callable[[Game, int], Refusal | None]
    """Why may nobody shoot at this number?"""
    hunt_result: Callable[[Game, tuple[tuple[int, int], ...] | None, int], tuple[int, str]]
    """Whom do shots at that victim hit after all, and which rule decides it?"""
    night_saves: Callable[[Game], tuple[Save, ...]]
    """Who outlives the night's shots, and by whose doing?"""
    silence_rule: Callable[[Game, str, int], str]
    """Which rule lets this role show nobody, or this number?"""
    once_a_night: Callable[[str], str]
    """By which rule is this role not called a second time in a night?"""

    foul_costs: Callable[[Game, int, int], str]
    """Which speech does this player lose with their *n*-th foul, if any?"""
    fouls_to_removal: int
    """Which foul removes the player?"""
    farewell_defeat: Callable[[Game, int, str], bool]
    """Does this violation by a leaving player lose the game for their team?"""
    defeat_winners: Callable[[Game, int], tuple[str, ...]]
    """Who wins when this player's team is declared the loser?"""
    defeat_penalised: Callable[[str], bool]
    """Does the offender of such a defeat get the disqualification's penalty as well?"""
    amnesty: frozenset[str]
    """Which violations are no longer punished once the result is fixed?"""
    cancelled_vote: Callable[[Game, int], Event | None]
    """Which vote does the disqualification of this player cancel, or shorten?"""
    dawn_cancels: Callable[[Game], Event | None]
    """Which vote do the night's disqualifications cancel, now that its victims are known?"""
    leaves_too: Callable[[Game, int], Event | None]
    """Whose departure, settled before, takes effect with the disqualification of this player?"""
    defeat_refused: Callable[[Game, int, str], Refusal | None]
    """Why can this player's team not be declared the loser for that violation?"""
    banned_too: frozenset[str]
    """Which disqualifications also end the tournament for the offender?"""

    award: Callable[[Game, int, int], Refusal | None]
    """May the judge give this player these points?"""
    award_waits: Callable[[Game, int, int], bool]
    """Does that award wait for the chief judge?"""
    fines: Mapping[str, int]
    """Which clauses prescribe a penalty, and how much?"""
    fine: Callable[[Game, int, str], Refusal | None]
    """Does the record allow this penalty?"""
    protest_seconds: int | None
    """How long after the game may a protest be entered? (None: without a limit)"""
    results: tuple[str, ...]
    """Which results does the document know? (as words of the notation)"""
    award_values: tuple[int, ...]
    """Which awards are there to choose from, in hundredths? (the limits choose among them)"""
    consented: Callable[[Game], str]
    """By which rule does the chief judge consent to the awards that wait?"""
    remedies: tuple[str, ...]
    """Which words of a ruling say what becomes of the result when a protest is upheld?"""


SLOTS: frozenset[str] = frozenset(slot.name for slot in fields(Rules)) - NO_SLOTS
