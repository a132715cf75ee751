"""A table for scenarios, in verbs that read like a judge's manual.

t = Table(FIIM_2019).deal(STD).dawn() t.speeches(n2=4, n5=8).vote({4: "1 2 3 8 10", 8: "4 5 6 7 9"})
t.expect(TieFound, slate="4 8", cite="4.4.12").is_at("D1.tie").has_floor(4, 30)

A verb is something that happens at the table, and returns the table. A verb that the rulebook
refuses fails at once and says where the game was, what was refused and what was offered. Steps
without consequences are completed by the verb that needs them: earlier speakers pass, roles show
nothing, last words end. A vote, a shot or a sanction is never invented.

Seats are written as on a protocol: "1 2 7 9", with "2-10" for a run and "" for nobody. Moments and
steps are those of the game notation: `N2.hunt`, `D3.revote`, `over`.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import ClassVar, Self

from gorod.engine import Position, set_position, start
from gorod.engine import commands as c
from gorod.engine.duties import ROLES, before_the_morning
from gorod.engine.phases import Dusk, LastWord, Naming, Night, Speech, Tie, Vote
from gorod.engine.seats import seats_of
from gorod.engine.vocabulary import Role
from tests.kit.checked_game import Watched
from tests.kit.judge_view import seats

__all__ = ["STD", "Table", "award", "seats"]

STD: tuple[str, ...] = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
"""The layout of the manual: 1-6 citizens, 7 the sheriff, 8 the don, 9 and 10 mafia."""


def award(seat: int, points: str) -> c.GiveAward:
    """Return the command that gives judge's points: `award(3, "0.3")`."""
    return c.GiveAward(seat, int(Decimal(points) * 100))


