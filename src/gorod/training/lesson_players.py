"""The players of a lesson: a bot at every seat, which gets only what its seat may know.

What they do is a function of their views and of what was said, so the same turns always lead to the
same game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from gorod.bots.bot import Bot
from gorod.bots.judge_moves import onward
from gorod.bots.reasoning import Reasoning
from gorod.bots.seat_offers import asked_together
from gorod.bots.seat_view import SeatView, after, opening
from gorod.bots.statement import Statements
from gorod.engine import Command, Event, Game, Offer, Refusal, seen, step
from gorod.engine.moves import MOVES
from gorod.engine.offers import offers_of_the_step
from gorod.rulebooks import Rulebook
from gorod.training.steps import step_key

BY_LOT = frozenset({"deal", "coin"})
"""Steps at which nobody in the room does anything."""
LONGEST = 60
"""A limit for the commands of one step: more than any step needs."""

Views = tuple[SeatView, ...]
Ask = Callable[[int, tuple[Offer, ...]], Command | None]


class LessonPlayers:
    """The bots of one lesson. They remember only what saves them from computing it again."""

    def __init__(self, book: Rulebook, size: int) -> None:
        self.book, self.size = book, size
        self._bots: list[Bot] = [Reasoning() for _ in range(size)]

    def first_views(self) -> Views:
        """Return what the seats know when the players sit down."""
        return tuple(opening(self.book, seat, self.size) for seat in range(1, self.size + 1))

    def views_after(self, views: Views, events: Iterable[Event]) -> Views:
        """Return what the seats know after these events."""
        now = list(views)
        for event in events:
            for at, view in enumerate(now):
                visible = seen(event, view.seat)
                if visible is not None:
                    now[at] = after(self.book, view, visible)
        return tuple(now)

    def speech(self, views: Views, seat: int, said: Statements) -> Statements:
        """Return what a player says who has the floor."""
        return self._bots[seat - 1].speak(views[seat - 1], said)

    def script(self, views: Views, game: Game, said: Statements) -> tuple[Command, ...]:
        """Return what a judge who sees everything enters from here to the end of the step."""
        commands: list[Command] = []
        here = step_key(game)
        while step_key(game) == here and len(commands) < LONGEST:
            command = self._next(views, game, said)
            if command is None:
                break
            game, events = step(self.book.rules, game, command)
            if isinstance(events, Refusal):
                raise TypeError(f"{command}: {events}")
            commands.append(command)
            views = self.views_after(views, events)
        return tuple(commands)

    def _next(self, views: Views, game: Game, said: Statements) -> Command | None:
        offered = offers_of_the_step(self.book.rules, game)
        if any(offer.move in BY_LOT for offer in offered):
            return None

        def asked(seat: int, own: tuple[Offer, ...]) -> Command | None:
            return self._bots[seat - 1].decide(views[seat - 1], own, said)

        together = asked_together(offered, range(1, self.size + 1), asked)
        return together or self._alone(offered, asked) or onward(offered)

    def _alone(self, offered: Sequence[Offer], asked: Ask) -> Command | None:
        """Return the move of the first player who makes one; None if nobody does."""
        for seat in dict.fromkeys(offer.actor for offer in offered if offer.actor):
            own = tuple(o for o in offered if o.actor == seat and not MOVES[o.move].people_only)
            answer = asked(seat, own) if own else None
            if answer is not None:
                return answer
        return None
