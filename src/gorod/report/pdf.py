"""The protocol as a sheet to print and sign: the same parts as the text, laid out by typst.

All texts are passed to the layout as data and never as markup, so no nickname can change it. The
same game gives the same bytes: the sheet has no date but the record's own.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import typst

from gorod.engine.viewers import JUDGE, SPECTATOR, Viewer
from gorod.i18n import Catalogue
from gorod.record.replay import Replay
from gorod.report import sections
from gorod.report.citing import document_name
from gorod.report.fold import view_of
from gorod.report.formats import presentation_of
from gorod.report.protocol import INDENT, course
from gorod.report.scribe import TURNING, Scribe

Part = dict[str, Any]
"""A night or a day: its title and its lines."""
LAYOUT = files("gorod.report").joinpath("protocol.typ")
SIZES = ((68, 8.5), (80, 7.5), (92, 6.8))
"""Pairs of the number of lines that fit on a page and the font size at which they fit."""
FEW = 4
"""A column break leaves at least this many lines of a night or a day on either side."""
OWN_FONTS: dict[str, Any] = {"ignore_system_fonts": True}
"""Use only the fonts that come with typst: they have Cyrillic and are the same on every machine."""
COLUMN = 64
"""How many letters fit on a line of a column, roughly."""


def pdf(played: Replay, texts: Catalogue, viewer: Viewer = JUDGE, digest: str = "") -> bytes:
    """Return the sheet as PDF. `digest` is the hash of the log, which only a judge may have."""
    return printed(sheet(played, texts, viewer, digest))


def printed(data: dict[str, Any]) -> bytes:
    """Typeset a sheet as PDF. No state is kept, so another thread may run it."""
    made: bytes = typst.compile(LAYOUT.read_bytes(), sys_inputs=_inputs(data), **OWN_FONTS)
    return made


def bound(sheets: list[dict[str, Any]]) -> bytes:
    """Typeset many sheets as one PDF; each begins on a new page."""
    return printed({"sheets": sheets})


def _inputs(data: dict[str, Any]) -> dict[str, str]:
    return {"data": msgspec.json.encode(data).decode()}


def sheet(
    played: Replay, texts: Catalogue, viewer: Viewer = JUDGE, digest: str = ""
) -> dict[str, Any]:
    """Return everything that is written on the sheet, as data for the layout."""
    spoken = played.speaks(texts)
    scribe = Scribe(played.book, spoken, played.names, viewer)
    view = view_of(played.book, played.history.log, viewer)
    own = presentation_of(played.book)
    parts = [_part(part) for part in course(played, scribe)]
    left, right = _halves(parts)
    pointed = next(iter(own.points(played, scribe, view)), "")
    points = own.printed_points(played, scribe, view)
    judge = viewer == JUDGE
    return {
        "lang": spoken.lang,
        "size": _size(parts, len(points), len(played.names)),
        "title": spoken.say("protocol-title"),
        "book": document_name(spoken, played.book),
        "note": _note(played, scribe),
        "tags": [(key, value.translate(TURNING)) for key, value in sections.tags(played, scribe)],
        "players": own.printed_players(played, scribe, view),
        "wide": own.layout.wide,
        "right": own.layout.right,
        "left": left,
        "right_parts": right,
        "result": [*own.result(played, scribe, view), *([] if points else [pointed])],
        "pointed": pointed,
        "points": points,
        "points_wide": own.layout.points_wide,
        "points_right": own.layout.points_right,
        "remarks": [*own.remarks(played, scribe), *sections.attested(played, scribe)],
        "signatures": _signatures(played, scribe) if judge else [],
        "page": spoken.say("protocol-page"),
        "hash": f"{spoken.say('protocol-hash')}: {digest}" if digest and judge else "",
    }


def _note(played: Replay, scribe: Scribe) -> str:
    """Say that nobody adjudicated the game, if so, and for which viewer the sheet is."""
    known = played.game.told
    said = scribe.texts.say("protocol-known", known=known) if known else ""
    return " ".join(part for part in (said, _reader(scribe)) if part)


def _reader(scribe: Scribe) -> str:
    if scribe.viewer == JUDGE:
        return ""
    if scribe.viewer == SPECTATOR:
        return scribe.texts.say("protocol-for-spectator")
    return scribe.texts.say("protocol-for-seat", seat=scribe.who(scribe.viewer))


def _part(part: list[str]) -> Part:
    title, *told = part
    return {"title": title, "lines": [_line(text) for text in told]}


def _line(text: str) -> tuple[int, str]:
    """Return the indentation level of a line, and its words."""
    words = text.lstrip()
    return (len(text) - len(words)) // len(INDENT), words


def _height(part: Part) -> int:
    """Estimate how many lines a part takes; its title with the space around it counts as two."""
    return 2 + sum(1 + len(text) // COLUMN for _, text in part["lines"])


def _halves(parts: list[Part]) -> tuple[list[Part], list[Part]]:
    """Split nights and days into two columns of about the same height.

    One part may be cut and go on in the second column.
    """
    half = sum(map(_height, parts)) / 2
    left: list[Part] = []
    for number, part in enumerate(parts):
        room = half - sum(map(_height, left))
        if _height(part) > room:
            begun, rest = _cut(part, room)
            return [*left, *begun], [*rest, *parts[number + 1 :]]
        left.append(part)
    return left, []


def _cut(part: Part, room: float) -> tuple[list[Part], list[Part]]:
    """Cut a part that does not fit; the rest goes on under the same title.

    Fewer than `FEW` lines are never torn off.
    """
    at = round(room) - 2
    lines = part["lines"]
    if at < FEW:
        return [], [part]
    if len(lines) - at < FEW:
        return [part], []
    return [{**part, "lines": lines[:at]}], [{"title": f"{part['title']} …", "lines": lines[at:]}]


def _size(parts: list[Part], points: int, seats: int) -> float:
    """Return the largest font size at which the game fits one page, or else the smallest."""
    lines = max(sum(map(_height, half)) for half in _halves(parts)) + points + seats
    return next((size for most, size in SIZES if lines <= most), SIZES[-1][1])


def _signatures(played: Replay, scribe: Scribe) -> list[tuple[str, str]]:
    judge = dict(played.record.header.tags).get("judge", "").translate(TURNING)
    say = scribe.texts.say
    second = say("protocol-second")
    return [(say("protocol-judge"), judge), *([(second, "")] if second else [])]
