"""`gorod fmt FILE`: print a record in its canonical form."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words
from gorod.record import format_record, parse, read_record
from gorod.record.fact_writing import with_facts
from gorod.record.record_errors import placed, shown
from gorod.record.source import PATH_LIMIT


def words() -> Words:
    options = Words("fmt")
    options.add_argument("files", nargs="*")
    options.add_argument("--write", action="store_true")
    options.add_argument("--facts", action="store_true")
    return options


def run(argv: Sequence[str], _: Tongue) -> int:
    """Print one record, or with `--write` write it back; with `--facts` it says who left."""
    asked = words().read(argv)
    if len(asked.files) != 1:
        raise CliError("cli-usage", command="fmt")
    path = asked.files[0]
    file = shown(path, PATH_LIMIT)
    text = read_record(path)
    with placed(file, None, ""):
        record = parse(text, file)
        formatted = format_record(with_facts(record, file) if asked.facts else record)
    if not asked.write:
        print(formatted, end="")
    elif formatted != text:
        _write(Path(path), formatted)
    return 0


def _write(path: Path, text: str) -> None:
    """Write all or nothing: a full disk must not cost the record."""
    whole = path.resolve()
    try:
        handle, name = tempfile.mkstemp(dir=whole.parent, prefix=f".{whole.name}.")
        draft = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
            shutil.copymode(whole, draft)
            draft.replace(whole)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        detail = shown(error.strerror or str(error))
        raise CliError("cli-unwritable", file=shown(str(path), PATH_LIMIT), detail=detail) from None
