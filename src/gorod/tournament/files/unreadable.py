"""Why a file cannot be read."""

from __future__ import annotations

import struct
import zlib
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile

BROKEN_ZIP = (
    BadZipFile,
    zlib.error,
    struct.error,
    ValueError,
    OSError,
    EOFError,
    NotImplementedError,
    OverflowError,
    RuntimeError,
)
"""Whatever the zip library says of a broken or an encrypted file."""
PACKED_BY = (ZIP_STORED, ZIP_DEFLATED)
"""How we read zip files; other methods let a file say how much memory its reader shall take."""


class UnreadableError(Exception):
    """A file that is no table; the reason is the id of a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
