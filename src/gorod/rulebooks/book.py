"""A rulebook is its document: an ordered list of clauses that answer the engine's questions.

Two words keep documents and code apart: a *rule id* is ours and is used in events and refusals; a
*clause* belongs to the document and is used only here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from gorod.engine.events import Event, NightResolved
from gorod.engine.format import Format
from gorod.engine.power import Power
from gorod.engine.powers import POWERS
from gorod.engine.refusal import Refusal
from gorod.engine.rules import CommonRules, Violation
from gorod.engine.table.table_format import TABLE
from gorod.i18n import Catalogue
from gorod.rulebooks.clauses import (
    DEFEAT,
    DISQUALIFY,
    FOUL,
    Clause,
    Sanction,
    clause,
    info,
    judge,
)
from gorod.rulebooks.options import Amends, Conflict, Option, amends

__all__ = [
    "DEFEAT",
    "DISQUALIFY",
    "FOUL",
    "BookError",
    "Clause",
    "Conflict",
    "Option",
    "OptionError",
    "Rulebook",
    "Sanction",
    "amends",
    "clause",
    "info",
    "judge",
    "rulebook",
]

MERGED_SLOTS = frozenset(
    {
        "cues",
        "fines",
        "gestures",
        "grounds",
        "lines",
        "moves",
        "reminders",
        "seconds",
        "targets",
    }
)
"""Tables to which several clauses contribute rows."""


class BookError(Exception):
    """Raised for a rulebook that cannot be built, for example if a slot has no answer or two."""


class OptionError(BookError):
    """Raised for options that cannot be chosen: unknown, chosen twice, or in conflict."""

    def __init__(
        self, why: str, options: tuple[str, ...], conflict: Conflict | None = None
    ) -> None:
        super().__init__(f"{why}: {' '.join(options)}")
        self.why, self.options, self.conflict = why, options, conflict


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A document with its behaviour: `book.rules` for the engine, `book.cite` for people."""

    id: str
    title_en: str
    title_ru: str
    short_en: str
    short_ru: str
    clauses: tuple[Clause, ...]
    rules: Any
    """The answers, in the class of its format."""
    citations: Mapping[str, tuple[str, ...]]
    edition: Any
    """The points of this document's season, as data for the scoring."""
    document: tuple[Clause, ...] = ()
    """Every clause in the document's order, including those of its options."""
    available: Mapping[str, Option] = field(default_factory=dict)
    """The options of the document, in its order."""
    tables: Mapping[int, Option] = field(default_factory=dict)
    """The amendments for tables of other sizes, by size."""
    conflicts: tuple[Conflict, ...] = ()
    options: tuple[str, ...] = ()
    """The options in force, in the document's order."""
    words: str = ""
    """The vocabulary used for its games: the name of a file in the catalogues."""

    def __add__(self, option: Option) -> Rulebook:
        """Return the book with one more amendment; its id shows an option."""
        return _amended(self, option)

    @property
    def format(self) -> Format:
        """The format of its games."""
        own: Format = self.rules.format
        return own

    @property
    def sizes(self) -> frozenset[int]:
        """How many players may sit at a table of this document."""
        sizes: frozenset[int] = self.rules.sizes
        return sizes | self.tables.keys()

    def chosen(self, names: Iterable[str], size: int) -> Rulebook:
        """Return the book for a table of that size under these options, named in any order.

        Raises `OptionError` if they cannot be chosen.
        """
        return _chosen(self, tuple(names), size)

    def cite(self, ruling: Event | Refusal) -> tuple[str, ...]:
        """Return the clauses of a ruling: first the one that the judge named, then the rule's own.

        A whole night has a clause for each player who died and each who was saved.
        """
        if isinstance(ruling, NightResolved) and (ruling.rules or ruling.saved_by):
            deciding = (*ruling.rules, *ruling.saved_by)
            each = (clause for rule in deciding for clause in self.citations.get(rule, ()))
            return tuple(dict.fromkeys(each))
        named = getattr(ruling, "clause", "")
        own = self.citations.get(ruling.rule, ())
        if not named or named in own:
            return own
        return (named, *own) if any(c.number == named for c in self.clauses) else own

    def clause(self, number: str) -> Clause | None:
        """Return a clause by its number, whether in force or not; None if there is none."""
        every = (*self.clauses, *self.document)
        return next((c for c in every if c.number == number), None)

    def title(self, lang: str) -> str:
        """Return the name of the document."""
        return self.title_ru if lang == "ru" else self.title_en

    def short(self, lang: str) -> str:
        """Return the usual short name, for lists, file names and small screens."""
        return self.short_ru if lang == "ru" else self.short_en

    def speaks(self, texts: Catalogue) -> Catalogue:
        """Return the catalogue in the vocabulary of this document."""
        return texts.of(self.words)


