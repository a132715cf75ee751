"""A ruling in sentences to read aloud."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gorod.i18n import Catalogue

Say = Callable[[Catalogue], str]
"""A sentence; it is called with the catalogue of the wanted language."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What was ruled, by which clauses; `fresh` while the game is still at the step it led to."""

    sentences: tuple[Say, ...]
    clauses: tuple[str, ...]
    fresh: bool

    def says(self, texts: Catalogue) -> tuple[str, ...]:
        """Return the sentences in one language."""
        return tuple(say(texts) for say in self.sentences)
