"""Event -> next game. One function per event type; no rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gorod.engine import events as e
from gorod.engine.by_day.by_day_evolve import EVOLVE as BY_DAY
from gorod.engine.game import Game
from gorod.engine.table.evolve import EVOLVE as TABLE
from gorod.engine.table.evolve.setup import seats_taken

EVOLVE: dict[type, Callable[[Game, Any], Game]] = {**TABLE, **BY_DAY}
"""Event -> how it changes the game.

Formats share only the events of the setup and of the result, so one table is enough for all.
"""


def evolve(game: Game, event: e.Event) -> Game:
    """Return the game after this event."""
    return EVOLVE[type(event)](game, event)


def fold(events: Iterable[e.Event]) -> Game:
    """Return the game that a whole log describes.

    Raises `TypeError` if the first event does not seat the players.
    """
    log = iter(events)
    first = next(log)
    if not isinstance(first, e.SeatsTaken):
        raise TypeError(f"a log begins with the players' sitting down, not with {first!r}")
    game = seats_taken(first)
    for event in log:
        game = EVOLVE[type(event)](game, event)
    return game
