"""Two plain pages: what runs here, and a table in the eyes of whoever holds a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.i18n import Catalogue, catalogue
from gorod.record.header import ROLES
from gorod.report.scribe import result_names
from gorod.rulebooks import BOOKS
from gorod.server.access.principal import Principal
from gorod.server.desks.tables import table_for
from gorod.server.desks.views import regulated
from gorod.server.services import Services
from gorod.server.web import places
from gorod.server.web.errors import Problem, language
from gorod.server.web.shapes import ListedTable
from gorod.server.web.tables import public_tables
from gorod.tournament.table.rows import Table
from gorod.tournament.table.scope import Scope

Ask = Request[Any, Any, Any]

HTML = "text/html"
STATIC = {
    "gorod.css": "text/css",
    "help.css": "text/css",
    "table.js": "text/javascript",
}
STEPS = (
    "balls",
    "beauty",
    "beauty-look",
    "best-move",
    "courtesan",
    "courtesan-look",
    "dawn",
    "deal",
    "doctor",
    "doctor-look",
    "don",
    "don-look",
    "dusk",
    "elect",
    "guess",
    "hunt",
    "last-word",
    "lawyer",
    "lawyer-look",
    "lift",
    "maniac",
    "maniac-look",
    "meet",
    "open",
    "over",
    "revote",
    "sheriff",
    "sheriff-look",
    "speech",
    "tie",
    "vote",
)
"""The steps of a game that have a name; tests compare them with the catalogue."""
TOP, NEWEST = 10, 5
API = '<a href="/api/openapi.json">/api/openapi.json</a>'
STANDING = """<div class="card">
<p><b id="title"></b> · <span id="phase"></span> · <span id="clock" class="big"></span></p>
<p id="cue"></p>
<p id="candidates"></p>
<p id="outcome" class="big"></p>
</div>"""


@get("/plain", opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def home(request: Ask, services: NamedDependency[Services]) -> str:
    """What runs, and the demonstration's links, for browsers without scripts."""
    return await home_text(request, services)


async def home_text(request: Ask, services: Services) -> str:
    texts = catalogue(language(request))
    body = [
        *_heading(texts, "page-title", "/plain"),
        f"<p>{escape(texts.say('page-about'))}</p>",
        *_links(services, texts),
        *_tables(await public_tables(services), texts),
        *[line for one in await _cups(services) for line in _standings(*one, texts)],
        f'<p class="faint">{escape(texts.say("page-api"))} {API}</p>',
    ]
    return _page(texts, texts.say("page-title"), body)


