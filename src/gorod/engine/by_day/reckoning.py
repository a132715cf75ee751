"""The reckoning of a closed day: the intermediate state while its moves are resolved in turn.

The rulebook says which moves there are, in which order, and what each does. Here is only the data
structure that they change.
"""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import MoveSettled, PlayerOut, Visits
from gorod.engine.by_day.by_day_phases import Open
from gorod.engine.game import Game
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, replace


class Reckoning(Struct, frozen=True, gc=False):
    """A game day as far as it has been resolved."""

    game: Game
    phase: Open
    events: tuple[PlayerOut | MoveSettled, ...] = ()
    out: int = 0
    """Players who have gone out in this reckoning."""
    blocked: int = 0
    """Players whose daily move is void."""
    void: int = 0
    """The seat whose vote is void; 0 for none."""
    shot: int = 0
    """Whom the mafia shot (0: it missed)."""
    saved: bool = False
    """Whether the Doctor healed the victim of the shot."""
    visits: Visits = (0, 0, 0)
    checked: int = 0
    """Whom the Commissar checked (0: nobody)."""
    top: int = 0
    """The highest number of votes."""
    tied: Seats = ()
    """Those who share the lead, if it is large enough for an execution."""
    executed: int = 0

    def here(self, seat: int) -> bool:
        """Whether a seat was in the game when the day opened and has not gone out since."""
        return seat > 0 and (self.game.alive & ~self.out) >> seat & 1 == 1

    def quest(self, role: str) -> int:
        """Return the seat that was dealt a role of which there is one card."""
        return self.game.holder(role)

    def act(self, seat: int) -> int:
        """Return the target of a move that nothing has stopped; 0 for a miss."""
        answered = self.phase.acts[seat - 1]
        return answered if self.here(seat) and not self.blocked >> seat & 1 and answered > 0 else 0

    @property
    def exits(self) -> tuple[PlayerOut, ...]:
        """The departures in this reckoning, in order."""
        return tuple([event for event in self.events if type(event) is PlayerOut])

    @property
    def unheard(self) -> int:
        """The seat whose vote was sent but is void; 0 for none."""
        return self.void if self.void and self.phase.votes[self.void - 1] else 0

    @property
    def counts(self) -> dict[int, int]:
        """Return the number of valid votes against each seat that has any."""
        votes, void = self.phase.votes, self.void
        if void:
            votes = votes[: void - 1] + votes[void:]
        counts: dict[int, int] = {}
        for target in votes:
            if target:
                counts[target] = counts.get(target, 0) + 1
        return counts

    @property
    def named(self) -> Seats:
        """Seats with valid votes: most votes first, then in the order of seats."""
        counts = self.counts
        return tuple(sorted(sorted(counts), key=counts.__getitem__, reverse=True))

    def leaves(self, exit_: PlayerOut) -> Reckoning:
        """Return the day with this player out."""
        return replace(self, out=self.out | 1 << exit_.seat, events=(*self.events, exit_))

    def settles(self, move: MoveSettled) -> Reckoning:
        """Return the day with this move settled."""
        return replace(self, events=(*self.events, move))
