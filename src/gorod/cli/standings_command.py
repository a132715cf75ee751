"""`gorod standings DIR`: the standings of a tournament from a folder of its records.

Points may be a regulation's. If the document keeps two ratings, there are two standings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.replay_command import replayed
from gorod.cli.usage import Words
from gorod.engine.struct import decode_json, field_names
from gorod.record import Replay, read_record
from gorod.record.record_errors import shown
from gorod.record.source import PATH_LIMIT
from gorod.report.replayed_game import as_played
from gorod.report.text_columns import standings_table
from gorod.report.visible_points import rating
from gorod.rulebooks import Rulebook
from gorod.rulebooks.policies.rating import MAIN, SEPARATE
from gorod.scoring import Played, Row, SameName, Standings, as_json, standings
from gorod.scoring.played_games import careers
from gorod.tournament.points_book import amended
from gorod.tournament.regulation import PointsEdition, Regulation

LOTS = "lots"


@dataclass(frozen=True, slots=True)
class Cut:
    """A nickname that is followed by a comment which may be a part of it."""

    file: str
    seat: int
    name: str
    comment: str


@dataclass(frozen=True, slots=True)
class Folder:
    """The records of a tournament, in the order of their names."""

    book: Rulebook
    files: tuple[str, ...]
    games: tuple[Played, ...]
    lots: tuple[str, ...]
    ratings: tuple[str, ...] = ()
    """The rating that each game counts for, if the document has several."""
    cut: tuple[Cut, ...] = ()

    @property
    def unfinished(self) -> tuple[str, ...]:
        played = zip(self.files, self.games, strict=True)
        return tuple(file for file, game in played if not game.finished)

    @property
    def partial(self) -> dict[str, str]:
        """File of a game whose course is not known -> what is known."""
        played = zip(self.files, self.games, strict=True)
        return {file: game.game.told for file, game in played if game.game.told}

    def of(self, rating: str) -> Folder:
        """Return the same folder with the games of one rating."""
        kept = [at for at, own in enumerate(self.ratings) if own == rating]
        return replace(
            self,
            files=tuple(self.files[at] for at in kept),
            games=tuple(self.games[at] for at in kept),
            ratings=(),
        )

    def tables(self) -> dict[str, tuple[Folder, Standings]]:
        """Return rating -> its games and its standings.

        The rating is empty if there is only one.
        """
        if self.book.edition.rating is None:
            return {"": (self, _ranked(self))}
        _ranked(self)  # a duplicate name is looked for in the whole folder
        return {own: (part := self.of(own), _ranked(part)) for own in (MAIN, SEPARATE)}


def words() -> Words:
    options = Words("standings")
    options.add_argument("folders", nargs="*")
    options.add_argument("--json", action="store_true")
    options.add_argument("--regulation")
    return options


def run(argv: Sequence[str], tongue: Tongue) -> int:
    """Print the standings for people, or with `--json` for programs."""
    asked = words().read(argv)
    if len(asked.folders) != 1:
        raise CliError("cli-usage", command="standings")
    points = None if asked.regulation is None else read_points(Path(asked.regulation))
    folder = read_folder(Path(asked.folders[0]), points)
    tables = folder.tables()
    if asked.json:
        print(json.dumps(as_document(folder, tables), ensure_ascii=False))
        return 0
    for number, (named, (part, table)) in enumerate(tables.items()):
        title = tongue.texts.say("standings-rating", rating=named) + "\n" if named else ""
        print("\n" * bool(number) + title + _table(part, table, tongue), end="")
    for line in _warnings(folder, tongue):
        print(line)
    return 0


def _ranked(folder: Folder) -> Standings:
    table = standings(folder.book, folder.games, folder.lots)
    if isinstance(table, SameName):
        file = folder.files[table.game]
        seats = ", ".join(map(str, table.seats))
        raise CliError("cli-same-name", file=file, name=table.name, seats=seats)
    return table


def _table(folder: Folder, table: Standings, tongue: Tongue) -> str:
    return standings_table(folder.book, table, folder.unfinished, tongue.texts, folder.partial)


def _warnings(folder: Folder, tongue: Tongue) -> Iterator[str]:
    """Yield warnings about names that may be one player's, or that a comment may have cut."""
    for names in similar(folder.games):
        yield tongue.texts.say("standings-similar", names=", ".join(names))
    for cut in folder.cut:
        yield tongue.texts.say(
            "standings-cut", file=cut.file, seat=cut.seat, name=cut.name, comment=cut.comment
        )


def similar(games: Sequence[Played]) -> list[list[str]]:
    """Return groups of nicknames that differ only in capitals, ё and е, spaces or signs."""
    alike: dict[str, set[str]] = {}
    for played in games:
        for name in played.names:
            letters = (c for c in name.casefold().replace("ё", "е") if c.isalnum())
            alike.setdefault("".join(letters) or name, set()).add(name)
    return [sorted(names) for names in alike.values() if len(names) > 1]


