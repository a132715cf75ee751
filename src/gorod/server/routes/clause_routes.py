"""HTTP route for the clauses of a rulebook in our own words, open to everybody."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.rulebooks import BOOKS
from gorod.server.http.error_responses import Problem
from gorod.server.routes.tables.schemas import BookClause

Ask = Request[Any, Any, Any]


@get("/api/rulebooks/{book:str}/clauses", opt={"operation": "rulebooks"})
async def clauses(book: FromPath[str], lang: NamedDependency[str]) -> list[BookClause]:
    """Return every clause of a rulebook. Options in the id are ignored; they change no wording."""
    known = BOOKS.get(book.partition("+")[0])
    if known is None:
        raise Problem(404)
    return [BookClause(clause.number, clause.meaning(lang)) for clause in known.clauses]


HANDLERS = [clauses]
