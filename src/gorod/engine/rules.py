"""The questions that the engine asks a rulebook: one typed slot each.

A rulebook must answer every slot exactly once; building it fails otherwise. What only some
documents know is a power (`engine/powers`) with its own slots: a rulebook that has the power
answers them, and for the others they do not exist. A policy is a small function whose name states
the rule; numbers that documents vary are plain slots. Nothing here knows a clause number, except
the keys by which a judge names violations.
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
"""The fields of a rulebook's answers that are not slots."""


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
    """Whether it can also be imposed on a player who has already left."""
    farewell_only: bool = False
    """Whether it exists only for players who are leaving."""
    removes: bool = True
    """Of a ban: whether it also removes the offender from this table."""
    term: str = ""
    """Of a ban: how long it lasts, if the document says so."""
    rule: str = ""
    """The rule that punishes it, if that is not the rule of the sanction."""
    weighed: bool = False
    """Whether the judge deviates from the document's sanction and has to give a reason."""


class Death(Struct, frozen=True, gc=False):
    """A player who dies from a night's acts, the cause (`kill`, `guest`), and the rule."""

    seat: int
    cause: Cause
    rule: str


class Save(Struct, frozen=True, gc=False):
    """A player who survives a night's shots, what saved them (`doctor`, `guest`, …), and why.

    `rule` is the rule that saves them.
    """

    seat: int
    saviour: str
    rule: str


class Daybreak(Struct, frozen=True, gc=False):
    """What a morning brings to the players at the table."""

    mute: Seats = ()
    """Players who may not speak today."""
    voteless: Seats = ()
    """Players who may not vote today."""
    annulled: bool = False
    """Whether the night has wiped the fouls."""
    rule: str = "day-breaks"


AS_EVER = Daybreak()

Violations = Mapping[tuple[str, str], Violation]
"""(sanction, clause named by the judge) -> the violation."""


class Powers(Protocol):
    """Looks up the answers about a power; None if the rulebook does not have it."""

    def __call__(self, kind: type[P], /) -> P | None:
        """Return the answers in the class of the power, or None."""


