"""Chapter 5: the day, its speeches and its nominations."""

from gorod.engine.commands import Foul, Nominate, Pass, Withdraw
from gorod.engine.events import DayBroke, Fouled, Nominated, SpeechesEnded, Warned
from tests.kit.tables_cma_2025 import CMA_2025, City


def test_5_1_a_the_day_opens_with_the_morning():
    assert CMA_2025.rules.cues["dawn"] == "В городе утро"
    City().at("N2").acts().expect(DayBroke, number=2, cite="5.1.a")


def test_5_1_b_everybody_has_a_minute():
    t = City().first_day().has_floor(1, 60).passes(1).has_floor(2, 60)
    assert t.cue == "Слово игроку номер 2"
    assert t.rules.reminders["ten-seconds-to-speak"] == "speech"


def test_5_2_a_seat_one_opens_the_first_day_and_the_word_goes_round():
    City().first_day().expect(DayBroke, order="1-12", cite="5.1.a", bears="5.2.a").has_floor(1, 60)


def test_5_2_b_the_next_living_seat_after_the_last_opener():
    """CMA-A41: D2 opens with 3, and D3 with 5, since 4 has left."""
    t = City().first_day().night().acts(mafia=2).dawn().has_floor(3, 60)
    t.speeches(n3=4).vote({4: ""}).last_words().night().acts().has_floor(5, 60)
    assert t.every(DayBroke)[-1].order == (5, 6, 7, 8, 9, 10, 11, 12, 1, 3)


def test_5_5_a_speech_ends_with_a_word():
    t = City().first_day().refuses(Pass(2), cite="5.5").passes(1).has_floor(2, 60)
    t.speeches()
    assert t.every(SpeechesEnded)[-1].rule == "speech-end"


def test_5_6_a_covered_face_is_warned_and_then_a_foul():
    """CMA-A26."""
    t = City().at("D2").warn(8, "5.6").expect(Warned, seat=8, cite="5.6")
    t.foul(8, "5.6").expect(Fouled, seat=8, count=1, cite=("5.6", "9.3"))


def test_5_7_a_a_nomination_is_made_in_ones_own_minute():
    t = City().at("D2").refuses(Nominate(8, 3), cite="5.7.a", why="not-your-minute")
    t.nominate(8, 3).expect(Nominated, seat=8, target=3, cite="5.7.a")
    assert t.rules.cues["nomination-over"] == "Принято"


def test_5_7_a_oneself_may_be_put_up_but_nobody_who_is_out():
    """CMA-A34."""
    t = City().at("D2", alive="1-11").turn(8)
    t.refuses(Nominate(8, 12), cite="5.7.a", why="out-of-game").refuses(Nominate(8, 13))
    t.nominate(8, 8).expect(Nominated, target=8)


def test_5_7_b_a_listed_player_is_supported_and_nothing_is_spent():
    """CMA-A33."""
    t = City().at("D2").nominate(7, 3).turn(8)
    t.refuses(Nominate(8, 3), cite="5.7.b", why="listed-already")
    t.nominate(8, 5).expect(Nominated, seat=8, target=5)
    t.refuses(Nominate(8, 9), cite="5.9", why="nominated-already")
    assert t.rules.cues["nomination-listed"] == "Поддержано"


def test_5_8_a_nomination_is_not_taken_back():
    City().at("D2").nominate(2, 5).refuses(Withdraw(5), cite="5.8", why="nomination-stands")


def test_5_8_no_nomination_settles_the_vote_by_itself():
    """There is no such rule here: the only candidate of the last speaker is voted like any."""
    t = City().at("D2").nominate(1, 5).expect(Nominated, standing=False)
    t.finish_speeches().is_at("D2.vote")


def test_5_9_one_nomination_a_day_from_each():
    t = City().at("D2").nominate(2, 5).refuses(Nominate(2, 6), cite="5.9")
    assert t.nominate(3, 6).game.today.candidates == (5, 6)
    t.refuses(Foul(2, "5.9"))
