"""`gorod restore FILE`: make a new database from a backup."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words


def words() -> Words:
    options = Words("restore")
    options.add_argument("files", nargs="*")
    options.add_argument("--database")
    options.add_argument("--void-links", dest="void", action="store_true")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Verify the backup, fill the database and print the result."""
    asked = words().read(argv)
    if len(asked.files) != 1:
        raise CliError("cli-usage", command="restore")
    # Only these commands need a database and an event loop, which are slow to import.
    from gorod.cli.databases import chosen, named, told, told_as_json, verified_by  # noqa: PLC0415
    from gorod.server.store.database_backup import restore  # noqa: PLC0415

    database, file = chosen(asked.database), asked.files[0]
    verified = verified_by(restore(Path(file), database, void=asked.void), database)
    if asked.json:
        return told_as_json(verified, database)
    if not verified.findings:
        print(tongue.texts.say("database-links-void" if asked.void else "database-links-live"))
    return told(verified, tongue, "database-restored", database=named(database))
