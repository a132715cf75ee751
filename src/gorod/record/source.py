"""From bytes to text: a file is read up to a limit, or refused with one clear reason.

Nothing here knows the contents of a record; that is the task of `parse`.
"""

import os
from pathlib import Path

from gorod.record.record_errors import Message, RecordError, shown
from gorod.record.source_lines import physical_lines

MAX_MEBIBYTES = 2
MAX_BYTES = MAX_MEBIBYTES * 1024 * 1024
PATH_LIMIT = 4096


def read_record(path: str | os.PathLike[str]) -> str:
    """Return the text of a record file; raises `RecordError` if it cannot be read."""
    return decode_record(_read(Path(path)), shown(str(path), limit=PATH_LIMIT))


def decode_record(data: bytes, file: str | None = None) -> str:
    """Return the text of a record that arrived as bytes, from a file or an upload."""
    if len(data) > MAX_BYTES:
        raise _refused(file, "record-file-too-large", limit=MAX_MEBIBYTES)
    if b"\0" in data:
        raise _refused(file, "record-file-binary")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError(file, line, "", Message("record-file-not-utf8")) from None
    if not text.strip():
        raise _refused(file, "record-file-empty")
    physical_lines(text, file)
    return text


def _read(path: Path) -> bytes:
    file = shown(str(path), limit=PATH_LIMIT)
    try:
        # The limit applies to what is read, not to what the file system promises: a device or a
        # growing file has no size to ask for.
        with path.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise _refused(file, "record-file-missing") from None
    except IsADirectoryError:
        raise _refused(file, "record-file-directory") from None
    except PermissionError:
        # Windows does not open a directory and reports a lack of permission.
        reason = "record-file-directory" if path.is_dir() else "record-file-forbidden"
        raise _refused(file, reason) from None
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise _refused(file, "record-file-unreadable", detail=shown(detail)) from None


def _refused(file: str | None, message_id: str, **args: str | int) -> RecordError:
    return RecordError(file, None, "", Message(message_id, args))
