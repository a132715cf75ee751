"""HTTP routes for a judge's console, besides views and commands: rules and previews."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.engine import offers
from gorod.i18n import Catalogue
from gorod.rulebooks import Rulebook
from gorod.server.http.error_responses import Problem
from gorod.server.routes.tables.schemas import (
    BookClause,
    CorrectionPreview,
    Foreseen,
    IntendedCorrection,
    Intent,
    LineChange,
    TableBook,
    TurnBefore,
    TurnFact,
)
from gorod.server.tables.corrections import Fact, facts, previewed
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.preview import NotAllowedError, foreseen
from gorod.server.tables.table_requests import Correct, sensible
from gorod.server.wire.projection import offer_views

Ask = Request[Any, Any, Any]


@get("/api/tables/{table:str}/book", opt={"operation": "table-book"})
async def table_book(live: NamedDependency[LiveTable], lang: NamedDependency[str]) -> TableBook:
    """Return the clauses in force at this table, and the gestures that they prescribe."""
    return book_view(live.timeline.book, lang)


def book_view(book: Rulebook, lang: str) -> TableBook:
    """Return a rulebook as the console shows it."""
    clauses = tuple(BookClause(c.number, c.meaning(lang), c.offers) for c in book.clauses)
    gestures = dict(getattr(book.rules, "gestures", {}))
    teams = tuple(dict.fromkeys(book.rules.teams.values()))
    results, short = book.rules.results, book.short(lang)
    return TableBook(book.id, book.title(lang), clauses, gestures, teams, results, short)


@post("/api/tables/{table:str}/foresee", opt={"operation": "table-foresee"}, status_code=200)
async def table_foresee(
    live: NamedDependency[LiveTable], data: JSONBody[Intent], texts: NamedDependency[Catalogue]
) -> Foreseen:
    """Return what a command would do, without giving it."""
    timeline = live.timeline
    if not sensible(data.command, timeline.size):
        raise Problem(422)
    try:
        told = foreseen(timeline, data.command, texts)
        return Foreseen(told.lines, removes=told.removes, total=told.total)
    except NotAllowedError as error:
        return Foreseen((), error.text, error.cite, error.says)


@get("/api/tables/{table:str}/turns", opt={"operation": "table-turns"})
async def table_turns(
    live: NamedDependency[LiveTable], texts: NamedDependency[Catalogue]
) -> list[TurnFact]:
    """List every turn that can be corrected, oldest first."""
    timeline = live.timeline
    told = await asyncio.to_thread(facts, timeline, texts)
    return [_fact(fact) for fact in told]


@get("/api/tables/{table:str}/turns/{turn:int}", opt={"operation": "table-turns"})
async def table_turn(
    live: NamedDependency[LiveTable], turn: FromPath[int], texts: NamedDependency[Catalogue]
) -> TurnBefore:
    """Return one turn, and everything that was offered before it."""
    timeline = live.timeline
    told = await asyncio.to_thread(facts, timeline, texts)
    known = {fact.turn: fact for fact in told}
    old = timeline.since(turn)
    if turn not in known or not old or old[0].before is None:
        raise Problem(404)
    offered = offers(timeline.book.rules, old[0].before.game)
    return TurnBefore(_fact(known[turn]), offer_views(offered))


@post(
    "/api/tables/{table:str}/correct/preview", opt={"operation": "table-correct"}, status_code=200
)
async def table_correct(
    live: NamedDependency[LiveTable],
    data: JSONBody[IntendedCorrection],
    texts: NamedDependency[Catalogue],
) -> CorrectionPreview:
    """Return what a correction would change, without making it."""
    timeline = live.timeline
    if data.command is not None and not sensible(data.command, timeline.size):
        raise Problem(422)
    wish = Correct(data.turn, "-", data.command, data.insert)
    seen = await asyncio.to_thread(previewed, timeline, wish, texts)
    if seen is None:
        raise Problem(422, "nothing-to-correct")
    changes = tuple(LineChange(c.moment, c.old, c.new) for c in seen.changes)
    stop = None if seen.stop is None else _fact(seen.stop)
    anyhow = tuple(map(_fact, seen.otherwise))
    return CorrectionPreview(changes, stop, seen.own, seen.refused, seen.cite, seen.lost, anyhow)


def _fact(fact: Fact) -> TurnFact:
    return TurnFact(fact.turn, fact.moment, fact.command, fact.lines, fact.statement)


HANDLERS = [table_book, table_foresee, table_turns, table_turn, table_correct]
