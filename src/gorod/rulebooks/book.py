"""A rulebook is its document: an ordered list of clauses that answer the engine's questions.

Each clause has its number, its meaning in our own words in two languages, and one of three
kinds: bound to behaviour (`clause`), the judge's decision with the sanctions that a console
must offer (`judge`), or informational (`info`). Two names keep documents and code apart: a
*rule id* is ours and lives in events and refusals; a *clause* is theirs and lives only here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gorod.engine.events import Event
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules, Violation
from gorod.rulebooks.courses import TABLE, Course

MERGED_SLOTS = frozenset(
    {"seconds", "cues", "gestures", "reminders", "fines", "targets", "moves", "lines"}
)
"""Tables to which several clauses contribute a row each."""


class BookError(Exception):
    """A rulebook that cannot be built: a slot without an answer, or with two."""


@dataclass(frozen=True, slots=True)
class Sanction:
    """What a clause costs when the judge names it."""

    kind: str
    from_the_hall: bool = False
    farewell_only: bool = False
    lowers_to_foul: bool = False
    """The judge may punish the same act with a foul instead."""
    also_named: tuple[str, ...] = ()
    """Other clauses under which the judge may impose the same sanction."""


FOUL = Sanction("foul")
DISQUALIFY = Sanction("disqualify")
DEFEAT = Sanction("defeat")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the document."""

    number: str
    kind: str
    en: str
    ru: str
    cites: tuple[str, ...] = ()
    slots: Mapping[str, Any] = field(default_factory=dict)
    sanction: Sanction | None = None
    offers: tuple[str, ...] = ()

    def meaning(self, lang: str) -> str:
        """The clause in our own words."""
        return self.ru if lang == "ru" else self.en


def clause(
    number: str,
    *,
    en: str,
    ru: str,
    cites: tuple[str, ...] = (),
    sanction: Sanction | None = None,
    **slots: Any,  # noqa: ANN401  a slot holds what `Rules` says it holds
) -> Clause:
    """A clause with behaviour: it binds slots, is cited by rulings, or names a sanction."""
    return Clause(number, "engine", en, ru, cites, slots, sanction)


def judge(number: str, *, en: str, ru: str, sanction: str | tuple[str, ...]) -> Clause:
    """A clause that the judge decides; the console offers these sanctions for it."""
    offers = (sanction,) if isinstance(sanction, str) else sanction
    return Clause(number, "judge", en, ru, offers=offers)


def info(number: str, *, en: str, ru: str) -> Clause:
    """A clause that is shown and changes nothing."""
    return Clause(number, "info", en, ru)


@dataclass(frozen=True, slots=True)
class Option:
    """A named amendment: clauses that replace answers of the book they are added to."""

    name: str
    en: str
    ru: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A document that can adjudicate: `book.rules` for the engine, `book.cite` for people."""

    id: str
    title_en: str
    title_ru: str
    clauses: tuple[Clause, ...]
    rules: Any
    """The answers, in the class of its course."""
    citations: Mapping[str, tuple[str, ...]]
    edition: Any
    """The points of this document's season, as data for the scoring."""
    available: Mapping[str, Option] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    course: Course = TABLE

    def __add__(self, option: Option) -> Rulebook:
        """The same book under one amendment more; the name shows it."""
        return _amended(self, option)

    def cite(self, ruling: Event | Refusal) -> tuple[str, ...]:
        """The clauses of a ruling: the one that the judge named first, then the rule's own."""
        named = getattr(ruling, "clause", "")
        own = self.citations.get(ruling.rule, ())
        if not named or named in own:
            return own
        return (named, *own) if any(c.number == named for c in self.clauses) else own

    def clause(self, number: str) -> Clause | None:
        """A clause by its number."""
        return next((c for c in self.clauses if c.number == number), None)

    def title(self, lang: str) -> str:
        """The name of the document."""
        return self.title_ru if lang == "ru" else self.title_en


def rulebook(
    book_id: str,
    *chapters: Iterable[Clause],
    title_en: str,
    title_ru: str,
    edition: object,
    options: tuple[Option, ...] = (),
    silent: frozenset[str] = frozenset(),
    course: Course = TABLE,
) -> Rulebook:
    """Build a book from its chapters; fails on a slot or rule that is not answered once.

    `silent` are rules of the engine that this document never brings into play.
    """
    clauses = tuple(c for chapter in chapters for c in chapter)
    _no_clause_twice(clauses)
    return Rulebook(
        id=book_id,
        title_en=title_en,
        title_ru=title_ru,
        clauses=clauses,
        rules=_rules(course, _bound(course, clauses), clauses),
        citations=_citations(course, clauses, silent),
        edition=edition,
        available={option.name: option for option in options},
        course=course,
    )


