"""The help: pages without scripts, for judges during a game and for everybody else."""

from __future__ import annotations

import gzip
import re
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from gorod.i18n import LANGUAGES, catalogue
from gorod.server.http.error_responses import Problem, language
from gorod.server.web.help_text import TOPICS, address, picture, text, there, typefaces

Ask = Request[Any, Any, Any]

HTML = "text/html"
FOR_A_WHILE = {"cache-control": "public, max-age=300"}
VARIES = {**FOR_A_WHILE, "vary": "accept-encoding, accept-language"}
THEMES = ("dark", "light")
OWN_PATH = re.compile(r"/(?:[\w-]+(?:/[\w.-]+)*)?(?:\?[\w=&.-]{0,200})?", re.ASCII)
"""Where the reader came from: only paths of this server are accepted."""
USUALLY_FROM = {
    "judge": "/judge",
    "player": "/play",
    "by-day": "/by-day",
    "organiser": "/desk",
    "streamer": "/overlay",
}
RANGES = {
    "latin": "U+0020-00FF, U+2010-203A, U+2190-2193, U+2212",
    "cyrillic": "U+0400-0491, U+2116",
}
"""The Unicode ranges of the font subsets that web/src/app.css loads."""
HERE = ' aria-current="page"'
OTHER_TONGUE = {"ru": "По-русски", "en": "English"}


@get("/help", opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def first(request: Ask) -> Response[bytes]:
    """Return the index of the help pages."""
    return _answer(request, "index")


@get("/help/style.css", opt={"operation": "static"}, include_in_schema=False)
async def style() -> Response[bytes]:
    """Return the style sheet of the help pages."""
    content = files("gorod.server.web").joinpath("help.css").read_bytes()
    return Response(content, media_type="text/css", headers=FOR_A_WHILE)


@get("/help/fonts.css", opt={"operation": "static"}, include_in_schema=False)
async def fonts() -> Response[str]:
    """Return a style sheet for the typeface, whose built files have hashes in their names."""
    fonts = []
    for name in typefaces():
        script = name.split("-")[1]
        fonts.append(
            '@font-face { font-family: "Onest"; font-weight: 400 700; font-display: swap; '
            f'src: url("/assets/{name}") format("woff2"); unicode-range: {RANGES[script]}; }}'
        )
    return Response("\n".join(fonts), media_type="text/css", headers=FOR_A_WHILE)


@get("/help/{topic:str}", opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def topic_page(topic: FromPath[str], request: Ask) -> Response[bytes]:
    """Return one help page; the fragment of the address selects a place in it."""
    if topic not in TOPICS:
        raise Problem(404)
    return _answer(request, topic)


@get("/help/screens/{name:str}", opt={"operation": "static"}, include_in_schema=False)
async def screen(name: FromPath[str]) -> Response[bytes]:
    """Return a screenshot of the documentation."""
    content = picture(name)
    if content is None:
        raise Problem(404)
    return Response(content, media_type="image/webp", headers=FOR_A_WHILE)


def _answer(request: Ask, topic: str) -> Response[bytes]:
    if not there(language(request), topic):
        raise Problem(404)
    asked = request.query_params
    theme, came_from = asked.get("theme", ""), asked.get("from", "")
    content = page(
        language(request),
        topic,
        came_from if OWN_PATH.fullmatch(came_from) else USUALLY_FROM.get(topic, "/"),
        theme if theme in THEMES else "",
    ).encode()
    headers = dict(VARIES)
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = gzip.compress(content, 6, mtime=0), "gzip"
    return Response(content, media_type=HTML, headers=headers)


def page(lang: str, topic: str, back: str, theme: str) -> str:
    """Return a whole page; links to other help pages carry the way back and the theme."""
    texts, read = catalogue(lang), text(lang, topic)
    carried = "".join(
        f"&amp;{name}={escape(value.replace('&', '%26'))}"
        for name, value in (("from", back), ("theme", theme))
        if value
    )
    other = next(one for one in LANGUAGES if one != lang)
    body = re.sub(r'(href="/help[^"#]*\?lang=\w\w)', rf"\g<1>{carried}", read.body)
    pages = "".join(
        f'<li><a href="{address(one, lang)}{carried}"{HERE if one == topic else ""}>'
        f"{escape(text(lang, one).title)}</a></li>"
        for one in ("index", *TOPICS)
    )
    sections = "".join(
        f'<li><a href="#{anchor}">{escape(name)}</a></li>' for anchor, name in read.sections
    )
    contents = (
        f'<details class="contents"><summary>{escape(texts.say("help-contents"))}</summary>'
        f"<ol>{sections}</ol></details>"
        if sections
        else ""
    )
    lines = [
        "<!doctype html>",
        f'<html lang="{lang}" data-theme="{theme}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
        '<meta name="color-scheme" content="dark light">',
        f"<title>{escape(read.title)} · {escape(texts.say('page-title'))}</title>",
        '<link rel="stylesheet" href="/help/fonts.css">',
        '<link rel="stylesheet" href="/help/style.css">',
        '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
        "</head>",
        "<body>",
        f'<header><a class="back" href="{escape(back)}">{escape(texts.say("help-back"))}</a>',
        f'<a href="{address(topic, other)}{carried}" lang="{other}" hreflang="{other}">',
        f"{OTHER_TONGUE[other]}</a></header>",
        f"<main><h1>{escape(read.title)}</h1>",
        contents,
        body,
        "</main>",
        '<nav aria-labelledby="all">',
        f'<h2 id="all">{escape(texts.say("help-pages"))}</h2><ul>{pages}</ul></nav>',
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


HANDLERS = [first, style, fonts, topic_page, screen]