@get("/table", opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def table_page(request: Ask) -> str:
    """The same for every link: who looks is known to the script alone."""
    return table_text(request)


def table_text(request: Ask) -> str:
    texts = catalogue(language(request))
    columns = ("seat", "name", "role", "fouls", "left")
    head = "".join(_column(texts, name) for name in columns)
    body = [
        *_heading(texts, "page-title", "/table"),
        '<p id="status" class="faint" role="status"></p>',
        STANDING,
        '<div class="card scroll"><table>',
        f"<thead><tr>{head}</tr></thead>",
        '<tbody id="players"></tbody></table></div>',
        f"<h2>{escape(texts.say('page-protocol'))}</h2>",
        '<div class="card"><pre id="protocol"></pre></div>',
        f'<div id="words" hidden {_words(texts)}></div>',
        '<script src="/static/table.js" defer></script>',
    ]
    return _page(texts, texts.say("page-table"), body)


@get("/static/{name:str}", opt={"operation": "static"}, include_in_schema=False)
async def static(name: FromPath[str]) -> Response[bytes]:
    """The style and the script."""
    if name not in STATIC:
        raise Problem(404)
    content = files("gorod.server.web").joinpath("static", name).read_bytes()
    cached = {"cache-control": "public, max-age=300"}
    return Response(content, media_type=STATIC[name], headers=cached)


def _column(texts: Catalogue, name: str) -> str:
    kind = ' class="number"' if name in ("seat", "fouls") else ""
    return f"<th{kind}>{escape(texts.say(f'column-{name}'))}</th>"


def _words(texts: Catalogue) -> str:
    """What the script says, in the language of the page."""
    said = {name: texts.say(f"page-{name}") for name in ("live", "again", "gone", "nolink")}
    said["candidates"] = texts.say("page-candidates")
    said |= {f"role{role}": texts.say(f"role-{role}") for role in ROLES}
    said |= {moment: texts.say(f"page-{moment}") for moment in ("night", "day")}
    said["results"] = json.dumps({b.id: result_names(b, texts) for b in BOOKS.values()})
    said["steps"] = json.dumps({step: texts.say(f"step-{step}") for step in STEPS})
    return " ".join(f'data-{key}="{escape(value)}"' for key, value in said.items())


def _page(texts: Catalogue, title: str, body: list[str]) -> str:
    lines = [
        "<!doctype html>",
        f'<html lang="{texts.lang}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        '<link rel="stylesheet" href="/static/gorod.css">',
        '<link rel="icon" href="data:,">',
        "</head>",
        "<body>",
        *body,
        "</body>",
        "</html>",
    ]
    return "\n".join(lines) + "\n"


def _heading(texts: Catalogue, title: str, path: str) -> Iterator[str]:
    other = "en" if texts.lang == "ru" else "ru"
    name = "English" if other == "en" else "По-русски"
    yield (
        f"<header><h1>{escape(texts.say(title))}</h1>"
        f'<a href="{path}?lang={other}" lang="{other}" hreflang="{other}">{name}</a></header>'
    )


def _links(services: Services, texts: Catalogue) -> Iterator[str]:
    shown = services.showcase.links
    if not shown:
        return
    yield f"<h2>{escape(texts.say('page-links'))}</h2>"
    about = texts.say("page-links-about", club=services.showcase.club)
    yield f'<p class="faint">{escape(about)}</p>'
    items = (
        f'<li><a href="{places.link("", link.scope, escape(link.token))}">'
        f"{escape(scope_name(texts, link.scope))}</a></li>"
        for link in shown
    )
    yield f'<ul class="links">{"".join(items)}</ul>'


def scope_name(texts: Catalogue, scope: str) -> str:
    """`seat:3` -> «Игрок 3»."""
    kind, _, seat = scope.partition(":")
    return texts.say(f"page-scope-{kind}", seat=seat)


def _tables(tables: list[ListedTable], texts: Catalogue) -> Iterator[str]:
    yield f"<h2>{escape(texts.say('page-tables'))}</h2>"
    if not tables:
        yield f'<p class="faint">{escape(texts.say("page-no-tables"))}</p>'
    for table in tables:
        alive = texts.say("page-alive", living=table.living, players=table.players)
        yield (
            f'<div class="card"><b>{escape(table.title or table.table)}</b> '
            f'<span class="faint">{escape(table.rules)}</span><br>'
            f"{escape(_in_words(table.phase, texts))} · {escape(alive)}</div>"
        )


def _in_words(phase: str, texts: Catalogue) -> str:
    """`N2.sheriff`: the night or day with its number, and what happens in it."""
    moment, _, step = phase.rpartition(".")
    said = texts.say(f"step-{step}")
    if not moment:
        return said
    return f"{texts.say('page-night' if moment[0] == 'N' else 'page-day')} {moment[1:]} · {said}"


async def _cups(services: Services) -> list[tuple[str, Table]]:
    """The newest tournaments that are shown, with the table of the last stage that has one."""
    found = []
    for row in (await services.store.tournaments())[: -NEWEST - 1 : -1]:
        desk = await services.desks.readable(row.id)
        if desk is None:
            continue
        for plan in reversed(regulated(desk.t).stages):
            seen = await table_for(desk, Principal(), Scope(plan.id))
            if seen is not None and seen[1].lines:
                found.append((desk.t.name, seen[1]))
                break
    return found


def _standings(title: str, table: Table, texts: Catalogue) -> Iterator[str]:
    yield f"<h2>{escape(title)}</h2>"
    names = ("place", "name", "games", "wins", "total")
    head = "".join(f'<th class="number">{escape(texts.say(f"page-{n}"))}</th>' for n in names)
    head = head.replace('<th class="number">', "<th>", 2).replace("<th>", '<th class="number">', 1)
    yield f'<div class="card scroll"><table><thead><tr>{head}</tr></thead><tbody>'
    for line in table.lines[:TOP]:
        row = line.row
        total = f"{float(row.total):.2f}".replace(".", texts.say("protocol-decimal-mark"))
        yield (
            f'<tr><td class="number">{row.place}</td><td>{escape(line.nickname)}</td>'
            f'<td class="number">{row.games}</td><td class="number">{row.wins}</td>'
            f'<td class="number">{total}</td></tr>'
        )
    yield "</tbody></table></div>"


HANDLERS = [home, table_page, static]
