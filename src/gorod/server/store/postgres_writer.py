"""One batched writer per process: appends that arrive during a commit form the next batch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import asyncpg

from gorod.server.store.interface import StoreClosedError, StoreError, StoreLostError
from gorod.server.store.postgres_batch import Answer, Append, commit
from gorod.server.store.postgres_link import LOST, connected
from gorod.server.store.reasons import failed

LIMIT = 256
"""The most appends that share one transaction."""

PATIENCE = (0.0, 0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
"""The seconds to wait before each further attempt to reach a server that went away."""


@dataclass(frozen=True, slots=True)
class _Job:
    asked: Append
    answer: asyncio.Future[Any]


class BatchWriter:
    """The only connection of this process that appends to logs."""

    def __init__(self, address: str, origin: str) -> None:
        self.commits = 0
        self.writes = 0
        self._address = address
        self._origin = origin
        self._connection: Any = None
        self._closed = False
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="gorod-writer")

    async def write(self, asked: Append) -> Answer:
        """Append, and return once the entries are on the server's disk."""
        if self._closed:
            raise StoreClosedError
        job = _Job(asked, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        answer: Answer = await job.answer
        return answer

    async def close(self) -> None:
        """Finish what was requested before."""
        if not self._closed:
            self._closed = True
            self._jobs.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        more = True
        while more:
            first = await self._jobs.get()
            if first is None:
                break
            batch = [first]
            while len(batch) < LIMIT and not self._jobs.empty():
                job = self._jobs.get_nowait()
                if job is None:
                    more = False
                    break
                batch.append(job)
            answers = await self._committed([job.asked for job in batch])
            for job, answer in zip(batch, answers, strict=True):
                _settle(job.answer, answer)
        await self._forget()

    async def _committed(self, batch: Sequence[Append], *, again: bool = False) -> list[Any]:
        for pause in PATIENCE:
            try:
                if self._connection is None:
                    self._connection = await connected(self._address)
                answers = await commit(self._connection, batch, self._origin, again=again)
            except (*LOST, asyncpg.DeadlockDetectedError):
                again = True
                await self._forget()
                await asyncio.sleep(pause)
            except Exception as error:  # noqa: BLE001  any error must reach the caller
                return await self._one_by_one(batch, error, again=again)
            else:
                self.commits += 1
                self.writes += len(batch)
                return list(answers)
        return [StoreLostError("the database does not answer")] * len(batch)

    async def _one_by_one(
        self, batch: Sequence[Append], error: Exception, *, again: bool
    ) -> list[Any]:
        """Commit one append at a time: one of them is at fault, but the others must succeed."""
        if len(batch) == 1:
            return [failed(error, StoreError)]
        return [answer for asked in batch for answer in await self._committed([asked], again=again)]

    async def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST):
                await connection.close(timeout=1)


def _settle(future: asyncio.Future[Any], answer: Answer) -> None:
    if future.done():  # its caller was cancelled; the write stands
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
