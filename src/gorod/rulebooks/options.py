"""Amendments that a document itself offers: optional roles and clauses, other table sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gorod.rulebooks.clauses import Clause


@dataclass(frozen=True, slots=True)
class Amends:
    """An answer computed from the one that it replaces, including changes by other options."""

    upon: Callable[[Any], Any]

    def __call__(self, answer: object) -> Any:  # noqa: ANN401  a slot holds what `Rules` says
        return self.upon(answer)


def amends(upon: Callable[[Any], Any]) -> Amends:
    """Mark a function as one that computes the new answer of a slot from the old one."""
    return Amends(upon)


@dataclass(frozen=True, slots=True)
class Option:
    """A named amendment: clauses that replace or amend answers of the book they are added to."""

    name: str
    en: str
    ru: str
    clauses: tuple[Clause, ...]
    aliases: tuple[str, ...] = ()
    """Readable names in addition to the official one."""
    table: frozenset[int] = frozenset()
    """The table sizes at which this amendment applies by itself; empty if it has to be chosen."""

    valued: bool = False
    """Whether it may be given a value: `option 6.9=harbour`."""

    def explained(self, lang: str) -> str:
        """Return in a sentence what it changes."""
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Conflict:
    """Options that cannot be played together, or not at tables of some sizes, and why."""

    options: frozenset[str]
    clause: str
    en: str
    ru: str
    against: frozenset[str] = frozenset()
    """Options that conflict with any of `options`.

    If it is empty, any two of `options` conflict with each other.
    """
    sizes: frozenset[int] = frozenset()
    """Table sizes at which none of `options` can be played."""

    def why(self, lang: str) -> str:
        """Return the reason in words."""
        return self.ru if lang == "ru" else self.en

    def found(self, chosen: frozenset[str], size: int) -> frozenset[str]:
        """Return the options that conflict here; empty if none do."""
        own = self.options & chosen
        if self.sizes:
            return own if size in self.sizes else frozenset()
        if not self.against:
            return own if len(own) > 1 else frozenset()
        others = self.against & chosen
        return own | others if own and others else frozenset()
