"""The formats of a tournament: of the entries of its log, and of its archive.

| entries | what changed |
|---|---|
| 0 | nothing says a format |
| 1 | an entry says its format; a confirmation keeps the result as it was confirmed |

| archive | what changed |
|---|---|
| 1 | its entries say no format |
| 2 | its entries say their format |
"""

from __future__ import annotations

from typing import Any

from gorod.stored.format import Format


def from_0(entry: dict[str, Any]) -> dict[str, Any]:
    """Nobody wrote down what a protocol counted for when it was confirmed, or ruled upon."""
    late = {"game-confirmed", "game-ruled"}
    events = [
        {**event, "result": None} if event.get("type") in late else event
        for event in entry.get("events", ())
    ]
    return {**entry, "events": events} if "events" in entry else entry


ENTRY = Format("tournament", (from_0,))

FIRST_ARCHIVE, ARCHIVE = 1, 2
"""The first number that an archive ever said, and the one that it says today."""
