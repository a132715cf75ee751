"""The book itself: its clauses in the order of the document, its phrases and its gestures."""

from pathlib import Path

import pytest

from gorod.engine.powers.chosen_degree import ChosenDegree
from gorod.engine.powers.open_hunt import OpenHunt
from gorod.engine.powers.repeated_protests import Appeals
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.engine.powers.victims_best_move import BestMove
from gorod.engine.powers.waivers import Waivers
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.rules import SLOTS
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from tests.kit.tables_cma_2025 import CMA_2025, City, L

CLAUSE_IDS = (Path(__file__).parent / "clause_ids.txt").read_text(encoding="utf-8").split()

POWERS = {Appeals, BestMove, ChosenDegree, OpenHunt, ToleratedFouls, Waivers}


def test_the_clauses_are_those_of_the_document_in_its_order():
    """CMA-A05: the ids of the catalogue, gaps and doubles included."""
    assert [c.number for c in CMA_2025.clauses] == CLAUSE_IDS
    assert BOOKS["cma-2025"] is CMA_2025


def test_every_slot_is_answered():
    """None alone is the document's answer to how long protests are taken: without a limit."""
    rules = CMA_2025.rules
    assert [slot for slot, answer in rules.answers().items() if answer is None] == [
        "protest_seconds"
    ]
    assert rules.powers.keys() == POWERS
    answered = {slot for c in CMA_2025.clauses for slot in c.slots} | {"violations"}
    assert answered == SLOTS.union(*(power.slots() for power in POWERS))


def test_every_rule_is_cited_by_clauses_of_the_document():
    assert CMA_2025.citations.keys() >= RULE_IDS
    assert {number for cited in CMA_2025.citations.values() for number in cited} <= set(CLAUSE_IDS)


def test_every_clause_that_rules_is_bound():
    bound = (
        c.cites or c.also or c.slots or c.sanction for c in CMA_2025.clauses if c.kind == "engine"
    )
    assert all(bound)


@pytest.mark.parametrize("number", CLAUSE_IDS)
def test_a_clause_has_a_meaning_in_both_languages(number):
    found = CMA_2025.clause(number)
    assert found.meaning("en") == found.en != ""
    assert found.meaning("ru") == found.ru != ""
    assert any("а" <= letter <= "я" for letter in found.ru.lower())
    assert any("a" <= letter <= "z" for letter in found.en.lower())


PHRASES = [
    ("3.2.a", "«В городе ночь»"),
    ("4.2.a", "«Я принимаю эту цифру»"),
    ("5.1.a", "«Утро»"),
    ("5.5", "«ПАС»"),
    ("5.5", "«СПАСИБО»"),
    ("5.7.a", "«Я выставляю игрока номер #»"),
    ("5.7.b", "«Поддержано»"),
    ("6.1.2", "«Стоп»"),
    ("6.1.2", "«Спасибо»"),
    ("6.10.a", "«Кто за то, чтобы все голосуемые игроки покинули игровой стол?»"),
    ("7.1", "«Наступает ночь»"),
    ("7.3.a", "«Мафия выходит на охоту»"),
    ("7.3.a", "«Просыпается команда мафии»"),
    ("7.4", "«Мафия удаляется»"),
    ("7.5", "«Просыпается Дон и ищет шерифа»"),
    ("7.5", "«Дон засыпает»"),
    ("7.6", "«Просыпается Маньяк»"),
    ("7.8", "«Маньяк удаляется»"),
    ("7.9.a", "«Просыпается Шериф»"),
    ("7.9.a", "«Шериф засыпает»"),
    ("7.10.a", "«Просыпается Красотка»"),
    ("7.10.a", "«Красотка удаляется»"),
    ("7.11.a", "«Просыпается Доктор»"),
    ("7.11.a", "«Доктор удаляется»"),
    ("7.12.b", "«Принято, наденьте маску!»"),
]


@pytest.mark.parametrize(("number", "phrase"), PHRASES)
def test_official_phrases_stand_in_both_languages(number, phrase):
    assert phrase in CMA_2025.clause(number).en
    assert phrase in CMA_2025.clause(number).ru


def test_no_two_clauses_say_the_same():
    for lang in LANGUAGES:
        said = [c.meaning(lang) for c in CMA_2025.clauses]
        assert len(said) == len(set(said))


@pytest.mark.parametrize(
    ("number", "sanctions"),
    [(c.number, c.offers) for c in CMA_2025.clauses if c.kind == "judge"],
)
def test_the_judge_is_offered_sanctions_that_exist(number, sanctions):
    assert sanctions, number
    imposing = {c.number for c in CMA_2025.clauses if c.sanction is not None}
    assert set(sanctions) <= imposing


def test_the_addenda_come_last_and_override():
    """14.2.3 is only told; the maniac's victory is counted by A.1."""
    assert CLAUSE_IDS[-6:] == ["A.6.12.a", "A.6.12.b", "A.mask", "A.1", "A.2", "A.3"]
    assert CMA_2025.clause("14.2.3").kind == "info"
    assert CMA_2025.citations["win-maniac"] == ("A.1",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_step_verb_and_gesture_has_a_name(lang):
    texts = catalogue(lang)
    rules = CMA_2025.rules
    table = City().deal(L).game
    duties = {*rules.night_duties(table, 1), *rules.night_duties(table, 2)}
    assert [role for role in rules.teams if f"role-{role}" not in texts] == []
    assert [team for team in rules.teams.values() if f"team-{team}" not in texts] == []
    assert [duty for duty in duties if f"step-{duty}" not in texts] == []
    assert [role for role in ("maniac", "beauty", "doctor") if f"verb-{role}" not in texts] == []
    assert [g for g in rules.gestures.values() if f"gesture-{g}" not in texts] == []
