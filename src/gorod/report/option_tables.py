"""The options of a rulebook as text and as JSON: what each changes, and what excludes it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from gorod.i18n import Catalogue
from gorod.record.themes import shipped
from gorod.rulebooks import Option, Rulebook
from gorod.rulebooks.options import Conflict

WIDTH = 100


def options_text(book: Rulebook, texts: Catalogue) -> str:
    """Describe every option, in the order of the document."""
    if not book.available:
        return texts.say("rules-no-options", book=book.id) + "\n"
    parts = ["\n".join(_option(book, option, texts)) for option in book.available.values()]
    return "\n\n".join(parts) + "\n"


def _option(book: Rulebook, option: Option, texts: Catalogue) -> Iterator[str]:
    yield f"{option.name}: {option.explained(texts.lang)}"
    for note in _notes(book, option, texts):
        yield from textwrap.wrap(
            note,
            WIDTH,
            initial_indent="  · ",
            subsequent_indent="    ",
            break_on_hyphens=False,
        )


def _notes(book: Rulebook, option: Option, texts: Catalogue) -> Iterator[str]:
    if option.aliases:
        yield texts.say("rules-option-aliases", aliases=", ".join(option.aliases))
    for clause in option.clauses:
        meaning = clause.meaning(texts.lang)
        yield texts.say("rules-option-clause", clause=clause.number, meaning=meaning)
    if option.valued:
        yield texts.say("rules-option-themes", themes=", ".join(shipped()))
    for conflict in conflicts_of(book, option):
        yield _why_not(book, option, conflict, texts)


def conflicts_of(book: Rulebook, option: Option) -> tuple[Conflict, ...]:
    """Return the conflicts that can keep this option from being chosen."""
    return tuple(c for c in book.conflicts if option.name in c.options | c.against)


def excluded_options(book: Rulebook, option: Option, conflict: Conflict) -> tuple[str, ...]:
    """Return the options that this conflict excludes beside it, in the order of the document."""
    opposed = conflict.options if option.name in conflict.against else conflict.against
    clash = opposed or conflict.options
    return tuple(name for name in book.available if name in clash and name != option.name)


def _why_not(book: Rulebook, option: Option, conflict: Conflict, texts: Catalogue) -> str:
    told = {"why": conflict.why(texts.lang), "clause": conflict.clause}
    if conflict.sizes:
        sizes = ", ".join(map(str, sorted(conflict.sizes)))
        return texts.say("rules-option-not-at", sizes=sizes, **told)
    named = ", ".join(excluded_options(book, option, conflict))
    return texts.say("rules-option-not-with", options=named, **told)


def options_json(book: Rulebook, lang: str) -> dict[str, Any]:
    """Return the same as data for JSON."""
    return {
        "rules": book.id,
        "options": [_described(book, option, lang) for option in book.available.values()],
    }


def _described(book: Rulebook, option: Option, lang: str) -> dict[str, Any]:
    conflicts = conflicts_of(book, option)
    return {
        "name": option.name,
        "aliases": list(option.aliases),
        "text": option.explained(lang),
        "values": list(shipped()) if option.valued else [],
        "clauses": [{"clause": c.number, "meaning": c.meaning(lang)} for c in option.clauses],
        "not_with": [
            {
                "options": list(excluded_options(book, option, c)),
                "clause": c.clause,
                "why": c.why(lang),
            }
            for c in conflicts
            if not c.sizes
        ],
        "not_at": [
            {"sizes": sorted(c.sizes), "clause": c.clause, "why": c.why(lang)}
            for c in conflicts
            if c.sizes
        ],
    }
