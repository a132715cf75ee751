"""Group commit: one thread writes for everybody, and many writes share one trip to the disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from gorod.server.store.interface import StoreClosedError, StoreError, StoreLostError
from gorod.server.store.reasons import failed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
"""What one caller wants written. It refuses (`StoreError`) before it writes, or not at all."""

WINDOW = 0.002
"""Seconds that a crowd waits for more of its kind; a lone writer does not wait."""

CROWD = 4
"""If so many writes shared the last commit, the next one waits for more of them."""

LIMIT = 512
"""The most that share one commit."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    alone: bool = False
    """It shares no transaction, not even one of its own."""


class Writer:
    """The one connection that writes, and its thread."""

    def __init__(self, connection: sqlite3.Connection, window: float = WINDOW) -> None:
        self.commits = 0
        self.writes = 0
        self._connection = connection
        self._window = window
        self._crowd = False
        self._closed = False
        self._next: _Job | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="gorod-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Returns when it is on disk."""
        if self._closed:
            raise StoreClosedError
        loop = asyncio.get_running_loop()
        job = _Job(work, loop, loop.create_future())
        self._jobs.put(job)
        answer: T = await job.answer
        return answer

    async def scrub(self) -> None:
        """Writes the file anew, so that nothing stays in it of what was overwritten or deleted."""
        if self._closed:
            raise StoreClosedError
        loop = asyncio.get_running_loop()
        job = _Job(_scrubbed, loop, loop.create_future(), alone=True)
        self._jobs.put(job)
        await job.answer

    def close(self) -> None:
        """Finishes what was asked before, then ends the thread and its connection."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        more = True
        while more:
            first = self._next or self._jobs.get()
            self._next = None
            if first is None:
                break
            if first.alone:
                self._tell([first], [first.work(self._connection)])
                continue
            batch, more = self._gathered(first)
            self._tell(batch, self._committed(batch))
        self._connection.close()

    def _gathered(self, first: _Job) -> tuple[list[_Job], bool]:
        """Everybody who waits already, and in a crowd whoever comes within the window."""
        batch = [first]
        until = time.monotonic() + self._window * self._crowd
        with suppress(queue.Empty):
            while len(batch) < LIMIT:
                left = until - time.monotonic()
                job = self._jobs.get(timeout=left) if left > 0 else self._jobs.get_nowait()
                if job is None:
                    return batch, False
                if job.alone:
                    self._next = job
                    break
                batch.append(job)
        self._crowd = len(batch) >= CROWD
        return batch, True

    def _committed(self, batch: list[_Job]) -> list[Any]:
        """What became of each write: its answer, or an error."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers: list[Any] = []
            for job in batch:
                try:
                    answers.append(job.work(self._connection))
                except StoreError as refused:
                    answers.append(refused)
            try:
                self._connection.execute("COMMIT")
            except sqlite3.Error as error:
                raise failed(error, StoreLostError) from error
        except Exception as error:  # noqa: BLE001  whatever it is, its caller must hear of it
            if self._connection.in_transaction:
                self._connection.rollback()
            if len(batch) > 1:  # one of them is at fault; the others do not suffer for it
                return [answer for job in batch for answer in self._committed([job])]
            known = isinstance(error, StoreError)
            return [error if known else failed(error, StoreError)]
        self.commits += 1
        self.writes += len(batch)
        return answers

    @staticmethod
    def _tell(batch: list[_Job], answers: list[Any]) -> None:
        """Wakes each event loop once."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Job, Any]]] = defaultdict(list)
        for job, answer in zip(batch, answers, strict=True):
            by_loop[job.loop].append((job, answer))
        for loop, told in by_loop.items():
            with suppress(RuntimeError):  # a loop that is closed waits for nothing
                loop.call_soon_threadsafe(_settle, told)


def _scrubbed(connection: sqlite3.Connection) -> StoreError | None:
    """A reader who holds on to the old pages only delays the second step, which closing repeats."""
    try:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        return failed(error, StoreError)
    return None


def _settle(told: list[tuple[_Job, Any]]) -> None:
    for job, answer in told:
        if job.answer.done():  # its caller was cancelled; the write stands
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
