"""A page with our readings of a document: what it leaves open, and how we decide."""

from __future__ import annotations

from collections.abc import Iterator

from gorod.i18n import Catalogue, catalogue
from gorod.report.clause_texts import anchor
from gorod.rulebooks import Rulebook
from gorod.rulebooks.resolutions import Resolution, resolutions, resolutions_of


def file_name(book: Rulebook) -> str:
    """Return the file name of a book's resolutions page; it is beside the page of its clauses."""
    return f"{book.id}-resolutions.md"


def links(book: Rulebook, number: str) -> str:
    """Return links to the resolutions about one clause, in Markdown; empty if there are none."""
    page = file_name(book)
    return ", ".join(f"[{r.id}]({page}#{r.id.lower()})" for r in resolutions_of(book, number))


def page(book: Rulebook) -> str:
    """Return the page with all resolutions of a book; the heading of each is its anchor."""
    en, ru = catalogue("en"), catalogue("ru")
    lines = [en.say("resolutions-title", title=book.title_en), ""]
    lines += [en.say("resolutions-intro", page=f"{book.id}.md"), ""]
    lines += [ru.say("resolutions-intro", page=f"{book.id}.md")]
    for resolution in resolutions(book):
        lines += ["", f"## {resolution.id}"]
        for line in _told(book, resolution, en, ru):
            lines += ["", line]
    return "\n".join(lines) + "\n"


def _told(book: Rulebook, resolution: Resolution, en: Catalogue, ru: Catalogue) -> Iterator[str]:
    links = (f"[{_plain(c)}]({book.id}.md#{anchor(c)})" for c in resolution.clauses)
    yield en.say("resolution-clauses", clauses=", ".join(links))
    for texts in (en, ru):
        lang = texts.lang
        yield texts.say("resolution-question", text=_plain(resolution.question(lang)))
        yield texts.say("resolution-reading", text=_plain(resolution.reading(lang)))
        if resolution.before(lang):
            yield texts.say("resolution-before", text=_plain(resolution.before(lang)))
    if resolution.informational:
        yield en.say("resolution-informational")


def _plain(text: str) -> str:
    """Escape characters that would turn into emphasis."""
    return text.replace("*", "\\*")


def notes(book: Rulebook, number: str, texts: Catalogue) -> Iterator[str]:
    """Yield the resolutions about one clause, sentence by sentence."""
    for r in resolutions_of(book, number):
        yield texts.say("clause-open", id=r.id, text=r.question(texts.lang))
        yield texts.say("clause-resolution", text=r.reading(texts.lang))
        if r.before(texts.lang):
            yield texts.say("clause-resolution-before", text=r.before(texts.lang))
