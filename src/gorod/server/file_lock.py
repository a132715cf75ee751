"""A lock that one process of this machine holds at a time; it ends with the process."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path


class FileLock:
    """A lock on a file that is made for it and never deleted.

    Deleting it could take away a lock that another process has just got.
    """

    def __init__(self, file: Path) -> None:
        self._held = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)

    def take(self, *, wait: bool = True) -> None:
        """Take the lock, for one thread of this process at a time.

        Raises `BlockingIOError` if another process has it and this one does not want to wait.
        """
        fcntl.flock(self._held, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)

    def free(self) -> None:
        fcntl.flock(self._held, fcntl.LOCK_UN)

    def __enter__(self) -> None:
        self.take()

    def __exit__(self, *_: object) -> None:
        self.free()

    def close(self) -> None:
        """Close the file, which frees the lock unless a forked process has the file open, too."""
        os.close(self._held)
