"""What a viewer knows, folded from the events that they have seen.

A view never touches `Game`, so there is nothing in it that somebody could forget to hide. The folds
are in `table.view` and `by_day.view`; this module holds the data, and the changes that games of
both formats make.
"""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import LinesPublished
from gorod.engine.events import Event
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, replace
from gorod.engine.vocabulary import Cause, Role
from gorod.rulebooks import Rulebook


class Left(Struct, frozen=True, gc=False):
    """When and how a player left the game, and by which clause."""

    moment: str
    cause: Cause
    clause: str


class PlayerView(Struct, frozen=True, gc=False):
    """One seat, as far as the viewer knows it."""

    seat: int
    role: Role | None = None
    team: str | None = None
    alive: bool = True
    left: Left | None = None
    fouls: int = 0
    silenced: bool = False
    """Whether a silence is still due."""
    muted: bool = False
    """Whether the player says nothing today."""
    first_killed: bool = False
    best_move: Seats | None = None


class BallotView(Struct, frozen=True, gc=False):
    """A ballot: the slate, and the counts so far in its order."""

    slate: Seats
    round: int
    counts: tuple[float, ...] = ()
    hands: tuple[Seats, ...] = ()
    """The hands against each candidate, as far as the viewer knows them."""


class CheckView(Struct, frozen=True, gc=False):
    """A check that the viewer may know."""

    moment: str
    seat: int
    target: int
    answer: str


class ProtestView(Struct, frozen=True, gc=False):
    """A protest: `open`, `upheld` or `rejected`; `passed` is set where the players vote on it."""

    seat: int
    text: str
    status: str = "open"
    ruling: str = ""
    passed: bool | None = None


class OutcomeView(Struct, frozen=True, gc=False):
    """The result, as soon as the viewer may know it."""

    winners: tuple[str, ...]
    kind: str
    reason: str
    clause: str
    moment: str


class View(Struct, frozen=True, gc=False):
    """A game in one viewer's eyes."""

    players: tuple[PlayerView, ...] = ()
    number: int = 1
    night: bool = True
    speaking: str = ""
    """Which kind of speech is given now: `speech`, `tie`, `last-word`, or empty for none."""
    floor: int = 0
    """The seat that has the floor in the discussion; 0 for nobody."""
    farewell: bool = False
    """Whether somebody is out already and says a last word when the speaker has ended."""
    deferred: bool = False
    """Whether a silence that the speaker earned in this very minute waits for their next one."""
    listed: bool = True
    """Whether the viewer is shown today's list while it is made."""
    candidates: Seats = ()
    ballot: BallotView | None = None
    cancelled: tuple[int, ...] = ()
    """Days whose vote is cancelled."""
    mayor: int = 0
    """The seat whose hand weighs more; 0 for nobody."""
    lapsed: bool = False
    """Whether a mayor has left without a successor."""
    day_card: str = ""
    """The text of the card of the day, a condition that holds today."""
    checks: tuple[CheckView, ...] = ()
    protests: tuple[ProtestView, ...] = ()
    spare: str | None = None
    """The card that nobody drew, as soon as the viewer may know it."""
    outcome: OutcomeView | None = None
    played: OutcomeView | None = None
    """The result as it was played, if a ruling on a protest has changed it."""
    over: bool = False
    known_only: str = ""
    """`result` or `deaths`: nobody adjudicated the game, and this is all that is known of it."""
    publication: tuple[LinesPublished, ...] = ()
    """What was published of each closed day of a by-day game."""

    @property
    def moment(self) -> str:
        return f"{'N' if self.night else 'D'}{self.number}"

    @property
    def vote_cancelled(self) -> bool:
        """Whether the vote of this day, or at night of the coming one, is cancelled."""
        return self.number in self.cancelled

    @property
    def protest(self) -> ProtestView | None:
        """The protest that waits for a ruling, or else the last one decided."""
        waiting = (filed for filed in self.protests if filed.status == "open")
        return next(waiting, self.protests[-1] if self.protests else None)

    def votes(self, seats: Seats) -> float:
        """Return the weight of these hands together: half a vote more with the mayor's."""
        return len(seats) + 0.5 if self.mayor in seats else len(seats)

    def player(self, seat: int) -> PlayerView:
        return self.players[seat - 1]

    def with_player(self, player: PlayerView) -> View:
        """Return the same view with this seat replaced."""
        at = player.seat - 1
        players = (*self.players[:at], player, *self.players[player.seat :])
        return replace(self, players=players)


def nothing_new(_: Rulebook, view: View, __: Event) -> View:
    """Return the view unchanged: only the log shows this event."""
    return view


def with_card(book: Rulebook, view: View, seat: int, card: str) -> View:
    return view.with_player(replace(view.player(seat), role=card, team=book.rules.teams[card]))


def departed(
    book: Rulebook, view: View, event: Event, seats: tuple[int, ...], cause: Cause
) -> View:
    """Mark these players as out, if they were not out before."""
    clauses = book.cite(event)
    left = Left(view.moment, cause, clauses[0] if clauses else "")
    for seat in seats:
        player = view.player(seat)
        if player.alive:
            view = view.with_player(replace(player, alive=False, left=left))
    return view
