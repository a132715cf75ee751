"""The short form of a paper protocol, on which only the result of the game was recorded.

It is a record whose header says `known result`. The form and the text hold the same data: the form
sends what is marked on it, and each mark becomes a line of the notation. Switching between the
short form and the full course loses nothing: lines of the other form stay in the text as comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal, InvalidOperation

from gorod.record.args import decimal_text
from gorod.rulebooks import Rulebook
from gorod.server.tournaments.paper_protocols.schemas import (
    ToldAward,
    ToldFacts,
    ToldSanction,
    Violation,
)

COURSE, RESULT = "course", "result"
KEPT = {COURSE: "#course ", RESULT: "#result "}
"""The prefix of comment lines that keep the lines of the form that is not chosen."""
HEADER = frozenset({"mgn", "rules", "known", "option", "tag", "seat"})
"""Verbs of the lines that both forms share."""
SANCTIONS = ("foul", "dq", "ban", "defeat", "fine")
KINDS = {"foul": "foul", "dq": "disqualify", "ban": "ban", "defeat": "defeat"}
"""The word of the notation for a sanction -> the word of the rulebook."""
SHARED = (*SANCTIONS, "bonus")
"""Verbs that a full course shares with the short form."""
SANCTION = re.compile(
    r"(foul|dq|ban|defeat|fine)\s+(\d+)(?:\s+([^\s:]+))?(?:\s*:\s*(.*))?", re.IGNORECASE
)
BONUS = re.compile(r"bonus\s+(\d+)\s+([+-]?[\d.]+)(?:\s*:\s*(.*))?", re.IGNORECASE)
BEST = re.compile(r"best\s+(\d+)\s*:\s*([\d\s-]+)", re.IGNORECASE)
HUNDREDTHS = 100


def form_of(text: str) -> str:
    """Return which form a text is in: `course` or `result`."""
    known = (line.split() for line in text.splitlines() if _verb(line) == "known")
    return RESULT if any(words[1:2] in (["result"], ["deaths"]) for words in known) else COURSE


def in_form(text: str, form: str) -> str:
    """Convert a text to the other form; lines that only the old form knows are kept as comments."""
    if form_of(text) == form:
        return text
    header, body = _parted(text)
    header = [line for line in header if _verb(line) != "known"]
    kept = [line.removeprefix(KEPT[form]) for line in body if line.startswith(KEPT[form])]
    own = [line for line in body if line.strip() and not line.startswith(KEPT[form])]
    if form == RESULT:
        at = next((n for n, line in enumerate(header, 1) if _verb(line) == "rules"), len(header))
        header.insert(at, "known result")
        kept = kept or list(_seeds(own))
    other = KEPT[RESULT if form == COURSE else COURSE]
    return "\n".join([*header, "", *kept, *(f"{other}{line.strip()}" for line in own)]) + "\n"


def signable(text: str) -> str:
    """Return the text to be signed: without the lines of the form that is not chosen."""
    lines = (line for line in text.splitlines() if not line.startswith(tuple(KEPT.values())))
    return "\n".join(lines) + "\n"


def facts_of(text: str) -> ToldFacts:
    """Return what the short form shows; lines that it cannot show are ignored."""
    facts = ToldFacts()
    for line in _parted(text)[1]:
        _take(facts, line.strip())
    return facts


def with_facts(text: str, facts: ToldFacts) -> str:
    """Return the text with exactly these facts; lines that the form cannot show are kept."""
    header, body = _parted(text)
    others = [line for line in body if line.strip() and not _take(ToldFacts(), line.strip())]
    return "\n".join([*header, "", *_lines(facts), *others]) + "\n"


def violations_of(book: Rulebook) -> tuple[Violation, ...]:
    """Return the sanctions of a rulebook and their clauses, in the words of the notation."""
    words = {kind: word for word, kind in KINDS.items()}
    return tuple(Violation(words[k], clause) for k, clause in book.rules.violations if k in words)


def _verb(line: str) -> str:
    return line.split(maxsplit=1)[0].lower() if line.split() else ""


def _parted(text: str) -> tuple[list[str], list[str]]:
    """Split a text into the header lines, which both forms share, and the rest."""
    lines = text.splitlines()
    at = next((n for n, line in enumerate(lines) if _begins(line)), len(lines))
    while at and not lines[at - 1].strip():
        at -= 1
    return lines[:at], lines[at:]


def _begins(line: str) -> bool:
    """Whether the game begins here: with a move, a fact, a position, or a kept comment line."""
    verb = _verb(line)
    if not verb or (verb.startswith("#") and not line.startswith(tuple(KEPT.values()))):
        return False
    return verb not in HEADER


def _seeds(course: Iterable[str]) -> Iterator[str]:
    """Yield the lines for the short form that can be taken from a full course."""
    for line in course:
        verb = _verb(line)
        if verb == "end":
            yield f"result{line.strip()[len(verb) :]}"
        elif verb in SHARED:
            yield line.strip()


def _take(facts: ToldFacts, line: str) -> bool:
    """Read a line into the facts; return False if the short form has no place for it."""
    words = line.split()
    if len(words) == len(("result", "red")) and words[0].lower() == "result":
        facts.result = words[1].lower()
    elif len(words) == len(("first", "5")) and words[0].lower() == "first" and words[1].isdecimal():
        facts.first = int(words[1])
    elif found := BEST.fullmatch(line):
        facts.best = tuple(int(word) for word in found[2].split() if word.isdecimal())
    elif found := BONUS.fullmatch(line):
        return _award(facts, found)
    elif found := SANCTION.fullmatch(line):
        told = ToldSanction(found[1].lower(), int(found[2]), found[3] or "", found[4] or "")
        facts.sanctions = (*facts.sanctions, told)
    else:
        return False
    return True


def _award(facts: ToldFacts, found: re.Match[str]) -> bool:
    try:
        points = Decimal(found[2]) * HUNDREDTHS
    except InvalidOperation:
        return False
    if points != int(points):
        return False
    facts.awards = (*facts.awards, ToldAward(int(found[1]), int(points), found[3] or ""))
    return True


def _lines(facts: ToldFacts) -> Iterator[str]:
    if facts.result:
        yield f"result {facts.result}"
    if facts.first:
        yield f"first {facts.first}"
        if facts.best:
            yield f"best {facts.first}: {' '.join(map(str, facts.best))}"
    for own in facts.sanctions:
        yield f"{own.kind} {own.seat} {own.clause}".rstrip() + _reason(own.reason)
    for given in facts.awards:
        points = decimal_text(Decimal(given.points) / HUNDREDTHS)
        sign = "+" if given.points > 0 else ""
        yield f"bonus {given.seat} {sign}{points}{_reason(given.reason)}"


def _reason(reason: str) -> str:
    words = " ".join(reason.replace("#", " ").split())
    return f": {words}" if words else ""
