"""The questions that the engine asks a rulebook: one typed slot each.

A rulebook must answer every slot exactly once; building it fails otherwise. A policy is a
small function whose name is the sentence of the rule; numbers that documents vary are plain
slots. Nothing here knows a clause number, except the keys by which a judge names violations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import ClassVar

from gorod.engine.events import Decided, Event
from gorod.engine.game import Game
from gorod.engine.phases import Vote
from gorod.engine.refusal import Refusal
from gorod.engine.seats import Seats


@dataclass(frozen=True, slots=True)
class Floor:
    """How long a player may speak, and by which rule."""

    seconds: int
    rule: str


@dataclass(frozen=True, slots=True)
class Violation:
    """A violation that the judge may name when he imposes a sanction."""

    clause: str
    sanction: str
    """`foul`, `disqualify`, `defeat` or `ban`."""
    from_the_hall: bool = False
    """It may be imposed on a player who has already left."""
    farewell_only: bool = False
    """It exists only for players who are leaving."""


@dataclass(frozen=True, slots=True)
class Death:
    """Who dies of a night's deeds, of what (`kill`, `guest`), and by which rule."""

    seat: int
    cause: str
    rule: str


Violations = Mapping[tuple[str, str], Violation]
"""(sanction, clause named by the judge) -> the violation it stands for."""


@dataclass(frozen=True, slots=True)
class CommonRules:
    """What every rulebook answers, whatever the course of its game."""

    SIDES: ClassVar[tuple[str, str]] = ("red", "black")
    """The team without a secret, and the one that acts together."""

    sizes: frozenset[int]
    """How many players may sit at the table?"""
    deck: Callable[[int], tuple[str, ...]]
    """Which cards are dealt to a table of that size?"""
    teams: Mapping[str, str]
    """Which roles exist, and which team does each play for?"""
    night_duties: Callable[[int], tuple[str, ...]]
    """Which calls does the judge make in that night, in which order?"""
    seconds: Mapping[str, int]
    """How many seconds does each step give?"""
    cues: Mapping[str, str]
    """What does the judge say at each step, and (`…-over`) when it is over?"""
    dawn: Callable[[Game], Event | None]
    """What does the end of a night bring, before a day can break?"""
    violations: Violations
    """Which violations exist, and what does each cost?"""
    victory: Callable[[Game], Decided | None]
    """Has somebody won?"""


@dataclass(frozen=True, slots=True)
class Rules(CommonRules):
    """The answers of a rulebook that is played at a table."""

    vote_window: float
    """For how many seconds does the judge look at the hands against one candidate?"""
    gestures: Mapping[str, str]
    """Which gesture answers a check?"""
    reminders: Mapping[str, str]
    """What must the judge see to, and at which step?"""

    speaking_order: Callable[[Game], Seats]
    """Who speaks in the coming day, in which order?"""
    speech: Callable[[Game, int], Floor]
    """How long may this player speak in the discussion?"""
    nominee: Callable[[Game, int, int], Refusal | None]
    """May this speaker put up that player?"""
    tie_speech: Callable[[Game, int], Floor]
    """How long may this tied player speak?"""
    ask: Callable[[Game, int], Refusal]
    """Is a player told who is on the list?"""
    settles_vote: Callable[[Game], bool]
    """Does the nomination now being accepted already settle the day's vote?"""
    after_discussion: Callable[[Game], Event]
    """What follows the discussion?"""
    called_off: Callable[[Game], Event | None]
    """Has something ended the vote before its count?"""
    absent_hands: Callable[[Vote, int], int]
    """Which of the hands not shown count against the candidate now voted?"""
    ballot_result: Callable[[Game, Vote], Event]
    """What does a counted ballot decide?"""
    lift_result: Callable[[Game, Seats, int], Event]
    """What do the hands for everybody's leaving decide?"""

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
    best_move_numbers: Callable[[Game, int], int]
    """How many seats may this victim name?"""
    hint: Callable[[Game, int], Refusal | None]
    """May the judge note that this victim asked for a hint?"""

    fouls_to_silence: int
    """Which foul costs the nearest speech?"""
    fouls_to_removal: int
    """Which foul removes the player?"""
    tolerated: Callable[[Game, int, str], Refusal | None]
    """Why is this foul not given to that player now?"""
    farewell_defeat: Callable[[Game, int, str], bool]
    """Does this violation by a leaving player lose the game for his team?"""
    defeat_winners: Callable[[Game, int], tuple[str, ...]]
    """Who wins when this player's team is declared the loser?"""
    defeat_penalised: Callable[[str], bool]
    """Does the offender of such a defeat get the disqualification's penalty as well?"""
    amnesty: frozenset[str]
    """Which violations are no longer punished once the result is fixed?"""
    cancelled_vote: Callable[[Game, int], Event | None]
    """Which vote does the disqualification of this player cancel?"""
    dawn_cancels: Callable[[Game], Event | None]
    """Which vote do the night's disqualifications cancel, now that its victims are known?"""

    award: Callable[[Game, int, int], Refusal | None]
    """May the judge give this player these points?"""
    award_waits: Callable[[Game, int, int], bool]
    """Does that award wait for the chief judge?"""
    fines: Mapping[str, int]
    """Which clauses prescribe a penalty, and how much?"""
    fine: Callable[[Game, int, str], Refusal | None]
    """Does the record allow this penalty?"""
    protest_seconds: int
    """How long after the game may a protest be entered?"""


SLOTS: frozenset[str] = frozenset(field.name for field in fields(Rules))
