"""The book itself: its clauses in the order of the document, its phrases and its sizes."""

from pathlib import Path

import pytest

from gorod.engine.powers.counted_warnings import CountedWarnings
from gorod.engine.powers.protest_vote import ProtestVote
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.rules import SLOTS
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from tests.kit.tables_fiim_2011 import FIIM_2011, LAYOUTS, club

CLAUSE_IDS = (Path(__file__).parent / "clause_ids.txt").read_text(encoding="utf-8").split()


def test_the_clauses_are_those_of_the_document_in_its_order():
    assert [c.number for c in FIIM_2011.document] == CLAUSE_IDS
    assert BOOKS["fiim-2011"] is FIIM_2011


def test_the_standard_game_is_the_appendix_and_the_laws():
    """Roles, clauses and tables are amendments; only their headings stand in the book itself."""
    chosen = {n for n in CLAUSE_IDS if n[0] in "567"} - {"5", "6", "6.3", "7"}
    assert {c.number for c in FIIM_2011.clauses} == set(CLAUSE_IDS) - chosen


def test_every_slot_is_answered():
    """R11-61: no night has a timer."""
    rules = FIIM_2011.rules
    assert [slot for slot, answer in rules.answers().items() if answer is None] == [
        "protest_seconds"
    ]
    assert rules.powers.keys() == {CountedWarnings, ProtestVote}
    answered = {slot for c in FIIM_2011.clauses for slot in c.slots} | {"violations"}
    assert answered == SLOTS | {*ProtestVote.slots()}
    assert FIIM_2011.rules.seconds == {"speech": 60, "last-word": 60}


def test_every_rule_is_cited_by_clauses_of_the_document():
    silent = {"best-moves-read", "night-resolved"}
    assert FIIM_2011.citations.keys() >= RULE_IDS - silent
    assert {number for cited in FIIM_2011.citations.values() for number in cited} <= set(CLAUSE_IDS)


@pytest.mark.parametrize("size", sorted(FIIM_2011.tables))
def test_a_table_is_the_book_with_one_clause_more(size):
    book = FIIM_2011.chosen((), size)
    assert book.id == "fiim-2011"
    assert book.options == ()
    assert len(book.clauses) == len(FIIM_2011.clauses) + 1
    assert book.rules.sizes >= {size}
    assert club(size).deal(LAYOUTS[size]).game.size == size


@pytest.mark.parametrize("number", CLAUSE_IDS)
def test_a_clause_has_a_meaning_in_both_languages(number):
    found = FIIM_2011.clause(number)
    assert found.meaning("en") == found.en != ""
    assert found.meaning("ru") == found.ru != ""
    assert any("а" <= letter <= "я" for letter in found.ru.lower())
    assert any("a" <= letter <= "z" for letter in found.en.lower())


PHRASES = [
    ("A.night1.deal", "«Наступает ночь»"),
    ("A.night1.mafia", "«Просыпается мафия»"),
    ("A.night1.mafia", "«Мафия засыпает»"),
    ("A.night1.don", "«Просыпается Дон»"),
    ("A.night1.don", "«Засыпает Дон»"),
    ("A.night1.sheriff", "«Просыпается Шериф»"),
    ("A.night1.dawn", "«Шериф засыпает. Утро. Все просыпаются»"),
    ("A.day1.speech", "«СПАСИБО»"),
    ("A.day1.nominate", "«Я выставляю игрока под № …»"),
    ("A.tie.lift", "«Кто за то, чтобы все голосуемые покинули игру?»"),
    ("A.night2.hunt", "«Мафия выходит на охоту»"),
    ("A.night2.miss", "«Мафия удаляется»"),
    ("A.night2.don", "«Просыпается Дон и ищет шерифа»"),
    ("A.night2.don", "«Дон засыпает»"),
    ("A.night2.sheriff", "«Просыпается Шериф и ищет мафию»"),
    ("L.4.3", "«Господин ведущий»"),
]


@pytest.mark.parametrize(("number", "phrase"), PHRASES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phrase_of_the_document_stands_in_its_clause(number, phrase, lang):
    assert phrase in FIIM_2011.clause(number).meaning(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_gesture_has_a_name(lang):
    texts = catalogue(lang)
    for gesture in FIIM_2011.rules.gestures.values():
        assert texts.say(f"gesture-{gesture}")