def read_points(path: Path) -> PointsEdition | None:
    """Read the points of a regulation: its file as a tournament writes it, or the points alone."""
    file = shown(str(path), PATH_LIMIT)
    text = read_record(path).encode()
    try:
        whole = decode_json(text, type=dict[str, Any])
        regulation = "rulebook" in whole
        for strange in whole.keys() - set(field_names(Regulation if regulation else PointsEdition)):
            raise CliError("cli-regulation", file=file, detail=shown(strange))
        if regulation:
            return decode_json(text, type=Regulation).points
        return decode_json(text, type=PointsEdition)
    except (ValueError, TypeError) as error:
        raise CliError("cli-regulation", file=file, detail=shown(str(error), 200)) from None


def read_folder(path: Path, points: PointsEdition | None = None) -> Folder:
    """Read every `*.mgn` of a folder and its sub-folders, and the file `lots` if there is one."""
    name = shown(str(path), PATH_LIMIT)
    if not path.is_dir():
        raise CliError("cli-folder", file=name)
    files = sorted(str(file) for file in path.rglob("*.mgn") if file.is_file())
    if not files:
        raise CliError("cli-folder-empty", file=name)
    played = [(file, _replayed(file, points)) for file in files]
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
    if not first.book.format.scored:
        raise CliError("cli-no-standings", book=first.book.id)
    _named(played)
    lots = path / LOTS
    drawn = read_record(lots).splitlines() if lots.is_file() else []
    return Folder(
        first.book,
        tuple(shown(file, PATH_LIMIT) for file in files),
        tuple(as_played(one) for _, one in played),
        tuple(name for line in drawn if (name := " ".join(line.split()))),
        tuple(rating(one) for _, one in played) if first.book.edition.rating else (),
        tuple(cut for file, one in played for cut in _cut(shown(file, PATH_LIMIT), one)),
    )


def _replayed(file: str, points: PointsEdition | None) -> Replay:
    """Replay a record under a regulation's points.

    If the points are impossible, the error is about the regulation.
    """
    try:
        return replayed(file, amend=lambda book: amended(book, points))
    except (ValueError, KeyError, ZeroDivisionError) as error:
        detail = shown(str(error), 200)
        raise CliError("cli-regulation", file=shown(file, PATH_LIMIT), detail=detail) from None


def _cut(file: str, one: Replay) -> Iterator[Cut]:
    """Yield nicknames with a comment that begins like a part of them: `Tony #1`."""
    notes = {note.key: note.comment for note in one.record.notes}
    for seat in one.record.header.seats:
        comment = notes.get(f"seat {seat.number}", "")
        if comment[1:2].strip():
            yield Cut(file, seat.number, seat.name, comment)


def _named(played: Sequence[tuple[str, Replay]]) -> None:
    """Raise an error for a player without a nickname, because points belong to nicknames."""
    for file, one in played:
        for seat, name in enumerate(one.names, 1):
            if not name:
                raise CliError("cli-no-name", file=shown(file, PATH_LIMIT), seat=seat)


def as_document(folder: Folder, tables: Mapping[str, tuple[Folder, Standings]]) -> dict[str, Any]:
    """Return the JSON object of the standings; with two ratings its own rows are the main one's."""
    part, table = next(iter(tables.values()))
    whole = {"rules": folder.book.id, **_part(part, table)}
    named = {name: _part(*own) for name, own in tables.items() if name}
    if named:
        whole["ratings"] = named
    whole["similar"] = similar(folder.games)
    whole["cut"] = [
        {"game": cut.file, "seat": cut.seat, "name": cut.name, "comment": cut.comment}
        for cut in folder.cut
    ]
    return whole


def _part(folder: Folder, table: Standings) -> dict[str, Any]:
    return {
        "games": table.games,
        "provisional": table.provisional,
        "unfinished": list(folder.unfinished),
        "rows": list(_rows(folder, table)),
        "partial": folder.partial,
    }


def _sums(folder: Folder, row: Row) -> dict[str, Any]:
    """Return more sums of a player, for an organiser's grid: wins by role, and points by kind."""

    def added(*kinds: str) -> float:
        values = (s.item.value for s in row.items if s.item.kind in kinds)
        return as_json(sum(values, Fraction()))

    roles: dict[str, dict[str, int]] = {}
    for at, seat in careers(folder.games).get(row.name, ()):
        played = folder.games[at]
        own = roles.setdefault(played.game.card(seat) or "?", {"games": 0, "wins": 0})
        own["games"] += 1
        own["wins"] += played.won(seat)
    wins = {role: own["wins"] for role, own in roles.items()}
    return {
        "sheriff_wins": wins.get("sheriff", 0),
        "don_wins": wins.get("don", 0),
        "best_move": added("best-move"),
        "award": added("award"),
        "penalty": added("fine", "disqualification"),
        "roles": dict(sorted(roles.items())),
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
            **_sums(folder, row),
            **({"lot": True} if row.lot else {}),
            **({"decided_by": row.decided_by} if row.decided_by else {}),
            "items": items,
        }
