"""A cable between a browser and a server, which a test may cut or make deaf."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from typing import Self

CHUNK = 65_536


class Cable:
    """Everything goes through until a test changes that.

    A deaf cable still carries what the browser sends, but nothing back: a command arrives, its
    answer does not. When the cable is cut, every connection is closed and new ones are refused.
    """

    def __init__(self, port: int) -> None:
        self.server = port
        self.deaf = False
        self._whole = True
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._door.close()
        self.cut()

    def cut(self) -> None:
        self._whole = False
        for end in tuple(self._open):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def mend(self) -> None:
        self.deaf = False
        self._whole = True

    def _listen(self) -> None:
        with suppress(OSError):  # the listening socket was closed, which is expected
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    threading.Thread(target=self._carry, args=(near,), daemon=True).start()
                else:
                    near.close()

    def _carry(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self.server))
        except OSError:
            near.close()
            return
        self._open |= {near, far}
        threading.Thread(target=self._pump, args=(far, near, True), daemon=True).start()
        self._pump(near, far, back=False)

    def _pump(self, source: socket.socket, sink: socket.socket, back: bool) -> None:  # noqa: FBT001 - a thread's argument
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not (back and self.deaf):
                    sink.sendall(data)
        for end in (source, sink):
            self._open.discard(end)
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
