"""`gorod backup FILE`: a copy of the database, made while it is used."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gorod.cli.errors import CliError
from gorod.cli.tongue import Tongue
from gorod.cli.words import Words


def words() -> Words:
    options = Words("backup")
    options.add_argument("files", nargs="*")
    options.add_argument("--database")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Copies, verifies, tells."""
    asked = words().read(argv)
    if len(asked.files) != 1:
        raise CliError("cli-usage", command="backup")
    # Only these commands need a database and an event loop, which are slow to import.
    from gorod.cli.databases import chosen, named, told, told_as_json, verified_by  # noqa: PLC0415
    from gorod.server.store.backup import backup  # noqa: PLC0415

    database, file = chosen(asked.database), asked.files[0]
    verified = verified_by(backup(database, Path(file)), database)
    if asked.json:
        return told_as_json(verified, database)
    return told(verified, tongue, "database-backed-up", file=named(file))
