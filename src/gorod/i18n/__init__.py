"""What people read, in every language: sentences by id, from the Fluent catalogues.

A language is a folder of `.ftl` files beside this module. A document that has words of its own
brings one file more, `books/<its words>.ftl`: its sentences and terms stand in the place of the
common ones. A sentence that does not exist, or an argument that it lacks, is a bug and raises:
nobody is ever shown an id or a hole.
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
"""How many sentences a catalogue keeps as they were last said."""


class CatalogueError(Exception):
    """A sentence that cannot be said."""


class Catalogue:
    """The sentences of one language, in the words of a document where it has its own."""

    def __init__(self, lang: str, instead: str = "", words: str = "") -> None:
        if lang not in LANGUAGES:
            raise CatalogueError(f"there is no catalogue {lang!r}")
        # Slow to import, and a program that asks for JSON is told no sentence.
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
        """The same catalogue with these sentences in place of its own.

        Where one of them asks for more than it is told, the usual one is said.
        """
        other = Catalogue(self.lang, instead, self.words)
        other._usual = self
        return other

    def of(self, words: str) -> Catalogue:
        """The same catalogue in the words of a document; what amends it stays on top."""
        if words == self.words:
            return self
        own = catalogue(self.lang, words)
        return own.amended(self._instead) if self._instead else own

    def __contains__(self, message_id: object) -> bool:
        return isinstance(message_id, str) and bool(self._bundle.has_message(message_id))

    def _said(self, message_id: str, /, **args: str | float) -> str:
        """The sentence with its arguments."""
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
        """The grammatical gender of a noun, which its sentence has as an attribute."""
        pattern = self._bundle.get_message(message_id).attributes.get("gender")
        return MASCULINE if pattern is None else str(self._bundle.format_pattern(pattern)[0])


@lru_cache(maxsize=32)
def catalogue(lang: str, words: str = "") -> Catalogue:
    """The catalogue of a language in the words of a document, read once."""
    return Catalogue(lang, words=words)


@lru_cache(maxsize=len(LANGUAGES))
def _common(lang: str) -> tuple[Any, ...]:
    """The common files of a language, parsed once for all documents."""
    from fluent.runtime import FluentResource  # noqa: PLC0415

    found = sorted(files(__name__).joinpath(lang).iterdir(), key=lambda f: f.name)
    return tuple(FluentResource(f.read_text("utf-8")) for f in found if f.name.endswith(".ftl"))


def _own(lang: str, words: str) -> str:
    """What a document says in its own words; nothing where it has none."""
    file = files(__name__).joinpath(lang, BOOKS, f"{words}.ftl")
    return file.read_text("utf-8") if words and file.is_file() else ""
