"""The format of the entries of a table's log.

| number | what changed |
|---|---|
| 0 | nothing says a format |
| 1 | an entry says its format, and the build of the rulebook where that is news |
"""

from __future__ import annotations

from typing import Any

from gorod.stored.entry_format import Format


def from_0(body: dict[str, Any]) -> dict[str, Any]:
    """Nobody wrote down which build of the rulebook a table began with."""
    return {"build": "", **body} if body.get("is") == "seated" else body


TABLE = Format("table", (from_0,))
