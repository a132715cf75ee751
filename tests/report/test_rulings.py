"""The ruling in a sentence to read aloud: after what it comes, in whose words, for whom."""

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.i18n import LANGUAGES, catalogue
from gorod.report.current_step import current_step
from gorod.report.glosses import GLOSSES, glossed
from gorod.report.phrases import USUAL, spoken
from gorod.report.table.rulings import ruling
from gorod.rulebooks import BOOKS
from tests.kit.golden_records import games
from tests.kit.scenarios import Table
from tests.kit.tables_cma_2025 import City
from tests.kit.tables_tournament_2026 import Tourney

FIIM_2019, FIIM_2011 = BOOKS["fiim-2019"], BOOKS["fiim-2011"]


def made(t, viewer=JUDGE):
    return ruling(t.book, t.history.head, viewer)


def says(t, viewer=JUDGE, lang="ru"):
    told = made(t, viewer)
    return () if told is None else told.says(t.book.speaks(catalogue(lang)))


def test_a_ballot_a_tie_a_second_tie_and_a_lift_that_fails():
    t = Table(FIIM_2019).at("D2").speeches(n2=8, n3=3)
    assert says(t) == ("На голосование выставлены 8 и 3",)
    t.vote({8: "1 2 4 5 6", 3: "3 7 8 9 10"})
    assert says(t) == ("Голоса разделились: 8 и 3",)
    assert made(t).clauses == ("4.4.12",)
    t.passes(8)
    assert says(t) == ("Голоса разделились: 8 и 3",), "a screen keeps saying it"
    assert not made(t).fresh, "but the judge has read it"
    t.passes(3)
    assert says(t) == ()
    t.vote({8: "1 2 4 5 6", 3: "3 7 8 9 10"})
    assert says(t) == ("Голоса снова разделились: 8 и 3",)
    t.lift("1 2 3 4 5")
    assert says(t) == ("За подъём 5 из 10, нужно 6: стол не покидает никто",)
    assert says(t, lang="en") == ("For the lift: 5 of 10, 6 needed; nobody leaves the table",)
    assert says(t, SPECTATOR) == says(t)


def test_a_lift_that_passes_and_a_vote():
    t = Table(FIIM_2019).at("D2").speeches(n2=8, n3=3)
    hands = {8: "1 2 4 5 6", 3: "3 7 8 9 10"}
    t.vote(hands).passes(8).passes(3).vote(hands).lift("1 2 3 4 5 6")
    assert says(t) == ("За подъём 6 из 10: стол покидают игроки под номерами восемь и три",)
    t = Table(FIIM_2019).at("D2").speeches(n2=8, n3=3).vote({8: "1-9", 3: "10"})
    assert says(t) == ("Стол покидает игрок номер восемь",)
    assert says(t, lang="en") == ("Player 8 leaves the table",)
    assert made(t).fresh


def test_an_undo_takes_the_ruling_away():
    t = Table(FIIM_2019).at("D2").speeches(n2=8, n3=3).hands(8, "1 2 3 4 5 6")
    before = t.history.head
    t.hands(3, "7 8 9 10")
    assert says(t) == ("Стол покидает игрок номер восемь",)
    assert ruling(t.book, before, JUDGE) is None


def test_nobody_or_a_lone_candidate_is_put_up():
    t = Table(FIIM_2019).first_day().speeches()
    assert says(t) == ("Никто не выставлен, голосования нет",)
    t = Table(FIIM_2019).first_day().speeches(n2=8)
    assert says(t)[0].startswith("Выставлен один игрок")
    t = Table(FIIM_2019).at("D2").speeches(n2=8)
    assert says(t) == ("На голосование выставлен игрок номер восемь",)


def test_a_foul_that_costs_a_speech_and_one_that_removes():
    t = Table(FIIM_2019).at("D2").foul(5).foul(5)
    assert says(t) == ()
    t.foul(5)
    assert says(t) == ("Игрок номер пять, 3-й фол: ближайшая речь потеряна",)
    t.foul(5)
    assert says(t)[0] == "Стол покидает игрок номер пять: удалён за фолы"
    assert says(t)[-1] == "Голосования сегодня не будет"
    t.passes(2)
    assert says(t, SPECTATOR)[0] == "Стол покидает игрок номер пять: удалён за фолы"


