"""Moves commits from SQLite's write-ahead log into the file, beside the thread that commits.

SQLite does it inside the commit that makes the log long, and everybody who writes in that moment
waits ten milliseconds and more. Here a thread with its own connection moves nearly everything. Only
what was committed meanwhile is moved between two commits; after that the log begins anew.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable

from gorod.server.journal import fault
from gorod.server.store.interface import StoreError
from gorod.server.store.reasons import failed

EVERY = 200
"""Writes after which commits are moved; a write changes about five pages."""
AT_LAST = 20_000
"""Pages after which a commit moves them itself, as if the thread had failed."""


class Checkpoints:
    """The thread that moves commits, and its connection."""

    def __init__(self, connection: sqlite3.Connection, finish: Callable[[], None]) -> None:
        self._connection, self._finish = connection, finish
        """`finish` has the remaining commits moved while nobody commits."""
        self.moving = threading.Lock()
        """Held while the thread moves commits: SQLite lets only one connection do so at a time."""
        self._writes = 0
        self._due = threading.Event()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="gorod-checkpoints", daemon=True)
        self._thread.start()

    def written(self, writes: int) -> None:
        """Count writes that were committed; called by the thread that commits."""
        self._writes += writes
        if self._writes >= EVERY:
            self._writes = 0
            self._due.set()

    def close(self) -> None:
        """End the thread and its connection."""
        self._closed = True
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._due.wait()
            self._due.clear()
            if self._closed:
                break
            with self.moving:
                done = moved(self._connection)
            if done:
                self._finish()
        self._connection.close()


def moved(connection: sqlite3.Connection) -> bool:
    """Move what was committed as far as no reader needs the older pages; False on an error."""
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        fault("commits could not be moved into the file", failed(error, StoreError))
        return False
    return True
