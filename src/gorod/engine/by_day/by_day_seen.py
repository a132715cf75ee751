"""Who may see the events of a by-day game: inputs only their author, results everybody.

Some events are absent on purpose, so that only the host sees them: the coin, the praise and the
best player until the day is closed, and the results of the moves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.by_day import by_day_events as e
from gorod.engine.viewers import Viewer

Input = (
    e.BallotEntered
    | e.ActEntered
    | e.SuicideDeclared
    | e.RemovalNoted
    | e.ForecastEntered
    | e.QuestionAnswered
    | e.CodeEntered
    | e.LegendChosen
    | e.PlayerChosen
    | e.ForecastCame
    | e.RoleTold
)
"""What a player enters or is told in private."""

Result = (
    e.GameDayOpened
    | e.LegendWritten
    | e.PlayerOut
    | e.VotesPublished
    | e.Executed
    | e.LinesPublished
    | e.DayClosed
    | e.GameStopped
    | e.RolesRevealed
)


def _own_input(event: Input, viewer: Viewer) -> Input | None:
    return event if viewer == event.seat else None


def _clan(event: e.ClanTold, viewer: Viewer) -> e.ClanTold | None:
    return event if viewer in event.seats else None


def _everyone(event: Result, _: Viewer) -> Result:
    return event


BY_DAY_SEEN: dict[type, Callable[[Any, Viewer], Input | Result | e.ClanTold | None]] = {
    e.ClanTold: _clan,
    e.GameDayOpened: _everyone,
    e.BallotEntered: _own_input,
    e.ActEntered: _own_input,
    e.SuicideDeclared: _own_input,
    e.RemovalNoted: _own_input,
    e.LegendWritten: _everyone,
    e.ForecastEntered: _own_input,
    e.QuestionAnswered: _own_input,
    e.CodeEntered: _own_input,
    e.LegendChosen: _own_input,
    e.PlayerChosen: _own_input,
    e.ForecastCame: _own_input,
    e.PlayerOut: _everyone,
    e.VotesPublished: _everyone,
    e.Executed: _everyone,
    e.RoleTold: _own_input,
    e.LinesPublished: _everyone,
    e.DayClosed: _everyone,
    e.GameStopped: _everyone,
    e.RolesRevealed: _everyone,
}
