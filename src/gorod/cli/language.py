"""Which language is used: `--lang`, else GOROD_LANG, else Russian.

Errors are English unless a language was chosen: scripts and other programs read them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gorod.cli.cli_errors import CliError
from gorod.i18n import LANGUAGES, Catalogue, catalogue
from gorod.record.record_errors import shown

OPTION = "--lang"
VARIABLE = "GOROD_LANG"


@dataclass(frozen=True, slots=True)
class Tongue:
    """The language that was chosen; None if none was."""

    chosen: str | None = None

    @property
    def texts(self) -> Catalogue:
        """The catalogue for protocols, tables and help."""
        return catalogue(self.chosen or "ru")

    @property
    def errors(self) -> Catalogue:
        """The catalogue for error messages."""
        return catalogue(self.chosen or "en")


def from_environment(environment: Mapping[str, str]) -> Tongue:
    """Read `ru`, `en`, or a locale such as `ru_RU.UTF-8`; anything else is no choice."""
    lang = environment.get(VARIABLE, "")[:2].lower()
    return Tongue(lang if lang in LANGUAGES else None)


def take_language(words: Sequence[str], tongue: Tongue) -> tuple[Tongue, list[str]]:
    """Return the language named anywhere among the words, and the words without it."""
    rest: list[str] = []
    remaining = list(words)
    while remaining:
        word = remaining.pop(0)
        if word == "--":
            return tongue, [*rest, word, *remaining]
        option, equals, value = word.partition("=")
        if option != OPTION:
            rest.append(word)
            continue
        if not equals:
            value = remaining.pop(0) if remaining else ""
        if value not in LANGUAGES:
            raise CliError("cli-lang", word=shown(value), known=", ".join(LANGUAGES))
        tongue = Tongue(value)
    return tongue, rest
