"""The protocol of a game: the text that a judge reads through and signs.

It is plain text of at most a hundred columns, made from the events that the viewer has seen. Only
the judge reads what was refused and what was taken back.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gorod.engine.events import GameEnded
from gorod.engine.viewers import JUDGE, Viewer
from gorod.i18n import Catalogue
from gorod.record.refusals import reason_of
from gorod.record.replay import Replay
from gorod.report import sections
from gorod.report.attempts import attempts
from gorod.report.citing import reason_text
from gorod.report.fold import view_of, views
from gorod.report.formats import presentation_of
from gorod.report.lines import lines
from gorod.report.renamings import renamings
from gorod.report.scribe import Args, Scribe, printable
from gorod.report.undone_moves import undone_moves
from gorod.report.view import View
from gorod.report.worded import worded

WIDTH = 100
INDENT = "  "


@dataclass(frozen=True, slots=True)
class Note:
    """A line between those of the events; `place` is the number of events before it."""

    place: int
    line: int
    text: str


def protocol(played: Replay, texts: Catalogue, viewer: Viewer = JUDGE) -> str:
    """Return the whole protocol as text."""
    spoken = played.speaks(texts)
    scribe = Scribe(played.book, spoken, played.names, viewer)
    view = view_of(played.book, played.history.log, viewer)
    own = presentation_of(played.book)
    parts = [
        list(sections.heading(played, scribe)),
        list(own.players(played, scribe, view)),
        *course(played, scribe),
        list(own.result(played, scribe, view)),
        list(own.points(played, scribe, view)),
        list(own.remarks(played, scribe)),
        list(sections.attested(played, scribe)),
        list(sections.signatures(played, scribe)),
    ]
    paragraphs = ("\n".join(wrapped(part)) for part in parts if part)
    return "\n\n".join(paragraphs) + "\n"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the course, with its clauses apart; an inset line tells a part of another."""

    text: str
    clauses: tuple[str, ...]
    inset: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """A `night` or a `day` of a game, or what came `afterwards`."""

    kind: str
    title: str
    lines: tuple[Line, ...]


def chapters(played: Replay, texts: Catalogue, viewer: Viewer = JUDGE) -> tuple[Chapter, ...]:
    """Return the course of the game for a screen, which wraps lines and opens clauses itself."""
    scribe = Scribe(played.book, played.speaks(texts), played.names, viewer, bare=True)
    known = frozenset(clause.number for clause in played.book.document)
    return tuple(
        Chapter(kind, title, tuple(_line(text, known) for text in told))
        for kind, (title, *told) in _course(played, scribe)
    )


def _line(text: str, known: frozenset[str]) -> Line:
    cited: list[str] = []

    def clause(found: re.Match[str]) -> str:
        numbers = found[1].split(", ")
        if not known.issuperset(numbers):
            return found[0]
        cited.extend(numbers)
        return ""

    words = CITED.sub(clause, text.strip())
    return Line(words, tuple(dict.fromkeys(cited)), inset=text.startswith(INDENT * 2))


CITED = re.compile(r" ?\[([^\]]+)\]")


def course(played: Replay, scribe: Scribe) -> Iterator[list[str]]:
    """Yield the game as parts, each a list of lines: its nights and days."""
    return (part for _, part in _course(played, scribe))


def _course(played: Replay, scribe: Scribe) -> Iterator[tuple[str, list[str]]]:
    notes = sorted(_notes(played, scribe), key=lambda note: (note.place, note.line))
    part: list[str] = []
    kind = title = ""
    for index, (event, view) in enumerate(views(played.book, played.history.log, scribe.viewer)):
        while notes and notes[0].place <= index:
            part.append(INDENT + notes.pop(0).text)
        then, now = _title(scribe, view)
        if now != title and not isinstance(event, GameEnded):
            yield from _worth_a_part(kind, part)
            part, title, kind = [now], now, then
        part += (INDENT + line for line in lines(scribe, event, view))
    part += (INDENT + note.text for note in notes)
    yield from _worth_a_part(kind, part)


def _worth_a_part(kind: str, part: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the part, unless it has nothing but a title."""
    if len(part) > 1:
        yield kind, part


def _title(scribe: Scribe, view: View) -> tuple[str, str]:
    if view.over:
        return "afterwards", scribe.texts.say("protocol-afterwards")
    kind = "night" if view.night else "day"
    return kind, scribe.texts.say(f"protocol-{kind}", number=view.number)


def _notes(played: Replay, scribe: Scribe) -> Iterator[Note]:
    for named in renamings(played, scribe.viewer):
        called: Args = {
            "seat": named.seat,
            "name": printable(named.name),
            "was": printable(named.was),
            "known": ("yes" if named.was else "no") if named.name else "gone",
        }
        yield Note(named.place, named.line, scribe.say("protocol-named", called))
    if scribe.viewer != JUDGE:
        return
    for undone in undone_moves(played):
        args: Args = {
            "what": worded(scribe.texts, undone.written),
            "reason": printable(undone.reason),
        }
        text = scribe.say("protocol-undone", args)
        yield Note(undone.place, undone.line, text)
    for attempt in attempts(played):
        told = reason_text(scribe.texts, reason_of(attempt.refusal))
        clauses = played.book.cite(attempt.refusal)
        what = worded(scribe.texts, attempt.written)
        text = scribe.say("protocol-refused", {"what": what, "reason": told}, clauses)
        yield Note(attempt.place, attempt.line, text)


def wrapped(part: Iterable[str]) -> Iterator[str]:
    """Wrap lines at the width of the sheet; continuation lines are indented."""
    for line in part:
        if len(line) <= WIDTH:
            yield line
            continue
        margin = line[: len(line) - len(line.lstrip())]
        yield from textwrap.wrap(
            line.strip(),
            WIDTH,
            initial_indent=margin,
            subsequent_indent=margin + INDENT * 2,
            break_on_hyphens=False,
        )
