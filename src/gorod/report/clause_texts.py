"""How the clauses of a document are modelled, in words, and which tests prove them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gorod.i18n import Catalogue
from gorod.rulebooks import Clause, Rulebook
from gorod.rulebooks.options import Amends

CHECKOUT = Path(__file__).parents[3]
LISTED = "CLAUSES_TESTED"
"""A tuple of this name in a test module lists the clauses that the whole module tests."""


def modelled(clause: Clause, texts: Catalogue) -> Iterator[str]:
    """Yield one phrase for each thing that the clause does."""
    if clause.kind == "info":
        yield texts.say("clause-info")
    yield from _answered(clause, texts)
    if clause.cites:
        yield texts.say("clause-cites", rules=", ".join(clause.cites))
    if clause.also:
        yield texts.say("clause-also", rules=", ".join(clause.also))
    if clause.sanction is not None:
        yield texts.say(f"clause-sanction-{clause.sanction.kind}")
        if clause.sanction.farewell_only:
            yield texts.say("clause-farewell-only")
        if clause.sanction.from_the_hall:
            yield texts.say("clause-from-the-hall")
        if clause.sanction.lowers_to_foul:
            yield texts.say("clause-lowers-to-foul")
    if clause.kind == "judge":
        yield texts.say("clause-judge", offers=", ".join(clause.offers))


def _answered(clause: Clause, texts: Catalogue) -> Iterator[str]:
    """Yield the powers that the clause grants, and the slots that it answers."""
    if clause.grants:
        yield texts.say("clause-grants", powers=", ".join(p.__name__ for p in clause.grants))
    if clause.slots:
        yield texts.say("clause-slots", slots=", ".join(_slots(clause.slots)))


def chosen(book: Rulebook, clause: Clause, texts: Catalogue) -> Iterator[str]:
    """Say whether the clause holds only where an option is chosen, or at tables of some sizes."""
    for option in book.available.values():
        if clause in option.clauses:
            told = "clause-option-chosen" if option.name in book.options else "clause-option"
            yield texts.say(told, option=option.name)
    sizes = sorted(size for size, option in book.tables.items() if clause in option.clauses)
    if sizes:
        yield texts.say("clause-table", sizes=", ".join(map(str, sizes)))


def _slots(slots: Mapping[str, Any]) -> Iterator[str]:
    for slot, answer in slots.items():
        yield f"{slot} = {_answer(answer)}"


def _answer(answer: object) -> str:
    """Return a policy by its name, a mapping by its rows, any other value as text."""
    if isinstance(answer, Amends):
        answer = answer.upon
    if callable(answer):
        return str(getattr(answer, "__qualname__", answer)).partition(".")[0]
    if isinstance(answer, Mapping):
        return ", ".join(f"{key}: {_answer(value)}" for key, value in answer.items())
    if isinstance(answer, frozenset | tuple):
        return ", ".join(sorted(map(str, answer), key=_natural))
    return str(answer)


def _natural(text: str) -> list[tuple[int, int | str]]:
    """Sort key that compares numbers by value: 6.7.9 comes before 6.7.10."""
    return [(0, int(part)) if part.isdecimal() else (1, part) for part in text.split(".")]


def slug(number: str) -> str:
    """Return a clause number in the form that test names have: `7_2_star` for `7.2*`.

    `UPD-A.1` is `upd_a_1`.
    """
    return number.lower().replace(".", "_").replace("-", "_").replace("*", "_star")


def anchor(number: str) -> str:
    """Return the HTML id of a clause on its conformance page: `7.2*` is `7-2-star`."""
    return slug(number).replace("_", "-")


def named_after(book: Rulebook, checkout: Path = CHECKOUT) -> dict[str, list[str]]:
    """Return the tests named after each clause; empty if there are no tests beside the package."""
    folder = checkout / "tests" / "rulebooks" / book.id.replace("-", "_")
    prefixes = {f"test_{slug(clause.number)}_": clause.number for clause in book.document}
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("**/*.py")):
        for name in _tested(ast.parse(path.read_text("utf-8")), path.stem, prefixes):
            found.setdefault(name[0], []).append(name[1])
    return found


def _tested(
    module: ast.Module, stem: str, prefixes: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            named = [prefix for prefix in prefixes if f"{node.name}_".startswith(prefix)]
            if named:
                yield prefixes[max(named, key=len)], node.name
        elif isinstance(node, ast.Assign) and _is_list(node):
            for item in ast.walk(node.value):
                if isinstance(item, ast.Constant) and item.value in prefixes.values():
                    yield str(item.value), stem


def _is_list(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == LISTED for target in node.targets)
