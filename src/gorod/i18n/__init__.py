"""Texts for people, in every language: sentences by id, from the Fluent catalogues.

A language is a folder of `.ftl` files beside this module. A document with its own vocabulary has
one more file, `books/<its words>.ftl`: its sentences and terms replace the common ones. A sentence
that does not exist, or lacks an argument, is a bug and raises `CatalogueError`: nobody is ever
shown an id or a gap.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Any

__all__ = ["LANGUAGES", "Catalogue", "CatalogueError", "catalogue"]

LANGUAGES = ("ru", "en")
BOOKS = "books"
MASCULINE = "masculine"
REMEMBERED = 4096
"""How many formatted sentences a catalogue caches."""


class CatalogueError(Exception):
    """Raised for a sentence that is missing or cannot be formatted, or for a broken catalogue."""


class Catalogue:
    """The sentences of one language, in the vocabulary of a document if it has its own."""

    def __init__(self, lang: str, instead: str = "", words: str = "") -> None:
        if lang not in LANGUAGES:
            raise CatalogueError(f"there is no catalogue {lang!r}")
        # Imported here because it is slow, and a program that asks for JSON needs no sentence.
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

        self.lang, self.words = lang, words
        self._instead = instead
        self._bundle = FluentBundle([lang], use_isolating=False)
        for resource in _common(lang):
            self._bundle.add_resource(resource)
        for text in (_own(lang, words), instead):
            other = FluentResource(text)
            if any(type(entry).__name__ == "Junk" for entry in other.body):
                raise CatalogueError(f"{lang} cannot be amended: a sentence is malformed")
            self._bundle.add_resource(other, allow_overrides=True)
        self._usual: Catalogue | None = None
        # The same few sentences are said to every viewer of every table.
        self.say = lru_cache(maxsize=REMEMBERED, typed=True)(self._said)

    def amended(self, instead: str) -> Catalogue:
        """Return a catalogue in which these sentences replace its own.

        If one of them needs an argument that is not passed, the usual sentence is used.
        """
        other = Catalogue(self.lang, instead, self.words)
        other._usual = self
        return other

    def of(self, words: str) -> Catalogue:
        """Return the catalogue in the vocabulary of a document; amendments still apply on top."""
        if words == self.words:
            return self
        own = catalogue(self.lang, words)
        return own.amended(self._instead) if self._instead else own

    def __contains__(self, message_id: object) -> bool:
        return isinstance(message_id, str) and bool(self._bundle.has_message(message_id))

    def _said(self, message_id: str, /, **args: str | float) -> str:
        """Return the sentence with its arguments."""
        pattern = self._bundle.get_message(message_id).value if message_id in self else None
        if pattern is None:
            raise CatalogueError(f"{self.lang} has no sentence {message_id!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self._usual is not None:
            return self._usual.say(message_id, **args)
        if errors:
            raise CatalogueError(f"{self.lang} cannot say {message_id!r}: {errors[0]}")
        return str(text)

    def gender(self, message_id: str) -> str:
        """Return the grammatical gender of a noun, which is an attribute of its sentence."""
        pattern = self._bundle.get_message(message_id).attributes.get("gender")
        return MASCULINE if pattern is None else str(self._bundle.format_pattern(pattern)[0])


@lru_cache(maxsize=32)
def catalogue(lang: str, words: str = "") -> Catalogue:
    """Return the catalogue of a language in the vocabulary of a document; it is read once."""
    return Catalogue(lang, words=words)


@lru_cache(maxsize=len(LANGUAGES))
def _common(lang: str) -> tuple[Any, ...]:
    """Return the common files of a language, parsed once for all documents."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    found = sorted(files(__name__).joinpath(lang).iterdir(), key=lambda f: f.name)
    return tuple(FluentResource(f.read_text("utf-8")) for f in found if f.name.endswith(".ftl"))


def _own(lang: str, words: str) -> str:
    """Return the file of a document's own vocabulary, or an empty string if it has none."""
    file = files(__name__).joinpath(lang, BOOKS, f"{words}.ftl")
    return file.read_text("utf-8") if words and file.is_file() else ""
