"""The rulebook itself: its clauses in the order of the document, and what prevents its building."""

from dataclasses import replace
from pathlib import Path

import pytest

from gorod.engine.events import NobodyLeft, TieFound
from gorod.engine.powers.noted_hints import NotedHints
from gorod.engine.powers.tolerated_fouls import ToleratedFouls
from gorod.engine.powers.victims_best_move import BestMove
from gorod.engine.rule_ids import RULE_IDS
from gorod.engine.rules import SLOTS
from gorod.rulebooks import BOOKS, BookError, Option
from gorod.rulebooks.book import clause, info, judge, rulebook
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

SILENT = frozenset({"best-moves-read", "night-resolved"})
"""A hit kills at once here, and a best move belongs to the last word."""
POWERS = {BestMove, NotedHints, ToleratedFouls}
"""What few documents know, and this one does."""
OWN = SLOTS.union(*(power.slots() for power in POWERS))
"""The slots of every rulebook, and of these powers."""
CLAUSE_IDS = (Path(__file__).parent / "clause_ids.txt").read_text(encoding="utf-8").split()


def rebuilt(*clauses, silent=SILENT):
    named = {"title_en": "Rebuilt", "title_ru": "Собрана", "short_en": "R", "short_ru": "С"}
    return rulebook("rebuilt", clauses, **named, edition=None, silent=silent)


def without(number):
    return [c for c in FIIM_2019.clauses if c.number != number]


def nobody_leaves_by_a_tie(*_):
    return NobodyLeft("tie", known=True, rule="no-revote")


NO_REVOTE = Option(
    "no-revote",
    en="A tie is not voted again.",
    ru="При равенстве не переголосовывают.",
    clauses=(
        clause(
            "CUP-8",
            en="A tie is not voted again.",
            ru="При равенстве не переголосовывают.",
            cites=("no-revote",),
            ballot_result=nobody_leaves_by_a_tie,
        ),
    ),
)
FIVE_FOULS = Option(
    "five-fouls",
    en="The fifth foul removes.",
    ru="Удаляет пятый фол.",
    clauses=(
        clause(
            "CUP-9",
            en="The fifth foul removes.",
            ru="Удаляет пятый фол.",
            cites=("foul-removal",),
            fouls_to_removal=5,
        ),
    ),
)
LONG_WORDS = Option(
    "long-words",
    en="Last words are longer.",
    ru="Последнее слово длиннее.",
    clauses=(
        clause("CUP-3", en="Ninety seconds.", ru="Девяносто секунд.", seconds={"last-word": 90}),
    ),
)


def test_the_clauses_are_those_of_the_document_in_its_order():
    numbers = [c.number for c in FIIM_2019.clauses]
    assert numbers == CLAUSE_IDS
    assert BOOKS["fiim-2019"] is FIIM_2019


def test_every_slot_is_answered():
    assert FIIM_2019.rules.powers.keys() == POWERS
    assert all(answer is not None for answer in FIIM_2019.rules.answers().values())
    bound = {slot for c in FIIM_2019.clauses for slot in c.slots}
    assert bound | {"violations"} == OWN


def test_every_rule_is_cited_by_clauses_of_the_document():
    assert FIIM_2019.citations.keys() >= RULE_IDS - SILENT
    assert not FIIM_2019.citations.keys() & SILENT
    assert {number for cited in FIIM_2019.citations.values() for number in cited} <= set(CLAUSE_IDS)


@pytest.mark.parametrize("number", CLAUSE_IDS)
def test_a_clause_has_a_meaning_in_both_languages(number):
    found = FIIM_2019.clause(number)
    assert found.meaning("en") == found.en != ""
    assert found.meaning("ru") == found.ru != ""
    assert found.en != found.ru
    assert any("а" <= letter <= "я" for letter in found.ru.lower())
    assert any("a" <= letter <= "z" for letter in found.en.lower())


