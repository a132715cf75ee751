"""The places of a whole tournament: players who went further are above those who did not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gorod.tournament.ids import StageId
from gorod.tournament.standings.standings_rows import Standings, StandingsRow


@dataclass(frozen=True, slots=True)
class Placed:
    """A player's place in the tournament, and the stage whose standings decided it."""

    place: int
    stage: StageId
    line: StandingsRow


def placed(tables: Sequence[Standings]) -> tuple[Placed, ...]:
    """Rank the last stage's players, then those of the stages before it who did not go on."""
    found: list[Placed] = []
    seen: set[str] = set()
    for table in reversed(tables):
        lines = [x for x in table.lines if x.player not in seen]
        above = len(found)
        for line in lines:
            better = sum(other.row.place < line.row.place for other in lines)
            found.append(Placed(above + better + 1, table.scope.stage, line))
        seen |= {line.player for line in lines}
    return tuple(found)
