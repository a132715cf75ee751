"""The state of one game, except for what exists only in a phase."""

from __future__ import annotations

from collections.abc import Callable

from gorod.engine.by_day.by_day_phases import DayPhase
from gorod.engine.by_day.days import GameDay
from gorod.engine.phases import Phase
from gorod.engine.seats import Seats, seats_of
from gorod.engine.struct import Struct, replace
from gorod.engine.vocabulary import NO_ROLE, Cause, Role


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended, and by which rule."""

    winners: tuple[str, ...]
    kind: str
    """`victory`, `draw`, `defeat` (a team defeat) or `stopped` (by the host, without a winner)."""
    reason: str
    rule: str
    clause: str
    """The violation that a team defeat punishes, otherwise empty."""
    moment: str


class Departure(Struct, frozen=True, gc=False):
    """When, how and by which rule a seat left the game."""

    seat: int
    moment: str
    cause: Cause
    rule: str
    clause: str = ""


class Ballot(Struct, frozen=True, gc=False):
    """A completely counted ballot."""

    day: int
    alive: int
    slate: Seats
    hands: tuple[int, ...]
    round: int


class LiftVote(Struct, frozen=True, gc=False):
    """The hands for removing all of the tied players."""

    day: int
    slate: Seats
    hands: int


class Hunt(Struct, frozen=True, gc=False):
    """A hunt: who could shoot, and the shots (seat, target; target 0 is between numbers)."""

    night: int
    hunters: int
    prey: int
    """Living players who were not hunters when the hunt began."""
    shots: tuple[tuple[int, int], ...]
    deliberate: bool
    """Whether the judge noted only a miss, so that it is not known who shot where."""
    victim: int
    """Whom the shots hit, even if they were saved."""
    number: int = 0
    """The number on which the hunters of an open hunt agreed."""


class Check(Struct, frozen=True, gc=False):
    """A night check; target 0 if nothing was shown."""

    night: int
    duty: str
    seat: int
    target: int
    answer: str
    said: bool = True
    """Whether the judge noted that nothing was shown; otherwise the record leaves it open."""


class Deed(Struct, frozen=True, gc=False):
    """A night act that is only noted: a visit, a heal, a kill (target 0: nobody)."""

    night: int
    duty: str
    seat: int
    target: int
    answer: str = ""
    """`blocked` if it had no effect, `wrong` if it was not accepted and the role could retry."""
    takes: tuple[str, ...] = ()
    """What was taken from the target for the next day: `speech`, `vote`."""


NO_DEED = Deed(night=0, duty="", seat=0, target=0)


class Acts(Struct, frozen=True, gc=False):
    """What each acting role did tonight with effect; by day, in the night before."""

    beauty: Deed = NO_DEED
    courtesan: Deed = NO_DEED
    doctor: Deed = NO_DEED
    lawyer: Deed = NO_DEED
    maniac: Deed = NO_DEED


NO_ACTS = Acts()

_NOTED: dict[str, Callable[[Acts, Deed], Acts]] = {
    "beauty": lambda acts, deed: replace(acts, beauty=deed),
    "courtesan": lambda acts, deed: replace(acts, courtesan=deed),
    "doctor": lambda acts, deed: replace(acts, doctor=deed),
    "lawyer": lambda acts, deed: replace(acts, lawyer=deed),
    "maniac": lambda acts, deed: replace(acts, maniac=deed),
}
"""One for each field, because a field that is named by a value takes three times as long."""


def noted(acts: Acts, deed: Deed) -> Acts:
    """The acts of a night with one more deed."""
    return _NOTED[deed.duty](acts, deed)


class BestMove(Struct, frozen=True, gc=False):
    """The seats that a victim named as black."""

    seat: int
    named: Seats


class Award(Struct, frozen=True, gc=False):
    """Judge's points in hundredths; `waits` if the chief judge has yet to consent."""

    seat: int
    points: int
    waits: bool
    reason: str = ""


class Fine(Struct, frozen=True, gc=False):
    """A penalty prescribed by a clause, in hundredths."""

    seat: int
    clause: str
    points: int


class Protest(Struct, frozen=True, gc=False):
    """A protest and its state: `open`, `upheld` or `rejected`."""

    seat: int
    text: str
    status: str = "open"
    ruling: str = ""
    passed: bool | None = None
    """Whether the players' vote passed it; None if they have not voted."""
    remedy: str = ""
    """What happens to the result, if the ruling says so."""


class Irregular(Struct, frozen=True, gc=False):
    """A move that the rules refuse but that was played nevertheless, with a judge's consent."""

    moment: str
    verb: str
    rule: str
    by: str


class Facts(Struct, frozen=True, gc=False):
    """The facts that the protocol keeps, because rulings and points look back at them."""

    departures: tuple[Departure, ...] = ()
    nightfalls: tuple[tuple[int, int], ...] = ()
    """Each night, and who was alive when it began."""
    ballots: tuple[Ballot, ...] = ()
    lifts: tuple[LiftVote, ...] = ()
    hunts: tuple[Hunt, ...] = ()
    checks: tuple[Check, ...] = ()
    deeds: tuple[Deed, ...] = ()
    first_killed: int = 0
    """The victims of the first hunt."""
    best_right: int = 0
    """The victims who were entitled to a best move."""
    best_moves: tuple[BestMove, ...] = ()
    ordered: int = 0
    """Players whose shooting order was set when they met."""
    hinted: int = 0
    disqualified: int = 0
    banned: int = 0
    awards: tuple[Award, ...] = ()
    fines: tuple[Fine, ...] = ()
    protests: tuple[Protest, ...] = ()
    days: tuple[GameDay, ...] = ()
    as_played: tuple[Irregular, ...] = ()


