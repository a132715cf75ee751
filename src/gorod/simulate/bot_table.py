"""A whole game by bots: the table holds the game and shows each bot only what its seat may know.

The table is the judge: it deals, counts hands, calls the night and goes on. Decisions of a player
are made by that player's bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from gorod.bots.bot import Bot
from gorod.bots.judge_moves import onward
from gorod.bots.random_legal import picked
from gorod.bots.seat_offers import asked_together
from gorod.bots.seat_view import SeatView, after, opening
from gorod.bots.statement import Statements
from gorod.engine import Command, Event, Game, Offer, Outcome, Refusal, seen, start, step
from gorod.engine import commands as c
from gorod.engine.by_day.by_day_commands import FlipCoin
from gorod.engine.moves import MOVES
from gorod.engine.offers import offers_of_the_step
from gorod.engine.phases import Over
from gorod.rulebooks import Rulebook

LIMIT = 2000
"""More commands than any game needs."""


@dataclass(slots=True)
class BotTable:
    """A table of bots, in the order of the seats."""

    book: Rulebook
    bots: Sequence[Bot]
    chance: Random
    talkative: bool = True
    """Whether bots speak and hear what others have said."""
    views: list[SeatView] = field(default_factory=list)
    """What each seat knows."""
    log: list[Event] = field(default_factory=list)
    said: Statements = ()
    _spoken: set[tuple[int, int]] = field(default_factory=set)

    def play(self) -> Outcome:
        """Play one game and return its result.

        Raises `RuntimeError` if the game does not end.
        """
        size = len(self.bots)
        begun = start(self.book.rules, size)
        if isinstance(begun, Refusal):
            raise TypeError(begun)
        self.views = [opening(self.book, seat, size) for seat in range(1, size + 1)]
        game, events = begun
        self._tell(events)
        for _ in range(LIMIT):
            if isinstance(game.phase, Over):
                break
            game, answer = step(self.book.rules, game, self._command(game))
            if isinstance(answer, Refusal):
                raise TypeError(answer)
            self._tell(answer)
        if game.outcome is None:
            raise RuntimeError("the game does not come to its end")
        return game.outcome

    def _tell(self, events: Sequence[Event]) -> None:
        self.log.extend(events)
        for at, view in enumerate(self.views):
            for event in events:
                visible = seen(event, view.seat)
                if visible is not None:
                    self.views[at] = after(self.book, self.views[at], visible)

    def _command(self, game: Game) -> Command:
        """Return the next command."""
        offered = offers_of_the_step(self.book.rules, game)
        moves = {offer.move: offer for offer in offered}
        if "deal" in moves:
            deck = self.book.rules.deck(game.size)
            return c.Deal(tuple(self.chance.sample(deck, game.size)))
        if "coin" in moves:
            return FlipCoin(picked(moves["coin"].choices["seat"], self.chance))
        seats = [view.seat for view in self.views]
        together = asked_together(offered, seats, self._asked)
        command = together or self._alone(offered) or onward(offered)
        if command is None:
            raise RuntimeError(f"nothing of this can be done by itself: {sorted(moves)}")
        return command

    def _alone(self, offered: Sequence[Offer]) -> Command | None:
        """Return the move of the first player who makes one, or None."""
        for seat in dict.fromkeys(offer.actor for offer in offered if offer.actor):
            own = tuple(o for o in offered if o.actor == seat and not MOVES[o.move].people_only)
            if any(offer.move == "pass" for offer in own):
                self._hear(seat)
            answer = self._asked(seat, own) if own else None
            if answer is not None:
                return answer
        return None

    def _asked(self, seat: int, own: tuple[Offer, ...]) -> Command | None:
        return self.bots[seat - 1].decide(self.views[seat - 1], own, self.said)

    def _hear(self, seat: int) -> None:
        """Let a player with the floor speak, once a day."""
        view = self.views[seat - 1]
        if self.talkative and (view.known.number, seat) not in self._spoken:
            self._spoken.add((view.known.number, seat))
            self.said += self.bots[seat - 1].speak(view, self.said)
