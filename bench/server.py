"""What load the server carries: real processes, sockets and disk, compared with a raw baseline."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

HERE = Path(__file__).parent
TABLES, EACH, RATE, SECONDS = 1000, 12, 200, 10
SPARE = 500
"""Open files that are no sockets of players."""
SEATS = 10
TURNS = 5
WORKERS, WORKER_TURNS = 2, 3
APPENDS = 10
"""Entries a table when the store alone is measured."""


def main() -> None:
    """Print one line per question."""
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=TABLES)
    words.add_argument("--rate", type=int, default=RATE)
    words.add_argument("--seconds", type=int, default=SECONDS)
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="gorod-bench-") as folder:
        measure(Path(folder), asked)


def measure(folder: Path, asked: argparse.Namespace) -> None:
    # An installed package has its bytecode; a checkout writes it during the measurement.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")
    tables = within_the_limit(asked.tables)
    database = folder / "gorod.db"
    begun = time.perf_counter()
    tokens = asyncio.run(prepared(str(database), tables))
    print(
        f"\nserver: {tables} tables of {EACH} sockets, made in {time.perf_counter() - begun:.1f} s"
    )
    cold_start(folder)
    crowded(database, tokens, asked)
    in_workers(database, tokens, asked)
    commands(database, tokens, asked)
    rate, shared = asyncio.run(stored(str(folder / "store.db"), tables))
    row("durable commands, the store alone", f"{rate:,.0f} a second, {shared:.0f} to a commit")
    recovery(database, tokens)


def within_the_limit(tables: int) -> int:
    """Every socket is an open file, on both sides."""
    most = (resource.getrlimit(resource.RLIMIT_NOFILE)[1] - SPARE) // EACH
    if most < tables:
        row("open files allow fewer tables", f"{most} of {tables}")
    return min(tables, most)


async def prepared(database: str, tables: int) -> list[list[str]]:
    """Tables with a link for the judge, every seat and the hall; their tokens."""
    from gorod.server.access.links import Links
    from gorod.server.access.principal import Principal
    from gorod.server.chance import SystemChance
    from gorod.server.store.open import open_store
    from gorod.server.store.stored_rows import Table
    from gorod.server.tables.live_table import LiveTable
    from gorod.server.tables.table_entries import Seated
    from gorod.server.time_source import SystemTime, stamp

    store, clock, chance = await open_store(database), SystemTime(), SystemChance()
    links, maker = Links(store, clock, chance), Principal().origin
    scopes = ["judge", *(f"seat:{seat}" for seat in range(1, SEATS + 1)), "hall"]
    names = tuple(f"Игрок {seat}" for seat in range(1, SEATS + 1))

    async def one(number: int) -> list[str]:
        table = Table(f"t{number:05}", stamp(clock.now()), "fiim-2019", (), names)
        await store.add_table(table)
        await LiveTable(table, store, clock, chance).begin(Seated(chance.seed()))
        minted = await asyncio.gather(*(links.mint(table.id, scope, maker) for scope in scopes))
        return [each.token for each in minted]

    tokens = list(await asyncio.gather(*map(one, range(tables))))
    await store.close()
    return tokens


class Server:
    """A `gorod serve` in a separate process, or in several."""

    def __init__(self, database: Path, workers: int = 1) -> None:
        begun = time.perf_counter()
        words = [sys.executable, "-m", "gorod", "serve", "--port", "0", "--log-level", "error"]
        words += ["--workers", str(workers), "--database", str(database)]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.url = re.search(r"http://[0-9.]+:(\d+)", line)
        self.address = ["127.0.0.1", int(self.url[1])]
        urllib.request.urlopen(f"{self.url[0]}/healthz").read()  # noqa: S310  our own server
        self.started = time.perf_counter() - begun

    @property
    def memory(self) -> float:
        """Kilobytes that are really there."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1])

    @property
    def cpu(self) -> float:
        """Seconds of processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()


class Load:
    """The generator."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "crowd.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, do: str, **plan: Any) -> dict[str, Any]:
        self.process.stdin.write(json.dumps({"do": do, **plan}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the load has failed")
        return json.loads(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()


def cold_start(folder: Path) -> None:
    """The first start writes the bytecode; the best of the next three counts."""
    starts = []
    for number in range(4):
        with Server(folder / f"empty-{number}.db") as server:
            starts.append(server.started)
            empty = server.memory
    row("cold start of an empty server, until it is healthy", f"{min(starts[1:]):.2f} s")
    row("  its memory", f"{empty / 1024:.0f} MB")


def crowded(database: Path, tokens: list[list[str]], asked: argparse.Namespace) -> None:
    """Measure with all sockets: a steady stream next to a raw one, then the maximum."""
    with Server(database) as server, Load() as load:
        plan = {"tokens": tokens, "address": server.address, "raw": False}
        empty = server.memory
        load("join", **plan, each=1)
        judges = server.memory
        joined = load("join", **plan, each=EACH)
        every = server.memory
        tables = len(tokens)
        socket = (every - judges) / (tables * (EACH - 1))
        took = f"opened in {joined['seconds']:.0f} s"
        row("sockets held by one process", f"{tables * EACH:,} ({took})")
        row("memory of a socket", f"{socket:.1f} kB")
        row("memory of a table", f"{(judges - empty) / tables - socket:.1f} kB")
        row("  whole server", f"{every / 1024:.0f} MB")
        size = round(load("saturated", seconds=6, pause=2)["size"])  # control taken, cards dealt
        beside(server, load, tokens, size, asked)
        told("as many as it takes", load("saturated", seconds=asked.seconds))
        row("  memory after the run", f"{server.memory / 1024:.0f} MB")


def in_workers(database: Path, tokens: list[list[str]], asked: argparse.Namespace) -> None:
    """Measure the maximum with all sockets at a server of two processes, in turns."""
    with Server(database, WORKERS) as server, Load() as load:
        load("join", tokens=tokens, address=server.address, raw=False, each=EACH)
        load("saturated", seconds=6, pause=2)
        for turn in range(WORKER_TURNS):
            name = f"as many as {WORKERS} workers take, turn {turn + 1}"
            told(name, load("saturated", seconds=asked.seconds))
        server.process.terminate()  # its workers end before the next server has the database
        server.process.wait()


def beside(
    server: Server, load: Load, tokens: list[list[str]], size: int, asked: argparse.Namespace
) -> None:
    """Run the same crowd and bytes over bare TCP, in turns, so that other work affects both."""
    script = [sys.executable, str(HERE / "raw_broadcast.py"), str(size)]
    raw = subprocess.Popen(script, stdout=subprocess.PIPE, text=True)
    ours, bare, used = [], [], 0.0
    try:
        port = int(raw.stdout.readline())
        with Load() as bare_load:
            address = ["127.0.0.1", port]
            bare_load("join", tokens=tokens, address=address, raw=True, each=EACH)
            for _ in range(TURNS):
                used -= server.cpu
                ours.append(load("steady", rate=asked.rate, seconds=asked.seconds / 2))
                used += server.cpu
                bare.append(bare_load("steady", rate=asked.rate, seconds=asked.seconds / 2))
    finally:
        raw.kill()
        raw.wait()
    told(f"steady {asked.rate} commands/s, the median of {TURNS} turns", middle(ours))
    row("  the server's share of a core", f"{100 * used / TURNS / (asked.seconds / 2 + 1):.0f} %")
    at = middle(bare)["all"]
    row(f"raw TCP broadcast of {size} bytes, p50 / p99", f"{at['p50']:.1f} / {at['p99']:.1f} ms")
    ratios = [o["all"]["p99"] / b["all"]["p99"] for o, b in zip(ours, bare, strict=True)]
    row("  the server against it, p99, turn by turn", ", ".join(f"{r:.0f} x" for r in ratios))


def middle(turns: list[dict[str, Any]]) -> dict[str, Any]:
    """The turn whose p99 is neither the best nor the worst."""
    return sorted(turns, key=lambda figures: figures["all"]["p99"])[len(turns) // 2]


def told(what: str, figures: dict[str, Any]) -> None:
    row(what, f"{figures['commands']:,.0f} commands/s, {figures['frames']:,.0f} frames/s")
    for name, label in (
        ("ack", "until it is on disk and answered"),
        ("all", "until the last viewer"),
    ):
        at = figures[name]
        row(f"  {label}, p50 / p99", f"{at['p50']:.1f} / {at['p99']:.1f} ms")
    if figures["refused"] or figures["lost"]:
        row("  refused, sockets lost", f"{figures['refused']}, {figures['lost']}")


def commands(database: Path, tokens: list[list[str]], asked: argparse.Namespace) -> None:
    """Measure durable commands without an audience: only judges, and each waits for the disk."""
    with Server(database) as server, Load() as load:
        load("join", tokens=tokens, address=server.address, raw=False, each=1)
        load("saturated", seconds=3, pause=1)
        done = load("saturated", seconds=asked.seconds)
        at = done["ack"]
        row("durable commands through sockets, judges alone", f"{done['commands']:,.0f} a second")
        row("  p50 / p99", f"{at['p50']:.1f} / {at['p99']:.1f} ms")
        if done["refused"] or done["lost"]:
            row("  refused, sockets lost", f"{done['refused']}, {done['lost']}")


async def stored(database: str, tables: int) -> tuple[float, float]:
    """Measure the store alone: entries with receipts at all tables at once, all durable."""
    from gorod.server.store.chain import chained
    from gorod.server.store.sqlite import SqliteStore
    from gorod.server.store.stored_rows import Receipt, Table

    store = await SqliteStore.open(Path(database))
    now, body = "2026-01-01T00:00:00.000Z", b'{"is":"note","text":"' + b"x" * 700 + b'"}'

    async def one(number: int) -> None:
        name, last = f"t{number:05}", None
        await store.add_table(Table(name, now, "fiim-2019", (), ("a",) * SEATS))
        for count in range(APPENDS):
            last = chained(last, table=name, kind="note", actor="judge", at=now, body=body)
            await store.append([last], Receipt(name, f"c{count}", b"x" * 32, count + 1, b"{}"))

    begun = time.perf_counter()
    await asyncio.gather(*map(one, range(tables)))
    took = time.perf_counter() - begun
    shared = store.writer.writes / store.writer.commits
    await store.close()
    return tables * APPENDS / took, shared


def recovery(database: Path, tokens: list[list[str]]) -> None:
    """Measure a start after a kill, and a view of every table."""
    with Server(database) as server, Load() as load:
        joined = load("join", tokens=tokens, address=server.address, raw=False, each=1)
        row(f"start after a kill, {len(tokens)} tables stored", f"{server.started:.2f} s")
        row("  and a socket with its view at every one", f"{joined['seconds']:.2f} s more")


def row(what: str, figure: str) -> None:
    """One aligned line."""
    print(f"{what:<58} {figure}", flush=True)


if __name__ == "__main__":
    main()
