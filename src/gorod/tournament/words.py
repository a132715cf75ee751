"""What the desk says to people, in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gorod.i18n import LANGUAGES, Catalogue
from gorod.record import RecordError
from gorod.tournament.book import book_of
from gorod.tournament.denied import Denied
from gorod.tournament.papers.players import CellFault
from gorod.tournament.state import Tournament


def refusal(texts: Catalogue, t: Tournament, denied: Denied) -> str:
    """Why a command was not taken, with names for ids and the clause behind it."""
    texts = texts if t.regulation is None else book_of(t.regulation).speaks(texts)
    about = ", ".join(named(t, word) for word in denied.about)
    reason = texts.say(denied.reason, **_own(denied.args, texts.lang)) if denied.reason else ""
    detail = ": ".join(part for part in (denied.detail, reason) if part)
    said = texts.say(f"desk-{denied.why}", about=about, detail=detail)
    if not denied.clause or t.regulation is None:
        return said
    book = book_of(t.regulation).id
    cited = denied.clause if denied.clause.startswith(book) else f"{book} {denied.clause}"
    return f"{said} ({cited})"


def complaint(texts: Catalogue, error: RecordError) -> str:
    """Why a record is not taken, with the clause; its line is told beside it."""
    said = texts.of(error.reason.words).say(error.reason.id, **_own(error.reason.args, texts.lang))
    return f"{said} ({error.cite})" if error.cite else said


def _own(args: Mapping[str, str | int], lang: str) -> dict[str, str | int]:
    """Of what documents say in each language, `why-ru` and `why-en`, the one that is spoken."""
    foreign = tuple(f"-{other}" for other in LANGUAGES if other != lang)
    kept = {key: value for key, value in args.items() if not key.endswith(foreign)}
    return {key.removesuffix(f"-{lang}"): value for key, value in kept.items()}


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
