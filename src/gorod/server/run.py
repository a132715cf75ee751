"""`gorod serve`, from the first line it prints to the last."""

from __future__ import annotations

import asyncio
import gc
import resource
import sys
from contextlib import AbstractAsyncContextManager

import uvloop

from gorod.i18n import Catalogue
from gorod.server.config import Config
from gorod.server.demonstration.bot_tables import Demo
from gorod.server.greeting import greeted
from gorod.server.journal import open_journal
from gorod.server.services import Services
from gorod.server.siblings import Worker
from gorod.server.store.sole import sole_server
from gorod.server.supervisor import SIGNALS, supervised
from gorod.server.upkeep.sentences_ahead import read_ahead
from gorod.server.web.serve import checked_store, opened_port, running, working
from gorod.server.web.ui import require_pages

SWITCH = 0.0005
"""Seconds after which the event loop yields to the writer: a tenth of Python's default."""
GARBAGE = (500, 1, 5000)
"""Thresholds of the garbage collector, which stops every table while it runs.

It takes up to two microseconds per object, so young objects are checked in small lots, as soon as
there are two of them, and all objects very seldom: games make no cycles.
"""


def serve(config: Config, texts: Catalogue) -> int:
    """Run until a signal; return the exit code."""
    require_pages()
    open_journal(config.log_level, config.journal)
    _allow_many_sockets()
    sys.setswitchinterval(SWITCH)
    if config.workers > 1:
        return _supervise(config, texts)
    uvloop.run(_serve(config, texts, running(config)))
    return 0


def _supervise(config: Config, texts: Catalogue) -> int:
    """Run several workers behind one port; only the first of them speaks to the operator."""
    with sole_server(config.database), opened_port(config) as (complete, ports):
        uvloop.run(checked_store(complete))  # what is wrong with it is said once, before they fork

        def work(worker: Worker) -> int:
            uvloop.run(_serve(complete, texts, working(complete, worker), worker))
            return 0

        return supervised(config.workers, ports, work)


def _allow_many_sockets() -> None:
    """Raise the limit of open files, which sockets count as, to the most that the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(
    config: Config,
    texts: Catalogue,
    server: AbstractAsyncContextManager[Services],
    worker: Worker | None = None,
) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, stop.set)
    if worker is not None:
        loop.add_reader(worker.life, stop.set)
    read_ahead()
    async with server as services:
        gc.freeze()  # objects that exist now stay: classes, rulebooks, sentences
        gc.set_threshold(*GARBAGE)
        if worker is not None and not worker.speaks:
            await stop.wait()
            return
        url = greeted(services.config, texts, _say, drawn=config.qr or sys.stdout.isatty())
        key = await services.owners.first_start()
        if key is not None:
            _say(texts.say("serve-owner", link=f"{url}/desk?at=password#{key}"))
        demo = Demo(services, texts, _say, url) if config.demo else None
        if demo is not None:
            await demo.open()
        if config.journal:
            _say(texts.say("serve-journal", file=config.journal))
        _say(texts.say("serve-stop"))
        await stop.wait()
        if demo is not None:
            await demo.close()
    _say(texts.say("serve-stopped"))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