def _no_clause_twice(clauses: tuple[Clause, ...]) -> None:
    seen: set[str] = set()
    for c in clauses:
        if c.number in seen:
            raise BookError(f"clause {c.number} is stated twice")
        seen.add(c.number)


def _bound(course: Course, clauses: Iterable[Clause]) -> dict[str, Any]:
    """Slot -> answer; tables are merged row by row, everything else is answered once."""
    answers: dict[str, Any] = {}
    for c in clauses:
        for slot, answer in c.slots.items():
            if slot not in course.slots:
                raise BookError(f"clause {c.number} answers an unknown slot {slot!r}")
            if slot in MERGED_SLOTS:
                answers[slot] = _merged(answers.get(slot, {}), answer, c.number, slot)
            elif slot in answers:
                raise BookError(f"clause {c.number} answers {slot!r} a second time")
            else:
                answers[slot] = answer
    return answers


def _merged(
    table: Mapping[str, Any], rows: Mapping[str, Any], number: str, slot: str
) -> dict[str, Any]:
    twice = table.keys() & rows.keys()
    if twice:
        raise BookError(f"clause {number} answers {slot!r} a second time for {min(twice)!r}")
    return {**table, **rows}


def _rules(course: Course, answers: Mapping[str, Any], clauses: tuple[Clause, ...]) -> CommonRules:
    complete = {**answers, "violations": _violations(clauses)}
    missing = course.slots - complete.keys()
    if missing:
        raise BookError(f"no clause answers {', '.join(sorted(missing))}")
    return course.rules(**complete)


def _violations(clauses: tuple[Clause, ...]) -> dict[tuple[str, str], Violation]:
    """Every way in which the judge may name a violation, and the sanction it leads to."""
    table: dict[tuple[str, str], Violation] = {}
    sanctions = {c.number: c.sanction for c in clauses if c.sanction is not None}
    for number, sanction in sanctions.items():
        for name in (number, *sanction.also_named):
            table[sanction.kind, name] = Violation(
                name, sanction.kind, sanction.from_the_hall, sanction.farewell_only
            )
            table["warn", name] = Violation(name, "warn")
        if sanction.lowers_to_foul:
            table["foul", number] = Violation(number, "foul")
    for c in clauses:
        for offered in c.offers:
            table["warn", c.number] = Violation(c.number, "warn")
            if offered in sanctions:
                kind = sanctions[offered].kind
                table.setdefault((kind, c.number), table[kind, offered])
    return table


def _citations(
    course: Course, clauses: tuple[Clause, ...], silent: frozenset[str]
) -> dict[str, tuple[str, ...]]:
    citations: dict[str, tuple[str, ...]] = {}
    for c in clauses:
        for rule in c.cites:
            citations[rule] = (*citations.get(rule, ()), c.number)
    uncited = course.rule_ids - citations.keys() - silent
    if uncited:
        raise BookError(f"no clause is cited for {', '.join(sorted(uncited))}")
    spoken = (silent & citations.keys()) | (silent - course.rule_ids)
    if spoken:
        raise BookError(f"the document is not silent on {', '.join(sorted(spoken))}")
    return citations


def _amended(book: Rulebook, option: Option) -> Rulebook:
    """Amend a book; two options may not answer the same question."""
    if option.name in book.options:
        raise BookError(f"option {option.name} is chosen twice")
    answers = _bound(book.course, option.clauses)
    taken = {
        slot
        for name in book.options
        for amendment in book.available[name].clauses
        for slot in amendment.slots
    }
    clash = taken & answers.keys()
    if clash:
        raise BookError(f"option {option.name} answers {min(clash)!r}, which another option has")
    citations = dict(book.citations)
    for c in option.clauses:
        citations.update(dict.fromkeys(c.cites, (c.number,)))
    merged = {
        slot: {**getattr(book.rules, slot), **answer} if slot in MERGED_SLOTS else answer
        for slot, answer in answers.items()
    }
    before = {slot: getattr(book.rules, slot) for slot in book.course.slots}
    return replace(
        book,
        id=f"{book.id}+{option.name}",
        clauses=(*book.clauses, *option.clauses),
        rules=book.course.rules(**{**before, **merged}),
        citations=citations,
        available={**book.available, option.name: option},
        options=(*book.options, option.name),
    )
