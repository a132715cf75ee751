"""A closed game day: its visits, its survivors, and the bonuses of the players."""

from __future__ import annotations

from gorod.engine.struct import Struct


class Bonuses(Struct, frozen=True, gc=False):
    """The bonuses of a game day: legends, questions, forecasts and codes."""

    legends: tuple[int, ...]
    """How many legends each seat wrote."""
    questions: tuple[int, ...]
    """The minutes that each seat earned by questions."""
    forecasts: int = 0
    hits: int = 0
    """Seats whose forecast came true."""
    codes: int = 0
    """Seats that entered the code for this day."""
    best_legend: int = 0
    praised: int = 0
    best_player: int = 0


class GameDay(Struct, frozen=True, gc=False):
    """A closed day of a by-day game."""

    number: int
    visits: tuple[int, int, int]
    """Whom the Doctor, the Maniac and the Hetaera are published as visiting; 0 for a miss."""
    survivors: int
    bonuses: Bonuses
    coin: int = 0
