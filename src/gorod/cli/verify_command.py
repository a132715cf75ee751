"""`gorod verify`: check whether anything stored has changed since it was written."""

from __future__ import annotations

from collections.abc import Sequence

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.usage import Words


def words() -> Words:
    options = Words("verify")
    options.add_argument("databases", nargs="*")
    options.add_argument("--database")
    options.add_argument("--key", default="")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Print a line for each finding; the exit code is 1 if there is any."""
    asked = words().read(argv)
    if len(asked.databases) + (asked.database is not None) > 1:
        raise CliError("cli-usage", command="verify")
    # Only these commands need a database and an event loop, which are slow to import.
    from gorod.cli.databases import chosen, named, told, told_as_json, verified_by  # noqa: PLC0415
    from gorod.server.store.database_backup import verify  # noqa: PLC0415

    database = chosen(asked.database or next(iter(asked.databases), None))
    verified = verified_by(verify(database, asked.key), database)
    if asked.json:
        return told_as_json(verified, database)
    return told(verified, tongue, "database-verified", database=named(database))
