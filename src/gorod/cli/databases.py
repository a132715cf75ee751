"""What `backup`, `restore`, `verify` and `audit` share: naming a database, results, errors.

It is imported when one of them runs: the other commands need neither a database nor an event loop.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.server.store.database_backup import DamagedError
from gorod.server.store.integrity import Finding, Verified
from gorod.server.store.interface import (
    BusyFolderError,
    ExistsError,
    ForeignDatabaseError,
    InUseError,
    NewerSchemaError,
    NoRoomError,
    OlderSchemaError,
    OpenError,
    ReadOnlyError,
    StoreError,
)
from gorod.server.store.open import DEFAULT, VARIABLE, spoken

T = TypeVar("T")
DAMAGED = 1

_COMPLAINTS: tuple[tuple[type[StoreError], str], ...] = (
    (NewerSchemaError, "cli-database-newer"),
    (OlderSchemaError, "cli-database-older"),
    (ForeignDatabaseError, "cli-database-foreign"),
    (InUseError, "cli-database-in-use"),
    (ReadOnlyError, "cli-database-read-only"),
)


def chosen(database: str | None) -> str:
    """Return the database that was named, or the usual one."""
    return database or os.environ.get(VARIABLE) or DEFAULT


def named(database: str) -> str:
    """Return the name of a database as people are shown it."""
    return shown(spoken(database), PATH_LIMIT)


def verified_by(work: Coroutine[Any, Any, Verified], database: str) -> Verified:
    """Run the work; for a damaged database return what was found in it."""
    try:
        return done(work, database)
    except DamagedError as error:
        return error.verified


def done(work: Coroutine[Any, Any, T], database: str) -> T:
    """Run the work; raise `CliError` for whatever is wrong with the database.

    A `DamagedError` is passed on.
    """
    try:
        return asyncio.run(work)
    except DamagedError:
        raise
    except ExistsError as error:
        raise CliError("cli-database-exists", file=shown(str(error), PATH_LIMIT)) from None
    except (NoRoomError, BusyFolderError) as error:
        kind = "full" if isinstance(error, NoRoomError) else "busy"
        raise CliError(f"cli-backup-{kind}", folder=shown(str(error), PATH_LIMIT)) from None
    except StoreError as error:
        raise complaint(error, database) from None


def complaint(error: StoreError, database: str) -> CliError:
    """Return the error about a database, with its name."""
    name = named(error.place or database)
    for kind, message in _COMPLAINTS:
        if isinstance(error, kind):
            return CliError(message, database=name)
    message = "unopened" if isinstance(error, OpenError) else "failed"
    return CliError(f"cli-database-{message}", database=name, detail=shown(str(error)))


def told(verified: Verified, tongue: Tongue, message: str, **names: str) -> int:
    """Print a line for each finding, or one that all is well; return the exit code."""
    for finding in verified.findings:
        print(_sentence(finding, tongue))
    if verified.findings:
        return DAMAGED
    say = tongue.texts.say
    counts = {"tables": verified.tables, "entries": verified.entries}
    print(say(message, **counts, **names))
    print(say("database-fingerprint", fingerprint=verified.fingerprint))
    if verified.tip:
        print(say("database-tip", number=verified.tip, key=verified.key))
    return 0


def told_as_json(verified: Verified, database: str, **more: str) -> int:
    """Print the same as JSON; return the exit code."""
    document = {"database": named(database), **more, **msgspec.to_builtins(verified)}
    print(msgspec.json.encode(document).decode())
    return DAMAGED if verified.findings else 0


def _sentence(finding: Finding, tongue: Tongue) -> str:
    message = f"found-{finding.what}"
    if finding.what == "seal" and finding.table:
        message = "found-seal-of"
    say, table = tongue.texts.say, shown(finding.table)
    kind = "tournament" if finding.tournament else "table"
    return say(
        message,
        where=say(f"found-in-{kind}", table=table),
        table=table,
        version=finding.version,
        detail=shown(finding.detail),
    )