@pytest.mark.parametrize(
    ("book", "told"),
    [(FIIM_2011, "Перестрелка: 8 и 3"), (BOOKS["tournament-2026"], "Автокатастрофа: 8 и 3")],
)
def test_a_tie_has_the_name_that_the_document_gives_it(book, told):
    t = (Tourney() if book.id == "tournament-2026" else Table(book)).at("D2")
    rest = "7 9 10 11 12" if book.id == "tournament-2026" else "3 7 8 9 10"
    t.speeches(n2=8, n4=3).vote({8: "1 2 4 5 6", 3: rest})
    assert says(t) == (told,)


# --- The morning --------------------------------------------------------------------------------


def test_the_judge_alone_is_told_before_the_morning_who_died():
    t = Table(FIIM_2019).at("N2").hunt(4).don().lingering().sheriff().is_at("N2.dawn")
    announced = ("Доброе утро, город", "Этой ночью убит игрок номер четыре")
    assert says(t) == announced
    for viewer in (SPECTATOR, *range(1, 11)):
        assert says(t, viewer) == ()
    t.proceed().is_at("N2.last-word" if t.where == "N2.last-word" else "N2.best-move")
    assert says(t) == (), "it was said"
    assert says(t, SPECTATOR) == announced
    assert current_step(t.rules, t.game).morning


def test_a_night_that_hit_nobody_and_one_in_which_nobody_hunts():
    t = Table(FIIM_2019).at("N2").miss().don().lingering().sheriff()
    assert says(t) == ("Доброе утро, город", "Этой ночью никто не убит")
    t.proceed()
    assert says(t, SPECTATOR)[-1] == "Этой ночью никто не убит"
    t.passes(2)
    assert says(t, SPECTATOR) == ()
    t = Table(FIIM_2019).deal().proceed().proceed()
    assert says(t) == ("Доброе утро, город",)


def test_a_document_greets_the_city_in_its_own_words():
    t = City().at("N3").lingering().acts(mafia=8)
    assert says(t) == ("Этой ночью убит игрок номер восемь",)
    assert spoken(t.rules, t.history.head).says[-1] == "В городе утро"
    t = Table(FIIM_2011).at("N3").lingering().miss().proceed().proceed()
    assert says(t) == (), "«Утро действительно доброе…» says it all"


def test_who_names_a_best_move_at_night_is_announced_with_the_morning():
    t = City().at("N2").lingering().acts(mafia=8)
    assert says(t) == (), "the phrase of the next step tells the victim"
    t.proceed().best(8, "1 2 3 4").passes(8).is_at("N2.last-word")
    assert says(t) == ("Этой ночью убит игрок номер восемь",)
    assert says(t, SPECTATOR) == says(t)


def test_two_victims_and_what_the_night_has_taken():
    t = City().at("N3").lingering().acts(mafia=8, maniac=9)
    assert says(t) == ("Этой ночью убиты игроки под номерами восемь и девять",)


# --- All of it ----------------------------------------------------------------------------------


NAMING = {"speech", "vote", "revote", "tie", "last-word", "best-move"}
"""Steps at which the judge names a player."""


def test_a_walk_through_all_golden_games():
    """Every ruling is a sentence in both languages, every phrase names a seat and has a gloss."""
    heard = set()
    for golden in games():
        played = golden.played()
        own = {lang: played.book.speaks(catalogue(lang)) for lang in LANGUAGES}
        for turn in played.history.line:
            for viewer in (JUDGE, SPECTATOR):
                told = ruling(played.book, turn, viewer)
                for lang in LANGUAGES if told else ():
                    heard.update(told.says(own[lang]))
            heard.update(phrases(played.book.rules, turn))
    assert "" not in heard
    assert not [one for one in heard if "ноль" in one or "zero" in one or "{" in one]
    assert {"Игра окончена: победа красных", "Этой ночью никто не убит"} <= heard


def phrases(rules, turn):
    now, at = spoken(rules, turn), current_step(rules, turn.game)
    assert now.says or at.step not in NAMING, at
    meant = glossed(rules, at, now)
    if GLOSSES.keys() >= {*rules.cues.values()}:  # a theme has its own words
        assert meant.keys() == {*now.says, *filter(None, (now.hears, now.late))}
    return (*now.says, *meant.values())


def test_every_phrase_of_every_document_has_its_gloss_and_no_gloss_is_left_over():
    phrases = {
        phrase
        for book in BOOKS.values()
        for clause in book.document
        for phrase in clause.slots.get("cues", {}).values()
    }
    assert GLOSSES.keys() == phrases | {*USUAL.values()}
