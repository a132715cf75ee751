"""Counts of really different pairs that looked the same, by viewer and path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

PATHS = (
    "join",
    "frames",
    "resume",
    "undo",
    "correct",
    "errors",
    "own acts",
    "http errors",
    "view",
    "document",
    "protocol",
    "record",
    "links",
    "pages",
    "journal",
    "end",
)
"""The ways by which something reaches a viewer."""

Counted = list[Any]


def counted(title: str, pairs: int, counts: Counter[tuple[str, str]]) -> Counted:
    """Convert the counts to a form that a worker can send to the process that prints them."""
    return [title, pairs, [[*key, number] for key, number in sorted(counts.items())]]


def merged(found: Iterable[Counted]) -> Iterator[str]:
    """Merge the counts into one table for every title."""
    pairs: Counter[str] = Counter()
    tables: dict[str, Counter[tuple[str, str]]] = {}
    for title, number, cells in found:
        pairs[title] += number
        own = tables.setdefault(title, Counter())
        for viewer, path, count in cells:
            own[viewer, path] += count
    for title, counts in tables.items():
        wide = max(len(viewer) for viewer, _ in counts)
        yield f"\n{title}, {pairs[title]} pairs: the really different ones that looked the same"
        yield " ".join([" " * wide, *(f"{path:>8.8}" for path in PATHS)])
        for viewer in sorted({viewer for viewer, _ in counts}):
            cells = (f"{counts[viewer, path] or '':>8}" for path in PATHS)
            yield " ".join([f"{viewer:{wide}}", *cells])
