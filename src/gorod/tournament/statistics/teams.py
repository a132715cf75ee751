"""Teams by what their members have: the sum of their totals in one table."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from gorod.tournament.standings.standings_rows import Table
from gorod.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class TeamLine:
    """A team among the others; equal sums share the place."""

    place: int
    team: str
    name: str
    total: Fraction
    members: tuple[tuple[str, Fraction], ...]


def team_lines(t: Tournament, table: Table) -> tuple[TeamLine, ...]:
    """Every team with a member in the table, best first."""
    totals = {line.player: line.row.total for line in table.lines}
    own = {
        team.id: tuple((p, totals[p]) for p in map(t.who, team.members) if p in totals)
        for team in t.teams.values()
    }
    sums = {key: sum((v for _, v in parts), Fraction()) for key, parts in own.items() if parts}
    lines = [
        TeamLine(
            1 + sum(other > total for other in sums.values()),
            key,
            t.teams[key].name,
            total,
            own[key],
        )
        for key, total in sums.items()
    ]
    return tuple(sorted(lines, key=lambda line: (line.place, line.name)))
