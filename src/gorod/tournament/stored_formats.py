"""The formats of what a tournament stores: the entries of its log, and its archive.

| entries | what changed |
|---|---|
| 0 | entries have no format number |
| 1 | an entry has its format number; a confirmation keeps the result as it was confirmed |

| archive | what changed |
|---|---|
| 1 | its entries have no format number |
| 2 | its entries have their format number |
| 3 | its games carry their signatures, consents and decisions |
"""

from __future__ import annotations

from typing import Any

from gorod.stored.entry_format import Format


def from_0(entry: dict[str, Any]) -> dict[str, Any]:
    """Add empty results to events, as format 0 did not store what a protocol counted for.

    A body that is not an entry is returned as it is, for the decoder to refuse.
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
"""The first format number that an archive ever had, and the current one."""
