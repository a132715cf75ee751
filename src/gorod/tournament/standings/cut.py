"""Who advances: by place among those still in, and by lot if equals stand at the cut."""

from __future__ import annotations

from itertools import groupby

from gorod.scoring import drawn_order
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.regulation import Source
from gorod.tournament.standings.counted_games import draws_of
from gorod.tournament.standings.standings_rows import Standings, StandingsRow
from gorod.tournament.state import Tournament


def advancing(t: Tournament, table: Standings, source: Source) -> tuple[PersonId, ...] | Denied:
    """Return the players on these places, best first, or why not; a lot is left to people."""
    draws = draws_of(t, source.stage)
    eligible = [line for line in table.lines if not line.out]
    order: list[PersonId] = []
    for _, group in groupby(eligible, key=lambda line: line.row.place):
        equal = [line.player for line in group]
        drawn = drawn_order(equal, draws)
        before, after = len(order), len(order) + len(equal)
        if drawn is None and (before < source.first - 1 < after or before < source.last < after):
            return Denied("lot-needed", tuple(equal))
        order += equal if drawn is None else map(PersonId, drawn)
    if len(order) < source.last:
        return Denied("too-few-ranked", (str(len(order)), str(source.last)))
    return tuple(order[source.first - 1 : source.last])


def tied(table: Standings, players: tuple[PersonId, ...]) -> bool:
    """Whether all of these share one place, and only a lot can separate them."""
    lines: list[StandingsRow | None] = [table.line(player) for player in players]
    places = {None if line is None else line.row.place for line in lines}
    return len(places) == 1 and None not in places and len(set(players)) == len(players) > 1
