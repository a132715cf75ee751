"""Archives of tournaments, and the files that are made from them."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.tournament_command import named
from gorod.cli.tournament_tables import scope_of
from gorod.tournament.files.archive import BrokenArchiveError, from_parts, pack, parts, unpack
from gorod.tournament.files.spreadsheets import as_csv, as_json_text, as_xlsx
from gorod.tournament.files.standings_sheet import standings_grid
from gorod.tournament.log import Log
from gorod.tournament.messages import headings, in_words, speaking, stage_title
from gorod.tournament.standings.ledger import Ledger

TABLES = (".csv", ".xlsx", ".json")


def opened(file: str, tongue: Tongue) -> Log:
    """Read the tournament of a zip file or of a folder."""
    path = Path(file)
    try:
        if path.is_dir():
            inside = (one for one in sorted(path.rglob("[!.]*")) if one.is_file())
            return from_parts(
                {one.relative_to(path).as_posix(): one.read_bytes() for one in inside}
            )
        return unpack(path.read_bytes())
    except BrokenArchiveError as broken:
        reason = tongue.errors.say(f"desk-archive-{broken.why}", about=broken.about)
        raise CliError("cli-tournament-archive", file=named(file), reason=reason) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CliError("cli-tournament-archive", file=named(file), reason=reason) from None


def exported(asked: argparse.Namespace, tongue: Tongue) -> None:
    """Export the standings of a stage, or the whole tournament, by the ending of the file."""
    log, target = opened(asked.files[0], tongue), Path(asked.files[1])
    if target.exists():
        raise CliError("cli-tournament-exists", file=named(target))
    if target.suffix.lower() in TABLES:
        save(target, _table(log, asked, tongue, target.suffix.lower()))
    elif target.suffix.lower() == ".zip":
        save(target, pack(log))
    elif not target.suffix:
        save_folder(target, parts(log))
    else:
        raise CliError("cli-tournament-suffix", file=named(target))
    print(tongue.texts.say("desk-export-done", file=named(target)))


def _table(log: Log, asked: argparse.Namespace, tongue: Tongue, suffix: str) -> bytes:
    t, scope = log.tournament, scope_of(log.tournament, asked)
    grid = standings_grid(t, Ledger().table(t, scope))
    if suffix == ".json":
        return as_json_text(grid).encode()
    texts = speaking(tongue.texts, t)
    called, told, plan = (
        headings(texts, grid.columns),
        in_words(texts, t, grid),
        t.plan(scope.stage),
    )
    if suffix == ".xlsx":
        return as_xlsx(told, called, scope.stage if plan is None else stage_title(t, plan, texts))
    return as_csv(told, called, texts.say("protocol-decimal-mark")).encode()


def save(path: Path, data: bytes) -> None:
    """Write all of it or nothing: a half-written archive would be worse than none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.part")
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        detail = error.strerror or str(error)
        raise CliError("cli-unwritable", file=named(path), detail=detail) from None


def save_folder(path: Path, files: dict[str, bytes]) -> None:
    """Write a folder as a whole; an earlier one is kept aside until it is complete."""
    fresh, old = path.with_name(f".{path.name}.part"), path.with_name(f".{path.name}.old")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, data in files.items():
        save(fresh / name, data)
    try:
        if path.exists():
            path.rename(old)
        fresh.rename(path)
    except OSError as error:
        detail = error.strerror or str(error)
        raise CliError("cli-unwritable", file=named(path), detail=detail) from None
    shutil.rmtree(old, ignore_errors=True)
