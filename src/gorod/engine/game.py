"""The state of one game: what outlives a phase."""

from __future__ import annotations

from gorod.engine.by_day.by_day_phases import DayPhase
from gorod.engine.by_day.days import GameDay
from gorod.engine.phases import Phase
from gorod.engine.seats import Seats, seats_of
from gorod.engine.struct import Struct
from gorod.engine.vocabulary import NO_ROLE, Cause, Role


class Outcome(Struct, frozen=True, gc=False):
    """How the game ended, and by which rule."""

    winners: tuple[str, ...]
    kind: str
    """`victory`, `draw`, `defeat` (a team defeat) or `stopped` (by the host, without a winner)."""
    reason: str
    rule: str
    clause: str
    """The violation that a team defeat punishes; empty otherwise."""
    moment: str


class Departure(Struct, frozen=True, gc=False):
    """When, how and by which rule a seat left the game."""

    seat: int
    moment: str
    cause: Cause
    rule: str
    clause: str = ""


class Ballot(Struct, frozen=True, gc=False):
    """A ballot that was counted to its end."""

    day: int
    alive: int
    slate: Seats
    hands: tuple[int, ...]
    round: int


class LiftVote(Struct, frozen=True, gc=False):
    """The hands for the leaving of all tied players."""

    day: int
    slate: Seats
    hands: int


class Hunt(Struct, frozen=True, gc=False):
    """A hunting night: who could shoot, the shots (seat, target; target 0 between numbers)."""

    night: int
    hunters: int
    prey: int
    """Living players who are not hunters, when the hunt began."""
    shots: tuple[tuple[int, int], ...]
    deliberate: bool
    """The judge wrote a plain miss: who shot where is not known."""
    victim: int
    """Whom the shots hit, saved or not."""
    number: int = 0
    """The number on which those settled who hunt with open eyes."""


class Check(Struct, frozen=True, gc=False):
    """A night check; target 0 when nothing was shown."""

    night: int
    duty: str
    seat: int
    target: int
    answer: str
    said: bool = True
    """The judge said that nothing was shown; otherwise the record leaves it open."""


class Deed(Struct, frozen=True, gc=False):
    """A night act that is only noted: a visit, a heal, a kill (target 0: nobody)."""

    night: int
    duty: str
    seat: int
    target: int
    answer: str = ""
    """`blocked`: it had no effect; `wrong`: it was not taken, and the role might show again."""
    takes: tuple[str, ...] = ()
    """What was taken from the target for the day after: `speech`, `vote`."""


NO_DEED = Deed(night=0, duty="", seat=0, target=0)


class Acts(Struct, frozen=True, gc=False):
    """What each role that acts did tonight with effect; by day, what it did in the night before."""

    beauty: Deed = NO_DEED
    courtesan: Deed = NO_DEED
    doctor: Deed = NO_DEED
    lawyer: Deed = NO_DEED
    maniac: Deed = NO_DEED


NO_ACTS = Acts()


class BestMove(Struct, frozen=True, gc=False):
    """The seats that a victim named as black."""

    seat: int
    named: Seats


class Award(Struct, frozen=True, gc=False):
    """Judge's points in hundredths; `waits` for the chief judge's consent."""

    seat: int
    points: int
    waits: bool
    reason: str = ""


class Fine(Struct, frozen=True, gc=False):
    """A clause penalty, in hundredths."""

    seat: int
    clause: str
    points: int


class Protest(Struct, frozen=True, gc=False):
    """A protest and what became of it: `open`, `upheld` or `rejected`."""

    seat: int
    text: str
    status: str = "open"
    ruling: str = ""
    passed: bool | None = None
    """What the players' vote on it said, where the rulebook lets them vote."""
    remedy: str = ""
    """What becomes of the result, where the ruling says so."""


class Irregular(Struct, frozen=True, gc=False):
    """A move that the rules refuse and that was played all the same, with a judge's consent."""

    moment: str
    verb: str
    rule: str
    by: str


class Facts(Struct, frozen=True, gc=False):
    """What the protocol sheet keeps: facts that rulings and points look back at."""

    departures: tuple[Departure, ...] = ()
    nightfalls: tuple[tuple[int, int], ...] = ()
    """Each night, and who was alive when it fell."""
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
    """Those whose shooting order was set when they met."""
    hinted: int = 0
    disqualified: int = 0
    banned: int = 0
    awards: tuple[Award, ...] = ()
    fines: tuple[Fine, ...] = ()
    protests: tuple[Protest, ...] = ()
    days: tuple[GameDay, ...] = ()
    as_played: tuple[Irregular, ...] = ()


