"""`gorod rules`: print the rulebooks, one of them as a document, or why a clause is as it is."""

from __future__ import annotations

import json
from collections.abc import Sequence

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words, unknown_word
from gorod.report.option_tables import options_json, options_text
from gorod.report.rulebook import books_text, clause_text, rulebook_text
from gorod.rulebooks import BOOKS, Clause, OptionError, Rulebook

WHY = "why"


def words() -> Words:
    options = Words("rules")
    options.add_argument("named", nargs="*")
    options.add_argument("--options", action="store_true")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Answer `rules`, `rules ID`, `rules ID --options`, `rules why ID CLAUSE`."""
    asked = words().read(argv)
    if asked.json:
        print(_options_json(asked.named, tongue, options=asked.options))
    else:
        print(_answer(asked.named, tongue, options=asked.options), end="")
    return 0


def _options_json(named: list[str], tongue: Tongue, *, options: bool) -> str:
    if not options or len(named) != 1:
        raise CliError("cli-usage", command="rules")
    told = options_json(_book(named[0]), tongue.texts.lang)
    return json.dumps(told, ensure_ascii=False)


def _answer(named: list[str], tongue: Tongue, *, options: bool) -> str:
    match named:
        case [] if not options:
            return books_text(BOOKS.values(), tongue.texts)
        case [str(word), str(book_id), str(number)] if word == WHY and not options:
            book = _book(book_id)
            return clause_text(book, _clause(book, number), tongue.texts)
        case [str(book_id)] if options:
            return options_text(_book(book_id), tongue.texts)
        case [str(book_id)] if book_id != WHY:
            return rulebook_text(_book(book_id), tongue.texts)
        case _:
            raise CliError("cli-usage", command="rules")


def _book(book_id: str) -> Rulebook:
    """Return the book of an id, `fiim-2019`, or with options `fiim-2019+name`."""
    name, *options = book_id.split("+")
    if name not in BOOKS:
        raise unknown_word("cli-book-unknown", name, BOOKS)
    book = BOOKS[name]
    try:
        return book.chosen(options, min(book.rules.sizes))
    except OptionError as error:
        why = error.conflict
        if why is None:
            raise unknown_word("cli-book-unknown", book_id, BOOKS) from None
        named = " + ".join(error.options)
        raise CliError(
            "cli-option-unchosen",
            options=named,
            book=book.id,
            clause=why.clause,
            **{"why-en": why.en, "why-ru": why.ru},
        ) from None


def _clause(book: Rulebook, number: str) -> Clause:
    found = book.clause(number)
    if found is None:
        numbers = [clause.number for clause in book.clauses]
        raise unknown_word("cli-clause-unknown", number, numbers, book=book.id)
    return found
