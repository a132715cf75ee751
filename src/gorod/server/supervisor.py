"""The process above the workers: it forks them, starts a killed one again, and passes signals on.

It has no threads, no event loop and no open database, so that it can fork at any time.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from socket import socket
from types import FrameType
from typing import NoReturn

from gorod.server.journal import note
from gorod.server.siblings import Worker, channels

SIGNALS = (signal.SIGINT, signal.SIGTERM)
AGAIN = 0.5
"""The seconds before a killed worker is started again: a fault must not fill the machine."""


def supervised(count: int, ports: Sequence[socket], body: Callable[[Worker], int]) -> int:
    """Run this many workers until a signal; return the exit code.

    A worker that is killed is started again. If one ends by itself, all end: what it could not do
    the others cannot do either.
    """
    return _Supervisor(count, ports, body).run()


class _Supervisor:
    def __init__(self, count: int, ports: Sequence[socket], body: Callable[[Worker], int]) -> None:
        self._channels = channels(count)
        self._ports, self._body, self._count = ports, body, count
        self._life, self._own_life = os.pipe()
        self._workers: dict[int, int] = {}
        """The number of each worker, by process id."""
        self._stopping = False

    def run(self) -> int:
        before = [signal.signal(number, self._stop) for number in SIGNALS]
        try:
            for number in range(self._count):
                self._start(number)
            return self._watched()
        finally:
            for number, handler in zip(SIGNALS, before, strict=True):
                signal.signal(number, handler)

    def _watched(self) -> int:
        """Wait until no worker is left; return the first exit code that is not 0."""
        code = 0
        while self._workers:
            pid, status = os.wait()
            number = self._workers.pop(pid, None)
            if number is None:
                continue
            ended = os.waitstatus_to_exitcode(status)
            if ended < 0 and not self._stopping:
                note("worker killed", worker=number, signal=-ended)
                time.sleep(AGAIN)
                if not self._stopping:
                    self._start(number, again=True)
                continue
            code = code or max(0, ended)
            self._stop()
        return code

    def _start(self, number: int, *, again: bool = False) -> None:
        # A signal waits until either side knows what to do with it.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        pid = os.fork()
        if pid:
            self._workers[pid] = number
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        else:
            self._work(number, again=again)

    def _work(self, number: int, *, again: bool) -> NoReturn:
        """Be a worker, in its own process."""
        try:
            os.close(self._own_life)
            for other, ends in enumerate(self._channels):
                for end in ends.values() if other != number else ():
                    end.close()
            for each in SIGNALS:
                signal.signal(each, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            ends, speaks = self._channels[number], not (number or again)
            code = self._body(
                Worker(number, self._count, ends, self._life, self._ports, speaks=speaks)
            )
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:  # noqa: BLE001  nothing may return into the supervisor's own stack
            sys.excepthook(*sys.exc_info())
            code = 1
        sys.stdout.flush()
        os._exit(code)

    def _stop(self, _: int = 0, __: FrameType | None = None) -> None:
        """Stop all workers; they write down what is running and end by themselves."""
        self._stopping = True
        for pid in self._workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
