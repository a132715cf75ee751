"""The numbered migrations that bring a database to this release, per dialect.

A released step never changes; a change of the tables is a further file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from gorod.server.store.interface import NewerSchemaError

SQLITE = "sqlite"
POSTGRES = "postgres"


@cache
def migrations(dialect: str) -> tuple[tuple[str, ...], ...]:
    """Return the statements of each step, from the first."""
    folder = files(__name__).joinpath(dialect)
    steps = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    return tuple(_statements(folder.joinpath(name).read_text("utf-8")) for name in steps)


def pending(dialect: str, version: int) -> tuple[tuple[str, ...], ...]:
    """Return the steps that a database of that version still needs.

    Raises `NewerSchemaError` for a version of a later release.
    """
    steps = migrations(dialect)
    if version > len(steps):
        raise NewerSchemaError(version, len(steps))
    return steps[version:]


def _statements(sql: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in sql.split(";\n") if part.strip())
