"""The format of the entries of a table's log.

| number | what changed |
|---|---|
| 0 | entries do not state a format |
| 1 | an entry states its format, and the build of the rulebook if it has changed |
"""

from __future__ import annotations

from typing import Any

from gorod.stored.entry_format import Format


def from_0(body: dict[str, Any]) -> dict[str, Any]:
    """Add an empty build: entries of format 0 do not say which build a table began with."""
    return {"build": "", **body} if body.get("is") == "seated" else body


TABLE = Format("table", (from_0,))
