"""The formats of a tournament: of the entries of its log, and of its archive.

| entries | what changed |
|---|---|
| 0 | nothing says a format |
| 1 | an entry says its format; a confirmation keeps the result as it was confirmed |

| archive | what changed |
|---|---|
| 1 | its entries say no format |
| 2 | its entries say their format |
| 3 | its games carry their signatures, consents and decisions |
"""

from __future__ import annotations

from typing import Any

from gorod.stored.entry_format import Format


def from_0(entry: dict[str, Any]) -> dict[str, Any]:
    """Nobody wrote down what a protocol counted for when it was confirmed, or ruled upon.

    A body that is not what an entry has to be is left as it is, for the decoder to refuse.
    """
    events = entry.get("events")
    if not isinstance(events, list):
        return entry
    return {**entry, "events": [_without_result(event) for event in events]}


def _without_result(event: Any) -> Any:  # noqa: ANN401  whatever JSON held
    late = isinstance(event, dict) and event.get("type") in {"game-confirmed", "game-ruled"}
    return {**event, "result": None} if late else event


ENTRY = Format("tournament", (from_0,))

FIRST_ARCHIVE, ARCHIVE = 1, 3
"""The first number that an archive ever said, and the one that it says today."""
