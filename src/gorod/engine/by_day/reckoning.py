"""The reckoning of a closed day: what is known so far while its moves are resolved in turn.

Which moves there are, in which order, and what each does, the rulebook says; here is only the
sheet of paper that they write on.
"""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import MoveSettled, PlayerOut, Visits
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.game import Game
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, replace


class Reckoning(Struct, frozen=True, gc=False):
    """The day as far as it has been resolved."""

    game: Game
    phase: Open
    events: tuple[PlayerOut | MoveSettled, ...] = ()
    out: int = 0
    """Who has gone out in this reckoning."""
    blocked: int = 0
    """Whose daily move is void."""
    void: int = 0
    """Whose vote is void (a seat)."""
    shot: int = 0
    """Whom the mafia shot (0: it missed)."""
    saved: bool = False
    """The Doctor undid the shot."""
    visits: Visits = (0, 0, 0)
    checked: int = 0
    """Whom the Commissar checked (0: nobody)."""
    top: int = 0
    """The highest count of votes."""
    tied: Seats = ()
    """Who share the lead, if it is enough for an execution."""
    executed: int = 0

    def here(self, seat: int) -> bool:
        """In the game when the day opened, and not out in this reckoning."""
        return self.game.lives(seat) and not self.out >> seat & 1

    def quest(self, role: str) -> int:
        """The seat that was dealt a role that only one player has."""
        return self.game.holder(role)

    def act(self, seat: int) -> int:
        """The target of a move that nothing has stopped; 0 for a miss."""
        answered = self.phase.acts[seat - 1]
        return answered if self.here(seat) and not self.blocked >> seat & 1 and answered > 0 else 0

    @property
    def exits(self) -> tuple[PlayerOut, ...]:
        """Who has gone out in this reckoning, and how, in order."""
        return tuple(event for event in self.events if isinstance(event, PlayerOut))

    @property
    def unheard(self) -> int:
        """Whose vote was sent and is void; 0 for nobody's."""
        return self.void if self.void and self.phase.votes[self.void - 1] else 0

    @property
    def counts(self) -> dict[int, int]:
        """How many votes that are counted each seat has."""
        counts: dict[int, int] = {}
        for seat, target in enumerate(self.phase.votes, 1):
            if target and seat != self.void:
                counts[target] = counts.get(target, 0) + 1
        return counts

    @property
    def named(self) -> Seats:
        """Who has votes that are counted: the most votes first, then in the order of seats."""
        counts = self.counts
        return tuple(sorted(counts, key=lambda seat: (-counts[seat], seat)))

    def leaves(self, exit_: PlayerOut) -> Reckoning:
        """The same day with one more player out."""
        return replace(self, out=self.out | 1 << exit_.seat, events=(*self.events, exit_))

    def settles(self, move: MoveSettled) -> Reckoning:
        """The same day with one more move settled."""
        return replace(self, events=(*self.events, move))