def rulebook(
    book_id: str,
    *chapters: Iterable[Clause | Option],
    title_en: str,
    title_ru: str,
    short_en: str,
    short_ru: str,
    edition: object,
    conflicts: tuple[Conflict, ...] = (),
    silent: frozenset[str] = frozenset(),
    format_: Format = TABLE,
) -> Rulebook:
    """Build a book from its chapters; it fails unless every slot and rule is answered once.

    Its powers are those that its clauses grant. An option is placed where the document states it.
    `silent` are rules of the engine that this document never uses. Raises `BookError`.
    """
    stated = tuple(item for chapter in chapters for item in chapter)
    clauses = tuple(item for item in stated if isinstance(item, Clause))
    options = [item for item in stated if isinstance(item, Option)]
    document = tuple(
        c for item in stated for c in ((item,) if isinstance(item, Clause) else item.clauses)
    )
    _no_clause_twice(document)
    powers = _granted(clauses)
    answers = _bound(_slots(format_, powers), clauses)
    return Rulebook(
        id=book_id,
        title_en=title_en,
        title_ru=title_ru,
        short_en=short_en,
        short_ru=short_ru,
        clauses=clauses,
        rules=_rules(format_, powers, answers, clauses),
        citations=_citations(format_, powers, clauses, silent),
        edition=edition,
        document=document,
        available={option.name: option for option in options if not option.table},
        tables={size: option for option in options for size in option.table},
        conflicts=conflicts,
        words=book_id,
    )


def _no_clause_twice(clauses: tuple[Clause, ...]) -> None:
    seen: set[str] = set()
    for c in clauses:
        if c.number in seen:
            raise BookError(f"clause {c.number} is stated twice")
        seen.add(c.number)


def _granted(clauses: Iterable[Clause]) -> tuple[type[Power], ...]:
    """Return the powers that these clauses grant, in the order of the document."""
    powers: list[type[Power]] = []
    for c in clauses:
        for power in c.grants:
            if power in powers:
                raise BookError(f"clause {c.number} grants {power.__name__} a second time")
            powers.append(power)
    return tuple(powers)


def _slots(format_: Format, powers: Iterable[type[Power]]) -> frozenset[str]:
    """Return the slots of the format and of these powers."""
    return format_.slots.union(*(power.slots() for power in powers))


def _bound(slots: frozenset[str], clauses: Iterable[Clause]) -> dict[str, Any]:
    """Return slot -> answer; tables are merged row by row, all other slots are answered once."""
    answers: dict[str, Any] = {}
    for c in clauses:
        for slot, answer in c.slots.items():
            if slot not in slots:
                raise BookError(f"clause {c.number} answers {_unasked(slot)}")
            if slot in MERGED_SLOTS and not isinstance(answer, Amends):
                answers[slot] = _merged(answers.get(slot, {}), answer, c.number, slot)
            elif slot in answers:
                raise BookError(f"clause {c.number} answers {slot!r} a second time")
            else:
                answers[slot] = answer
    return answers


def _unasked(slot: str) -> str:
    """Return why a slot cannot be answered: it is unknown, or belongs to a power not granted."""
    asking = next((power.__name__ for power in POWERS if slot in power.slots()), None)
    if asking is None:
        return f"an unknown slot {slot!r}"
    return f"{slot!r} of {asking}, which no clause grants"


def _merged(
    table: Mapping[str, Any], rows: Mapping[str, Any], number: str, slot: str
) -> dict[str, Any]:
    twice = table.keys() & rows.keys()
    if twice:
        raise BookError(f"clause {number} answers {slot!r} a second time for {min(twice)!r}")
    return {**table, **rows}


def _rules(
    format_: Format,
    powers: Iterable[type[Power]],
    answers: Mapping[str, Any],
    clauses: tuple[Clause, ...],
) -> CommonRules:
    """Return the answers in the class of the format; those of a power in the power's class."""
    powers = tuple(powers)
    complete = {**answers, "violations": _violations(clauses, answers.get("degrees", ()))}
    missing = _slots(format_, powers) - complete.keys()
    if missing:
        raise BookError(f"no clause answers {', '.join(sorted(missing))}")
    of_powers = {
        power: power(**{slot: complete.pop(slot) for slot in power.slots()}) for power in powers
    }
    return format_.rules(format=format_, powers=of_powers, **complete)


