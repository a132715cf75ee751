"""Amendments that a document itself offers: optional roles and clauses, other table sizes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gorod.rulebooks.clauses import Clause


@dataclass(frozen=True, slots=True)
class Amends:
    """An answer that builds upon the one it replaces, whatever options gave that one."""

    upon: Callable[[Any], Any]

    def __call__(self, answer: object) -> Any:  # noqa: ANN401  a slot holds what `Rules` says
        return self.upon(answer)


def amends(upon: Callable[[Any], Any]) -> Amends:
    """The new answer of a slot, made from the old one."""
    return Amends(upon)


@dataclass(frozen=True, slots=True)
class Option:
    """A named amendment: clauses that replace or amend answers of the book they are added to."""

    name: str
    en: str
    ru: str
    clauses: tuple[Clause, ...]
    aliases: tuple[str, ...] = ()
    """Readable names beside the official one."""
    table: frozenset[int] = frozenset()
    """The table sizes that this amendment is for; it comes into force by itself there."""

    valued: bool = False
    """It may be given a value: `option 6.9=harbour`."""

    def explained(self, lang: str) -> str:
        """What it changes, in a sentence."""
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True, slots=True)
class Conflict:
    """Options that cannot be played together, or not at tables of some sizes, and why."""

    options: frozenset[str]
    clause: str
    en: str
    ru: str
    against: frozenset[str] = frozenset()
    """Any of these beside any of `options`; two of `options` themselves if this is empty."""
    sizes: frozenset[int] = frozenset()
    """Any of `options` at a table of such a size."""

    def why(self, lang: str) -> str:
        """The reason, in words."""
        return self.ru if lang == "ru" else self.en

    def found(self, chosen: frozenset[str], size: int) -> frozenset[str]:
        """The options that clash here; nobody's fault is empty."""
        own = self.options & chosen
        if self.sizes:
            return own if size in self.sizes else frozenset()
        if not self.against:
            return own if len(own) > 1 else frozenset()
        others = self.against & chosen
        return own | others if own and others else frozenset()
