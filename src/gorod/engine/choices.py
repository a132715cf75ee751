"""Choices: the values that an offer allows for one field of the command.

A choice knows which values it admits. Pages and bots read its JSON.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gorod.engine.results import read_ruling
from gorod.engine.seats import Seats
from gorod.engine.struct import Struct, kebab
from gorod.engine.vocabulary import Role


class _Choice(Struct, frozen=True, gc=False, tag=kebab, omit_defaults=True):
    """Base class of the choices."""


class One(_Choice, frozen=True):
    """Exactly one of these: a seat (0: nobody), a clause, an amount."""

    of: tuple[int | str, ...]

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401  a field of any command
        return value in self.of


class Some(_Choice, frozen=True):
    """Any number of these."""

    of: tuple[int | str, ...]
    asked: int = 0
    """How many should be named; 0 if any number will do.

    Naming more or fewer is allowed: the rulebook says what follows from it.
    """
    ordered: bool = False
    """Whether their order matters."""
    preset: Seats = ()
    """Those that count unless the judge says otherwise."""

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        return set(value) <= set(self.of)


class Count(_Choice, frozen=True):
    """A whole number; None is admitted where the command may omit the field."""

    least: int
    most: int
    preset: int | None = None
    """The number that counts unless the judge says otherwise."""

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        return value is None or self.least <= value <= self.most


class Words(_Choice, frozen=True):
    """Any text."""

    needed: bool = False
    """Whether the text may not be empty."""

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        return not self.needed or bool(value.strip())


class Window(_Choice, frozen=True):
    """When an input was made: the day of the game, and how many seconds of it were left.

    It cannot have been made before the offer, so at most `left` seconds can be left.
    """

    day: int
    left: int

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        return value is None or (value[0] == self.day and value[1] <= self.left)


class Elapsed(_Choice, frozen=True):
    """Seconds counted by a clock; None if there was none."""

    least: int
    most: int | None = None

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        if value is None:
            return True
        return bool(self.least <= value and (self.most is None or value <= self.most))


class Cards(_Choice, frozen=True):
    """The cards that are dealt: `count` of them, taken from `deck` in any order."""

    deck: tuple[Role, ...]
    count: int

    def admits(self, value: Any, _: Any) -> bool:  # noqa: ANN401
        return len(value) == self.count and not Counter(value) - Counter(self.deck)


class Taking(_Choice, frozen=True):
    """What a role takes from its target instead of its usual act; without a target, nothing."""

    of: tuple[str, ...]

    def admits(self, value: Any, command: Any) -> bool:  # noqa: ANN401
        return not value or (command.target > 0 and set(value) <= set(self.of))


class Verdict(_Choice, frozen=True):
    """Whether a protest is upheld; the text of an upheld one may begin with a remedy."""

    of: tuple[bool, ...]
    remedies: tuple[str, ...] = ()

    def admits(self, value: Any, command: Any) -> bool:  # noqa: ANN401
        """Whether the verdict is offered; a remedy that it begins with must be offered as well."""
        if value not in self.of:
            return False
        said = read_ruling(command.text, tuple(way.split()[0] for way in self.remedies))
        if not value or not said.remedy:
            return True
        return f"{said.remedy} {said.named}".rstrip() in self.remedies


Choice = One | Some | Count | Words | Window | Elapsed | Cards | Taking | Verdict
