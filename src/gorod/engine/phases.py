"""The phases of a game at a table. Each phase holds only the data that exists in that phase."""

from __future__ import annotations

from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab


class AnyPhase(Struct, frozen=True, gc=False, tag=kebab):
    """Base class of all phases."""

    @property
    def duties(self) -> tuple[str, ...]:
        """The calls of tonight, the present and later ones; empty if it is not night."""
        return ()

    @property
    def dead(self) -> Seats:
        """Tonight's victims; empty if it is not night."""
        return ()

    def ended(self) -> Over:
        """Return the phase of a game that ends here."""
        return Over()


class Seating(AnyPhase, frozen=True):
    """The players are seated; the cards are not dealt yet."""


class Night(AnyPhase, frozen=True):
    """The judge calls the night's duties one by one; `duties[0]` is awake now.

    `dead` are tonight's victims in the order in which they will be announced.
    """

    duties: tuple[str, ...]
    dead: Seats = ()
    resolved: bool = False
    """Whether the acts of the night have been weighed against each other."""


class Speech(AnyPhase, frozen=True):
    """The discussion: `queue[0]` has the floor for `seconds` (None: not yet given)."""

    queue: Seats
    seconds: int | None = None
    deferred: bool = False
    """Whether a silence earned by the speaker during this minute waits for their next one."""
    asked: bool = False
    """Whether the speaker has asked who is on the list."""
    allowed: int = 0
    """The players whom the speaker lets talk in their minute."""


UNNAMED = 128
"""The first bit for anonymous hands, which were counted without noting whose they are."""


class Vote(AnyPhase, frozen=True):
    """A ballot over `slate` in order; `hands[i]` are the hands counted against `slate[i]`."""

    slate: Seats
    hands: tuple[int, ...] = ()
    round: int = 1
    added: int = 0
    """How many seats at the end of the slate are there only because of their own votes."""

    @property
    def tallied(self) -> bool:
        """Whether some of the hands were counted without noting whose they are."""
        return bool(self.cast >> UNNAMED)

    @property
    def opened(self) -> Seats:
        """The slate at the opening of the ballot."""
        return self.slate[: len(self.slate) - self.added]

    @property
    def cast(self) -> int:
        """Everybody who has voted in this ballot."""
        cast = 0
        for hands in self.hands:
            cast |= hands
        return cast


class Golden(AnyPhase, frozen=True):
    """A candidate, `queue[0]`, speaks once more before `ballot` is taken."""

    queue: Seats
    seconds: int
    ballot: Vote


class Election(AnyPhase, frozen=True):
    """The table elects somebody to an office; `hands[i]` are the hands for `slate[i]`.

    The hands may come in any order; the election closes with the last of them.
    """

    office: str
    slate: Seats
    hands: tuple[int, ...]
    round: int = 1
    lot: bool = False
    """Whether a lot must decide because the votes have not."""
    order: Seats = ()
    """Who speaks after the election."""

    @property
    def cast(self) -> int:
        """Everybody who has voted in this election."""
        cast = 0
        for hands in self.hands:
            cast |= hands
        return cast


class Verdict(AnyPhase, frozen=True):
    """The deputy of the day names the player to be executed."""

    deputy: int


class Balls(AnyPhase, frozen=True):
    """To whom each seat gave its black and its white ball, seat 1 first; 0 for not yet."""

    black: tuple[int, ...]
    white: tuple[int, ...]
    counted: bool = False

    def of(self, seat: int, colour: str) -> tuple[int, int]:
        """Return to whom a seat gave its ball of that colour, and to whom the other one."""
        black, white = self.black[seat - 1], self.white[seat - 1]
        return (black, white) if colour == "black" else (white, black)


class Tie(AnyPhase, frozen=True):
    """The tied players speak again, `queue[0]` now, before ballot `round + 1`."""

    slate: Seats
    queue: Seats
    round: int
    seconds: int | None = None


class Lift(AnyPhase, frozen=True):
    """The question whether all of the tied players leave."""

    slate: Seats


class Naming(AnyPhase, frozen=True):
    """Victims name their best moves before the morning, `queue[0]` now; then `victims` speak."""

    queue: Seats
    victims: Seats
    seconds: int | None = None
    numbers: int = 0
    unheard: Seats = ()
    """Victims who named with fingers; their best moves are read out when the queue is empty."""


class LastWord(AnyPhase, frozen=True):
    """Leaving players say goodbye, `queue[0]` now; `numbers` seats may be named as a best move."""

    queue: Seats
    at_night: bool
    seconds: int | None = None
    numbers: int = 0
    later: Seats = ()
    """Victims of the night who are not announced yet."""


class Guess(AnyPhase, frozen=True):
    """Two players talk until both agree on the closed card, or one of them accuses the other."""


class Dusk(AnyPhase, frozen=True):
    """The day is over; the judge has yet to announce the night."""

    heir: int = 0
    """The mayor who was executed without a last word and may still name a successor."""


class Recess(AnyPhase, frozen=True):
    """A technical night interrupts the game; `held` is continued afterwards."""

    held: Phase


class Over(AnyPhase, frozen=True):
    """The result is fixed; points and protests are entered."""


Phase = (
    Seating
    | Night
    | Speech
    | Vote
    | Golden
    | Election
    | Verdict
    | Balls
    | Tie
    | Lift
    | Naming
    | LastWord
    | Recess
    | Guess
    | Dusk
    | Over
)
"""A phase of a game at a table. Those of a by-day game are in `by_day/by_day_phases.py`."""

PHASES: tuple[type[AnyPhase], ...] = (
    Seating,
    Night,
    Naming,
    LastWord,
    Speech,
    Vote,
    Golden,
    Election,
    Verdict,
    Balls,
    Tie,
    Lift,
    Recess,
    Dusk,
    Guess,
    Over,
)
"""All phases, in the order of a day."""
