"""The real `gorod serve` in a separate process: started, queried, killed, started again.

A cold server is a new interpreter, as users start it. A warm one is forked from a process that has
imported everything and then runs the same command; it starts in a fifth of the time.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field, replace
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any

import httpx

from gorod.server.access.links import Links
from gorod.server.access.principal import Principal
from gorod.server.chance import SystemChance
from gorod.server.store.interface import Store
from gorod.server.store.store_ids import to_table_id
from gorod.server.store.stored_rows import Table
from gorod.server.tables.live_table import LiveTable
from gorod.server.tables.table_entries import Seated
from gorod.server.time_source import SystemTime, stamp
from tests.kit.http_clients import client, plain_client
from tests.kit.running_server import NAMES, PATIENCE, RULES, Made, Served
from tests.kit.store_writers import PROCESSES
from tests.kit.stores import opened

GOROD = (sys.executable, "-m", "gorod")


def serve_here(words: Sequence[str], journal: str, settings: Mapping[str, Any]) -> None:
    """The body of a warm process: run the command line as if it had been typed."""
    from gorod.cli import main  # noqa: PLC0415  in the child, where the server is wanted
    from gorod.server import config  # noqa: PLC0415

    usual = config.configured
    config.configured = lambda *given: replace(usual(*given), **settings)
    with Path(journal).open("a") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        sys.exit(main(list(words)))


PROCESSES.set_forkserver_preload(["pytest", "tests.kit.store_writers", "tests.kit.preloaded"])


def free_port() -> int:
    """Return a port that systems do not lend to clients, so it is still free after a restart."""
    while True:
        port = Random().randrange(20_000, 32_000)
        with closing(socket.socket()) as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def until_open(process: subprocess.Popen[str]) -> list[str]:
    """Read what a server prints until it is open; a server that ends before that fails the test."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or "Ctrl-C" not in lines[-1]:
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else "it has ended"
        lines.append(line)
    return lines


@dataclass
class ServerProcess:
    """An address where a server runs, and its current process."""

    database: str
    flags: Sequence[str] = ("--log-level", "warning")
    port: int = field(default_factory=free_port)
    journal: Path = Path()
    starts: int = 0
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Fields of `Config` that override the flags; for warm processes only."""
    _process: subprocess.Popen[bytes] | BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __post_init__(self) -> None:
        if self.journal == Path():
            self.journal = Path(f"{self.database}.log")

    @property
    def pid(self) -> int:
        assert self._process is not None
        pid = self._process.pid
        assert pid is not None
        return pid

    @property
    def alive(self) -> bool:
        if isinstance(self._process, subprocess.Popen):
            return self._process.poll() is None
        return self._process is not None and self._process.is_alive()

    @property
    def workers(self) -> list[int]:
        """The process ids of its workers, if it was started with `--workers`."""
        found = []
        for status in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # a process that has just ended
                state, parent = status.read_text().rpartition(") ")[2].split()[:2]
                if int(parent) == self.pid and state != "Z":
                    found.append(int(status.parent.name))
        return sorted(found)

    @property
    def words(self) -> list[str]:
        return ["serve", "--port", str(self.port), "--database", self.database, *self.flags]

    def start(self, *, warm: bool = False) -> None:
        """Start the process without waiting for it; see `ready`."""
        self.starts += 1
        if warm:
            args = (self.words, str(self.journal), dict(self.settings))
            self._process = PROCESSES.Process(target=serve_here, args=args)
            self._process.start()
            return
        with self.journal.open("ab") as file:
            self._process = subprocess.Popen([*GOROD, *self.words], stdout=file, stderr=file)

    async def ready(self) -> float:
        """Wait until it is healthy, and return how long that took."""
        begun = time.perf_counter()
        async with client(self.url) as http:
            while time.perf_counter() - begun < PATIENCE and self.alive:
                try:
                    if (await http.get("/healthz")).status_code == httpx.codes.OK:
                        return time.perf_counter() - begun
                except httpx.TransportError:
                    await asyncio.sleep(0.005)
        raise AssertionError(self.journal.read_text(errors="replace"))

    def wait_until_ready(self) -> None:
        """Do the same for a test that is not a coroutine."""
        begun = time.perf_counter()
        with plain_client(self.url) as http:
            while time.perf_counter() - begun < PATIENCE and self.alive:
                try:
                    if http.get("/healthz").status_code == httpx.codes.OK:
                        return
                except httpx.TransportError:
                    time.sleep(0.01)
        raise AssertionError(self.journal.read_text(errors="replace"))

    def send(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill the process without warning and without a trace."""
        if self._process is not None:
            self._process.kill()
            self.wait()

    def stop(self) -> int:
        """Stop it as an operator would, and return its exit code."""
        self.send(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        process = self._process
        assert process is not None
        if isinstance(process, subprocess.Popen):
            return process.wait(PATIENCE)
        process.join(PATIENCE)
        assert process.exitcode is not None
        return process.exitcode


class Elsewhere(Served):
    """A server in another process, with the same interface as one in this process."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self._url, self.http = url, http

    @property
    def url(self) -> str:
        return self._url


@asynccontextmanager
async def elsewhere(database: str, journal: Path) -> AsyncIterator[Elsewhere]:
    """Start a separate process over a database that others may share."""
    async with (
        process_of(database, journal=journal) as server,
        client(server.url) as http,
    ):
        yield Elsewhere(server.url, http)


@asynccontextmanager
async def process_of(database: Path | str, **more: Any) -> AsyncIterator[ServerProcess]:
    """Yield a running server, forked from the warm process, which is gone at the end."""
    server = ServerProcess(str(database), **more)
    server.start(warm=True)
    try:
        await server.ready()
        yield server
    finally:
        server.kill()


def gorod(*words: str) -> subprocess.CompletedProcess[str]:
    """Run another command while the server runs."""
    return subprocess.run([*GOROD, *words], capture_output=True, text=True, check=False)


async def prepared(
    database: str, count: int, scopes: Sequence[str] = ("judge", "hall")
) -> list[Made]:
    """Write tables with these links into a database, as if they had been made over HTTP."""
    async with opened(database) as store:
        return list(await asyncio.gather(*(_prepared(store, n, scopes) for n in range(count))))


async def _prepared(store: Store, number: int, scopes: Sequence[str]) -> Made:
    clock, chance = SystemTime(), SystemChance()
    table = Table(to_table_id(f"t{number:04}"), stamp(clock.now()), RULES, (), NAMES)
    await store.add_table(table)
    await LiveTable(table, store, clock, chance).begin(Seated(secret=chance.secret()))
    links, maker = Links(store, clock, chance), Principal().origin
    minted = await asyncio.gather(*(links.mint(table.id, scope, maker) for scope in scopes))
    tokens = {one.link.scope: one.token for one in minted}
    return Made(table.id, tokens, {one.link.scope: one.link.id for one in minted})
