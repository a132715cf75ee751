"""What a judge's console asks beside views and commands: the rules, and what would happen."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from gorod.i18n import catalogue
from gorod.server.foreseeing import NotAllowedError, foreseen
from gorod.server.services import Services
from gorod.server.tables.wishes import sensible
from gorod.server.web.errors import Problem, language
from gorod.server.web.shapes import BookClause, Foreseen, Intent, TableBook
from gorod.server.web.tables import found

Ask = Request[Any, Any, Any]


@get("/api/tables/{table:str}/book", opt={"operation": "table-book"})
async def table_book(
    table: FromPath[str], request: Ask, services: NamedDependency[Services]
) -> TableBook:
    """The clauses in force at this table, and the gestures they prescribe."""
    book, lang = (await found(services, table)).line.book, language(request)
    clauses = tuple(BookClause(c.number, c.meaning(lang)) for c in book.clauses)
    gestures = dict(getattr(book.rules, "gestures", {}))
    return TableBook(book.id, book.title(lang), clauses, gestures)


@post("/api/tables/{table:str}/foresee", opt={"operation": "table-foresee"}, status_code=200)
async def table_foresee(
    table: FromPath[str],
    data: JSONBody[Intent],
    request: Ask,
    services: NamedDependency[Services],
) -> Foreseen:
    """What a command would bring; it is not given."""
    line = (await found(services, table)).line
    if not sensible(data.command, line.size):
        raise Problem(422)
    try:
        return Foreseen(foreseen(line, data.command, catalogue(language(request))))
    except NotAllowedError as error:
        return Foreseen((), error.text, error.cite)


HANDLERS = [table_book, table_foresee]
