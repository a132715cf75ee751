"""What the table is doing. Each phase holds only the data that exists in that phase."""

from __future__ import annotations

from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab


class AnyPhase(Struct, frozen=True, gc=False, tag=kebab):
    """Base of all phases."""


class Seating(AnyPhase, frozen=True):
    """The players sit; the cards are not dealt yet."""


class Night(AnyPhase, frozen=True):
    """The judge calls the night's duties one by one; `duties[0]` is awake now.

    `dead` are tonight's victims in the order in which they will be announced.
    """

    duties: tuple[str, ...]
    dead: Seats = ()
    resolved: bool = False
    """The night's deeds have been weighed against each other."""


class Speech(AnyPhase, frozen=True):
    """The discussion: `queue[0]` has the floor for `seconds` (None: not yet given to him)."""

    queue: Seats
    seconds: int | None = None
    deferred: bool = False
    """A silence earned by the speaker during this very minute waits for his next one."""


class Vote(AnyPhase, frozen=True):
    """A ballot over `slate` in order; `hands[i]` are the hands counted against `slate[i]`."""

    slate: Seats
    hands: tuple[int, ...] = ()
    round: int = 1


class Tie(AnyPhase, frozen=True):
    """The tied players speak again, `queue[0]` now, before ballot `round + 1`."""

    slate: Seats
    queue: Seats
    round: int
    seconds: int | None = None


class Lift(AnyPhase, frozen=True):
    """The question whether all the tied players leave."""

    slate: Seats


class Naming(AnyPhase, frozen=True):
    """Victims name their best moves before the morning, `queue[0]` now; then `victims` speak."""

    queue: Seats
    victims: Seats
    seconds: int | None = None
    numbers: int = 0
    unheard: Seats = ()
    """Those who named with fingers: it is read out when the queue is empty."""


class LastWord(AnyPhase, frozen=True):
    """Those who leave say goodbye, `queue[0]` now; `numbers` of a best move may still be named."""

    queue: Seats
    at_night: bool
    seconds: int | None = None
    numbers: int = 0


class Dusk(AnyPhase, frozen=True):
    """The day is done; the judge has yet to announce the night."""


class Over(AnyPhase, frozen=True):
    """The result stands; points and protests are entered."""


Phase = Seating | Night | Speech | Vote | Tie | Lift | Naming | LastWord | Dusk | Over
