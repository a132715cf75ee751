"""The standings of a stage, row by row."""

from __future__ import annotations

from dataclasses import dataclass

from gorod.scoring import Played, Row
from gorod.tournament.ids import GameId, PersonId
from gorod.tournament.standings.counted_games import Scope


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player in the standings; `row` holds the numbers and the place."""

    player: PersonId
    nickname: str
    row: Row
    out: str = ""
    """How they left: `withdrawn`, `disqualified` or `replaced`; else empty."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings of a stage; its lines are in the order of the places."""

    scope: Scope
    rules: str
    lines: tuple[StandingsRow, ...]
    games: dict[int, tuple[GameId, Played]]
    """Place in the tournament's games -> id and game as it counts, for those that are added up."""
    provisional: bool
    """Whether something is still open: a protocol, a protest, a lot."""
    unsettled: bool = False
    """Whether a protocol or a protest is open, and not only equal places that need a lot."""

    def line(self, player: PersonId) -> StandingsRow | None:
        return next((line for line in self.lines if line.player == player), None)
