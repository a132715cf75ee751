"""Chapters 7.3 to 7.10: special situations."""

import pytest

from gorod.engine.commands import Ask, Ban, Best, Disqualify
from gorod.engine.events import (
    Banned,
    DayBroke,
    Disqualified,
    FloorGiven,
    GameEnded,
    LiftAsked,
    NobodyLeft,
    TieFound,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table, award


def at(moment, **position):
    return Table(FIIM_2019).at(moment, **position)


@pytest.mark.parametrize("clause", ["7.3", "6.7.10", "6.7.4"])
def test_7_3_removal_from_the_tournament_comes_with_a_disqualification(clause):
    """R19-52, R19-58: both apply; the game costs 0.5; results so far remain."""
    t = at("D2").ban(5, clause).expect(Disqualified, seat=5, removed=True)
    t.expect(Banned, seat=5, cite="7.3").goes_on()
    assert t.disqualified == (5,)
    assert t.game.facts.banned == 1 << 5
    t.refuses(Ban(5, clause), cite="7.3", why="banned-already")


def test_7_3_a_ban_may_follow_the_disqualification():
    """R19-52."""
    t = at("D2").dq(5, "6.7.10").ban(5, "6.7.10").expect(Banned, seat=5, cite="7.3")
    assert [event.seat for event in t.every(Disqualified)] == [5]


@pytest.mark.parametrize("clause", ["6.7.1", "6.6.5", "6.8.1", "5.1.13", ""])
def test_7_3_nothing_else_ends_the_tournament(clause):
    at("D2").refuses(Ban(5, clause), cite="7.3").refuses(Ban(11, "7.3"), cite="7.3")


def test_7_4_nobody_is_told_who_is_on_the_list():
    t = at("D2").nominate(2, 3)
    t.refuses(Ask(2), cite="7.4").turn(4).refuses(Ask(7), cite="7.4")
    t.nominate(4, 9).finish_speeches().refuses(Ask(2), cite="7.4")
    t.vote({3: "1-5", 9: "6-10"}).refuses(Ask(3), cite="7.4")
    t.tie_speeches().vote({3: "1-5", 9: "6-10"}).refuses(Ask(3), cite="7.4")


def test_7_5_the_third_foul_leaves_the_tie_speech():
    """0 s with a nomination, 30 s in the tie, 60 s on D3."""
    t = at("D2", fouls={5: 2}).turn(3).foul(5).turn(5).has_floor(5, 0)
    t.nominate(5, 8).nominate(8, 5).finish_speeches()
    t.vote({8: "1-5", 5: "6-10"}).passes(8)
    t.expect(FloorGiven, seat=5, seconds=30).has_floor(5, 30).tie_speeches()
    t.vote({8: "1-6", 5: "7-10"}).night().miss().dawn().turn(5).has_floor(5, 60)


def test_7_5_a_silence_still_to_be_served_leaves_the_tie_speech_and_stays():
    """The third foul comes after the speech: 30 s in the tie, silence on D3."""
    t = at("D2", fouls={5: 2}).nominate(2, 5).nominate(6, 8).foul(5).finish_speeches()
    t.vote({5: "1-5", 8: "6-10"}).expect(FloorGiven, seat=5, seconds=30, cite="7.5")
    t.tie_speeches().vote({5: "1-4", 8: "5-10"}).night().miss().dawn().turn(5).has_floor(5, 0)


@pytest.mark.parametrize(
    ("alive", "seconds"), [("1 2 3 7 9", 0), ("1 2 7 9", 30), ("1 2 9", 30), ("1-4 7 9", 0)]
)
def test_7_6_with_three_or_four_at_the_table_silence_is_thirty_seconds(alive, seconds):
    """R19-25."""
    t = at("D4", alive=alive, opener=1, fouls={2: 3}, silenced="2").turn(2).has_floor(2, seconds)
    if seconds:
        t.fork().night().miss().dawn().turn(2).has_floor(2, 60)
        t = at("D4", alive=alive, opener=1, fouls={2: 3}, silenced="2").turn(2)
        t.expect(FloorGiven, seat=2, seconds=30, cite="7.6")


def test_7_6_the_table_is_counted_when_the_minute_begins():
    """R19-25: five at the opening of the day, four when the silenced player's turn comes."""
    t = at("D4", alive="1 2 3 4 9", opener=1, fouls={4: 3}, silenced="4").turn(3).dq(2, "6.7.4")
    t.passes(3).has_floor(4, 30)


def quiet_night(t):
    return t.night().miss().dawn()


def test_7_7_three_unchanged_nights_are_a_draw():
    """Eight alive at the end of D2; N3, N4 and N5 miss; no D5; no judge's points."""
    t = at("D2", alive="1-5 8-10")
    quiet_night(t).is_at("D3.speech")
    quiet_night(t).is_at("D4.speech")
    quiet_night(t).won(cite="7.7").is_at("over").never(DayBroke, number=5)
    t.expect(GameEnded, kind="draw", winners=())
    assert t.outcome.moment == "N5"
    t.refuses(award(1, "0.2"), cite="8.4.7")


def test_7_7_only_hunting_nights_count():
    """R19-27: N1 is none, so the third is N4."""
    t = Table(FIIM_2019).first_day()
    quiet_night(quiet_night(t)).is_at("D3.speech")
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N4"


def test_7_7_a_disqualification_restarts_the_count():
    """1 is disqualified on D4: no draw after N5 and N6, a draw at N7."""
    t = at("D2", alive="1-5 8-10")
    quiet_night(quiet_night(t)).is_at("D4.speech").dq(1, "6.7.4")
    assert t.balance == "R4 B3"
    quiet_night(t).goes_on().is_at("D5.speech")
    quiet_night(t).goes_on().is_at("D6.speech")
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N7"


def test_7_7_a_vote_restarts_the_count():
    """R19-27: somebody leaves on D3, so N3 does not count; the draw comes with N6."""
    t = quiet_night(at("D2")).speeches(n3=4).vote({4: ""})
    quiet_night(quiet_night(t)).goes_on()
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N6"


def test_7_7_a_kill_restarts_the_count():
    """R19-27: N3 misses, N4 kills; N5, N6 and N7 are the three."""
    t = quiet_night(at("D2")).night().hunt(4).dawn()
    quiet_night(quiet_night(t)).goes_on()
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N7"


def test_7_7_a_disqualification_before_a_hunt_spoils_that_night():
    """R19-27: a night begins with «Наступает ночь», so N4 is no unchanged one; N5 to N7 are."""
    t = quiet_night(at("D2")).night().dq(4, "6.7.6").miss().dawn()
    quiet_night(quiet_night(t)).goes_on()
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N7"


def test_7_7_a_disqualification_before_nightfall_spoils_no_night():
    """R19-27: at dusk it is still day, so N4, N5 and N6 are the three."""
    t = quiet_night(at("D2")).finish_speeches().is_at("D3.dusk").dq(4, "6.7.6")
    quiet_night(quiet_night(t)).goes_on()
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N6"


def test_7_7_a_disqualification_after_a_hunt_restarts_the_count_with_the_next():
    """R19-27: the number before the hunt of N4 is no longer the number after it."""
    t = quiet_night(at("D2")).night().miss().dq(4, "6.7.6").dawn()
    quiet_night(quiet_night(t)).goes_on()
    quiet_night(t).won(cite="7.7")
    assert t.outcome.moment == "N7"


def test_7_8_the_whole_table_is_not_lifted():
    """R19-10: both ballots and the tie speeches are held, the question is not put."""
    t = at("D4", alive="1 2 7 9", opener=7).speeches(n7=1, n9=2, n1=7, n2=9)
    circle = {1: "2", 2: "1", 7: "9", 9: "7"}
    t.vote(circle).expect(TieFound, slate="1 2 7 9")
    for seat in (1, 2, 7, 9):
        t.has_floor(seat, 30).passes(seat)
    t.is_at("D4.revote").vote(circle).expect(NobodyLeft, cite="7.8").never(LiftAsked)
    assert t.is_at("D4.dusk").cue == "Наступает ночь"
    assert t.alive == (1, 2, 7, 9)


@pytest.mark.parametrize("alive", ["1 2 9", "1 2 3 7 9", "1-4 7-9", "1-3 7-9", "1-10"])
def test_7_8_a_tie_of_all_the_living_at_any_size(alive):
    """With 3, 5 or 7 living this is the only repeated tie there can be."""
    t = at("D3", alive=alive, opener=1)
    everyone = t.alive
    t.speeches(**{f"n{seat}": seat for seat in everyone})
    own = {seat: str(seat) for seat in everyone}
    t.vote(own).tie_speeches().vote(own).expect(NobodyLeft, cite="7.8").never(LiftAsked)


def test_7_9_after_a_decisive_vote_the_last_word_is_held():
    t = at("D4", alive="1 2 7 9 10", opener=7).speeches(n7=2).vote({2: ""}).won("black")
    t.has_floor(2, 60).dq(1, "6.7.4").has_floor(2, 60)
    t.expect(Disqualified, seat=1, removed=False, cite="7.9").won("black")
    t.last_words().is_at("over")


def test_7_9_a_later_disqualification_does_not_change_the_result():
    """R19-19: red has won by the vote; red's loss of 1, 2 and 7 afterwards is only penalised."""
    t = at("D4", alive="1 2 7 9", opener=7).speeches(n7=9).vote({9: ""}).won("red")
    for seat in (1, 2, 7):
        t.dq(seat, "6.7.1").won("red").has_floor(9, 60)
    assert t.disqualified == (1, 2, 7)
    assert t.alive == (1, 2, 7)
    t.last_words().is_at("over").won("red", cite="1.4")


def test_7_9_after_a_decisive_kill_the_last_word_is_held():
    """R19-32."""
    t = at("N4", alive="1 2 7 9 10").hunt(2).won("black").dq(1, "6.7.1").won("black")
    t.sheriff().has_floor(2, 60).last_words().is_at("over")


def test_7_9_nobody_pays_twice():
    t = at("D4", alive="1 2 7 9", opener=7).speeches(n7=9).vote({9: ""})
    t.dq(1, "6.7.1").refuses(Disqualify(1, "6.7.4"))


def test_7_10_two_voted_out_on_the_first_day_take_the_best_move():
    t = Table(FIIM_2019).first_day().speeches(n2=4, n5=8)
    ballot = {4: "1 2 3 8 10", 8: "4 5 6 7 9"}
    t.vote(ballot).tie_speeches().vote(ballot).lift("1 2 3 5 6 7").night()
    t.hunt({9: 1, 10: 1}).sheriff().is_at("N2.last-word").has_floor(1, 60)
    t.refuses(Best(1, (9, 10, 2)), cite="7.10")


def test_7_10_one_voted_out_leaves_it():
    t = Table(FIIM_2019).first_day().speeches(n1=4, n2=3).vote({4: "1-10", 3: ""}).night()
    t.hunt(1).best(1, "8 9 10")


def test_7_10_disqualifications_do_not_count():
    """R19-37: two were disqualified on D1, none left by the vote."""
    t = Table(FIIM_2019).first_day().dq(5, "6.7.4").dq(6, "6.7.4").night().hunt(1)
    t.sheriff().is_at("N2.best-move").best(1, "8 9 10")


def test_7_10_departures_of_other_days_do_not_count():
    """Only the first night has a best move, so a lift of D2 changes nothing for N3."""
    at("N3").hunt(1).sheriff().is_at("N3.last-word").refuses(Best(1, (8, 9, 10)))
