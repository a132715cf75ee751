"""`gorod audit`: check whether today's rules would decide what is stored in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.progress import progress_bar
from gorod.cli.usage import Words

if TYPE_CHECKING:
    from gorod.server.audit.findings import Audited, Difference

DIFFERS = 1
"""The exit code with `--strict` if something would be decided otherwise today."""


def words() -> Words:
    options = Words("audit")
    options.add_argument("databases", nargs="*")
    options.add_argument("--database")
    options.add_argument("--json", action="store_true")
    options.add_argument("--strict", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Print a paragraph for each difference.

    A difference is no fault: the exit code is 0 without `--strict`.
    """
    asked = words().read(argv)
    if len(asked.databases) + (asked.database is not None) > 1:
        raise CliError("cli-usage", command="audit")
    # Only these commands need a database and an event loop, which are slow to import.
    import msgspec  # noqa: PLC0415

    from gorod.cli.databases import chosen, done, named  # noqa: PLC0415
    from gorod.server.audit.database_audit import audit  # noqa: PLC0415

    database, texts = chosen(asked.database or next(iter(asked.databases), None)), tongue.texts
    with progress_bar() as bar:

        def progress(finished: int, whole: int) -> None:
            bar(finished / max(whole, 1), lambda: f"{finished}/{whole}")

        audited: Audited = done(audit(database, texts, progress), database)
    if asked.json:
        document = {"database": named(database), **msgspec.to_builtins(audited)}
        print(msgspec.json.encode(document).decode())
    else:
        print("\n".join(_told(audited, named(database), tongue)))
    return DIFFERS if asked.strict and audited.differences else 0


def _told(audited: Audited, database: str, tongue: Tongue) -> Iterator[str]:
    say = tongue.texts.say
    for found in audited.differences:
        yield from _difference(found, tongue)
    for rules, clause, count in audited.clauses:
        yield say("audit-clause", rules=rules, clause=clause, count=count)
    for table, build, today in audited.builds:
        yield say("audit-build", table=table, build=build, today=today)
    counts = {"tables": audited.tables, "tournaments": audited.tournaments}
    counts |= {"decisions": audited.decisions, "differences": len(audited.differences)}
    yield say("audit-done", database=database, **counts)


def _difference(found: Difference, tongue: Tongue) -> Iterator[str]:
    say = tongue.texts.say
    kind = "tournament" if found.tournament else "table"
    place = [say(f"found-in-{kind}", table=found.log)]
    place += [say("audit-game", game=found.game)] if found.game else []
    place += [found.rules] if found.rules else []
    place += [say("audit-version", version=found.turn or found.version)] if found.version else []
    place += [part for part in (found.moment, found.move) if part]
    clauses = f" [{', '.join(found.clauses)}]" if found.clauses else ""
    yield f"{', '.join(place)}: {say(f'audit-{found.what}')}{clauses}"
    yield from (f"    {say('audit-stored')} {line}" for line in found.stored)
    yield from (f"    {say('audit-today')} {line}" for line in found.today)
