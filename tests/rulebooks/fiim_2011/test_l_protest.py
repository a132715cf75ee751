"""Laws 11 and 12: the protest, and four players whom nobody shoots."""

import pytest

from gorod.engine import commands as c
from gorod.engine.events import (
    Decided,
    HuntEnded,
    ProtestFiled,
    ProtestRuled,
    ProtestVoted,
    ResultRuled,
)
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table, seats
from tests.kit.tables_fiim_2011 import club


def black_won():
    """Over: 1 and 2 red, 9 black; the others had gone before."""
    return club().at("N5", alive="1 2 9").hunt(2).dawn().is_at("over").won("black")


def protested(seat=1):
    return black_won().protest(seat, text="руки").expect(ProtestFiled, seat=seat)


def test_l_11_2_the_host_may_decline():
    protested().ruling(upheld=False, text="пустое").expect(ProtestRuled, upheld=False)


def test_l_11_2_without_a_vote_nothing_is_upheld():
    protested().refuses(c.Rule(upheld=True, text="changed"), cite="L.11.3", why="not-passed")


@pytest.mark.parametrize("seconds", [0, 600, 10**6])
def test_l_11_3_no_time_limit(seconds):
    black_won().protest(1, elapsed=seconds).expect(ProtestFiled, cite="L.11.3")


@pytest.mark.parametrize(
    ("support", "passes"),
    [
        ("1-8", True),
        ("1-7 10", True),
        ("1-7", False),
        ("1-6 8 9", False),
        ("1-10", True),
        ("", False),
    ],
)
def test_l_11_3_the_whole_red_team_and_an_opponent(support, passes):
    """R11-24: all seven reds as dealt, living or not, and one black."""
    t = protested().do(c.Support(seats(support)))
    t.expect(ProtestVoted, seat=1, passed=passes, cite="L.11.3")
    assert t.game.facts.protests[-1].passed is passes


@pytest.mark.parametrize(("support", "passes"), [("8-10 1", True), ("8-10", False), ("1-9", False)])
def test_l_11_3_the_whole_black_team_and_an_opponent(support, passes):
    """R11-24: all three blacks and one red."""
    protested(9).do(c.Support(seats(support))).expect(ProtestVoted, passed=passes)


@pytest.mark.parametrize("remedy", ["changed", "annulled", "replayed"])
def test_l_11_3_the_host_chooses_what_follows(remedy):
    """Changed, annulled or replayed."""
    t = protested().do(c.Support(tuple(range(1, 9)))).ruling(upheld=True, text=f"{remedy} D3")
    t.expect(ProtestRuled, upheld=True, remedy=remedy, cite="L.11.3")


def carried():
    """Black won, red protests, and the players carry it."""
    return protested().do(c.Support(tuple(range(1, 9))))


@pytest.mark.parametrize("text", ["changed red рука не сосчитана", "changed рука не сосчитана"])
def test_l_11_3_a_changed_result_is_the_named_or_the_other_sides_win(text):
    """R11-67."""
    t = carried().ruling(upheld=True, text=text)
    t.expect(ResultRuled, winners=("red",), kind="victory", cite="L.11.3").won("red")
    assert t.game.outcome.reason == "protest"


@pytest.mark.parametrize("kind", ["annulled", "replayed"])
def test_l_11_3_an_annulled_or_replayed_game_has_no_winner(kind):
    t = carried().ruling(upheld=True, text=f"{kind} карта показана")
    t.expect(ResultRuled, winners=(), kind=kind, cite="L.11.3")
    assert t.game.outcome.winners == ()


def test_l_11_3_a_draw_is_no_result_of_this_document():
    carried().refuses(c.Rule(upheld=True, text="changed draw"), why="result-unnamed")


def test_l_11_3_the_choice_may_be_left_for_later():
    t = protested().do(c.Support(tuple(range(1, 9)))).ruling(upheld=True, text="да")
    t.expect(ProtestRuled, upheld=True, remedy="")


def test_l_11_3_a_protest_that_failed_is_not_upheld():
    t = protested().do(c.Support((1, 2)))
    t.refuses(c.Rule(upheld=True, text="changed"), cite="L.11.3", why="not-passed")
    t.ruling(upheld=False).expect(ProtestRuled, upheld=False, remedy="")


def test_l_11_3_votes_of_strangers_and_without_a_protest():
    black_won().refuses(c.Support((1,)), cite="L.11.3", why="no-protest")
    protested().refuses(c.Support((11,)), cite="L.11.3", why="no-such-seat")


def test_l_11_3_elsewhere_the_players_have_no_vote_on_it():
    t = Table(FIIM_2019).at("N5", alive="1 2 9").hunt(2).dawn().protest(1)
    t.refuses(c.Support((1, 2)), why="no-vote-on-protests")
    t.ruling(upheld=True).expect(ProtestRuled, upheld=True, remedy="")


def four():
    """D4 is over; three reds and a black are left."""
    return club().at("D4", alive="1 2 7 9").speeches()


def quiet_night(t):
    return t.night().miss().dawn()


def tie_of_four(t):
    opener = t.game.floor
    order = [f"n{s}" for s in t.game.phase.queue[:2]]
    assert opener
    t.speeches(**dict(zip(order, (2, 9), strict=True)))
    return t.vote({2: "1 9", 9: "2 7"})


def test_l_12_three_nights_without_a_shot():
    """R11-19: red wins at that dawn."""
    t = tie_of_four(quiet_night(four())).is_at("D5.dusk")
    t = tie_of_four(quiet_night(t)).is_at("D6.dusk").night().goes_on()
    t.hunt({}).expect(HuntEnded, victim=0).dawn()
    t.expect(Decided, reason="quiet-nights", cite="L.12").won("red", cite="L.12").is_at("over")
    assert t.outcome.moment == "N7"


@pytest.mark.parametrize("shots", [{9: 0}, {9: "1 2"}, {9: 3}, {}])
def test_l_12_a_miss_is_no_shot(shots):
    """R11-19."""
    t = four()
    for _ in range(3):
        t.goes_on().night().hunt(shots).dawn()
        if t.outcome is None:
            t.speeches()
    t.won("red", cite="L.12")


def test_l_12_counts_only_nights_begun_by_four():
    """R11-19: quiet nights of five do not count."""
    t = club().at("D3", alive="1 2 3 7 9").speeches().night().miss().dawn()
    t.speeches(**{f"n{t.game.floor}": 3})
    t.vote({3: ""}).night().miss().dawn().speeches().night().miss().dawn().goes_on()
    t.speeches().night().miss().dawn().won("red", cite="L.12")


def test_l_12_a_removal_in_the_third_night_clears_it():
    """R11-19: three are left at that dawn."""
    t = quiet_night(four()).speeches()
    t = quiet_night(t).speeches().night().miss().dq(2, "L.9.1.6").dawn().goes_on()


def test_l_12_a_hit_ends_the_count_with_the_game():
    t = quiet_night(four()).speeches()
    quiet_night(t).speeches().night().hunt(1).goes_on()


def test_l_12_a_position_at_night_counts_that_night():
    t = club().at("N5", alive="1 2 7 9").miss().dawn().speeches()
    quiet_night(quiet_night(t).speeches()).won("red", cite="L.12")
