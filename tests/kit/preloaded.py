"""Import everything that a server needs, for the process from which warm servers are forked."""

import gc

import anyio._backends._asyncio  # noqa: F401
import fluent.runtime  # noqa: F401
import litestar  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.auto  # noqa: F401

import gorod.cli
import gorod.cli.databases
import gorod.server.run
import gorod.server.store.database_backup
import gorod.server.store.integrity
import gorod.server.store.sqlite  # noqa: F401
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from gorod.server.web.app import routes

SAID = [catalogue(lang, words) for lang in LANGUAGES for words in ("", *BOOKS)]
SAID += [catalogue(lang) for lang in LANGUAGES]
READ = [book.rules for book in BOOKS.values()]
ROUTES = routes()

gc.freeze()  # so that the garbage collector of a forked process does not traverse all of it again
