"""Chapter 1: the deck, the phases and the victory."""

import pytest

from gorod.engine import Position, set_position, start
from gorod.engine.commands import Deal
from gorod.engine.events import BallotOpened, CardsDealt, Decided, Disqualified, VotedOut
from gorod.engine.refusal import Refusal
from gorod.engine.struct import replace
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import STD, Table

OTHER_DEALS = {
    "four blacks": ("citizen",) * 5 + ("sheriff", "don", "mafia", "mafia", "mafia"),
    "two blacks": ("citizen",) * 7 + ("sheriff", "don", "mafia"),
    "two sheriffs": ("citizen",) * 5 + ("sheriff", "sheriff", "don", "mafia", "mafia"),
    "no sheriff": ("citizen",) * 7 + ("don", "mafia", "mafia"),
    "two dons": ("citizen",) * 6 + ("sheriff", "don", "don", "mafia"),
    "no don": ("citizen",) * 6 + ("sheriff", "mafia", "mafia", "mafia"),
    "a foreign role": ("citizen",) * 5 + ("doctor", "sheriff", "don", "mafia", "mafia"),
    "nine cards": STD[1:],
    "eleven cards": ("citizen", *STD),
}


@pytest.mark.parametrize("cards", [STD, STD[::-1]], ids=["STD", "reversed"])
def test_1_1_seven_red_and_three_black_cards_are_dealt_in_any_order(cards):
    """The right deck is accepted."""
    t = Table(FIIM_2019).deal(cards).expect(CardsDealt, cite="1.1")
    assert t.balance == "R7 B3"


@pytest.mark.parametrize("cards", OTHER_DEALS.values(), ids=OTHER_DEALS)
def test_1_1_any_other_deal_is_refused(cards):
    """Four blacks, two sheriffs, nine cards, and the like."""
    Table(FIIM_2019).sit(10).refuses(Deal(cards), cite="1.1").is_at("N1.deal")


def test_1_1_nine_players_do_not_start():
    """Nine seated players."""
    assert isinstance(start(FIIM_2019.rules, 9), Refusal)


def test_1_1_cards_are_dealt_once():
    Table(FIIM_2019).deal().refuses(Deal(STD), cite="1.1")


def test_1_3_night_and_day_alternate_and_the_night_comes_first():
    t = Table(FIIM_2019).deal()
    moments = [t.game.moment]
    for _ in range(2):
        t.dawn()
        moments.append(t.game.moment)
        t.night()
        moments.append(t.game.moment)
        t.miss()
    assert moments == ["N1", "D1", "N2", "D2", "N3"]


@pytest.mark.parametrize(
    ("cards", "position"),
    [
        (STD, Position(4, night=False, opener=1, alive=(1, 2, 9, 10))),
        (STD, Position(4, night=False, opener=1, alive=(1, 2, 7))),
        (STD, Position(4, night=False, opener=1, alive=(1, 2, 7, 11))),
        (STD, Position(4, night=False, opener=0, alive=(1, 2, 7, 9))),
        (STD, Position(4, night=True, opener=1, alive=(1, 2, 7, 9), fouls={11: 1})),
        (STD, Position(0, night=True, opener=1, alive=(1, 2, 7, 9))),
        (STD[1:], Position(4, night=False, opener=2, alive=(1, 2, 7, 9))),
        (OTHER_DEALS["two dons"], Position(4, night=False, opener=1, alive=(1, 2, 7, 9))),
    ],
    ids=["parity", "no black", "seat 11", "no opener", "fouls of 11", "N0", "nine", "two dons"],
)
def test_1_3_a_game_cannot_stand_where_no_game_can_come(cards, position):
    assert isinstance(set_position(FIIM_2019.rules, cards, position), Refusal)


def test_1_4_red_wins_when_the_last_black_is_voted_out():
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).speeches(n7=9)
    t.vote({9: "1 2 7 9"}).won("red", cite="1.4")
    assert t.balance == "R3 B0"


def test_1_4_red_wins_when_the_last_black_shoots_himself():
    t = Table(FIIM_2019).at("N4", alive="1 2 7 9").hunt({9: 9})
    t.won("red", cite="1.4")
    assert t.balance == "R3 B0"
    t.sheriff()
    t.has_floor(9, 60).last_words().is_at("over")


def test_1_4_black_wins_by_a_day_vote_at_parity():
    """At the vote result; the victim of the vote still has a minute; no night."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9 10", opener=7).speeches(n7=2, n1=9)
    t.vote({2: "1 9 10", 9: "2 7"})
    t.expect(VotedOut, seats="2").expect(Decided, cite="1.4").won("black")
    assert t.balance == "R2 B2"
    t.is_at("D4.last-word").has_floor(2, 60).last_words().is_at("over")


def test_1_4_black_wins_by_a_kill_at_parity():
    t = Table(FIIM_2019).at("N4", alive="1 2 7 9 10").hunt(1)
    t.won("black", cite="1.4")
    assert t.balance == "R2 B2"


def test_1_4_a_disqualification_gives_black_the_game():
    """R19-19: the fourth foul at R3 B2; no vote, no last word."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9 10", opener=7, fouls={1: 3})
    t.nominate(7, 2).foul(1, "6.6.1").expect(Disqualified, seat=1, cite="6.5")
    t.won("black", cite="1.4").is_at("over").never(BallotOpened)
    assert t.balance == "R2 B2"
    assert t.disqualified == (1,)


def test_1_4_a_disqualification_of_the_last_black_gives_red_the_game():
    """R19-19."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9", opener=7).dq(9, "6.7.4")
    t.won("red", cite="1.4").is_at("over")


def test_1_4_a_player_is_out_at_the_vote_result_and_not_when_he_leaves():
    t = Table(FIIM_2019).first_day().speeches(n1=3, n2=5)
    t.vote({3: "1 2 4 6", 5: "7 8"}).is_at("D1.last-word")
    assert t.balance == "R6 B3"
    assert 5 not in t.alive


def test_1_4_a_player_is_out_at_the_shot_and_not_at_dawn():
    t = Table(FIIM_2019).at("N3").hunt(4).is_at("N3.don")
    assert t.balance == "R6 B3"


def test_1_4_below_parity_the_game_goes_on():
    t = Table(FIIM_2019).at("N4", alive="1 2 3 7 9 10").hunt(1).goes_on()
    assert t.balance == "R3 B2"


def test_1_4_the_absence_of_black_is_looked_at_first():
    """R19-61: with nobody left both conditions hold, and red has won."""
    game = replace(Table(FIIM_2019).at("D4", alive="1 2 7 9").game, alive=0)
    decided = FIIM_2019.rules.victory(game)
    assert decided is not None
    assert decided.winners == ("red",)
