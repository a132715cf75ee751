"""Themes of a game: other names for roles, steps and cues, from a TOML file; no rule changes.

A theme has the cues by their step in `[cues]`, and in `[ru]` and `[en]` sentences of the catalogues
by their ids. Each of its languages renames every role and every action.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import PurePath
from typing import Any

from gorod.i18n import LANGUAGES, Catalogue, CatalogueError, catalogue
from gorod.record.header import Header
from gorod.record.record_errors import Message, RecordError, fault, shown
from gorod.record.source import PATH_LIMIT, read_record
from gorod.rulebooks import Rulebook

SUFFIX = ".toml"
SHIPPED = files("gorod").joinpath("data", "themes")

ROLES = ("citizen", "sheriff", "mafia", "don", "doctor", "maniac", "lawyer")
ACTIONS = ("meet", "hunt", "don", "sheriff", "doctor", "maniac", "lawyer", "vote", "lift")
RENAMED = (*(f"role-{role}" for role in ROLES), *(f"step-{action}" for action in ACTIONS))
"""What a theme must rename in each of its languages."""


LATER = frozenset({"first-dawn"})
"""Phrases that themes of earlier releases say together with another one, so they may be missing."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: other names for the roles, steps and cues of the same game."""

    name: str
    cues: Mapping[str, str]
    texts: Mapping[str, str]
    """Language -> sentences that replace those of the catalogue."""

    def speaks(self, texts: Catalogue) -> Catalogue:
        """Return the catalogue with the words of the theme, if the theme has this language."""
        own = self.texts.get(texts.lang)
        return texts if own is None else texts.amended(own)

    def over(self, book: Rulebook) -> Rulebook:
        """Return the same book with the theme's cues."""
        known = [step for step in book.rules.cues if step in self.cues or step not in LATER]
        cues = {step: self.cues.get(step, book.rules.cues[step]) for step in known}
        return replace(book, rules=replace(book.rules, cues=cues))


def shipped() -> tuple[str, ...]:
    """Return the names of the themes that come with the program."""
    names = (file.name for file in SHIPPED.iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def shipped_theme(book: Rulebook, name: str) -> Theme:
    """Return one of them by its name; raises an error if there is none."""
    if name not in shipped():
        raise fault("record-theme-unknown", theme=shown(name), known=", ".join(shipped()))
    return parse_theme(book, SHIPPED.joinpath(f"{name}{SUFFIX}").read_text("utf-8"), name)


def theme_at(book: Rulebook, word: str) -> Theme:
    """Return the theme of that name, or of the file at that path."""
    if word in shipped():
        return shipped_theme(book, word)
    file = shown(word, PATH_LIMIT)
    try:
        return parse_theme(book, read_record(word), PurePath(word).stem)
    except RecordError as error:
        raise error.at(file, None, "") from None


def theme_of(book: Rulebook, header: Header, word: str | None) -> Theme | None:
    """Return the theme of a game: the one that was asked for, or the one that its record names.

    Returns None if there is none.
    """
    valued = {a for n in book.options for o in (book.available[n],) if o.valued for a in _names(o)}
    if not valued:
        if word is not None:
            raise fault("record-theme-needs-option", rules=book.id)
        return None
    if word is not None:
        return theme_at(book, word)
    named = next((value for name, value in header.options if name in valued), None)
    return None if named is None else shipped_theme(book, named)


def _names(option: Any) -> tuple[str, ...]:  # noqa: ANN401  an option of a book
    return (option.name, *option.aliases)


def parse_theme(book: Rulebook, text: str, name: str) -> Theme:
    """Parse the text of a theme; raise an error that says in one line what is wrong with it."""
    try:
        whole = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise fault("record-theme-toml", detail=shown(str(error))) from None
    languages = tuple(lang for lang in LANGUAGES if lang in whole)
    strange = sorted(whole.keys() - {"cues", *LANGUAGES})
    if strange or not languages:
        raise fault("record-theme-tables", word=shown(", ".join(strange)) or "none")
    cues = _sentences(whole.get("cues", {}))
    for step in book.rules.cues:
        if step not in cues and step not in LATER:
            raise fault("record-theme-missing", word=f"cues.{step}")
    texts = {lang: _language(lang, _sentences(whole[lang])) for lang in languages}
    return Theme(name, cues, texts)


def _sentences(table: object) -> dict[str, str]:
    if not isinstance(table, dict) or not all(isinstance(text, str) for text in table.values()):
        raise fault("record-theme-tables", word="none")
    return table


def _language(lang: str, sentences: Mapping[str, str]) -> str:
    """Return the sentences of a language as a Fluent text, if every one of them can be said."""
    known = catalogue(lang)
    for message_id in RENAMED:
        if message_id not in sentences:
            raise fault("record-theme-missing", word=f"{lang}.{message_id}")
    for message_id in sentences:
        if message_id not in known:
            raise fault("record-theme-sentence", word=shown(f"{lang}.{message_id}"))
    source = "\n".join(f"{id_} ={_indented(text)}" for id_, text in sentences.items())
    try:
        known.amended(source)
    except CatalogueError:
        raise RecordError(None, None, "", Message("record-theme-fluent", {"lang": lang})) from None
    return source


def _indented(text: str) -> str:
    return "".join(f"\n    {line}" for line in text.strip().splitlines())