@dataclass(frozen=True, slots=True, eq=False)
class CommonRules:
    """The answers of every rulebook, whatever its format."""

    SIDES: ClassVar[tuple[str, str]] = ("red", "black")
    """The open team, and the team that acts together in secret."""

    sizes: frozenset[int]
    """How many players may sit at the table?"""
    deck: Callable[[int], tuple[Role, ...]]
    """Which cards are dealt to a table of that size?"""
    teams: Mapping[Role, str]
    """Which roles exist, and on which team does each play?"""
    night_duties: Callable[[Game, int], tuple[str, ...]]
    """Which calls does the judge make in that night, and in which order?"""
    seconds: Mapping[str, int]
    """How many seconds does each step last?"""
    cues: Mapping[str, str]
    """What does the judge say at each step, at its end, and when something happens?

    The key `…-over` is for the end of a step, `…-ten-seconds` for ten seconds before it;
    `report/phrases.py` says which keys there are.
    """
    dawn: Callable[[Game], Event | None]
    """What happens at the end of a night, before a day can begin?"""
    violations: Violations
    """Which violations exist, and how is each punished?"""
    victory: Callable[[Game], Decided | None]
    """Has somebody won?"""

    format: Format
    """In which format are the games played?"""
    powers: Mapping[type[Any], Any]
    """Which powers do the clauses grant, and how does the document answer their questions?"""
    power: Powers = field(init=False, repr=False, compare=False)
    """`power(Mayor)`: the answers about this power, or None if the rulebook does not have it."""

    def __post_init__(self) -> None:
        """Store the mapping's own method as `power`: it is called for most commands."""
        object.__setattr__(self, "power", self.powers.get)

    def granted(self, kind: type[P]) -> P:
        """Return the answers about a power that the rulebook must have, or raise `KeyError`."""
        found: P = self.powers[kind]
        return found

    def knows(self, command: type) -> bool:
        """Whether one of the powers makes this command possible."""
        return any(command in power.COMMANDS for power in self.powers)

    def knows_fact(self, fact: str) -> bool:
        """Whether one of the powers lets a record mention this fact."""
        return any(fact in power.FACTS for power in self.powers)

    def answers(self) -> dict[str, Any]:
        """Return slot -> answer, including the slots of the powers."""
        own = {slot.name: getattr(self, slot.name) for slot in fields(self)}
        for known in NO_SLOTS:
            del own[known]
        for power in self.powers.values():
            own |= {slot: getattr(power, slot) for slot in power.slots()}
        return own

    def amended(self, **answers: Any) -> Self:  # noqa: ANN401  a slot holds what it says
        """Return the same rules with these answers to slots, whether common ones or of a power."""
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

    The steps are names with spaces between them; `vote-opening` is only the first candidate of a
    ballot.
    """

    speaking_order: Callable[[Game], Seats]
    """Who speaks in the coming day, and in which order?"""
    speech: Callable[[Game, int], Floor]
    """How long may this player speak in the discussion?"""
    nominee: Callable[[Game, int, int], Refusal | None]
    """May this speaker put up that player?"""
    tie_speech: Callable[[Game, int], Floor]
    """How long may this tied player speak?"""
    ask: Callable[[Game, int], Refusal | None]
    """Why may this player not ask who is on the list?"""
    settles_vote: Callable[[Game], str]
    """By which rule does the nomination now being accepted settle the day's vote, if it does?"""
    after_discussion: Callable[[Game], Event]
    """What follows the discussion?"""
    called_off: Callable[[Game], Event | None]
    """Has something ended the vote before its count?"""
    absent_hands: Callable[[Game, Vote, int], int]
    """Which of the hands that were not shown count against the present candidate?"""
    ballot_result: Callable[[Game, Vote], Event]
    """What does a counted ballot decide?"""
    lift_result: Callable[[Game, Seats, int], Event]
    """What is the result of a lift with these hands?"""
    list_is_shown: bool
    """Do screens keep showing the list to players and the hall during the speeches?"""
    daybreak: Callable[[Game], Daybreak]
    """What does the morning bring to the players at the table?"""
    voters: Callable[[Game], int]
    """Who may vote in the open ballot?"""
    no_vote: Callable[[Game, int], str]
    """By which rule does this player have no vote in it?"""
    nobody_leaves: Callable[[Game, Event], Event]
    """What follows when the day removes nobody?"""
    no_last_word: Callable[[Game], str]
    """By which rule do players whom the vote removes have no last word, if they have none?"""
    opens: Callable[[Game], bool]
    """Are the cards of players whom the vote removes opened?"""

    first_hunt: int
    """In which night does the mafia shoot for the first time?"""
    hunt_victim: Callable[[Game, tuple[tuple[int, int], ...]], int]
    """Whom do these shots kill?"""
    hits_kill_at_once: bool
    """Is a victim out at once, or only when the whole night is resolved?"""
    night_deaths: Callable[[Game], tuple[Death, ...]]
    """Who dies from the night's acts, in the order of leaving?"""
    order: Callable[[Game], Refusal | None]
    """May the don set a shooting order?"""
    act_refused: Callable[[Game, str, int, int], Refusal | None]
    """Why may this role not show that seat tonight?"""
    declines: Callable[[Game, str, int, int], bool]
    """Does this role, by showing that seat, choose nobody?"""
    check_answer: Callable[[Game, str, int], str]
    """What answer does a role get when it shows a seat?"""
    leader: str
    """Which role leads the hunters?"""
    pack: Callable[[Game, str], int]
    """Who was dealt into the group that meets or hunts in this duty?"""
    shot_refused: Callable[[Game, int], Refusal | None]
    """Why may nobody shoot at this number?"""
    hunt_result: Callable[[Game, tuple[tuple[int, int], ...] | None, int], tuple[int, str]]
    """Whom do shots at that victim finally hit, and which rule decides it?"""
    night_saves: Callable[[Game], tuple[Save, ...]]
    """Who survives the night's shots, and who saves them?"""
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
    """Does the offender of such a defeat also get the penalty of a disqualification?"""
    amnesty: frozenset[str]
    """Which violations are no longer punished once the result is fixed?"""
    cancelled_vote: Callable[[Game, int], Event | None]
    """Which vote does the disqualification of this player cancel or shorten?"""
    dawn_cancels: Callable[[Game], Event | None]
    """Which vote do the night's disqualifications cancel, now that its victims are known?"""
    leaves_too: Callable[[Game, int], Event | None]
    """Which departure, settled before, takes effect with the disqualification of this player?"""
    defeat_refused: Callable[[Game, int, str], Refusal | None]
    """Why can this player's team not be declared the loser for that violation?"""
    banned_too: frozenset[str]
    """Which disqualifications also end the tournament for the offender?"""

    award: Callable[[Game, int, int], Refusal | None]
    """May the judge give this player these points?"""
    award_waits: Callable[[Game, int, int], bool]
    """Does that award wait for the chief judge?"""
    fines: Mapping[str, int]
    """Which clauses prescribe a penalty, and of how many points?"""
    fine: Callable[[Game, int, str], Refusal | None]
    """Does the record allow this penalty?"""
    protest_seconds: int | None
    """How long after the game may a protest be entered? (None: without a limit)"""
    results: tuple[str, ...]
    """Which results does the document know? (as words of the notation)"""
    award_values: tuple[int, ...]
    """Which awards are there to choose from, in hundredths? (the limits allow some of them)"""
    consented: Callable[[Game], str]
    """By which rule does the chief judge consent to the awards that wait?"""
    remedies: tuple[str, ...]
    """Which words of a ruling say what happens to the result when a protest is upheld?"""


SLOTS: frozenset[str] = frozenset(slot.name for slot in fields(Rules)) - NO_SLOTS
