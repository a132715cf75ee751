"""Chapters 1 and 3: twelve players, three teams, the phases, the victory, the deal."""

import pytest

from gorod.engine import Refusal, start
from gorod.engine.commands import Deal, Nominate, Pass
from gorod.engine.events import CardsDealt, DayBroke, Fouled, GameEnded, SeatsTaken, VotedOut
from gorod.record import parse, replay
from tests.kit.tables_cma_2025 import CMA_2025, City, L

DECK = sorted(L)


@pytest.mark.parametrize("size", [0, 10, 11, 13])
def test_1_1_a_any_other_number_is_refused(size):
    refusal = start(CMA_2025.rules, size)
    assert isinstance(refusal, Refusal)
    assert CMA_2025.cite(refusal)[0] == "1.1.a"


def test_1_1_a_twelve_sit_down():
    City().sit(12).expect(SeatsTaken, size=12, cite="1.1.a").is_at("N1.deal")


def test_1_1_b_eight_red_three_black_one_maniac():
    t = City().deal(L).expect(CardsDealt, red="5-12", black="1-3", maniac="4", cite="1.1.b")
    assert t.balance == "R8 B3 M1"
    assert sorted(CMA_2025.rules.deck(12)) == DECK


@pytest.mark.parametrize("card", ["citizen", "don", "mafia", "sheriff", "joker"])
def test_1_1_b_any_other_deal_is_refused(card):
    City().sit(12).refuses(Deal((*L[:3], card, *L[4:])), cite="1.1.b")


def test_1_1_b_other_seeds_deal_other_cards():
    head = "mgn 1\nrules cma-2025\n" + "".join(f"seat {n} ? P{n}\n" for n in range(1, 13))
    deals = {replay(parse(f"{head}deal seed{seed}\n", "x"), "x").game.cards for seed in range(5)}
    assert len(deals) == 5
    assert all(sorted(cards) == DECK for cards in deals)


def test_1_2_a_the_measures_are_the_judges():
    assert CMA_2025.clause("1.2.a").offers == ("9.3",)
    City().at("D2").foul(8, "1.2.a").expect(Fouled, seat=8, count=1, cite=("1.2.a", "9.3"))


def test_1_2_b_night_and_day_alternate():
    t = City().deal(L).is_at("N1.meet").dawn().is_at("D1.speech").night().is_at("N2.hunt")
    t.miss().dawn().is_at("D2.speech").night().is_at("N3.hunt")
    City().at("N2").refuses(Nominate(8, 9)).refuses(Pass(8), cite="5.5")


END = [  # alive, who leaves by the vote, winner, clause
    ("3 5 8 9", 3, ("red",), "1.3.red"),
    ("4 8 9", 9, ("maniac",), "1.3.maniac"),
    ("4 8 9", 4, ("red",), "1.3.red"),
    ("3 4 8", 8, ("maniac",), "1.3.maniac"),
    ("3 4 8", 4, ("black",), "1.3.black"),
    ("1 2 5 8 9", 9, ("black",), "1.3.black"),
    ("1 2 3 4 5", 5, None, ""),
    ("1 2 3 4 5 8 9 10", 10, None, ""),
    ("1 5 8 9", 9, None, ""),
    ("3 4 8 9", 9, None, ""),
    ("3 4 8 9", 3, None, ""),
]


@pytest.mark.parametrize(("alive", "leaves", "winners", "clause"), END)
def test_1_3_red_and_the_others_by_the_table_of_endings(alive, leaves, winners, clause):
    """Section 6; CMA-A01: with the maniac alive only two or fewer end the game."""
    first = int(alive.split()[0])
    t = City().at("D4", alive=alive, opener=first).speeches(**{f"n{first}": leaves})
    t.vote({leaves: ""}).expect(VotedOut, seats=str(leaves))
    if winners is None:
        t.goes_on()
    else:
        t.won(*winners, cite=clause).has_floor(leaves, 60).last_words().is_at("over")


def test_1_3_red_wins_at_the_vote_and_the_last_word_follows():
    t = City().at("D4", alive="3 5 8 9", opener=3).speeches(n3=3).vote({3: "3 5 8 9"})
    t.won("red", cite="1.3.red").has_floor(3, 60).last_words().expect(GameEnded).is_at("over")


def test_1_3_red_wins_if_nobody_is_left_at_all():
    """CMA-A02."""
    t = City().at("N5", alive="1 4 6").acts(mafia=6, maniac=1, beauty=4)
    t.won("red", cite="1.3.red").has_floor(6, 60)
    assert "10.2" not in t.offer("foul").choices["clause"].of
    t.last_words().is_at("over").never(DayBroke)
    assert t.alive == ()


def test_1_3_black_needs_equality_and_no_maniac():
    """CMA-A03."""
    t = City().at("N4", alive="1 2 5 8 9").acts(mafia=5)
    t.won("black", cite="1.3.black").last_words().is_at("over")
    City().at("N4", alive="1 2 4 5 8 9").acts(mafia=5).goes_on()


def test_1_3_maniac_wins_one_on_one_with_anybody():
    """CMA-A01."""
    t = City().at("D5", alive="4 8 9", opener=4).speeches(n4=9).vote({9: "4 8 9"})
    t.won("maniac", cite="1.3.maniac").has_floor(9, 60)
    t = City().at("N5", alive="1 4 8").goes_on().acts(mafia=8, maniac=1)
    t.won("maniac", cite="1.3.maniac")
    assert t.alive == (4,)


def test_1_3_maniac_wins_by_a_disqualification_too():
    """CMA-A04."""
    t = City().at("D5", alive="4 8 9", opener=4).dq(9, "11.4")
    t.won("maniac", cite="1.3.maniac").is_at("over")


def test_3_1_a_the_twelve_are_called():
    assert "seating" in CMA_2025.clause("3.1.a").also
    City().sit(12).is_at("N1.deal")


def test_3_1_b_seats_are_drawn_or_given():
    cards = L[::-1]
    assert City().deal(cards).game.cards == cards
    assert "seating" in CMA_2025.clause("3.1.b").also


def test_3_2_a_the_game_is_opened_with_the_night():
    assert City().sit(12).cue == "В городе ночь"


def test_3_2_b_the_posture_is_asked_for():
    assert CMA_2025.rules.reminders["posture"] == "deal dusk"


def test_3_3_everybody_learns_his_own_card():
    t = City().deal(L).expect(CardsDealt, cite="1.1.b", bears="3.3")
    for seat, card in enumerate(L, 1):
        (dealt,) = (e for e in t.sees(seat) if isinstance(e, CardsDealt))
        assert dealt.cards == tuple(card if n == seat else "?" for n in range(1, 13))


def test_upd_g_every_role_has_its_gesture():
    gestures = CMA_2025.rules.gestures
    assert {role: gestures[f"role-{role}"] for role in CMA_2025.rules.teams} == {
        "citizen": "thumb-up",
        "mafia": "thumb-down",
        "don": "ring-finger",
        "sheriff": "ok",
        "beauty": "heart",
        "doctor": "crossed-fingers",
        "maniac": "throat",
    }
