"""Our readings of what a document leaves open: one file of resolutions for each rulebook.

A resolution says which clauses it is about, what they leave open and how we read them. It names the
clauses whose text states the reading; their texts say so («в нашем прочтении»).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from gorod.rulebooks.book import Rulebook

__all__ = ["MARKS", "Resolution", "resolutions", "resolutions_of"]

MARKS = {"ru": "в нашем прочтении", "en": "in our reading"}
"""The words by which a clause says that it states a reading of ours."""


@dataclass(frozen=True, slots=True)
class Resolution:
    """One reading of ours."""

    id: str
    clauses: tuple[str, ...]
    """The clauses that it is about."""
    question_en: str
    question_ru: str
    """What the document leaves open."""
    en: str
    ru: str
    """How we read it."""
    states: tuple[str, ...] = ()
    """The clauses whose text states the reading."""
    before_en: str = ""
    before_ru: str = ""
    """How we read it before a second reading of the documents."""
    informational: bool = False
    """Whether it changes no ruling, so that no test has to name it."""

    def question(self, lang: str) -> str:
        """Return what the clauses leave open."""
        return self.question_ru if lang == "ru" else self.question_en

    def reading(self, lang: str) -> str:
        """Return how we read the clauses."""
        return self.ru if lang == "ru" else self.en

    def before(self, lang: str) -> str:
        """Return how we read them earlier; empty if nothing has changed."""
        return self.before_ru if lang == "ru" else self.before_en


def resolutions(book: Rulebook) -> tuple[Resolution, ...]:
    """Return all resolutions of a document, in the order of their ids."""
    return _read(book.id.partition("+")[0].replace("-", "_"))


def resolutions_of(book: Rulebook, number: str) -> tuple[Resolution, ...]:
    """Return the resolutions about one clause."""
    return tuple(r for r in resolutions(book) if number in r.clauses)


@lru_cache
def _read(folder: str) -> tuple[Resolution, ...]:
    file = files("gorod.rulebooks").joinpath(folder, "resolutions.toml")
    entries: dict[str, dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))
    return tuple(_resolution(name, entry) for name, entry in entries.items())


def _resolution(name: str, entry: dict[str, Any]) -> Resolution:
    told = {key: value for key, value in entry.items() if key not in {"clauses", "states"}}
    return Resolution(
        name,
        tuple(entry["clauses"].split()),
        states=tuple(entry.get("states", "").split()),
        **told,
    )
