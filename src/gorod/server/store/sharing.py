"""How several workers share one SQLite file: who may write now, and what the others are told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from socket import socket

import msgspec

from gorod.server.file_lock import FileLock
from gorod.server.siblings import Siblings
from gorod.server.store.store_ids import NO_STREAM, StreamId

WRITTEN, PASSED = b"wrot", b"pass"
"""Kinds of messages: a stream was written, or somebody passes on a message about it."""
SHARE = 1000
"""The most streams that one message names."""

_encode = msgspec.msgpack.Encoder().encode
_written = msgspec.msgpack.Decoder(tuple[str, list[StreamId]]).decode
_passed = msgspec.msgpack.Decoder(tuple[StreamId, bytes]).decode


class Sharing:
    """What one worker needs to share the file with the others."""

    def __init__(self, siblings: Siblings, file: Path) -> None:
        self._siblings = siblings
        real = file.resolve()
        self.writing = FileLock(real.with_name(f"{real.name}.turn"))
        """Held while a worker writes, because SQLite makes others wait in ever longer sleeps."""
        self.signing = FileLock(real.with_name(f"{real.name}.signing"))
        self._untold: dict[str, dict[StreamId, None]] = {}
        """The streams of which the others are yet to be told, by what was written."""
        self._heard: list[Callable[[StreamId, str], None]] = []
        siblings.hear(WRITTEN, self._on_written)
        siblings.lost(self._on_lost)

    def tell(self, what: str, streams: Iterable[StreamId]) -> None:
        """Tell the other workers what was written; all of one commit is one message."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._flush)
        self._untold.setdefault(what, {}).update(dict.fromkeys(streams))

    def _flush(self) -> None:
        untold, self._untold = self._untold, {}
        for what, streams in untold.items():
            names = list(streams)
            for first in range(0, len(names), SHARE):
                self._siblings.tell(WRITTEN, _encode((what, names[first : first + SHARE])))

    def listen(self, heard: Callable[[StreamId, str], None]) -> None:
        self._heard.append(heard)

    def pass_on(self, stream: StreamId, message: bytes) -> None:
        self._siblings.tell(PASSED, _encode((stream, message)))

    def overhear(self, heard: Callable[[StreamId, bytes], None]) -> None:
        self._siblings.hear(PASSED, lambda message, _: heard(*_passed(message)))

    def close(self) -> None:
        self.writing.close()
        self.signing.close()

    def _on_written(self, message: bytes, _: socket | None) -> None:
        what, streams = _written(message)
        for stream in streams:
            self._say(stream, what)

    def _on_lost(self) -> None:
        """Report that any stream may have changed."""
        self._say(NO_STREAM, "entries")
        self._say(NO_STREAM, "links")

    def _say(self, stream: StreamId, what: str) -> None:
        for heard in self._heard:
            heard(stream, what)
