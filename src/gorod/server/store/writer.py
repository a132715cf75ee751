"""Group commit: one thread writes for all callers, and many writes share one commit to disk."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from gorod.server.store.checkpoints import Checkpoints, moved
from gorod.server.store.interface import StoreClosedError, StoreError, StoreLostError
from gorod.server.store.reasons import failed

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
"""One caller's write. It refuses (`StoreError`) before it writes anything, or not at all."""

WINDOW = 0.002
"""The seconds to wait for more writes when many are coming; a lone writer does not wait."""

CROWD = 4
"""If this many writes shared the last commit, the next one waits for more."""

LIMIT = 512
"""The most writes that share one commit."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Work
    answer: asyncio.Future[Any] | None
    """What its caller waits for; None if nobody waits."""
    alone: bool = False
    """Whether the job must run outside any transaction."""


class Writer:
    """The only connection that writes, and its thread."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        window: float = WINDOW,
        beside: sqlite3.Connection | None = None,
        turn: AbstractContextManager[None] | None = None,
    ) -> None:
        self.commits = 0
        self.writes = 0
        self._connection = connection
        self._window = window
        self._turn = turn or nullcontext()
        """Held while this process writes, if others write to the same file."""
        self._crowd = False
        self._closed = False
        self._next: _Job | None = None
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._checkpoints = None if beside is None else Checkpoints(beside, self._move_the_rest)
        self._thread = threading.Thread(target=self._run, name="gorod-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a write and return its result once it is on disk."""
        if self._closed:
            raise StoreClosedError
        future = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, future))
        answer: T = await future
        return answer

    async def scrub(self) -> None:
        """Rewrite the file, so that nothing that was overwritten or deleted remains in it."""
        if self._closed:
            raise StoreClosedError
        future = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(self._scrubbed, future, alone=True))
        await future

    def close(self) -> None:
        """Finish the writes requested before, then end the threads and their connections."""
        if self._checkpoints is not None:
            self._checkpoints.close()
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _move_the_rest(self) -> None:
        self._jobs.put(_Job(moved, None, alone=True))

    def _run(self) -> None:
        more = True
        while more:
            first = self._next or self._jobs.get()
            self._next = None
            if first is None:
                break
            if first.alone:
                with self._turn:
                    done = first.work(self._connection)
                self._tell([first], [done])
                continue
            batch, more = self._gathered(first)
            with self._turn:
                answers = self._committed(batch)
            self._tell(batch, answers)
            if self._checkpoints is not None:
                self._checkpoints.written(len(batch))
        self._connection.close()

    def _gathered(self, first: _Job) -> tuple[list[_Job], bool]:
        """Return all waiting jobs, and under load those that come within the window.

        The second value is False if the writer has to end after them.
        """
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
        """Commit the jobs; return the result or the error of each."""
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
        except Exception as error:  # noqa: BLE001  any error must reach the caller
            if self._connection.in_transaction:
                self._connection.rollback()
            if len(batch) > 1:  # one of them is at fault; the others must not fail with it
                return [answer for job in batch for answer in self._committed([job])]
            known = isinstance(error, StoreError)
            return [error if known else failed(error, StoreError)]
        self.commits += 1
        self.writes += len(batch)
        return answers

    def _scrubbed(self, connection: sqlite3.Connection) -> StoreError | None:
        """Rewrite the file and truncate its log.

        A reader that uses old pages only delays the second step, which closing repeats.
        """
        with nullcontext() if self._checkpoints is None else self._checkpoints.moving:
            try:
                connection.execute("VACUUM")
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                return failed(error, StoreError)
        return None

    @staticmethod
    def _tell(batch: list[_Job], answers: list[Any]) -> None:
        """Deliver the results, waking each event loop once."""
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]]
        by_loop = defaultdict(list)
        for job, answer in zip(batch, answers, strict=True):
            if job.answer is not None:
                by_loop[job.answer.get_loop()].append((job.answer, answer))
        for loop, told in by_loop.items():
            with suppress(RuntimeError):  # a loop that is closed waits for nothing
                loop.call_soon_threadsafe(_settle, told)


def _settle(told: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, answer in told:
        if future.done():  # its caller was cancelled; the write stands
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
