"""`gorod replay FILE…`: re-adjudicate records, and print the protocol or the JSON document."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words
from gorod.cli.viewer_names import seated, viewer_named
from gorod.record import Replay, format_record, parse, read_record, replay
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.report.pdf import pdf
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from gorod.rulebooks import Rulebook

_LINE = re.compile("[0-9]{1,9}")


def words() -> Words:
    options = Words("replay")
    options.add_argument("files", nargs="*")
    options.add_argument("--json", action="store_true")
    options.add_argument("--viewer", default="judge")
    options.add_argument("--until")
    options.add_argument("--theme")
    options.add_argument("--pdf")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Replay every file in order; the first bad one stops."""
    asked = words().read(argv)
    if not asked.files:
        raise CliError("cli-usage", command="replay")
    if asked.pdf is not None and (len(asked.files) > 1 or asked.json):
        raise CliError("cli-pdf-one")
    viewer = viewer_named(asked.viewer)
    until = _line(asked.until)
    for number, path in enumerate(asked.files):
        played = replayed(path, until, asked.theme)
        who = seated(viewer, len(played.names), shown(path, PATH_LIMIT))
        if asked.pdf is not None:
            _print(asked.pdf, pdf(played, tongue.texts, who, _digest(played)))
        elif asked.json:
            print(json.dumps(document(played, who), ensure_ascii=False))
        else:
            print("\n" * bool(number) + protocol(played, tongue.texts, who), end="")
    return 0


def replayed(
    path: str,
    until: int | None = None,
    theme: str | None = None,
    amend: Callable[[Rulebook], Rulebook] | None = None,
) -> Replay:
    """Replay a record file."""
    file = shown(path, PATH_LIMIT)
    return replay(parse(read_record(path), file), file, until, theme, amend)


def _digest(played: Replay) -> str:
    """Return the hash of the record in its canonical form."""
    return hashlib.sha256(format_record(played.record).encode()).hexdigest()


def _print(path: str, sheet: bytes) -> None:
    try:
        Path(path).write_bytes(sheet)
    except (OSError, ValueError):
        raise CliError("cli-pdf-unwritable", file=shown(path, PATH_LIMIT)) from None


def _line(word: str | None) -> int | None:
    if word is None:
        return None
    if not _LINE.fullmatch(word) or int(word) < 1:
        raise CliError("cli-until", word=shown(word))
    return int(word)
