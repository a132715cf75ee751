"""Powers: a clause grants them, and a rulebook that has one answers what comes with it."""

from dataclasses import replace

import pytest

from gorod.engine.powers import POWERS
from gorod.engine.powers.golden_minute import GoldenMinute
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.waivers import Waivers
from gorod.engine.rules import SLOTS
from gorod.rulebooks import BOOKS, BookError, Option
from gorod.rulebooks.book import amends, clause, rulebook
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.invented_rulebook import AT_TABLES, OPTED

NAMED = {"title_en": "Rebuilt", "title_ru": "Собрана", "short_en": "R", "short_ru": "С"}
SILENT = frozenset({"best-moves-read", "night-resolved"})
WORDS = {"en": "-", "ru": "-"}


def rebuilt(*more):
    clauses = (*FIIM_2019.clauses, *more)
    return rulebook("rebuilt", clauses, **NAMED, edition=None, silent=SILENT)


def option(*clauses):
    return Option("cup", "-", "-", clauses)


def test_the_names_of_slots_are_never_shared():
    asked = [slot for power in POWERS for slot in power.slots()]
    assert len(asked) == len(set(asked))
    assert not SLOTS & set(asked)


def test_every_power_is_listed_and_granted_somewhere():
    books = {**AT_TABLES, **OPTED}.values()
    assert {power for book in books for power in book.rules.powers} == set(POWERS)
    assert len({power.__name__ for power in POWERS}) == len(POWERS)


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_the_powers_of_a_book_are_those_that_its_clauses_grant(name):
    book = BOOKS[name]
    assert [*book.rules.powers] == [power for c in book.clauses for power in c.grants]


def test_a_power_is_granted_and_answered():
    minute = clause("9.6", **WORDS, cites=("golden-minute",), grants=(GoldenMinute,), golden=max)
    for book in (rebuilt(minute), FIIM_2019 + option(minute)):
        assert book.rules.power(GoldenMinute) == GoldenMinute(golden=max)
        assert book.rules.granted(GoldenMinute).golden is max
        assert book.rules.answers()["golden"] is max
        assert book.rules.knows_fact("golden")
    assert FIIM_2019.rules.power(GoldenMinute) is None
    assert "golden" not in FIIM_2019.rules.answers()
    assert not FIIM_2019.rules.knows_fact("golden")


WRONG = [
    (clause("9.6", **WORDS, golden=max), "9.6 answers 'golden' of GoldenMinute, which no clause"),
    (
        clause("9.6", **WORDS, cites=("golden-minute",), grants=(GoldenMinute,)),
        "no clause answers golden",
    ),
    (
        clause("9.6", **WORDS, grants=(GoldenMinute,), golden=max),
        "no clause is cited for golden-minute",
    ),
]


@pytest.mark.parametrize(("wrong", "why"), WRONG, ids=["ungranted", "unanswered", "uncited"])
def test_half_a_power_is_refused_in_a_book_and_in_an_option(wrong, why):
    with pytest.raises(BookError, match=why):
        rebuilt(wrong)
    with pytest.raises(BookError, match=why):
        FIIM_2019 + option(wrong)


def test_a_power_is_granted_once():
    again = clause("9.6", **WORDS, grants=(NotedHints,))
    with pytest.raises(BookError, match=r"9\.6 grants NotedHints a second time"):
        rebuilt(again)
    with pytest.raises(BookError, match="option cup grants NotedHints a second time"):
        FIIM_2019 + option(again)


def test_what_nothing_answers_cannot_be_amended():
    upon = clause("9.6", **WORDS, grants=(Waivers,), cites=("waiver",), may_waive=amends(repr))
    with pytest.raises(BookError, match="'may_waive' is amended, and nothing answers it"):
        FIIM_2019 + option(upon)


def test_rules_are_amended_wherever_a_slot_is():
    rules = FIIM_2019.rules.amended(fouls_to_removal=5, no_best_move=max)
    assert rules.answers() == FIIM_2019.rules.answers() | {
        "fouls_to_removal": 5,
        "no_best_move": max,
    }
    assert replace(rules).answers() == rules.answers()
    with pytest.raises(TypeError, match="golden"):
        FIIM_2019.rules.amended(golden=max)
