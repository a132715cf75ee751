"""A move in words: what was tried and refused, or taken back, as a judge would say it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.record import args as a
from gorod.record.syntax import Statement
from gorod.report.scribe import Args, numbers, printable
from gorod.scoring import as_text

SIGNED = frozenset({"bonus"})


def worded(texts: Catalogue, statement: Statement) -> str:
    """`2 выставляет 4` for `nominate 2 4`."""
    said = statement.args
    if isinstance(said, a.AsPlayed):
        move = worded(texts, replace(statement, verb=said.verb, args=said.said))
        told = {"by": printable(said.by), "text": printable(said.reason)}
        return texts.say("wrote-as-played", move=move, **told)
    return texts.say(f"wrote-{statement.verb}", **_told(texts, statement))


def _told(texts: Catalogue, statement: Statement) -> Args:
    """Everything that a sentence may ask for; what the statement does not say is empty."""
    said = statement.args
    clause = getattr(said, "clause", None)
    return {
        "seat": getattr(said, "seat", None) or "",
        "target": _target(said),
        "seats": _seats(said),
        "count": getattr(said, "count", 0),
        "day": getattr(said, "day", 0),
        "clause": texts.say("wrote-clause", clause=clause) if clause else "",
        "number": clause or "",
        "points": _number(texts, getattr(said, "points", None), signed=True),
        "hours": _number(texts, getattr(said, "hours", None), signed=False),
        "text": printable(getattr(said, "text", "")),
        "colour": getattr(said, "colour", ""),
        "takes": "none"
        if not isinstance(said, a.Attack)
        else "both"
        if said.takes[1:]
        else said.takes[0],
        "upheld": "yes" if getattr(said, "upheld", False) else "no",
    }


def _target(said: a.Args) -> str:
    if isinstance(said, a.Pairs):
        return ", ".join(f"{pair.seat}→{pair.target or '—'}" for pair in said.pairs)
    target = getattr(said, "target", None)
    return "—" if target is None else str(target)


def _seats(said: a.Args) -> str:
    return numbers(getattr(said, "hands", None) or getattr(said, "seats", None) or ())


def _number(texts: Catalogue, value: Decimal | None, *, signed: bool) -> str:
    if value is None:
        return ""
    mark = texts.say("protocol-decimal-mark")
    return as_text(Fraction(value), signed=signed).replace(".", mark)
