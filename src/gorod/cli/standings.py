"""`gorod standings DIR`: the table of a tournament from a folder of its records."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gorod.cli.errors import CliError
from gorod.cli.replay import replayed
from gorod.cli.tongue import Tongue
from gorod.cli.words import Words
from gorod.record import Replay, read_record
from gorod.record.errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.report.played import as_played
from gorod.report.table import standings_table
from gorod.rulebooks import Rulebook
from gorod.rulebooks.courses import TABLE
from gorod.scoring import Played, SameName, Standings, as_json, standings

LOTS = "lots"


@dataclass(frozen=True, slots=True)
class Folder:
    """The records of a tournament, in the order of their names."""

    book: Rulebook
    files: tuple[str, ...]
    games: tuple[Played, ...]
    lots: tuple[str, ...]

    @property
    def unfinished(self) -> tuple[str, ...]:
        played = zip(self.files, self.games, strict=True)
        return tuple(file for file, game in played if not game.finished)

    @property
    def partial(self) -> dict[str, str]:
        """Games whose course is not known, and what is."""
        played = zip(self.files, self.games, strict=True)
        return {file: game.game.told for file, game in played if game.game.told}


def words() -> Words:
    options = Words("standings")
    options.add_argument("folders", nargs="*")
    options.add_argument("--json", action="store_true")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """The table for people, or with `--json` for programs."""
    asked = words().read(argv)
    if len(asked.folders) != 1:
        raise CliError("cli-usage", command="standings")
    folder = read_folder(Path(asked.folders[0]))
    table = standings(folder.book, folder.games, folder.lots)
    if isinstance(table, SameName):
        file = folder.files[table.game]
        seats = ", ".join(map(str, table.seats))
        raise CliError("cli-same-name", file=file, name=table.name, seats=seats)
    if asked.json:
        print(json.dumps(as_document(folder, table), ensure_ascii=False))
    else:
        print(_table(folder, table, tongue), end="")
    return 0


def _table(folder: Folder, table: Standings, tongue: Tongue) -> str:
    return standings_table(folder.book, table, folder.unfinished, tongue.texts, folder.partial)


def read_folder(path: Path) -> Folder:
    """Every `*.mgn` of a folder and its sub-folders, and the file `lots` if there is one."""
    name = shown(str(path), PATH_LIMIT)
    if not path.is_dir():
        raise CliError("cli-folder", file=name)
    files = sorted(str(file) for file in path.rglob("*.mgn") if file.is_file())
    if not files:
        raise CliError("cli-folder-empty", file=name)
    played = [(file, replayed(file)) for file in files]
    first_file, first = played[0]
    for file, other in played:
        if other.book.id != first.book.id:
            raise CliError(
                "cli-books-mixed",
                file=shown(file, PATH_LIMIT),
                book=other.book.id,
                other=first.book.id,
                first=shown(first_file, PATH_LIMIT),
            )
    if first.book.course is not TABLE:
        raise CliError("cli-no-standings", book=first.book.id)
    _named(played)
    lots = path / LOTS
    drawn = read_record(lots).splitlines() if lots.is_file() else []
    return Folder(
        first.book,
        tuple(shown(file, PATH_LIMIT) for file in files),
        tuple(as_played(one) for _, one in played),
        tuple(name for line in drawn if (name := " ".join(line.split()))),
    )


def _named(played: Sequence[tuple[str, Replay]]) -> None:
    """Points belong to nicknames, so everybody needs one."""
    for file, one in played:
        for seat, name in enumerate(one.names, 1):
            if not name:
                raise CliError("cli-no-name", file=shown(file, PATH_LIMIT), seat=seat)


def as_document(folder: Folder, table: Standings) -> dict[str, Any]:
    """The JSON object of the standings."""
    return {
        "rules": folder.book.id,
        "games": table.games,
        "provisional": table.provisional,
        "unfinished": list(folder.unfinished),
        "rows": list(_rows(folder, table)),
        "partial": folder.partial,
    }


def _rows(folder: Folder, table: Standings) -> Iterator[dict[str, Any]]:
    for row in table.rows:
        items = [
            {
                "game": folder.files[scored.game],
                "kind": scored.item.kind,
                "value": as_json(scored.item.value),
                "clause": scored.item.clause,
            }
            for scored in row.items
        ]
        yield {
            "place": row.place,
            "name": row.name,
            "games": row.games,
            "wins": row.wins,
            "main": as_json(row.main),
            "extra": as_json(row.extra),
            "compensation": as_json(row.compensation),
            "total": as_json(row.total),
            "first_killed": row.first_killed,
            "don_sheriff_wins": row.don_sheriff_wins,
            **({"lot": True} if row.lot else {}),
            **({"decided_by": row.decided_by} if row.decided_by else {}),
            "items": items,
        }
