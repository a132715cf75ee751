"""How clauses are cited: by the number that their document prints.

A rulebook splits clauses that state several rules and names those that have no number: `1.3.red`,
`A.night2.hit`. These names are ours. People read the document's own number, `1.3`, or the heading
above the sentence, `прил. 1: ночь`. The headings are in the catalogue of the document, under
`cited-` and the letters of the name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile

from gorod.i18n import Catalogue
from gorod.record.record_errors import Message
from gorod.rulebooks import Rulebook

NUMBER = re.compile(r"\d+\*?")
FIXED = "\u00a0"
"""A no-break space: it keeps a citation on one line."""


def clause_name(texts: Catalogue, number: str) -> str:
    """Return `1.3` for `1.3.red` and `закон 9.1.5` for `L.9.1.5`.

    A name that a regulation chose itself is returned unchanged.
    """
    parts = number.split(".")
    head = list(takewhile(_is_word, parts))
    printed = ".".join(_printed(parts[len(head) :]))
    for size in range(len(head), 0, -1):
        heading = f"cited-{'-'.join(head[:size]).lower()}"
        if heading in texts:
            return texts.say(heading, number=printed).strip().replace(" ", FIXED)
    return number if head or " " in number else printed or number


def cited(texts: Catalogue, clauses: Iterable[str]) -> str:
    """Return the names of the clauses, separated by commas, each once."""
    return ", ".join(dict.fromkeys(clause_name(texts, number) for number in clauses))


def clause_in_a_sentence(texts: Catalogue, number: str) -> str:
    """Return `пункт 1.3`, or the bare heading if the clause is cited by a heading."""
    name = clause_name(texts, number)
    return texts.say("clause-named", number=name) if name[:1].isdecimal() else name


def option_name(texts: Catalogue, name: str) -> str:
    """Name an option by the role that it adds, or by its clause: `доктор`, `6.5`."""
    own = f"cited-option-{name.replace('.', '-')}"
    if own in texts:
        return texts.say(own)
    return texts.say(f"role-{name}") if f"role-{name}" in texts else clause_name(texts, name)


def document_name(texts: Catalogue, book: Rulebook) -> str:
    """Return the title of a document, with the chosen options."""
    title = book.title(texts.lang)
    if not book.options:
        return title
    added = ", ".join(option_name(texts, name) for name in book.options)
    return f"{title}; {texts.say('protocol-options', options=added)}"


def reason_text(texts: Catalogue, reason: Message) -> str:
    """Say why the rules refuse, with the clause as its document numbers it."""
    args = dict(reason.args)
    if "clause" in args:
        args["clause"] = clause_name(texts, str(args["clause"]))
    return texts.say(reason.id, **args)


def _is_word(part: str) -> bool:
    return part[:1].isascii() and part[:1].isalpha()


def _printed(parts: Iterable[str]) -> Iterable[str]:
    """Yield the printed figures up to the first letter, which is ours."""
    for part in parts:
        found = NUMBER.match(part)
        if found is None:
            return
        yield found[0]
        if found[0] != part:
            return
