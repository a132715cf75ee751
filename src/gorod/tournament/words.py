"""What the desk says to people, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gorod.i18n import LANGUAGES, Catalogue
from gorod.record import RecordError
from gorod.record.errors import Message
from gorod.report.citing import cited, reason_text
from gorod.report.figures import figure
from gorod.report.scribe import result_text
from gorod.tournament.book import book_of
from gorod.tournament.counting import Reading
from gorod.tournament.denied import Denied
from gorod.tournament.papers.players import CellFault
from gorod.tournament.rulings import Counted
from gorod.tournament.state import Tournament


def refusal(texts: Catalogue, t: Tournament, denied: Denied) -> str:
    """Why a command was not taken, with names for ids and the clause behind it."""
    texts = _speaking(texts, t)
    about = ", ".join(named(t, word) for word in denied.about)
    reason = texts.say(denied.reason, **_own(denied.args, texts.lang)) if denied.reason else ""
    detail = ": ".join(part for part in (denied.detail, reason) if part)
    said = texts.say(f"desk-{denied.why}", about=about, detail=detail)
    if not denied.clause or t.regulation is None:
        return said
    bare = denied.clause.removeprefix(book_of(t.regulation).id).strip()
    return f"{said} ({_cited(texts, bare)})" if bare else said


def _cited(texts: Catalogue, clauses: str) -> str:
    """`п. 8.8.1`; a heading says by itself what it is."""
    names = cited(texts, clauses.split(", "))
    return texts.say("desk-cited", clauses=names) if names[:1].isdecimal() else names


def _speaking(texts: Catalogue, t: Tournament) -> Catalogue:
    """In the words of the tournament's document."""
    return texts if t.regulation is None else book_of(t.regulation).speaks(texts)


def complaint(texts: Catalogue, error: RecordError) -> str:
    """Why a record is not taken, with the clause; its line is told beside it."""
    own = texts.of(error.reason.words)
    args = _own(error.reason.args, texts.lang)
    said = reason_text(own, Message(error.reason.id, args))
    _, _, clauses = error.cite.partition(" ")
    return f"{said} ({_cited(own, clauses)})" if clauses else said


def _own(args: Mapping[str, str | float], lang: str) -> dict[str, str | float]:
    """Of what documents say in each language, `why-ru` and `why-en`, the one that is spoken."""
    foreign = tuple(f"-{other}" for other in LANGUAGES if other != lang)
    kept = {key: value for key, value in args.items() if not key.endswith(foreign)}
    return {key.removesuffix(f"-{lang}"): value for key, value in kept.items()}


def both_readings(texts: Catalogue, t: Tournament, own: Reading) -> tuple[str, str]:
    """How a protocol was confirmed, and how today's rules read it."""
    unknown = texts.say("desk-reading-unknown")
    stored = unknown if own.stored is None else _reading(texts, t, own.stored, own.today)
    if own.fault is not None:
        return stored, texts.say("desk-reading-refused", reason=complaint(texts, own.fault.error))
    return stored, unknown if own.today is None else _reading(texts, t, own.today, own.stored)


def _reading(texts: Catalogue, t: Tournament, now: Counted, other: Counted | None) -> str:
    """The result, and the points of those seats for whom the other reading has others."""
    texts, outcome = _speaking(texts, t), now.game.outcome
    parts = [] if outcome is None else [result_text(texts, outcome.kind, outcome.winners)]
    for own in now.points:
        if other is None or other.points[own.seat - 1].items != own.items:
            total = figure(texts, own.total)
            parts.append(texts.say("desk-reading-seat", seat=own.seat, points=total))
    return "; ".join(parts)


def named(t: Tournament, word: str) -> str:
    """The name of whoever has this id; anything else as it is."""
    if word in t.players:
        return t.nickname(word)
    if word in t.officials:
        return t.officials[word].name
    return t.clubs[word].name if word in t.clubs else word


def headings(texts: Catalogue, columns: Sequence[str]) -> list[str]:
    """What columns are called."""
    return [texts.say(f"desk-column-{column}") for column in columns]


def cell_fault(texts: Catalogue, fault: CellFault) -> str:
    """`B7: …`, with what stands there."""
    reason = texts.say(f"desk-cell-{fault.why}", other=fault.other)
    return texts.say("desk-import-fault", cell=fault.cell, reason=reason, value=fault.value)
