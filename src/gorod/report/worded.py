"""Moves in words, as a judge would say them: what was tried and refused, or taken back."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from gorod.engine.results import Ruling, read_result, read_ruling
from gorod.engine.struct import replace
from gorod.i18n import Catalogue
from gorod.record import args as a
from gorod.record.syntax import Statement
from gorod.report.citing import clause_in_a_sentence
from gorod.report.figures import figure
from gorod.report.scribe import Args, numbers, printable, result_text

SIGNED = frozenset({"bonus"})


def worded(texts: Catalogue, statement: Statement) -> str:
    """Return a statement in words: `2 выставляет 4` for `nominate 2 4`."""
    said = statement.args
    if isinstance(said, a.AsPlayed):
        move = worded(texts, replace(statement, verb=said.verb, args=said.said))
        told = {"by": printable(said.by), "text": printable(said.reason)}
        return texts.say("wrote-as-played", move=move, **told)
    if isinstance(said, a.Ruling):
        return texts.say("wrote-ruling", **_ruling(texts, said))
    return texts.say(f"wrote-{statement.verb}", **_told(texts, statement))


def _ruling(texts: Catalogue, said: a.Ruling) -> Args:
    """Return a remedy and the result that it names in words, and the reasons, if there are any."""
    ruling = read_ruling(said.text) if said.upheld else Ruling("", "", said.text)
    result = read_result(ruling.named) if ruling.named else None
    return {
        "upheld": "yes" if said.upheld else "no",
        "remedy": ("named" if result else ruling.remedy) or "none",
        "result": result_text(texts, result.kind, result.winners) if result else "",
        "said": "yes" if ruling.reasons else "no",
        "text": printable(ruling.reasons),
    }


def _told(texts: Catalogue, statement: Statement) -> Args:
    """Return everything that a sentence may ask for; what the statement does not say is empty."""
    said = statement.args
    clause = getattr(said, "clause", None)
    return {
        "seat": getattr(said, "seat", None) or "",
        "target": _target(said),
        "seats": _seats(said),
        "count": getattr(said, "count", None) or len(getattr(said, "hands", None) or ()),
        "day": getattr(said, "day", 0),
        "clause": f", {clause_in_a_sentence(texts, clause)}" if clause else "",
        "number": clause_in_a_sentence(texts, clause) if clause else "",
        "points": _number(texts, getattr(said, "points", None), signed=True),
        "hours": _number(texts, getattr(said, "hours", None), signed=False),
        "text": printable(getattr(said, "text", "")),
        "colour": getattr(said, "colour", ""),
        "takes": "none"
        if not isinstance(said, a.Attack)
        else "both"
        if said.takes[1:]
        else said.takes[0],
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
    return figure(texts, Fraction(value), signed=signed)
