"""A disk that loses at a power cut what was not synced: SQLite's own files, watched by ctypes.

`Disk` is a VFS of SQLite, the usual one of Unix with three functions replaced: every write, every
truncation and every sync is recorded before it is done. `after_cut` then makes the files as a power
cut at some moment could have left them: what was synced is there; each other write is there, is
missing, or is there in part, in any order. File names are assumed to be durable at once.
"""

from __future__ import annotations

import ctypes
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

SECTOR = 512
_VFS = b"gorod-power"

_Pointer = ctypes.c_void_p
_Write = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, _Pointer, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_int)
_Open = ctypes.CFUNCTYPE(
    ctypes.c_int, _Pointer, _Pointer, _Pointer, ctypes.c_int, ctypes.POINTER(ctypes.c_int)
)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, _Pointer, ctypes.c_char_p, ctypes.c_int)


class _Methods(ctypes.Structure):
    """The C struct `sqlite3_io_methods`."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", _Pointer),
        ("read", _Pointer),
        ("write", _Pointer),
        ("truncate", _Pointer),
        ("sync", _Pointer),
        ("rest", _Pointer * 13),
    )


class _File(ctypes.Structure):
    """The beginning of every C struct `sqlite3_file`."""

    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


class _Vfs(ctypes.Structure):
    """The C struct `sqlite3_vfs`."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size", ctypes.c_int),
        ("longest", ctypes.c_int),
        ("next", _Pointer),
        ("name", ctypes.c_char_p),
        ("data", _Pointer),
        ("open", _Pointer),
        ("delete", _Pointer),
        ("rest", _Pointer * 14),
    )


@dataclass(frozen=True)
class Write:
    """Bytes written at an offset of a file."""

    file: str
    at: int
    data: bytes


@dataclass(frozen=True)
class Truncate:
    """A file is truncated to a size."""

    file: str
    size: int


@dataclass(frozen=True)
class Sync:
    """Everything that was written to a file before is on the disk."""

    file: str


@dataclass(frozen=True)
class Delete:
    """The file is deleted."""

    file: str


Happened = Write | Truncate | Sync | Delete


@dataclass
class Disk:
    """The operations on the files of one folder, in order."""

    folder: Path
    happened: list[Happened] = field(default_factory=list)
    honest: bool = True
    """Whether syncs really happen; a dishonest disk only claims to have synced."""

    def after_cut(self, moment: int, random: Random) -> dict[str, bytes]:
        """Write the files as a power cut after this number of operations may have left them."""
        files: dict[str, bytearray] = {}
        loose: dict[str, list[Write | Truncate]] = {}
        for one in self.happened[:moment]:
            match one:
                case Sync():
                    for waiting in loose.pop(one.file, []):
                        _apply(files, waiting)
                case Delete():
                    loose.pop(one.file, None)
                    files.pop(one.file, None)
                case _:
                    loose.setdefault(one.file, []).append(one)
        for parts in loose.values():
            kept = [part for one in parts if (part := _survived(one, random)) is not None]
            random.shuffle(kept)
            for part in kept:
                _apply(files, part)
        return {name: bytes(content) for name, content in files.items()}


def _survived(one: Write | Truncate, random: Random) -> Write | Truncate | None:
    fate = random.randrange(3)
    if fate == 0:
        return None
    if fate == 1 and isinstance(one, Write) and len(one.data) > SECTOR:
        whole = random.randrange(1, len(one.data) // SECTOR + 1)
        return Write(one.file, one.at, one.data[: whole * SECTOR])
    return one


def _apply(files: dict[str, bytearray], one: Write | Truncate) -> None:
    content = files.setdefault(one.file, bytearray())
    if isinstance(one, Truncate):
        del content[one.size :]
        return
    content.extend(bytes(max(0, one.at - len(content))))
    content[one.at : one.at + len(one.data)] = one.data


def library() -> Any:
    """Return the SQLite library that Python uses, or None if it is built into Python."""
    with closing(sqlite3.connect(":memory:")):
        mapped = Path("/proc/self/maps")
        text = mapped.read_text("utf-8", errors="replace") if mapped.exists() else ""
    found = re.search(r"/\S*libsqlite3\.so\S*", text)
    return None if found is None else ctypes.CDLL(found[0])


@contextmanager
def watched(folder: Path) -> Iterator[Disk]:
    """Route every database that is opened in the block through a `Disk`."""
    sqlite = library()
    sqlite.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
    disk = Disk(folder)
    usual = sqlite.sqlite3_vfs_find(None)
    shim = _Shim(usual, disk)
    assert sqlite.sqlite3_vfs_register(ctypes.byref(shim.vfs), 1) == 0
    try:
        yield disk
    finally:
        sqlite.sqlite3_vfs_unregister(ctypes.byref(shim.vfs))
        assert sqlite.sqlite3_vfs_register(usual, 1) == 0


class _Shim:
    """The VFS itself. Its functions live as long as SQLite may call them."""

    def __init__(self, usual: Any, disk: Disk) -> None:
        self._disk, self._usual = disk, usual
        self._names: dict[int, str] = {}
        self._tables: dict[int, _Methods] = {}
        self._kept: list[Any] = []
        self.vfs = _Vfs()
        ctypes.memmove(ctypes.byref(self.vfs), usual, ctypes.sizeof(_Vfs))
        self.vfs.name = _VFS
        self._open = _Open(usual.contents.open)
        self._delete = _Delete(usual.contents.delete)
        self.vfs.open = self._pointer(_Open(self._on_open))
        self.vfs.delete = self._pointer(_Delete(self._on_delete))

    def _pointer(self, function: Any) -> Any:
        self._kept.append(function)
        return ctypes.cast(function, _Pointer)

    def _on_open(self, vfs: Any, name: Any, file: Any, flags: int, out: Any) -> int:
        code = self._open(vfs, name, file, flags, out)
        if code == 0 and name:
            path = Path(os.fsdecode(ctypes.string_at(name)))
            opened = ctypes.cast(file, ctypes.POINTER(_File)).contents
            if path.parent == self._disk.folder and opened.methods:
                self._names[file] = path.name
                usual = ctypes.addressof(opened.methods.contents)
                opened.methods = ctypes.pointer(self._methods(usual))
        return int(code)

    def _on_delete(self, vfs: Any, name: bytes, sync: int) -> int:
        path = Path(os.fsdecode(name))
        if path.parent == self._disk.folder:
            self._disk.happened.append(Delete(path.name))
        return int(self._delete(vfs, name, sync))

    def _methods(self, usual: int) -> _Methods:
        """Return a copy of a table of functions in which three are replaced by ours."""
        if usual in self._tables:
            return self._tables[usual]
        table = _Methods()
        ctypes.memmove(ctypes.byref(table), usual, ctypes.sizeof(_Methods))
        write, truncate, sync = _Write(table.write), _Truncate(table.truncate), _Sync(table.sync)
        self._kept += [write, truncate, sync]
        names, disk = self._names, self._disk

        def on_write(file: int, data: int, size: int, at: int) -> int:
            disk.happened.append(Write(names[file], at, ctypes.string_at(data, size)))
            return int(write(file, data, size, at))

        def on_truncate(file: int, size: int) -> int:
            disk.happened.append(Truncate(names[file], size))
            return int(truncate(file, size))

        def on_sync(file: int, flags: int) -> int:
            if disk.honest:
                disk.happened.append(Sync(names[file]))
            return int(sync(file, flags))

        table.write = self._pointer(_Write(on_write))
        table.truncate = self._pointer(_Truncate(on_truncate))
        table.sync = self._pointer(_Sync(on_sync))
        self._tables[usual] = table
        return table
