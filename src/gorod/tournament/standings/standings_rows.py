"""The standings of a stage, row by row."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.scoring import Played, Row
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.standings.counted_games import Scope


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player in the table; `row` holds the numbers and the place."""

    player: PersonId
    nickname: str
    row: Row
    out: str = ""
    """`withdrawn`, `disqualified` or `replaced`."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The lines in the order of their places."""

    scope: Scope
    rules: str
    lines: tuple[StandingsRow, ...]
    games: dict[int, tuple[GameId, Played]]
    """Place in the tournament's games -> id, and the game as it counts; those added up."""
    provisional: bool
    """Something is still open: a protocol, a protest, a lot."""
    unsettled: bool = False
    """A protocol or a protest is open: more than equal places that a lot would part."""

    def line(self, player: PersonId) -> StandingsRow | None:
        return next((line for line in self.lines if line.player == player), None)
