"""The conformance tables: `python -m gorod.report.conformance docs/rulebooks`.

Two pages are written per rulebook. One lists every clause of the document in order: what it means
in both languages, how it is modelled, and the tests that are named after it. The other has our
readings of what the document leaves open.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from gorod.i18n import Catalogue, catalogue
from gorod.report import resolution_texts
from gorod.report.clause_texts import CHECKOUT, anchor, chosen, modelled, named_after
from gorod.rulebooks import BOOKS, Clause, Rulebook

COLUMNS = ("clause", "en", "ru", "modelled", "tests")


def page(book: Rulebook, checkout: Path = CHECKOUT) -> str:
    """Return the conformance page of one rulebook, in Markdown."""
    texts = book.speaks(catalogue("en"))
    tests = named_after(book, checkout)
    lines = [f"# {book.title_en}", "", book.title_ru, ""]
    lines += [texts.say("conformance-intro", title=book.title_en), ""]
    lines += [texts.say("conformance-readings", page=resolution_texts.file_name(book)), ""]
    lines.append(_row(texts.say(f"conformance-{name}") for name in COLUMNS))
    lines.append(_row("---" for _ in COLUMNS))
    for clause in book.document:
        named = (f"`{name}`" for name in dict.fromkeys(tests.get(clause.number, [])))
        lines.append(
            _row(
                iter(
                    (
                        f'<a id="{anchor(clause.number)}"></a>{clause.number}',
                        clause.en,
                        clause.ru,
                        "; ".join(_modelled(book, clause, texts)),
                        "<br>".join(named),
                    )
                )
            )
        )
    return "\n".join(lines) + "\n"


def _modelled(book: Rulebook, clause: Clause, texts: Catalogue) -> Iterator[str]:
    """Yield where a clause holds, how it is modelled, and links to its resolutions."""
    yield from chosen(book, clause, texts)
    yield from modelled(clause, texts)
    links = resolution_texts.links(book, clause.number)
    if links:
        yield texts.say("clause-resolutions", ids=links)


def _row(cells: Iterator[str]) -> str:
    return f"| {' | '.join(_cell(cell) for cell in cells)} |"


def _cell(text: str) -> str:
    """Escape characters that would end a cell or turn into emphasis."""
    escaped = text.replace("|", "\\|")
    return escaped if "`" in escaped else escaped.replace("*", "\\*").replace("_", "\\_")


def write_pages(folder: Path) -> list[Path]:
    """Write all pages and return their paths; the folder is made if it does not exist."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for book in BOOKS.values():
        for name, text in (
            (f"{book.id}.md", page(book)),
            (resolution_texts.file_name(book), resolution_texts.page(book)),
        ):
            path = folder / name
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    return written


if __name__ == "__main__":
    write_pages(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/rulebooks"))
