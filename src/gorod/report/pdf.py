"""The protocol as a sheet to print and sign: the same parts as the text, laid out by typst.

What is written on it goes into the layout as data and never as markup, so no nickname can change
it. The same game gives the same bytes: the sheet has no date but the record's own.
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
"""So many lines below each other fit a page in letters of that size."""
FEW = 4
"""So many lines of a night or a day stay together."""
OWN_FONTS: dict[str, Any] = {"ignore_system_fonts": True}
"""Those that come with typst know Cyrillic, and are the same on every machine."""
COLUMN = 64
"""How many letters stand side by side in a column."""


def pdf(played: Replay, texts: Catalogue, viewer: Viewer = JUDGE, digest: str = "") -> bytes:
    """The sheet. `digest` is the hash of the log, which only a judge may have."""
    return printed(sheet(played, texts, viewer, digest))


def printed(data: dict[str, Any]) -> bytes:
    """Typeset a sheet as PDF. It keeps no state, so a thread of its own may run it."""
    made: bytes = typst.compile(LAYOUT.read_bytes(), sys_inputs=_inputs(data), **OWN_FONTS)
    return made


def bound(sheets: list[dict[str, Any]]) -> bytes:
    """Bind many sheets into one file; each begins on a page of its own."""
    return printed({"sheets": sheets})


def _inputs(data: dict[str, Any]) -> dict[str, str]:
    return {"data": msgspec.json.encode(data).decode()}


def sheet(
    played: Replay, texts: Catalogue, viewer: Viewer = JUDGE, digest: str = ""
) -> dict[str, Any]:
    """All that is written on it."""
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
    """That nobody adjudicated the game, and for whom the sheet is."""
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
    """How far in it stands, and its words."""
    words = text.lstrip()
    return (len(text) - len(words)) // len(INDENT), words


def _height(part: Part) -> int:
    """How many lines it takes, its title with the space around it for two."""
    return 2 + sum(1 + len(text) // COLUMN for _, text in part["lines"])


def _halves(parts: list[Part]) -> tuple[list[Part], list[Part]]:
    """Nights and days in two columns of about the same height; one may go on in the second."""
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
    """A part that does not fit goes on under its own name; a few lines are not torn off."""
    at = round(room) - 2
    lines = part["lines"]
    if at < FEW:
        return [], [part]
    if len(lines) - at < FEW:
        return [part], []
    return [{**part, "lines": lines[:at]}], [{"title": f"{part['title']} …", "lines": lines[at:]}]


def _size(parts: list[Part], points: int, seats: int) -> float:
    """The largest letters in which it fits one page; of a long game, the smallest."""
    lines = max(sum(map(_height, half)) for half in _halves(parts)) + points + seats
    return next((size for most, size in SIZES if lines <= most), SIZES[-1][1])


def _signatures(played: Replay, scribe: Scribe) -> list[tuple[str, str]]:
    judge = dict(played.record.header.tags).get("judge", "").translate(TURNING)
    say = scribe.texts.say
    second = say("protocol-second")
    return [(say("protocol-judge"), judge), *([(second, "")] if second else [])]