class Today(Struct, frozen=True, gc=False):
    """The facts of a day that are forgotten when the next one begins, after the night."""

    candidates: Seats = ()
    nominators: int = 0
    known: bool = False
    """Whether the result of the vote counts as known."""
    standing: int = 0
    """The sole candidate whose departure is settled although no ballot was held."""
    mute: int = 0
    """Seats that may not speak."""
    voteless: int = 0
    """Seats that may not vote."""
    had_silent_turn: int = 0
    """Seats whose turn to speak was a silent one."""
    card: str = ""
    """The condition of the day."""
    eligible: int = 0
    """Who can be put up; 0 if everybody can."""


class Rare(Struct, frozen=True, gc=False):
    """What most games never have.

    It is a struct of its own because every event copies the fields of the game one by one.
    """

    cancelled: int = 0
    """Days (as bits) whose vote is cancelled."""
    forestalled: int = 0
    """The days (as bits) whose vote was cancelled on the day before."""
    due: tuple[tuple[int, str], ...] = ()
    """Who will be removed in the morning, and for which violation."""
    removed_unannounced: int = 0
    """Seats removed silently, of which the table learns in the morning."""
    waived: tuple[tuple[str, str], ...] = ()
    """The clauses that the judge has waived, each with the moment for which it is waived."""
    golden: int = 0
    """Seats that have used up their golden minute."""
    lapsed: bool = False
    """Whether a mayor has left without a successor, so that the office no longer exists."""
    spare: Role = NO_ROLE
    """The card that nobody drew."""
    opened: int = 0
    """Seats whose cards are open; bit 0 is the card that nobody drew."""


NOTHING_RARE = Rare()
"""A game in which none of this has happened."""


class Game(Struct, frozen=True, gc=False):
    """The state of one game. It is immutable: an undo keeps the older object."""

    size: int
    phase: Phase | DayPhase
    alive: int
    cards: tuple[Role, ...] = ()
    red: int = 0
    black: int = 0
    maniac: int = 0
    number: int = 1
    night: bool = True
    opener: int = 0
    today: Today = Today()
    fouls: tuple[int, ...] = ()
    loses_next_speech: int = 0
    """Seats that lose their next speech."""
    leaving: int = 0
    """Seats already out of the game that still have a last word to say."""
    mayor: int = 0
    """The elected mayor, or the successor named by the last one; 0 if there is none."""
    nights_without_change: int = 0
    """Hunting nights in a row without a change; -1 if there was one since this night began."""
    outcome: Outcome | None = None
    facts: Facts = Facts()
    acts: Acts = NO_ACTS
    rare: Rare = NOTHING_RARE
    told: str = ""
    """`result` or `deaths` if no rules were applied to this game, and only this much is known."""

    @property
    def moment(self) -> str:
        """The name of the present moment in records and protocols: `N2`, `D3`."""
        return f"{'N' if self.night else 'D'}{self.number}"

    @property
    def living(self) -> Seats:
        """The living, in the order of the table."""
        return seats_of(self.alive)

    def lives(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return seat > 0 and self.alive >> seat & 1 == 1

    def waives(self, clause: str) -> bool:
        """Whether the judge has waived this clause for the present night or day."""
        return (clause, self.moment) in self.rare.waived

    def card(self, seat: int) -> Role:
        """Return the role of a seat."""
        return self.cards[seat - 1]

    def holder(self, role: str, nth: int = 1) -> int:
        """Return the seat that was dealt the *n*-th card of a role; 0 if there is none."""
        try:
            seat = self.cards.index(role) + 1
            while nth > 1:
                seat = self.cards.index(role, seat) + 1
                nth -= 1
        except ValueError:
            return 0
        return seat

    def vote_is_cancelled(self, day: int) -> bool:
        """Whether the vote of that day is cancelled."""
        return bool(self.rare.cancelled >> day & 1)

    def deed(self, duty: str) -> Deed:
        """Return what a role did tonight with effect; by day, in the night before."""
        found: Deed = getattr(self.acts, duty, NO_DEED)
        return found

    def wrong_choices(self, duty: str) -> int:
        """Return how often tonight a role has shown a seat that it may not show."""
        wrong = 0
        for deed in reversed(self.facts.deeds):
            if deed.night != self.number:
                break
            wrong += deed.duty == duty and deed.answer == "wrong"
        return wrong

    @property
    def acted_tonight(self) -> bool:
        """Whether this night has had a hunt, or an acting role has been called."""
        deeds, hunts, number = self.facts.deeds, self.facts.hunts, self.number
        if hunts and self.night and hunts[-1].night == number:
            return True
        return bool(deeds) and deeds[-1].night == number

    @property
    def hunt_of_the_night(self) -> Hunt | None:
        """The hunt of this night, or None before it is over."""
        hunts = self.facts.hunts
        return hunts[-1] if hunts and self.night and hunts[-1].night == self.number else None

    @property
    def hunted_tonight(self) -> bool:
        """Whether the hunt of this night is over."""
        hunts = self.facts.hunts
        return self.night and bool(hunts) and hunts[-1].night == self.number

    @property
    def floor(self) -> int:
        """The seat whose time is running, or 0."""
        queue: Seats = getattr(self.phase, "queue", ())
        return queue[0] if queue else 0