PHRASES = [
    ("4.1.2", "Наступает ночь"),
    ("4.3.5", "«ПАС»"),
    ("4.3.5", "«СПАСИБО»"),
    ("4.4.2", "«Я выставляю игрока № …»"),
    ("4.4.2", "«Принято»"),
    ("4.4.5", "«Стоп»"),
    ("4.4.5", "«Спасибо»"),
    ("4.4.12.3", "«Кто за то, чтоб все голосуемые игроки покинули игровой стол?»"),
    ("4.5.1", "«Наступает ночь»"),
    ("4.5.3", "«Мафия выходит на охоту»"),
    ("4.5.5", "«Мафия удаляется»"),
    ("4.5.6", "«Просыпается Дон и ищет Шерифа»"),
    ("4.5.6", "«Дон засыпает»"),
    ("4.5.7", "«Просыпается Шериф»"),
    ("4.5.7", "«Шериф засыпает»"),
    ("8.3.1", "«Запишите тройку чёрных»"),
    ("8.3.1", "«Принято»"),
]


@pytest.mark.parametrize(("number", "phrase"), PHRASES)
def test_official_phrases_stand_in_both_languages(number, phrase):
    assert phrase in FIIM_2019.clause(number).en
    assert phrase in FIIM_2019.clause(number).ru


def test_no_two_clauses_say_the_same():
    for lang in ("en", "ru"):
        said = [c.meaning(lang) for c in FIIM_2019.clauses]
        assert len(said) == len(set(said))


def test_titles_and_clauses_are_found():
    assert FIIM_2019.title("en") == FIIM_2019.title_en
    assert FIIM_2019.title("ru") == FIIM_2019.title_ru != FIIM_2019.title_en
    assert (FIIM_2019.short("en"), FIIM_2019.short("ru")) == ("FIIM 2019", "ФИИМ 2019")
    assert FIIM_2019.clause("7.2*").number == "7.2*"
    assert FIIM_2019.clause("7.11") is None


@pytest.mark.parametrize(
    ("number", "sanctions"),
    [(c.number, c.offers) for c in FIIM_2019.clauses if c.kind == "judge"],
)
def test_the_judge_is_offered_sanctions_that_exist(number, sanctions):
    assert sanctions, number
    imposing = {c.number for c in FIIM_2019.clauses if c.sanction is not None}
    assert set(sanctions) <= imposing


def test_the_same_clauses_make_the_same_book():
    again = rebuilt(*FIIM_2019.clauses)
    assert again.citations == FIIM_2019.citations
    assert again.rules.answers() == FIIM_2019.rules.answers()


@pytest.mark.parametrize("slot", sorted(OWN - {"violations"}))
def test_a_slot_without_an_answer_is_refused(slot):
    answering = [c for c in FIIM_2019.clauses if slot not in c.slots]
    silent = [replace(c, slots=_without(c, slot)) for c in FIIM_2019.clauses]
    assert len(answering) < len(silent)
    with pytest.raises(BookError, match=f"no clause answers {slot}"):
        rebuilt(*silent)


def _without(c, slot):
    return {name: answer for name, answer in c.slots.items() if name != slot}


def test_a_slot_with_two_answers_is_refused():
    twice = clause("9.6", en="Five fouls.", ru="Пять фолов.", fouls_to_removal=5)
    with pytest.raises(BookError, match=r"9\.6.*'fouls_to_removal'"):
        rebuilt(*FIIM_2019.clauses, twice)


def test_a_row_of_a_table_with_two_answers_is_refused():
    twice = clause("9.6", en="Two minutes.", ru="Две минуты.", seconds={"speech": 120})
    with pytest.raises(BookError, match=r"9\.6.*'seconds'.*'speech'"):
        rebuilt(*FIIM_2019.clauses, twice)


def test_an_unknown_slot_is_refused():
    unknown = clause("9.6", en="Hats are worn.", ru="Носят шляпы.", hats=True)
    with pytest.raises(BookError, match=r"9\.6.*'hats'"):
        rebuilt(*FIIM_2019.clauses, unknown)


