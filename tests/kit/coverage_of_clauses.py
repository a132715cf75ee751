"""Which tests cover which clause, read from the names of the tests without running them.

A test function is named by its clause: `test_6_7_14_…` covers 6.7.14, `test_7_2_star_…` for 7.2*,
`test_4_6_2b_3_…` for 4.6.2b.3, `test_upd_a_1_…` for UPD-A.1, `test_r_mafia_1_…` for R.mafia.1. A
parametrised test may cover several clauses: its module lists them in a literal tuple
`CLAUSES_TESTED`, and the test itself takes its cases or their ids from that tuple.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from gorod.report.clause_texts import slug

RULEBOOK_TESTS = Path(__file__).parents[1] / "rulebooks"
TABLE = "CLAUSES_TESTED"

_NUMBERED = re.compile(r"test_(\d+(?:_\d+)*)_")


def folder_of(book_id: str) -> Path:
    """Return the folder with the scenarios of a rulebook."""
    return RULEBOOK_TESTS / book_id.replace("-", "_")


def clause_of(test_name: str, numbers: Collection[str]) -> str | None:
    """`test_7_2_star_the_result_stands` -> `7.2*`; None if no clause is named.

    It is the longest matching number of the document. A number that the document does not have is
    returned as it is, so that somebody notices.
    """
    fitting = [number for number in numbers if test_name.startswith(f"test_{slug(number)}_")]
    named = max(fitting, key=len, default=None)
    numbered = _NUMBERED.match(test_name)
    if numbered is None or (named is not None and slug(named).startswith(numbered[1])):
        return named
    return numbered[1].replace("_", ".")


def tests_by_clause(book_id: str, numbers: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Map each clause to its tests, written as for pytest: `test_7_special.py::test_7_5_…`."""
    found: dict[str, list[str]] = {}
    for module in sorted(folder_of(book_id).glob("test_*.py")):
        for clause, test in _tests_of(module, numbers):
            found.setdefault(clause, []).append(f"{module.name}::{test}")
    return {clause: tuple(tests) for clause, tests in found.items()}


def untested(book_id: str, clauses: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the clauses that no test covers."""
    found = tests_by_clause(book_id, clauses)
    return tuple(clause for clause in clauses if clause not in found)


def _tests_of(module: Path, numbers: Collection[str]) -> Iterator[tuple[str, str]]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    table = _table(tree)
    for node in tree.body:
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        if _takes_its_cases_from_the_table(node):
            yield from ((clause, f"{node.name}[{clause}]") for clause in table)
        elif named := clause_of(node.name, numbers):
            yield named, node.name


def _table(tree: ast.Module) -> tuple[str, ...]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(_is_table(target) for target in node.targets):
            return tuple(ast.literal_eval(node.value))
    return ()


def _takes_its_cases_from_the_table(test: ast.FunctionDef) -> bool:
    return any(_is_table(node) for mark in test.decorator_list for node in ast.walk(mark))


def _is_table(node: ast.AST) -> bool:
    return isinstance(node, ast.Name) and node.id == TABLE
