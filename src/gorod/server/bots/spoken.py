"""Converts between a bot's statements and the phrases of an online table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gorod.bots.statement import (
    Accuses,
    ClaimsRole,
    ReportsCheck,
    Said,
    Statement,
    Statements,
    Trusts,
)
from gorod.server.bots.json_moves import Json

MOST = 3
"""The most phrases of one speech."""
NOTHING: Json = {"id": "nothing-to-add"}


class HeardTalk:
    """The spoken lines that one seat's link got, frame by frame."""

    def __init__(self) -> None:
        self._lines: list[Json] = []

    def take(self, frame: Json) -> Statements:
        """Add a frame; return all statements so far that a bot can understand."""
        told = frame.get("talk")
        if told:
            del self._lines[told["keep"] :]
            self._lines += told["add"]
        return tuple(one for line in self._lines for one in _statements(line))


def phrases_of(statements: Statements) -> list[Json]:
    """Return a short speech made of these statements."""
    return [_phrase(one.what) for one in statements[:MOST]] or [NOTHING]


def _phrase(what: Said) -> Json:
    match what:
        case ClaimsRole(role):
            return {"id": "i-am", "role": role}
        case ReportsCheck(target, black):
            return {"id": "check-black" if black else "check-red", "seats": [target]}
        case Accuses(target):
            return {"id": "suspect", "seats": [target]}
        case Trusts(target):
            return {"id": "trust", "seats": [target]}


def _statements(line: Json) -> Iterator[Statement]:
    phrase, day = line["phrase"], line["moment"][1:]
    if phrase and line["kind"] == "speech" and day.isdigit():
        for what in _said(phrase["id"], phrase.get("seats", ()), phrase.get("role", "")):
            yield Statement(line["seat"], int(day), what)


def _said(name: str, seats: Iterable[int], role: str) -> Iterator[Said]:
    match name:
        case "i-am":
            yield ClaimsRole(role)
        case "check-red" | "check-black":
            yield from (ReportsCheck(seat, name == "check-black") for seat in seats)
        case "suspect" | "vote-against" | "nominate":
            yield from (Accuses(seat) for seat in seats)
        case "trust":
            yield from (Trusts(seat) for seat in seats)
