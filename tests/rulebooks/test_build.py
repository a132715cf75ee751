"""The build of a rulebook: the same everywhere, another one for another answer."""

import subprocess
import sys
from dataclasses import replace
from functools import partial

import pytest

from gorod.engine.events import SeatsTaken
from gorod.rulebooks import BOOKS
from gorod.rulebooks.build import build_of, described

TOLD = "from gorod.rulebooks import BOOKS\nfrom gorod.rulebooks.build import build_of\n"
TOLD += "print(*(build_of(book) for book in BOOKS.values()))"


def test_another_process_finds_the_same_build():
    """Hashes of texts differ from process to process, and with them the order of sets."""
    told = subprocess.run(
        [sys.executable, "-c", TOLD], capture_output=True, text=True, check=True
    ).stdout.split()
    assert told == [build_of(book) for book in BOOKS.values()]
    assert len(set(told)) == len(BOOKS)


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_no_answer_is_described_by_where_it_lies_in_memory(name):
    book = BOOKS[name]
    told = described(book.rules.answers())
    assert " at 0x" not in told + described(book.edition)


def test_another_value_another_policy_another_clause_is_another_build():
    book = BOOKS["fiim-2019"]
    seconds = {**book.rules.seconds, "speech": 61}
    policy = BOOKS["cma-2025"].rules.victory
    others = [
        book,
        replace(book, rules=replace(book.rules, seconds=seconds)),
        replace(book, rules=replace(book.rules, victory=policy)),
        replace(book, clauses=book.clauses[:-1]),
        replace(book, edition=replace(book.edition, disqualification=-60)),
        BOOKS["fiim-2011"].chosen(("6.1",), 10),
        BOOKS["fiim-2011"].chosen((), 10),
    ]
    assert len({build_of(other) for other in others}) == len(others)


def test_words_of_a_clause_are_no_answer():
    book = BOOKS["fiim-2019"]
    reworded = tuple(replace(clause, en="in other words") for clause in book.clauses)
    assert build_of(replace(book, clauses=reworded)) == build_of(book)


class Counter:
    def __init__(self):
        self.name = "counts"

    def plus(self, number):
        return number


def test_functions_are_described_by_their_names_and_what_they_were_made_with():
    def made(number):
        return lambda: number

    assert described(made(1)) != described(made(2))
    assert (
        described(partial(max, 1, key=abs)) == "partial(builtins.max, [1], {'key': builtins.abs})"
    )
    assert described(SeatsTaken(3)).endswith("SeatsTaken(size=3, rule='seating')")
    assert described(Counter().plus).startswith(f"{__name__}.Counter.plus(self=")
    assert described(Counter) == f"{__name__}.Counter"
    itself = []
    itself.append(itself)
    assert described(itself) == "[…]"
