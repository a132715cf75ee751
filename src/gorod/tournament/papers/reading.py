"""CSV and XLSX as rows of texts. Files come from anybody: they are read with bounds."""

from __future__ import annotations

import csv
import io
from xml.parsers import expat
from zipfile import BadZipFile, ZipFile

from gorod.tournament.papers.files import BOM, unshielded

LARGEST = 16 * 1024 * 1024
ROWS, COLUMNS = 20_000, 200
SEPARATORS = ",;\t"
SHEET, STRINGS, BOOK = "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/workbook.xml"

Rows = tuple[tuple[str, ...], ...]


class UnreadableError(Exception):
    """A file that is no table; the reason is the id of a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def read_table(data: bytes) -> Rows:
    """The first sheet of a file, whatever it is; every cell as the text that it shows."""
    if len(data) > LARGEST:
        raise UnreadableError("too-large")
    rows = _xlsx(data) if data[:2] == b"PK" else _csv(data)
    if len(rows) > ROWS or any(len(row) > COLUMNS for row in rows):
        raise UnreadableError("too-large")
    return rows


def _csv(data: bytes) -> Rows:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableError("not-utf8") from None
    if "\0" in text:
        raise UnreadableError("not-a-table")
    first = text.removeprefix(BOM).partition("\n")[0]
    separator = max(SEPARATORS, key=first.count)
    try:
        read = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))
    except csv.Error:
        raise UnreadableError("not-a-table") from None
    return tuple(tuple(map(unshielded, row)) for row in read)


def _xlsx(data: bytes) -> Rows:
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            names = set(packed.namelist())
            if BOOK not in names or SHEET not in names:
                raise UnreadableError("not-a-table")
            shared = _strings(_part(packed, STRINGS)) if STRINGS in names else []
            return _cells(_part(packed, SHEET), shared)
    except (BadZipFile, expat.ExpatError, ValueError, IndexError, NotImplementedError, EOFError):
        raise UnreadableError("not-a-table") from None


def _part(packed: ZipFile, name: str) -> bytes:
    """One file of the package, and not what a small file claims to unpack to."""
    with packed.open(name) as part:
        data = part.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise UnreadableError("too-large")
    return data


class _Reader:
    """The texts between these tags; a document that declares entities is not read."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate()
        self.parser.StartDoctypeDeclHandler = self._declared
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.said
        self.text: list[str] = []
        self.inside = ""

    def _declared(self, *_: object) -> None:
        raise UnreadableError("not-a-table")

    def begin(self, tag: str, _: dict[str, str]) -> None:
        self.inside = tag.rpartition(":")[2]

    def end(self, _: str) -> None:
        self.inside = ""

    def said(self, text: str) -> None:
        if self.inside in ("t", "v"):
            self.text.append(text)

    def take(self) -> str:
        said, self.text = "".join(self.text), []
        return said


class _Strings(_Reader):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.phonetic = False

    def begin(self, tag: str, given: dict[str, str]) -> None:
        super().begin(tag, given)
        if self.inside == "rPh":  # how it is pronounced, which nobody typed
            self.phonetic = True

    def said(self, text: str) -> None:
        if not self.phonetic:
            super().said(text)

    def end(self, tag: str) -> None:
        super().end(tag)
        name = tag.rpartition(":")[2]
        if name == "rPh":
            self.phonetic = False
        if name == "si":
            self.found.append(self.take())


def _strings(data: bytes) -> list[str]:
    reader = _Strings()
    reader.parser.Parse(data, True)  # noqa: FBT003  expat's own interface
    return reader.found


class _Sheet(_Reader):
    def __init__(self, shared: list[str]) -> None:
        super().__init__()
        self.shared = shared
        self.rows: dict[int, dict[int, str]] = {}
        self.row, self.column, self.kind = 0, -1, ""

    def begin(self, tag: str, given: dict[str, str]) -> None:
        super().begin(tag, given)
        if self.inside == "row":
            self.row, self.column = int(given.get("r", self.row + 1)), -1
        if self.inside == "c":
            self.column = _column(given["r"]) if "r" in given else self.column + 1
            self.kind = given.get("t", "n")
            if self.row > ROWS or self.column >= COLUMNS:
                raise UnreadableError("too-large")

    def end(self, tag: str) -> None:
        super().end(tag)
        if tag.rpartition(":")[2] == "c":
            text = self.take()
            if text:
                self.rows.setdefault(self.row, {})[self.column] = self._shown(text)

    def _shown(self, text: str) -> str:
        if self.kind == "s":
            return self.shared[int(text)]
        if self.kind == "n":
            return text.removesuffix(".0")
        return text


def _column(reference: str) -> int:
    """`AB7` -> 27."""
    column = 0
    for char in reference.rstrip("0123456789"):
        column = column * 26 + ord(char) - ord("A") + 1
    return column - 1


def _cells(data: bytes, shared: list[str]) -> Rows:
    reader = _Sheet(shared)
    reader.parser.Parse(data, True)  # noqa: FBT003  expat's own interface
    last = max(reader.rows, default=0)
    found = (reader.rows.get(row, {}) for row in range(1, last + 1))
    return tuple(tuple(row.get(at, "") for at in range(max(row, default=-1) + 1)) for row in found)