class Table(Watched):
    """One game under one rulebook, as its judge runs it."""

    LAYOUT: ClassVar[tuple[str, ...]] = STD
    """The cards by seat, unless a test gives others."""

    _hasty = True
    """The morning is announced as soon as the last role has acted."""

    # --- How a game begins ------------------------------------------------------------------

    def sit(self, size: int = 10) -> Self:
        """Seat this number of players; the cards are not dealt yet."""
        return self._open(start(self.rules, size), f"a table of {size}")

    def deal(self, cards: tuple[str, ...] | None = None) -> Self:
        """Let the players sit down and draw these cards, seat 1 first; the first night begins."""
        cards = self.LAYOUT if cards is None else cards
        if self._history is None:
            self.sit(len(cards))
        return self.do(c.Deal(tuple(map(Role, cards))))

    def first_day(self, cards: tuple[str, ...] | None = None) -> Self:
        """Deal the cards and pass the first night; it is seat 1's turn to speak."""
        return self.deal(cards).dawn()

    def at(
        self,
        moment: str,
        *,
        alive: str = "",
        opener: int | None = None,
        fouls: Mapping[int, int] | None = None,
        silenced: str = "",
        voteless: str = "",
        deeds: tuple[tuple[str, int, int], ...] = (),
        last_night: tuple[tuple[str, int, int], ...] = (),
        cards: tuple[str, ...] | None = None,
    ) -> Self:
        """Start in the middle of a game: `at("D4", alive="1 2 7 9", opener=7)`.

        Everybody is alive by default. Unless an opener is given, day k was opened by the first
        living seat from k on: the rotation of a game in which no opener has left.
        """
        cards = self.LAYOUT if cards is None else cards
        living = seats(alive or f"1-{len(cards)}")
        number, night = int(moment[1:]), moment[0] == "N"
        day = number - night
        position = Position(
            number=number,
            night=night,
            opener=opener or next((s for s in living if s >= day), living[0]),
            alive=living,
            fouls=fouls or {},
            silenced=seats(silenced),
            voteless=seats(voteless),
            deeds=deeds,
            last_night=last_night,
        )
        return self._open(
            set_position(self.rules, tuple(map(Role, cards)), position), f"the position {moment}"
        )

    def fork(self) -> Self:
        """Return a copy of the game that can be continued in another way."""
        other = type(self)(self.book)
        other._history = self._history
        other._latest = [*self._latest]
        other._hasty = self._hasty
        return other

    # --- The day ----------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """Let everybody before this seat speak; then it is this seat's turn."""
        self._begin()
        self._floor_to(seat)
        return self

    def nominate(self, seat: int, target: int) -> Self:
        """Let a seat put up a player during its own speech; those before it have spoken."""
        self._begin()
        self._floor_to(seat)
        self._do(c.Nominate(seat, target))
        return self

    def passes(self, seat: int) -> Self:
        """Let a seat end its speech, tie speech or last word."""
        return self.do(c.Pass(seat))

    def speeches(self, **nominations: int) -> Self:
        """Play the circle in speaking order until everybody has spoken: `speeches(n2=4, n5=8)`.

        A player whose speech is silenced can still nominate in that turn.
        """
        self._begin()
        for key, target in nominations.items():
            seat = int(key.removeprefix("n"))
            self._floor_to(seat)
            self._do(c.Nominate(seat, target))
        left = len(self._phase(Speech).queue)
        while left and isinstance(self.game.phase, Speech):
            left -= 1  # a day may begin again when all have spoken
            self._do(c.Pass(self.game.floor))
        return self

    def finish_speeches(self) -> Self:
        """Let the rest of the circle speak without nominations."""
        return self.speeches()

    def vote(self, ballot: Mapping[int, str]) -> Self:
        """Enter a whole ballot, candidate by candidate; it has to be the slate in its order."""
        self._begin()
        slate = self._phase(Vote).slate
        if tuple(ballot) != slate:
            self._fail(f"the ballot is over {slate}, not over {tuple(ballot)}")
        for candidate, hands in ballot.items():
            self._hands(candidate, hands)
        return self

    def hands(self, candidate: int, hands: str) -> Self:
        """Enter the hands against one candidate, with the rest of the ballot still to come."""
        self._begin()
        self._hands(candidate, hands)
        return self

    def tie_speeches(self) -> Self:
        """Let every tied player speak again."""
        self._begin()
        self._pass_all(Tie)
        return self

    def lift(self, hands: str) -> Self:
        """Enter the hands for everybody's leaving."""
        return self.do(c.LiftHands(seats(hands)))

    def last_words(self) -> Self:
        """Let everybody who leaves say a last word; best moves are named before."""
        self._begin()
        if isinstance(self.game.phase, Naming):
            self._pass_all(Naming)
        self._pass_all(LastWord)
        return self

    # --- The night --------------------------------------------------------------------------

    def lingering(self) -> Self:
        """From now on the judge waits when the last role has acted, and so does the morning."""
        self._hasty = False
        return self

    def night(self) -> Self:
        """Announce the night, once speeches and last words are over."""
        self._begin()
        while isinstance(self.game.phase, Speech | LastWord):
            self._do(c.Pass(self.game.floor))
        self._phase(Dusk)
        self._do(c.Proceed())
        return self

    def hunt(self, shots: int | Mapping[int, int | str]) -> Self:
        """`hunt(4)`: all who hunt tonight shoot 4. `hunt({8: 4, 9: "4 5"})`: 10 does not shoot."""
        if isinstance(shots, int):
            pack = self.rules.pack(self.game, self._phase(Night).duties[0])
            shots = dict.fromkeys(seats_of(pack & self.game.alive), shots)
        fired = tuple(
            (hunter, target)
            for hunter, aims in shots.items()
            for target in ((aims,) if isinstance(aims, int) else seats(aims))
        )
        return self.do(c.Shoot(fired))

    def proceed(self) -> Self:
        """Say the cue and go on to the next step."""
        return self.do(c.Proceed())

    def order(self, victims: str) -> Self:
        """Let the don set the shooting order."""
        return self.do(c.Order(seats(victims)))

    def miss(self) -> Self:
        """Let the hunt miss."""
        return self.do(c.Miss())

    def don(self, target: int | None = None) -> Self:
        """Let the don show a seat, or nothing."""
        return self._wake("don", target)

    def sheriff(self, target: int | None = None) -> Self:
        """Let the sheriff show a seat, or nothing; the don shows nothing, if still awake."""
        return self._wake("sheriff", target)

    def maniac(self, target: int | None = None) -> Self:
        """Let the maniac show a victim, or nobody; those before them show nothing."""
        return self._wake("maniac", target)

    def beauty(self, target: int | None = None) -> Self:
        """Let the beauty take a guest, or nobody."""
        return self._wake("beauty", target)

    def doctor(self, target: int | None = None) -> Self:
        """Let the doctor heal somebody, or nobody."""
        return self._wake("doctor", target)

    def dawn(self) -> Self:
        """Play the night to its end and the victim's speech, until the day breaks."""
        self._begin()
        self._sleep()
        while isinstance(self.game.phase, Naming | LastWord) and self.game.night:
            self._do(c.Pass(self.game.floor))
        return self

    def best(self, seat: int, named: str) -> Self:
        """Enter the victim's best move, in their last word."""
        self._begin()
        self._sleep()
        self._floor_to(seat)
        self._do(c.Best(seat, seats(named)))
        return self

    def hint(self, seat: int) -> Self:
        """Note that the victim asked for a hint."""
        return self.do(c.Hint(seat))

    # --- Discipline -------------------------------------------------------------------------

    def warn(self, seat: int, clause: str = "") -> Self:
        """Give an oral warning."""
        return self.do(c.Warn(seat, clause))

    def foul(self, seat: int, clause: str = "", times: int = 1) -> Self:
        """Give a foul, or several of them."""
        return self.do(*[c.Foul(seat, clause)] * times)

    def dq(self, seat: int, clause: str) -> Self:
        """Give a disqualifying foul."""
        return self.do(c.Disqualify(seat, clause))

    def defeat(self, seat: int, clause: str) -> Self:
        """Declare the defeat of the offender's team."""
        return self.do(c.Defeat(seat, clause))

    def ban(self, seat: int, clause: str = "7.3") -> Self:
        """Remove a player from the tournament."""
        return self.do(c.Ban(seat, clause))

    # --- After the game ---------------------------------------------------------------------

    def bonus(self, seat: int, points: str) -> Self:
        """Award judge's points: `bonus(3, "0.3")`."""
        return self.do(award(seat, points))

    def fine(self, seat: int, clause: str) -> Self:
        """Give a penalty that a clause prescribes."""
        return self.do(c.GiveFine(seat, clause))

    def approve(self) -> Self:
        """Let the chief judge consent to the awards that wait."""
        return self.do(c.Approve())

    def protest(self, seat: int, *, elapsed: int | None = None, text: str = "") -> Self:
        """File a protest, this number of seconds after the end of the game."""
        return self.do(c.FileProtest(seat, text, elapsed))

    def ruling(self, *, upheld: bool, text: str = "") -> Self:
        """Enter the decision on the open protest."""
        return self.do(c.Rule(upheld, text))

    def undo(self, reason: str, turns: int = 1) -> Self:
        """Undo what the judge entered last; the record keeps both."""
        back = self.history.rewind(turns, reason)
        if back is None:
            self._fail(f"there are no {turns} turns to take back")
        self._begin()
        self._history = back
        return self

    # --- Behind the curtain -----------------------------------------------------------------

    def _hands(self, candidate: int, hands: str) -> None:
        slate = self._phase(Vote).slate
        if not set(slate) <= set(self.alive):
            self._fail(f"a candidate of the open ballot {slate} is out of the game")
        self._do(c.Hands(candidate, seats(hands)))

    def _floor_to(self, seat: int) -> None:
        queue = getattr(self.game.phase, "queue", ())
        if seat not in queue:
            self._fail(f"seat {seat} is not among those still to speak: {queue}")
        while self.game.floor != seat:
            self._do(c.Pass(self.game.floor))

    def _pass_all(self, kind: type[Tie | Naming | LastWord]) -> None:
        self._phase(kind)
        while isinstance(self.game.phase, kind):
            self._do(c.Pass(self.game.floor))

    def _wake(self, duty: str, target: int | None) -> Self:
        self._begin()
        while self._phase(Night).duties[0] != duty and self._phase(Night).duties[0] in ROLES:
            self._do(c.Proceed())
        self._do(c.Proceed() if target is None else c.Show(duty, target))
        if self._hasty and before_the_morning(self.game):
            self._do(c.Proceed())
        return self

    def _sleep(self) -> None:
        while isinstance(self.game.phase, Night):
            self._do(c.Proceed())
