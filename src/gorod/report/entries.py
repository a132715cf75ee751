"""The log of a document: what a viewer has seen, with moments, clauses and running numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NotRequired, TypedDict, cast

from gorod.engine.events import Event
from gorod.engine.struct import field_names, tag_of
from gorod.engine.viewers import JUDGE, Viewer
from gorod.record.replay import Replay
from gorod.report.fold import views
from gorod.report.renamings import Renaming, renamings
from gorod.report.undone_moves import UndoneMove, undone_moves
from gorod.rulebooks import Rulebook


class LogEntry(TypedDict):
    """The fields that every log entry has; those of its event are added to them."""

    n: int
    """A running number per viewer: a gap would reveal that others have seen something."""
    moment: str
    event: str
    clauses: list[str]
    turn: NotRequired[int]
    """For the judges of a live table: the version that made the entry, which corrections name."""


def entries(played: Replay, viewer: Viewer) -> list[LogEntry]:
    """Return every entry in order; the judge also reads what was taken back."""
    return [numbered(n, told) for n, told in enumerate(_entries(played, viewer), 1)]


def numbered(n: int, told: dict[str, Any]) -> LogEntry:
    """Return the entry with its number in the viewer's log."""
    return cast("LogEntry", {"n": n, **told})


def _entries(played: Replay, viewer: Viewer) -> Iterator[dict[str, Any]]:
    notes: list[UndoneMove | Renaming] = [*(undone_moves(played) if viewer == JUDGE else ())]
    notes += renamings(played, viewer)
    notes.sort(key=lambda note: (note.place, note.line))
    moment = ""
    for index, (event, view) in enumerate(views(played.book, played.history.log, viewer)):
        while notes and notes[0].place <= index:
            yield _note(notes.pop(0), moment)
        moment = view.moment
        yield entry(played.book, event, moment)
    for note in notes:
        yield _note(note, moment)


def entry(book: Rulebook, event: Event, moment: str) -> dict[str, Any]:
    """Return one event as data: its moment, its tag, its fields and its clauses."""
    fields = {name: plain(getattr(event, name)) for name in field_names(type(event))}
    fields.pop("rule")
    return {"moment": moment, "event": tag_of(event), **fields, "clauses": list(book.cite(event))}


def _note(note: UndoneMove | Renaming, moment: str) -> dict[str, Any]:
    if isinstance(note, Renaming):
        told = {"seat": note.seat, "name": note.name, "was": note.was}
        return {"moment": moment, "event": "named", **told, "clauses": []}
    return {
        "moment": moment,
        "event": "undone",
        "line": note.line,
        "statement": note.statement,
        "reason": note.reason,
        "clauses": [],
    }


def plain(value: object) -> object:
    """Turn tuples into lists, because JSON has no tuples."""
    return [plain(item) for item in value] if isinstance(value, tuple) else value
