"""The book itself: its clauses in the order of the document, its phrases and its gestures."""

from pathlib import Path

import pytest

from gorod.engine.powers.technical_night import TechnicalNight
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.rules import SLOTS
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from tests.kit.tables_tournament_2026 import T13, TOURNAMENT_2026, Tourney

CLAUSE_IDS = (Path(__file__).parent / "clause_ids.txt").read_text(encoding="utf-8").split()


def test_the_clauses_are_those_of_the_document_in_its_order():
    """The ids of the catalogue and the heading 13.1; 8.5.4 occurs twice."""
    assert [c.number for c in TOURNAMENT_2026.clauses] == CLAUSE_IDS
    assert BOOKS["tournament-2026"] is TOURNAMENT_2026


def test_every_slot_is_answered():
    rules = TOURNAMENT_2026.rules
    unanswered = {slot for slot, answer in rules.answers().items() if answer is None}
    assert unanswered == {"protest_seconds"}
    bound = {slot for c in TOURNAMENT_2026.clauses for slot in c.slots}
    of_powers = (power.slots() for power in rules.powers)
    assert bound | {"violations"} == SLOTS.union(*of_powers)


def test_every_rule_is_cited_by_clauses_of_the_document():
    assert RULE_IDS - TOURNAMENT_2026.citations.keys() == {"best-moves-read"}
    cited = {number for clauses in TOURNAMENT_2026.citations.values() for number in clauses}
    assert cited <= set(CLAUSE_IDS)


def test_every_clause_that_rules_is_bound():
    bound = (
        c.cites or c.also or c.slots or c.sanction
        for c in TOURNAMENT_2026.clauses
        if c.kind == "engine"
    )
    assert all(bound)


@pytest.mark.parametrize("number", CLAUSE_IDS)
def test_a_clause_has_a_meaning_in_both_languages(number):
    found = TOURNAMENT_2026.clause(number)
    assert found.meaning("en") == found.en != ""
    assert found.meaning("ru") == found.ru != ""
    assert any("а" <= letter <= "я" for letter in found.ru.lower())
    assert any("a" <= letter <= "z" for letter in found.en.lower())


PHRASES = [
    ("2.2.3", "«алиби»"),
    ("2.7.2", "«блок»"),
    ("6.1.3", "«разрешаю»"),
    ("6.1.3", "«запрещаю»"),
    ("6.1.4", "«Пас»"),
    ("6.2.1.a", "«Выставляю номер #»"),
    ("6.2.1.b", "«Кандидатура принята»"),
    ("6.2.1.c", "«Кандидатура уже выставлена»"),
    ("6.2.5", "«кто выставлен?»"),
    ("7.1.8.a", "«Спасибо»"),
    ("7.1.8.a", "«Принято»"),
    ("7.2.3", "«Кто «ЗА» то, чтобы все игроки покинули игру?»"),
    ("8.1.1", "«Наступает ночь»"),
    ("8.2.1", "«Просыпается Путана»"),
    ("8.2.3", "«Путана засыпает»"),
    ("8.3.1", "«Просыпается Мафия»"),
    ("8.3.4", "«Мафия, осталось 10 секунд»"),
    ("8.3.5", "«Мафия засыпает»"),
    ("8.4.1", "«Просыпается Дон. Дон ищет Шерифа»"),
    ("8.4.6", "«Дон засыпает»"),
    ("8.5.1", "«Просыпается Шериф. Шериф ищет Мафию»"),
    ("8.5.4b", "«Шериф засыпает»"),
    ("8.6.1", "«Просыпается Доктор»"),
    ("8.6.5", "«Доктор засыпает»"),
    ("8.7.1", "«Просыпается Маньяк»"),
    ("8.7.5", "«Маньяк засыпает»"),
    ("9.1.a", "«Утро»"),
    ("14.1.1", "«Клянусь»"),
    ("17.1", "«ничья между мафией и маньяком»"),
]


@pytest.mark.parametrize(("number", "phrase"), PHRASES)
def test_official_phrases_stand_in_both_languages(number, phrase):
    assert phrase in TOURNAMENT_2026.clause(number).en
    assert phrase in TOURNAMENT_2026.clause(number).ru


def test_no_two_clauses_say_the_same():
    for lang in LANGUAGES:
        said = [c.meaning(lang) for c in TOURNAMENT_2026.clauses]
        assert len(said) == len(set(said))


@pytest.mark.parametrize(
    ("number", "sanctions"),
    [(c.number, c.offers) for c in TOURNAMENT_2026.clauses if c.kind == "judge"],
)
def test_the_judge_is_offered_sanctions_that_exist(number, sanctions):
    assert sanctions, number
    imposing = {c.number for c in TOURNAMENT_2026.clauses if c.sanction is not None}
    assert set(sanctions) <= imposing


def test_the_technical_night_is_the_judges():
    assert TOURNAMENT_2026.clause("3.5").kind == "judge"
    assert TechnicalNight in TOURNAMENT_2026.rules.powers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_step_verb_and_gesture_has_a_name(lang):
    texts = catalogue(lang)
    rules = TOURNAMENT_2026.rules
    table = Tourney().deal(T13).game
    duties = {*rules.night_duties(table, 1), *rules.night_duties(table, 2)}
    assert [role for role in rules.teams if f"role-{role}" not in texts] == []
    assert [team for team in rules.teams.values() if f"team-{team}" not in texts] == []
    assert [duty for duty in duties if f"step-{duty}" not in texts] == []
    verbs = ("maniac", "courtesan", "doctor", "allow", "forbid", "ask", "technical")
    assert [verb for verb in verbs if f"verb-{verb}" not in texts] == []
    assert [g for g in rules.gestures.values() if f"gesture-{g}" not in texts] == []
