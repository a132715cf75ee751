"""Compares two lists of facts and returns in words what only one of them has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

Lines = tuple[str, ...]


def unlike(stored: Sequence[Any], today: Sequence[Any]) -> tuple[Lines, Lines]:
    """Return all places that differ: `floor-given.seconds: 60` and `floor-given.seconds: 61`."""
    ours, theirs = (msgspec.to_builtins(list(facts)) for facts in (stored, today))
    pairs = [
        pair
        for mine, yours in zip_longest(ours, theirs)
        for pair in _places(_name(mine or yours), mine, yours)
    ]
    return tuple(m for m, _ in pairs if m), tuple(y for _, y in pairs if y)


def _name(fact: Any) -> str:  # noqa: ANN401  plain JSON
    return str(fact.get("type", "")) if isinstance(fact, dict) else ""


def _places(name: str, mine: Any, yours: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  plain JSON
    if mine == yours:
        return
    if isinstance(mine, dict) and isinstance(yours, dict) and _name(mine) == _name(yours):
        for key in (*mine, *(key for key in yours if key not in mine)):
            yield from _places(f"{name}.{key}", mine.get(key), yours.get(key))
    else:
        yield _said(name, mine), _said(name, yours)


def _said(name: str, value: Any) -> str:  # noqa: ANN401  plain JSON
    return "" if value is None else f"{name}: {msgspec.json.encode(value).decode()}"
