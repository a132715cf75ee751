"""A whole tournament as one file: its log, its regulation, and every game in its notation.

The log alone is the tournament. The rest is there for people and for other programs, and is
compared when the file is read. Every entry that is read is decided again, so nobody can write a log
that would not have been accepted here. Only where a rulebook decides may an older file differ: then
what is stored counts. The same tournament always makes the same bytes.
"""

from __future__ import annotations

import io
from typing import Literal
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from gorod.engine.struct import Struct, decode_json, encode_json
from gorod.stored.entry_format import NewerFormatError
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.attestation import wholly_attested
from gorod.tournament.confirmed_results import without_results
from gorod.tournament.denied import Denied
from gorod.tournament.files.attested_record import attested_record, compared
from gorod.tournament.files.unreadable import BROKEN_ZIP, PACKED_BY
from gorod.tournament.log import Entry, Log, beginning
from gorod.tournament.office_rights import SERVER
from gorod.tournament.refusal_reasons import Reason
from gorod.tournament.rounds import TableGame
from gorod.tournament.state import Tournament
from gorod.tournament.stored_formats import ARCHIVE, ENTRY, FIRST_ARCHIVE

FIRST = (1980, 1, 1, 0, 0, 0)
"""The oldest time that a zip file can hold; the archive does not tell when it was written."""
LARGEST = 32 * 1024 * 1024
"""The most bytes that all its files may have together."""
RATIO = 100
"""How many times larger than the archive its files may be: honest logs stay below thirty."""
SMALL = 1024 * 1024
"""Bytes that its files may have on top of the ratio."""
FILES = 5000
CENTRAL = b"PK\x01\x02"
"""The signature with which each entry of a zip file's directory begins."""
ABOUT, REGULATION, LOG, GAMES = "tournament.json", "regulation.json", "log.jsonl", "games"


class About(Struct, frozen=True):
    """What the archive says about itself."""

    format: int
    name: str
    entries: int


ArchiveFault = Literal[
    "entries-missing",
    "entry",
    "not-an-archive",
    "other-content",
    "other-format",
    "stranger",
    "too-large",
    "unreadable",
]
"""Why a file is not accepted as an archive; the catalogues say it as `desk-archive-` and the id."""


class BrokenArchiveError(Exception):
    """Raised for a file that is no archive of a tournament, or not an honest one."""

    def __init__(self, why: ArchiveFault, about: str = "") -> None:
        super().__init__(why, about)
        self.why, self.about = why, about


def pack(log: Log) -> bytes:
    """Return the archive of a tournament."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        for name, data in sorted(parts(log).items()):
            info = ZipInfo(name, FIRST)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, data)
    return out.getvalue()


def parts(log: Log) -> dict[str, bytes]:
    """Return name -> content of every file in the archive."""
    t = log.tournament
    lines = b"".join(ENTRY.stamped(encode_json(entry)) + b"\n" for entry in log.entries)
    found = {
        ABOUT: encode_json(About(ARCHIVE, t.name, len(log.entries))),
        REGULATION: encode_json(t.regulation),
        LOG: lines,
    }
    return found | {_file(game): _record(t, game) for game in t.games.values() if game.sheets}


def _record(t: Tournament, game: TableGame) -> bytes:
    """Return the latest protocol; if it is signed, with all that is known about its signatures."""
    if game.sheet is None:
        return game.sheets[-1].record.encode()
    return attested_record(t, game, wholly_attested(t, game)).encode()


def _file(game: TableGame) -> str:
    return f"{GAMES}/{game.id}.mgn"


def unpack(data: bytes) -> Log:
    """Read an archive of this or any earlier format, and check every entry."""
    found = _unzipped(data)
    return from_parts(found)


def from_parts(found: dict[str, bytes]) -> Log:
    """Read an archive from its files, which may also lie in a folder."""
    if LOG not in found or ABOUT not in found:
        raise BrokenArchiveError("not-an-archive")
    try:
        about = decode_json(found[ABOUT], type=About)
        if not FIRST_ARCHIVE <= about.format <= ARCHIVE:
            raise BrokenArchiveError("other-format", str(about.format))
        entries = _entries(found[LOG], about.entries)
    except NewerFormatError as newer:
        raise BrokenArchiveError("other-format", str(newer.number)) from None
    except ValueError as error:  # what msgspec raises derives from it
        raise BrokenArchiveError("unreadable", str(error)) from None
    log = verified(entries)
    own = parts(log)
    for name, content in _of_format(own, log.tournament, about.format).items():
        if name not in found or _compared(name, found[name]) != _compared(name, content):
            raise BrokenArchiveError("other-content", name)
    strangers = found.keys() - own.keys()
    if strangers:
        raise BrokenArchiveError("stranger", min(strangers))
    return log


def _entries(lines: bytes, promised: int) -> list[Entry]:
    """Read exactly as many entries as promised; reading stops at the first broken one."""
    entries: list[Entry] = []
    for line in io.BytesIO(lines):
        if len(entries) == promised:
            raise BrokenArchiveError("entries-missing")
        entries.append(decode_json(ENTRY.current(line.rstrip(b"\r\n")), type=Entry))
    if len(entries) != promised:
        raise BrokenArchiveError("entries-missing")
    return entries


def _of_format(own: dict[str, bytes], t: Tournament, number: int) -> dict[str, bytes]:
    """Return the files to compare.

    An older format wrote its log differently, and games as they were signed.
    """
    if number == ARCHIVE:
        return own
    games = [game for game in t.games.values() if game.sheets]
    signed = {_file(game): game.sheets[-1].record.encode() for game in games}
    return {REGULATION: own[REGULATION], **signed}


def _compared(name: str, content: bytes) -> str | bytes:
    """Return what is compared of a file: of a game, what does not depend on today's rules."""
    text = name.startswith(f"{GAMES}/")
    return compared(content.decode(errors="replace")) if text else content


