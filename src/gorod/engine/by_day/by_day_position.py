"""Construct a by-day game in the middle, at the opening of a day with given players."""

from __future__ import annotations

from gorod.engine.by_day.by_day_events import GameDaySet, Visits
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.events import Events
from gorod.engine.evolve import fold
from gorod.engine.game import Game
from gorod.engine.refusal import Refusal
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct
from gorod.engine.table.decide.setup import check_cards, seat_players, teams_of
from gorod.engine.vocabulary import Role


class DayPosition(Struct, frozen=True):
    """The day that opens, who is in the game, and whom the quests visited the day before."""

    day: int
    alive: Seats
    visits: Visits = (0, 0, 0)


def set_day(
    rules: ByDayRules, cards: tuple[Role, ...], position: DayPosition
) -> tuple[Game, Events] | Refusal:
    """Return the game at the opening of that day, with the events that lead to it."""
    size = len(cards)
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        return seated
    refused = check_cards(rules, size, cards) or _impossible(size, position)
    if refused is not None:
        return refused
    red, black, _ = teams_of(rules, cards)
    placed = GameDaySet(
        cards=cards,
        red=red,
        black=black,
        alive=position.alive,
        day=position.day,
        visits=position.visits,
    )
    game = fold((seated, placed))
    if rules.victory(game) is not None:
        return Refusal("position-decided", rule="position")
    return game, (seated, placed)


def _impossible(size: int, position: DayPosition) -> Refusal | None:
    for seat in position.alive:
        if not 1 <= seat <= size:
            return Refusal("no-such-seat", rule="position", seat=seat)
    for seat in position.visits:
        if not 0 <= seat <= size:
            return Refusal("no-such-seat", rule="position", seat=seat)
    if position.day < 1:
        return Refusal("no-such-moment", rule="position")
    return None
