"""A whole tournament as one file: its log, its regulation, and every game in its notation.

The log alone is the tournament; the rest is there for people and for other programs, and is
compared when the file is read. What is read is decided anew, entry by entry: nobody can write a
log that the desk would not have taken. The same tournament always makes the same bytes.
"""

from __future__ import annotations

import io
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo

from gorod.engine.struct import Struct, decode_json, encode_json
from gorod.tournament.denied import Denied
from gorod.tournament.log import Entry, Log
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament

FORMAT = 1
FIRST = (1980, 1, 1, 0, 0, 0)
"""The oldest time that a zip file can tell: it says nothing about when it was written."""
LARGEST = 512 * 1024 * 1024
ABOUT, REGULATION, LOG, GAMES = "tournament.json", "regulation.json", "log.jsonl", "games"


class About(Struct, frozen=True):
    """What the archive says of itself."""

    format: int
    name: str
    entries: int


class BrokenArchiveError(Exception):
    """A file that is no archive of a tournament, or not an honest one."""

    def __init__(self, why: str, about: str = "") -> None:
        super().__init__(why, about)
        self.why, self.about = why, about


def pack(log: Log) -> bytes:
    """The archive of a tournament."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        for name, data in sorted(parts(log).items()):
            info = ZipInfo(name, FIRST)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, data)
    return out.getvalue()


def parts(log: Log) -> dict[str, bytes]:
    """Name -> content of every file in the archive."""
    t = log.tournament
    lines = b"".join(encode_json(entry) + b"\n" for entry in log.entries)
    found = {
        ABOUT: encode_json(About(FORMAT, t.name, len(log.entries))),
        REGULATION: encode_json(t.regulation),
        LOG: lines,
    }
    return found | {_file(game): data for game, data in _records(t)}


def _records(t: Tournament) -> list[tuple[TableGame, bytes]]:
    """The games that have a protocol, with the latest one."""
    return [(game, game.sheets[-1].record.encode()) for game in t.games.values() if game.sheets]


def _file(game: TableGame) -> str:
    return f"{GAMES}/{game.id}.mgn"


def unpack(data: bytes) -> Log:
    """The tournament of an archive, every entry decided anew."""
    found = _unzipped(data)
    return from_parts(found)


def from_parts(found: dict[str, bytes]) -> Log:
    """The same from files that lie in a folder."""
    if LOG not in found or ABOUT not in found:
        raise BrokenArchiveError("not-an-archive")
    try:
        about = decode_json(found[ABOUT], type=About)
        entries = [decode_json(line, type=Entry) for line in found[LOG].splitlines()]
    except ValueError as error:  # what msgspec raises derives from it
        raise BrokenArchiveError("unreadable", str(error)) from None
    if about.format != FORMAT or about.entries != len(entries):
        raise BrokenArchiveError("other-format" if about.format != FORMAT else "entries-missing")
    log = verified(entries)
    for name, content in parts(log).items():
        if found.get(name) != content:
            raise BrokenArchiveError("other-content", name)
    strangers = found.keys() - parts(log).keys()
    if strangers:
        raise BrokenArchiveError("stranger", min(strangers))
    return log


def verified(entries: list[Entry]) -> Log:
    """The log that these entries make if each of them is taken as it says."""
    log = Log()
    for entry in entries:
        after = log.then(entry.command, entry.who, entry.at)
        if isinstance(after, Denied) or after.entries[-1] != entry:
            raise BrokenArchiveError("entry", str(entry.number))
        log = after
    return log


def _unzipped(data: bytes) -> dict[str, bytes]:
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            infos = packed.infolist()
            if sum(info.file_size for info in infos) > LARGEST:
                raise BrokenArchiveError("too-large")
            if len({info.filename for info in infos}) < len(infos):
                raise BrokenArchiveError("stranger")
            return {info.filename: packed.read(info) for info in infos}
    except (BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError):
        raise BrokenArchiveError("not-an-archive") from None