def test_a_clause_stated_twice_is_refused():
    with pytest.raises(BookError, match=r"9\.5.*twice"):
        rebuilt(*FIIM_2019.clauses, info("9.5", en="Again.", ru="Ещё раз."))


def test_a_rule_without_a_clause_is_refused():
    with pytest.raises(BookError, match="missing-hands"):
        rebuilt(
            *without("4.4.8"),
            clause("4.4.8", en="-", ru="-", absent_hands=FIIM_2019.rules.absent_hands),
        )


def test_silence_is_declared_and_is_silence():
    """Each rule that no clause covers is listed, and each listed rule is covered by none."""
    for uncited in SILENT:
        with pytest.raises(BookError, match=f"no clause is cited for {uncited}"):
            rebuilt(*FIIM_2019.clauses, silent=SILENT - {uncited})
    for spoken in ("hunt", "no-such-rule"):
        with pytest.raises(BookError, match=f"not silent on {spoken}"):
            rebuilt(*FIIM_2019.clauses, silent=SILENT | {spoken})


def test_a_judge_clause_names_its_sanctions():
    one, several = (judge("J", en="-", ru="-", sanction=s) for s in ("6.3", ("6.3", "6.6.1")))
    assert (one.offers, several.offers) == (("6.3",), ("6.3", "6.6.1"))


def test_an_option_shows_in_the_name_and_is_cited():
    book = FIIM_2019 + NO_REVOTE
    assert (book.id, book.options) == ("fiim-2019+no-revote", ("no-revote",))
    assert book.clause("CUP-8").en == "A tie is not voted again."
    t = Table(book).first_day().speeches(n2=4, n5=8).vote({4: "1-5", 8: "6-10"})
    t.expect(NobodyLeft, cite="CUP-8").never(TieFound).is_at("D1.dusk")


def test_an_option_replaces_the_citation_of_the_document():
    book = FIIM_2019 + FIVE_FOULS
    assert book.citations["foul-removal"] == ("CUP-9",)
    assert FIIM_2019.citations["foul-removal"] == ("6.5",)
    t = Table(book).at("D2").foul(5, times=4)
    assert 5 in t.alive
    t.foul(5)
    assert 5 not in t.alive


def test_an_option_leaves_the_document_as_it_was():
    amended = FIIM_2019 + LONG_WORDS
    assert amended.rules.seconds["last-word"] == 90
    assert amended.rules.seconds["speech"] == 60
    assert FIIM_2019.rules.seconds["last-word"] == 60
    assert FIIM_2019.options == ()


def test_options_on_different_slots_commute():
    one, other = FIIM_2019 + FIVE_FOULS + LONG_WORDS, FIIM_2019 + LONG_WORDS + FIVE_FOULS
    assert one.rules.answers() == other.rules.answers()
    assert one.citations == other.citations
    assert (one.id, other.id) == (
        "fiim-2019+five-fouls+long-words",
        "fiim-2019+long-words+five-fouls",
    )


def test_two_options_on_one_slot_are_refused():
    six = Option(
        "six-fouls", en="Six.", ru="Шесть.",
        clauses=(clause("CUP-10", en="Six.", ru="Шесть.", fouls_to_removal=6),),
    )  # fmt: skip
    with pytest.raises(BookError, match=r"six-fouls.*'fouls_to_removal'"):
        FIIM_2019 + FIVE_FOULS + six


def test_an_option_is_chosen_once():
    with pytest.raises(BookError, match="five-fouls"):
        FIIM_2019 + FIVE_FOULS + FIVE_FOULS


def test_an_option_with_an_unknown_slot_is_refused():
    hats = Option("hats", en="-", ru="-", clauses=(clause("CUP-1", en="-", ru="-", hats=True),))
    with pytest.raises(BookError, match="hats"):
        FIIM_2019 + hats