class Today(Struct, frozen=True, gc=False):
    """Everything of a day that is forgotten when the next one begins; at night it still stands."""

    candidates: Seats = ()
    nominators: int = 0
    known: bool = False
    """The result of the vote counts as known."""
    standing: int = 0
    """The sole candidate whose departure stands although no ballot was held."""
    mute: int = 0
    """Seats that say nothing."""
    voteless: int = 0
    """Seats that do not vote."""
    had_silent_turn: int = 0
    """Seats whose turn to speak was a silent one."""
    card: str = ""
    """The condition of the day."""
    eligible: int = 0
    """Who can be put up; 0 if anybody can."""


class Game(Struct, frozen=True, gc=False):
    """One game. Never changed in place: an undo keeps the older object."""

    size: int
    phase: Phase | DayPhase
    alive: int
    cards: tuple[Role, ...] = ()
    red: int = 0
    black: int = 0
    maniac: int = 0
    spare: Role = NO_ROLE
    """The card that nobody at the table drew."""
    opened: int = 0
    """Seats whose cards lie open; bit 0 is the card that nobody drew."""
    number: int = 1
    night: bool = True
    opener: int = 0
    today: Today = Today()
    fouls: tuple[int, ...] = ()
    loses_next_speech: int = 0
    """Seats whose nearest speech is forfeit."""
    leaving: int = 0
    """Seats already out of the game that are still owed a last word."""
    cancelled: int = 0
    """Days (as bits) whose vote is cancelled."""
    forestalled: int = 0
    """Those of them whose vote was cancelled on the day before."""
    golden: int = 0
    """Seats that have used up their golden minute."""
    mayor: int = 0
    """Who was elected mayor, or named by the one before; 0 if nobody is."""
    lapsed: bool = False
    """A mayor has left without a successor: there is no such office any more."""
    due: tuple[tuple[int, str], ...] = ()
    """Who is removed when the morning comes, and for which violation."""
    waived: tuple[tuple[str, str], ...] = ()
    """The clauses that the judge does without, each with the moment for which they said so."""
    removed_unannounced: int = 0
    """Seats removed in silence, of whom the table learns in the morning."""
    nights_without_change: int = 0
    """Hunting nights in a row without a change; -1 if one came since this night fell."""
    outcome: Outcome | None = None
    facts: Facts = Facts()
    acts: Acts = NO_ACTS
    told: str = ""
    """`result` or `deaths`: nobody adjudicated this game, and only so much of it is known."""

    @property
    def moment(self) -> str:
        """`N2`, `D3`: the names that records and protocols use."""
        return f"{'N' if self.night else 'D'}{self.number}"

    @property
    def living(self) -> Seats:
        """The living, in the order of the table."""
        return seats_of(self.alive)

    def lives(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return seat > 0 and self.alive >> seat & 1 == 1

    def waives(self, clause: str) -> bool:
        """Whether the judge does without this clause in the present night or day."""
        return (clause, self.moment) in self.waived

    def card(self, seat: int) -> Role:
        """The role of a seat."""
        return self.cards[seat - 1]

    def holder(self, role: str, nth: int = 1) -> int:
        """The seat that was dealt the first, or nth, card of a role; 0 if nobody was."""
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
        return bool(self.cancelled >> day & 1)

    def deed(self, duty: str) -> Deed:
        """What a role did tonight with effect; by day, what it did in the night before."""
        found: Deed = getattr(self.acts, duty, NO_DEED)
        return found

    def wrong_choices(self, duty: str) -> int:
        """How often a role has tonight shown a seat that it may not show."""
        tonight = [d for d in self.facts.deeds if d.night == self.number and d.duty == duty]
        return sum(deed.answer == "wrong" for deed in tonight)

    @property
    def acted_tonight(self) -> bool:
        """Whether this night has had a hunt, or a role that acts has been called."""
        deeds, hunts, number = self.facts.deeds, self.facts.hunts, self.number
        if hunts and self.night and hunts[-1].night == number:
            return True
        return bool(deeds) and deeds[-1].night == number

    @property
    def hunt_of_the_night(self) -> Hunt | None:
        """The hunt of this night, when it is over."""
        hunts = self.facts.hunts
        return hunts[-1] if hunts and self.night and hunts[-1].night == self.number else None

    @property
    def hunted_tonight(self) -> bool:
        """Whether the hunt of this night is over."""
        hunts = self.facts.hunts
        return self.night and bool(hunts) and hunts[-1].night == self.number

    @property
    def floor(self) -> int:
        """The seat whose time runs, or 0."""
        queue: Seats = getattr(self.phase, "queue", ())
        return queue[0] if queue else 0
