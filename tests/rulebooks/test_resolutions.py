"""Every reading of ours is written down, named by a test, and marked in the text of its clause."""

import re
from pathlib import Path

import pytest

from gorod.rulebooks import BOOKS
from gorod.rulebooks.resolutions import MARKS, resolutions, resolutions_of

ROOT = Path(__file__).parents[2]
SHAPE = re.compile(r"\b[A-Z](?:19|11)-\d+\b|\b(?:CMA|TR|BD)-[A-Z]\d+\b")
"""The form of resolution ids; any other label of that form would refer to nothing."""
EVERY = {r.id: (book, r) for book in BOOKS.values() for r in resolutions(book)}
IDS = {"fiim-2019": "R19-", "fiim-2011": "R11-", "cma-2025": "CMA-A"}
IDS = {**IDS, "tournament-2026": "TR-A", "by-day": "BD-A"}
SUFFIXES = {".py", ".md", ".toml", ".ftl", ".mgn", ".txt", ".ts", ".svelte"}


def named(*folders):
    """Ids of resolutions -> the files that name them."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES and path.name != "resolutions.toml":
                for name in SHAPE.findall(path.read_text("utf-8")):
                    found.setdefault(name, []).append(str(path.relative_to(ROOT)))
    return found


def test_every_id_that_is_named_exists():
    everywhere = named("src", "tests", "docs", "web/src", "bench")
    assert {name: paths for name, paths in everywhere.items() if name not in EVERY} == {}


def test_every_resolution_is_named_by_a_test_or_informational():
    tests = named("tests")
    silent = [name for name, (_, r) in EVERY.items() if not r.informational and name not in tests]
    assert silent == []


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_resolutions_are_whole(book):
    known = {clause.number for clause in book.document}
    stated = resolutions(book)
    assert [r.id for r in stated] == [f"{IDS[book.id]}{n:02}" for n in range(1, len(stated) + 1)]
    for r in stated:
        assert r.clauses, r.id
        assert set(r.clauses) | set(r.states) <= known, r.id
        assert set(r.states) <= set(r.clauses), r.id
        for told in (r.question, r.reading):
            assert told("en"), r.id
            assert re.search("[а-яё0-9]", told("ru")), r.id
        assert bool(r.before("en")) == bool(r.before("ru")), r.id


def test_the_resolutions_of_a_clause():
    assert [r.id for r in resolutions_of(BOOKS["fiim-2019"], "7.7")] == ["R19-27"]
    chosen = BOOKS["fiim-2011"].chosen(["6.1"], 10)
    assert "R11-35" in [r.id for r in resolutions_of(chosen, "6.1")]


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_a_clause_says_that_it_states_our_reading(book):
    """A clause says so only if a resolution supports it."""
    stated = {number for r in resolutions(book) for number in r.states}
    for lang, mark in MARKS.items():
        marked = {c.number for c in book.document if mark in c.meaning(lang).lower()}
        assert stated - marked == set(), lang
        assert marked - stated == set(), lang
