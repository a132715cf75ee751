"""Why a file cannot be read."""

from __future__ import annotations

import struct
import zlib
from typing import Literal
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
"""The errors that the zip library raises for a broken or an encrypted file."""
PACKED_BY = (ZIP_STORED, ZIP_DEFLATED)
"""Methods with which we read zip files; others let a file decide how much memory reading takes."""


FileFault = Literal["not-a-table", "old-excel", "too-large"]
"""Why a file cannot be read; the catalogues say it as `desk-file-` and the id."""


class UnreadableError(Exception):
    """Raised for a file that cannot be read as rows and columns."""

    def __init__(self, why: FileFault) -> None:
        super().__init__(why)
        self.why = why
