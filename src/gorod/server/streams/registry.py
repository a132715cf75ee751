"""The streams that this process has in memory.

There is one registry. It is notified of what other processes write, and drops streams that nobody
asks for or watches; they are folded again from their logs when they are needed. A kind of stream is
a subclass of `Streams`, which says how one of them is found.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Generic, TypeVar

from gorod.server.journal import fault
from gorod.server.store.interface import DamagedLogError, Store, StoreError
from gorod.server.store.store_ids import StreamId
from gorod.server.streams.actor import Stream
from gorod.server.time_source import Time

IDLE_MS = 15 * 60 * 1000
"""A stream that nobody watches leaves memory when it has not been asked for this long."""

AnyStream = Stream[Any, Any, Any]
K = TypeVar("K", bound=StreamId)
L = TypeVar("L", bound=AnyStream)


class Registry:
    """All streams of this process, of every kind."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store, self.time = store, time
        self.watched: Callable[[StreamId], bool] = lambda _: False
        """Whether a stream is watched; a watched stream stays in memory."""
        self._kinds: list[Streams[Any, Any]] = []
        self._rechecks: list[Callable[[StreamId], Awaitable[None]]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._tidy_at = 0
        store.listen(self._heard)

    def add(self, kind: Streams[Any, Any]) -> None:
        self._kinds.append(kind)

    def recheck(self, look: Callable[[StreamId], Awaitable[None]]) -> None:
        """Call `look(id)` when another process has changed a row or a link of a stream."""
        self._rechecks.append(look)

    def tidy(self) -> None:
        """Drop idle streams. May be called often: it does its work only once in a while."""
        now = self.time.ms()
        if now >= self._tidy_at:
            self._tidy_at = now + IDLE_MS // 10
            for kind in self._kinds:
                kind.forget_idle(now)

    def errand(self, work: Coroutine[None, None, None]) -> None:
        """Run work in the background; an unavailable store is logged, and stops nothing."""
        task = asyncio.ensure_future(_quietly(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _heard(self, stream_id: StreamId, what: str) -> None:
        """Catch up with another process that has written; an empty id means any stream."""
        for kind in self._kinds:
            for stream in [kind.known(stream_id)] if stream_id else [*kind]:
                if stream is not None:
                    entries = what == "entries"
                    stream.heard += entries
                    self.errand(stream.catch_up() if entries else self._reread(stream))

    async def _reread(self, stream: AnyStream) -> None:
        await stream.reread()
        for look in self._rechecks:
            await look(stream.id)


class Streams(ABC, Generic[K, L]):
    """The streams of one kind: finds them in memory or in the store."""

    most = 0
    """LRU size: how many streams of this kind stay in memory; 0 for no limit."""
    label = "table"
    """How the journal names the id of such a stream."""

    def __init__(self, registry: Registry) -> None:
        self.registry, self.store, self.time = registry, registry.store, registry.time
        self._kept: dict[StreamId, L] = {}
        """In order of use, the last one used last."""
        self._used: dict[StreamId, int] = {}
        self._loading: dict[StreamId, asyncio.Lock] = {}
        self._damaged: set[StreamId] = set()
        self._watching: list[Callable[[L], None]] = []
        registry.add(self)

    @abstractmethod
    async def find(self, stream_id: K) -> L | None:
        """Return the stream of a row in the store, not folded yet; None if there is no row."""

    async def opened(self, stream: L) -> None:
        """Do what is due when a stream was loaded from the store, before anybody can get it."""

    def left(self, stream: L) -> None:
        """Called when a stream has left memory."""

    def __iter__(self) -> Iterator[L]:
        yield from [*self._kept.values()]

    def __len__(self) -> int:
        return len(self._kept)

    def known(self, stream_id: StreamId) -> L | None:
        """Return a stream that is already in memory; None otherwise."""
        return self._kept.get(stream_id)

    def watch(self, told: Callable[[L], None]) -> None:
        """Call `told` for every stream that changes or is brought into memory."""
        self._watching.append(told)

    async def get(self, stream_id: K) -> L | None:
        """Return a stream from memory or from the store.

        Returns None if there is no such stream, or its log is empty.
        """
        known = self._kept.get(stream_id)
        if known is None or known.gone:
            known = await self._loaded(stream_id)
        if known is None or not known.version:
            return None
        if known.behind:  # whoever was answered by another process sees here what they did there
            await known.catch_up()
        self._kept[stream_id] = self._kept.pop(stream_id, known)
        self._used[stream_id] = self.time.ms()
        return known

    async def _loaded(self, stream_id: K) -> L | None:
        async with self._loading.setdefault(stream_id, asyncio.Lock()):
            known = self._kept.get(stream_id)
            if known is None or known.gone:
                self.drop(stream_id)
                known = await self.find(stream_id)
                if known is not None:
                    await known.load()
                    if known.version:  # a half-made stream of a dead process is hidden
                        await self.opened(known)
                        self.keep(known)
                        known.changed()
        self._loading.pop(stream_id, None)
        return known

    async def readable(self, stream_id: K) -> L | None:
        """Like `get`, for lists: a stream whose log is damaged is left out.

        It returns None for such a stream and logs the damage once, so that the others go on.
        """
        try:
            return None if stream_id in self._damaged else await self.get(stream_id)
        except DamagedLogError as error:
            self._damaged.add(stream_id)
            fault("log damaged", error, **{self.label: stream_id}, version=error.version)
            return None

    def keep(self, stream: L) -> L:
        """Keep a stream in memory that was just made or read."""
        stream.watching = self._watching
        self._kept[stream.id] = stream
        self._used[stream.id] = self.time.ms()
        for stream_id in [*self._kept][: -self.most] if self.most else ():
            self._forget(stream_id)
        return stream

    def drop(self, stream_id: StreamId) -> None:
        """Remove a deleted stream from memory."""
        stream = self._kept.pop(stream_id, None)
        self._used.pop(stream_id, None)
        if stream is not None:
            stream.gone = True
            self.left(stream)

    def clear(self) -> None:
        """Forget all streams, as after a restart."""
        for stream in self:
            self._kept.pop(stream.id)
            self.left(stream)

    def forget_idle(self, now: int) -> None:
        """Drop streams that nobody watches and nobody has asked for lately."""
        for stream_id in [*self._kept]:
            if now - self._used.get(stream_id, 0) > IDLE_MS:
                self._forget(stream_id)

    def _forget(self, stream_id: StreamId) -> None:
        stream = self._kept[stream_id]
        if not stream.busy and not self.registry.watched(stream_id):
            del self._kept[stream_id]
            self._used.pop(stream_id, None)
            self.left(stream)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except StoreError as error:
        fault("catching up failed", error)
