"""The help texts: the Markdown of docs/ru and docs/en, converted to HTML.

A wheel contains copies of the files beside this module; a working copy reads them from docs/.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

TOPICS = ("judge", "player", "by-day", "organiser", "streamer", "club-laptop", "glossary")
"""The pages, in the order in which the page `index` lists them."""
ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
LINKED = re.compile(r"^([a-z-]+)\.md(#[a-z0-9-]+)?$")
TYPEFACE = re.compile(r"onest-(?:latin|cyrillic)-[\w-]+\.woff2")
PICTURE = re.compile(r"^\.\./screens/([a-z0-9-]+\.webp)$")
"""The only images that a page may show: screenshots of the documentation."""


@dataclass(frozen=True)
class Text:
    """One page: its title, its sections by anchor, and the HTML below the title."""

    title: str
    sections: tuple[tuple[str, str], ...]
    body: str
    anchors: frozenset[str]


def folder() -> Traversable:
    """Return the folder of the files: in the wheel, else in the working copy."""
    packed = files("gorod.server.web").joinpath("help")
    return packed if packed.is_dir() else Path(__file__).parents[4] / "docs"


@cache
def typefaces() -> tuple[str, ...]:
    """Return the font files of the built pages: `onest-cyrillic-3xK9a-2b.woff2`."""
    built = files("gorod.server.web").joinpath("ui", "assets")
    names = [file.name for file in built.iterdir()] if built.is_dir() else []
    return tuple(sorted(name for name in names if TYPEFACE.fullmatch(name)))


@cache
def picture(name: str) -> bytes | None:
    if not PICTURE.match(f"../screens/{name}"):
        return None
    file = folder().joinpath("screens", name)
    return file.read_bytes() if file.is_file() else None


def there(lang: str, topic: str) -> bool:
    """Whether this copy of the program contains the page."""
    return folder().joinpath(lang, f"{topic}.md").is_file()


@cache
def text(lang: str, topic: str) -> Text:
    """Return a page of the help; the topic is one of TOPICS, or `index`."""
    parser = MarkdownIt("commonmark", {"html": True}).enable("table")
    tokens = _anchored(parser.parse(folder().joinpath(lang, f"{topic}.md").read_text("utf-8")))
    for token in tokens:
        _addressed(token.children or [], lang)
    heads = [at for at, token in enumerate(tokens) if token.type == "heading_open"]
    title = tokens[heads[0] + 1].content
    sections = tuple(
        (str(tokens[at].attrs["id"]), tokens[at + 1].content)
        for at in heads
        if tokens[at].tag == "h2" and "id" in tokens[at].attrs
    )
    anchors = frozenset(str(tokens[at].attrs["id"]) for at in heads if "id" in tokens[at].attrs)
    body = parser.renderer.render(tokens[heads[0] + 3 :], parser.options, {})
    return Text(title, sections, body, anchors)


def _anchored(tokens: list[Token]) -> list[Token]:
    """Turn `<a id="fouls"></a>` above a heading into the heading's id, the same in all languages.

    Markdown makes a paragraph of such a line; its three tokens are removed.
    """
    kept: list[Token] = []
    for token in tokens:
        if token.type == "heading_open" and kept and kept[-1].type == "paragraph_close":
            found = ANCHOR.fullmatch(kept[-2].content)
            if found:
                token.attrSet("id", found[1])
                del kept[-3:]
        kept.append(token)
    return kept


def _addressed(tokens: list[Token], lang: str) -> None:
    """Change links between files into links between pages."""
    for token in tokens:
        if token.type == "link_open":
            found = LINKED.match(str(token.attrs["href"]))
            if found:
                token.attrSet("href", address(found[1], lang) + (found[2] or ""))
        elif token.type == "image":
            found = PICTURE.match(str(token.attrs["src"]))
            if found:
                token.attrSet("src", f"/help/screens/{found[1]}")
                token.attrSet("loading", "lazy")


def address(topic: str, lang: str) -> str:
    """Return the address of a page; `index` is /help itself."""
    path = "/help" if topic == "index" else f"/help/{escape(topic)}"
    return f"{path}?lang={lang}"
