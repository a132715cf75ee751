"""`gorod tournament import`: players from a list, with a preview of what would change."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

from gorod.cli.cli_errors import CliError
from gorod.cli.language import Tongue
from gorod.cli.tournament_command import named
from gorod.cli.tournament_files import opened, save, save_folder
from gorod.i18n import Catalogue
from gorod.tournament.denied import Denied
from gorod.tournament.files.archive import pack, parts
from gorod.tournament.files.list_reader import UnreadableError, read_table
from gorod.tournament.files.players_list import Preview, as_commands, previewed
from gorod.tournament.ids import PersonId
from gorod.tournament.log import Log
from gorod.tournament.messages import cell_fault, doubt_text, headings, refusal
from gorod.tournament.participants import Office
from gorod.tournament.state import Tournament


def imported(asked: argparse.Namespace, tongue: Tongue) -> None:
    """Print what a list would change, and change it unless only a preview was asked for."""
    archive, table = asked.files
    log = opened(archive, tongue)
    preview = previewed(log.tournament, _rows(table, tongue))
    if asked.json:
        print(json.dumps(_document(log.tournament, preview), ensure_ascii=False))
    else:
        print("\n".join(_told(log.tournament, preview, tongue.texts)))
    if asked.preview:
        said = tongue.texts.say("desk-import-preview")
    else:
        _write(Path(archive), _taken(log, preview, asked.who, tongue))
        said = tongue.texts.say("desk-import-done", file=named(archive))
    if not asked.json:
        print(said)


def _rows(table: str, tongue: Tongue) -> tuple[tuple[str, ...], ...]:
    try:
        return read_table(Path(table).read_bytes())
    except UnreadableError as error:
        reason = tongue.errors.say(f"desk-file-{error.why}")
    except OSError as error:
        reason = error.strerror or str(error)
    raise CliError("cli-tournament-archive", file=named(table), reason=reason)


def _taken(log: Log, preview: Preview, who: str | None, tongue: Tongue) -> Log:
    """Return the log after every command of the preview, in somebody's name, now."""
    officials = log.tournament.officials.values()
    person = PersonId(who or next((o.id for o in officials if Office.ORGANISER in o.offices), ""))
    now = datetime.now(UTC).isoformat(timespec="seconds")
    for command in as_commands(log.tournament, preview, lambda: uuid4().hex):
        after = log.then(command, person, now)
        if isinstance(after, Denied):
            reason = refusal(tongue.errors, log.tournament, after)
            raise CliError("cli-tournament-denied", reason=reason)
        log = after
    return log


def _write(archive: Path, log: Log) -> None:
    if archive.is_dir():
        save_folder(archive, parts(log))
    else:
        save(archive, pack(log))


def _told(t: Tournament, preview: Preview, texts: Catalogue) -> Iterator[str]:
    added = [change for change in preview.added if not change.doubt]
    changed = [change for change in preview.changed if not change.doubt]
    if added:
        names = ", ".join(change.player.nickname for change in added)
        yield texts.say("desk-import-added", count=len(added), names=names)
    for change in changed:
        before = change.before
        fields = (
            f"{heading}: {getattr(before, field)!s} → {getattr(change.player, field)}"
            for field, heading in zip(change.fields, headings(texts, change.fields), strict=True)
        )
        yield texts.say(
            "desk-import-changed", name=change.player.nickname, fields="; ".join(fields)
        )
    clubs = preview.clubs(t, preview.ticked)
    if clubs:
        yield texts.say("desk-import-clubs", names=", ".join(clubs))
    if preview.ignored:
        yield texts.say("desk-import-ignored", names=", ".join(preview.ignored))
    yield from (doubt_text(texts, change) for change in preview.changes if change.doubt)
    yield from (cell_fault(texts, fault) for fault in preview.faults)
    if not added and not changed:
        yield texts.say("desk-import-nothing")


def _document(t: Tournament, preview: Preview) -> dict[str, object]:
    return {
        "added": [change.player.nickname for change in preview.added if not change.doubt],
        "changed": [
            {"row": ch.row, "nickname": ch.player.nickname, "fields": list(ch.fields)}
            for ch in preview.changed
            if not ch.doubt
        ],
        "doubts": [
            {"row": ch.row, "nickname": ch.player.nickname, "why": ch.doubt, "other": ch.other}
            for ch in preview.changes
            if ch.doubt
        ],
        "clubs": list(preview.clubs(t, preview.ticked)),
        "ignored": list(preview.ignored),
        "faults": [
            {"cell": f.cell, "why": f.why, "value": f.value, "other": f.other}
            for f in preview.faults
        ],
        "left": [list(row) for row in preview.left],
    }