def verified(entries: list[Entry]) -> Log:
    """Return the log of these entries if each of them could have been accepted as it says."""
    log = Log(tournament=beginning(entries))
    for entry in entries:
        if not _taken(log, entry):
            raise BrokenArchiveError("entry", str(entry.number))
        try:
            log = log.with_stored(entry)
        except Exception:  # noqa: BLE001  facts that do not fit together
            raise BrokenArchiveError("entry", str(entry.number)) from None
    return log


def _taken(log: Log, entry: Entry) -> bool:
    """Whether the entry would be accepted.

    Where a rulebook decides, it is enough that the entry could have been accepted then.
    """
    if entry.number != len(log.entries) + 1:
        return False
    if isinstance(entry.command, c.KeepResults):
        return entry.who == SERVER and all(isinstance(x, e.ResultKept) for x in entry.events)
    after = log.then(entry.command, entry.who, entry.at)
    if isinstance(after, Denied):
        return _by_the_rulebook(after) and _facts(entry.command) == {type(x) for x in entry.events}
    today = after.entries[-1]
    if (today.at, today.who, today.command) != (entry.at, entry.who, entry.command):
        return False
    same = without_results(today.events) == without_results(entry.events)
    return same or (
        isinstance(entry.command, BY_THE_RULEBOOK)
        and {type(x) for x in today.events} == {type(x) for x in entry.events}
    )


BY_THE_RULEBOOK = (c.Advance, c.VoteOnProtest)
"""Commands whose events a rulebook works out: who goes on, whether a vote passed."""

READ_OTHERWISE: frozenset[Reason] = frozenset(
    {"record", "unfinished", "clause-unknown", "lot-needed", "begins-later"}
)
"""Refusals that name no clause and still depend on the rulebook."""


def _by_the_rulebook(denied: Denied) -> bool:
    return bool(denied.clause) or denied.why in READ_OTHERWISE


def _facts(command: c.Command) -> set[type]:
    """Return the event types of a command that a rulebook refuses today."""
    facts: dict[type, set[type]] = {
        c.SignGame: {e.GameSigned},
        c.ConfirmGame: {e.GameConfirmed},
        c.FileProtest: {e.ProtestFiled},
        c.VoteOnProtest: {e.ProtestVoted},
        c.Advance: {e.StageEntered},
    }
    return facts.get(type(command), set())


def _unzipped(data: bytes) -> dict[str, bytes]:
    """Return name -> content; the size is checked before anything is unpacked."""
    if data.count(CENTRAL) > FILES:
        raise BrokenArchiveError("too-large")
    try:
        with ZipFile(io.BytesIO(data)) as packed:
            infos = packed.infolist()
            if sum(info.file_size for info in infos) > min(LARGEST, SMALL + RATIO * len(data)):
                raise BrokenArchiveError("too-large")
            if len({info.filename for info in infos}) < len(infos):
                raise BrokenArchiveError("stranger")
            if any(info.compress_type not in PACKED_BY for info in infos):
                raise BrokenArchiveError("not-an-archive")
            return {info.filename: packed.read(info) for info in infos}
    except BROKEN_ZIP:
        raise BrokenArchiveError("not-an-archive") from None
