"""`gorod backup FILE`, `gorod backup --into DIR`: a copy of the database, made while it is used."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words


def words() -> Words:
    options = Words("backup")
    options.add_argument("files", nargs="*")
    options.add_argument("--into")
    options.add_argument("--keep")
    options.add_argument("--database")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Copy the database, verify the copy and print the result."""
    asked = words().read(argv)
    if len(asked.files) + (asked.into is not None) != 1 or (asked.keep and asked.into is None):
        raise CliError("cli-usage", command="backup")
    if asked.into is not None:
        return _into(asked, tongue)
    # Only these commands need a database and an event loop, which are slow to import.
    from gorod.cli.databases import chosen, named, told, told_as_json, verified_by  # noqa: PLC0415
    from gorod.server.store.database_backup import backup  # noqa: PLC0415

    database, file = chosen(asked.database), asked.files[0]
    verified = verified_by(backup(database, Path(file)), database)
    if asked.json:
        return told_as_json(verified, database)
    return told(verified, tongue, "database-backed-up", file=named(file))


def _into(asked: Namespace, tongue: Tongue) -> int:
    from gorod.cli.databases import chosen, done, named, told, told_as_json  # noqa: PLC0415
    from gorod.server.store.backup_folder import KEEP, backup_into  # noqa: PLC0415
    from gorod.server.store.database_backup import DamagedError  # noqa: PLC0415

    database, keep = chosen(asked.database), _number(asked.keep, KEEP)
    try:
        rotated = done(backup_into(database, Path(asked.into), keep), database)
    except DamagedError as error:
        if asked.json:
            return told_as_json(error.verified, database)
        return told(error.verified, tongue, "database-backed-up", file="")
    file = named(str(rotated.file))
    if asked.json:
        return told_as_json(rotated.verified, database, file=file)
    code = told(rotated.verified, tongue, "database-backed-up", file=file)
    counts = {"kept": rotated.kept, "removed": rotated.removed}
    print(tongue.texts.say("database-backups", **counts))
    return code


def _number(text: str | None, usual: int) -> int:
    if text is None:
        return usual
    if not text.isascii() or not text.isdecimal() or not int(text):
        raise CliError("cli-usage", command="backup")
    return int(text)