def _violations(
    clauses: tuple[Clause, ...], degrees: Collection[str]
) -> dict[tuple[str, str], Violation]:
    """Return (sanction, clause) -> violation, for all ways in which the judge may name one."""
    table: dict[tuple[str, str], Violation] = {}
    sanctions = {c.number: c.sanction for c in clauses if c.sanction is not None}
    for number, sanction in sanctions.items():
        for name in (number, *sanction.also_named):
            table[sanction.kind, name] = Violation(
                name,
                sanction.kind,
                sanction.from_the_hall,
                sanction.farewell_only,
                sanction.removes,
                sanction.term,
                sanction.rule,
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
    return {**table, **_weighed(table, degrees)}


def _weighed(
    table: Mapping[tuple[str, str], Violation], degrees: Collection[str]
) -> dict[tuple[str, str], Violation]:
    """Return the other degrees of each violation; violations of leaving players have none."""
    return {
        (other, clause): replace(violation, sanction=other, weighed=True)
        for (kind, clause), violation in table.items()
        for other in sorted(degrees)
        if kind in degrees and (other, clause) not in table and not violation.farewell_only
    }


def _citations(
    format_: Format,
    powers: Iterable[type[Power]],
    clauses: tuple[Clause, ...],
    silent: frozenset[str],
) -> dict[str, tuple[str, ...]]:
    citations = _cited(clauses)
    _all_cited(format_.rule_ids - silent, powers, citations)
    spoken = (silent & citations.keys()) | (silent - format_.rule_ids)
    if spoken:
        raise BookError(f"the document is not silent on {', '.join(sorted(spoken))}")
    return citations


def _all_cited(
    rule_ids: frozenset[str], powers: Iterable[type[Power]], citations: Mapping[str, object]
) -> None:
    """Raise unless a clause is cited for each of these rules, and for each rule of these powers."""
    uncited = rule_ids.union(*(power.RULE_IDS for power in powers)) - citations.keys()
    if uncited:
        raise BookError(f"no clause is cited for {', '.join(sorted(uncited))}")


def _chosen(book: Rulebook, names: tuple[str, ...], size: int) -> Rulebook:
    """Apply the amendment for the size of the table, then the options in the document's order."""
    official = {a: o.name for o in book.available.values() for a in (o.name, *o.aliases)}
    for name in names:
        if name not in official:
            raise OptionError("unknown", (name,))
    chosen = [official[name] for name in names]
    for name in chosen:
        if chosen.count(name) > 1:
            raise OptionError("twice", (name,))
    for conflict in book.conflicts:
        clash = conflict.found(frozenset(chosen), size)
        if clash:
            raise OptionError("conflict", tuple(n for n in book.available if n in clash), conflict)
    table = () if size in book.rules.sizes else (book.tables.get(size),)
    for option in (*table, *(o for o in book.available.values() if o.name in chosen)):
        book = book if option is None else book + option
    return book


def _amended(book: Rulebook, option: Option) -> Rulebook:
    """Amend a book; two options may not both replace the same answer."""
    known = {**book.available, **{o.name: o for o in book.tables.values()}}
    if option.name in book.options:
        raise BookError(f"option {option.name} is chosen twice")
    powers = (*book.rules.powers, *_granted(option.clauses))
    twice = set(_granted(option.clauses)) & book.rules.powers.keys()
    if twice:
        names = ", ".join(sorted(power.__name__ for power in twice))
        raise BookError(f"option {option.name} grants {names} a second time")
    answers = _bound(_slots(book.format, powers), option.clauses)
    earlier = tuple(c for name in book.options for c in known[name].clauses)
    clash = _replaced(earlier) & _replaced(option.clauses)
    if clash:
        raise BookError(f"option {option.name} answers {min(clash)!r}, which another option has")
    before = book.rules.answers()
    clauses = (*book.clauses, *option.clauses)
    after = {slot: _answer(slot, before, answer) for slot, answer in answers.items()}
    citations = {**book.citations, **_cited(option.clauses), **_both(earlier, option.clauses)}
    _all_cited(frozenset(), powers, citations)
    return replace(
        book,
        id=book.id if option.table else f"{book.id}+{option.name}",
        clauses=clauses,
        rules=_rules(book.format, powers, {**before, **after}, clauses),
        citations=citations,
        available=book.available if option.table else {**book.available, option.name: option},
        options=book.options if option.table else (*book.options, option.name),
    )


def _replaced(clauses: Iterable[Clause]) -> set[str]:
    """Return the answers, or the rows of merged tables, that these clauses replace."""
    return {
        place
        for c in clauses
        for slot, answer in c.slots.items()
        if not isinstance(answer, Amends)
        for place in ([f"{slot} {row}" for row in answer] if slot in MERGED_SLOTS else [slot])
    }


def _both(earlier: Iterable[Clause], later: Iterable[Clause]) -> dict[str, tuple[str, ...]]:
    """Return the rules that several options cite, with the clauses of all of them."""
    before, own = _cited(earlier), _cited(later)
    return {rule: before[rule] + own[rule] for rule in before.keys() & own.keys()}


def _answer(slot: str, before: Mapping[str, Any], answer: Any) -> Any:  # noqa: ANN401  a slot holds what `Rules` says
    if isinstance(answer, Amends):
        if slot not in before:
            raise BookError(f"{slot!r} is amended, and nothing answers it")
        return answer(before[slot])
    return {**before[slot], **answer} if slot in MERGED_SLOTS else answer


def _cited(clauses: Iterable[Clause]) -> dict[str, tuple[str, ...]]:
    citations: dict[str, tuple[str, ...]] = {}
    for c in clauses:
        for rule in c.cites:
            citations[rule] = (*citations.get(rule, ()), c.number)
    return citations
