"""A printed protocol shows what was decided on the protests against it."""

import pytest

from gorod.i18n import catalogue
from gorod.record import parse, replay
from gorod.report.protocol import protocol
from gorod.tournament import tournament_commands as c
from gorod.tournament.filed_protests import Correction
from gorod.tournament.files.printed_decisions import with_decisions
from gorod.tournament.visibility import told_protests
from tests.tournament.kit import CHIEF
from tests.tournament.test_protests import filed, over


def printed(scenario, lang="ru"):
    texts = catalogue(lang)
    played = replay(parse(scenario.t.games["q.1.1"].sheets[-1].record, ""), "")
    return protocol(with_decisions(played, scenario.t.protests.values(), texts), texts)


def test_an_open_protest_is_printed():
    text = printed(filed(over()))
    assert "Протест игрока 3" in text
    assert "не согласен" in text


@pytest.mark.parametrize(
    ("word", "result"),
    [("red", "победа красных"), ("black", "победа чёрных"), ("draw", "ничья")],
)
def test_the_result_that_counts_is_printed(word, result):
    scenario = filed(over()).do(c.DecideProtest("x", "changed", "руки", result=word), CHIEF)
    text = printed(scenario)
    assert f"РЕЗУЛЬТАТ: {result}" in text
    assert "результат изменён: руки [8.8.2]" in text


def test_a_game_without_a_result_says_so():
    scenario = filed(over()).do(c.DecideProtest("x", "annulled", "игра сорвана"), CHIEF)
    assert "РЕЗУЛЬТАТ: игра аннулирована, результата нет" in printed(scenario)


def test_corrected_points_and_a_rejection_are_told_in_words():
    fix = c.DecideProtest("x", "corrected", "ошибка", corrections=(Correction(3, 50),))
    assert "ошибка; место 3: +0,5" in printed(filed(over()).do(fix, CHIEF))
    assert "mistake; seat 3: +0.5" in printed(
        filed(over()).do(
            c.DecideProtest("x", "corrected", "mistake", corrections=(Correction(3, 50),)), CHIEF
        ),
        "en",
    )
    assert "отклонён: нет" in printed(
        filed(over()).do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    )


def test_who_may_not_see_protests_reads_the_result_without_the_words():
    scenario = filed(over()).do(c.LockRound("q", 1))
    scenario.do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    game = scenario.t.games["q.1.1"]
    (told,) = told_protests(scenario.t, "", game)
    assert (told.text, told.decision.text) == ("", "")
    assert told.decision.changed_to.kind == "draw"
    (known,) = told_protests(scenario.t, CHIEF, game)
    assert (known.text, known.decision.text) == ("не согласен", "руки")


def test_who_may_not_see_protests_does_not_hear_of_one_that_changed_nothing():
    scenario = (
        filed(over()).do(c.LockRound("q", 1)).do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    )
    assert list(told_protests(scenario.t, "", scenario.t.games["q.1.1"])) == []
