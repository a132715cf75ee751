"""Clauses 7.5 to 7.7: six players and fewer."""

import pytest

from gorod.engine import SPECTATOR, offers
from gorod.engine import commands as c
from gorod.engine.events import (
    BallotOpened,
    CardOpened,
    CardsDealt,
    DayBroke,
    Decided,
    FloorGiven,
    GuessAwaited,
    HuntEnded,
    NightFell,
    NobodyLeft,
    SlateCut,
    TieFound,
    VotedOut,
)
from gorod.engine.powers.card_guess import CardGuess
from tests.kit.tables_fiim_2011 import LAYOUTS, club


def few(size=5):
    return club(size).deal(LAYOUTS[size])


@pytest.mark.parametrize("size", [4, 5, 6])
def test_7_5_one_mafioso_and_no_first_night(size):
    t = few(size).expect(CardsDealt, black=str(size), cite="7.5").never(NightFell)
    t.expect(DayBroke, number=1).is_at("D1.speech").has_floor(1, 60)


def test_7_5_five_players_without_a_host():
    """R11-55, R11-15."""
    t = few().speeches(n1=2, n2=5).vote({2: "1 4 5", 5: "2 3"})
    t.expect(VotedOut, seats="2", cards=("citizen",), hushed=True).never(
        FloorGiven, rule="last-word"
    )
    t.is_at("D1.dusk").goes_on()
    assert t.balance == "R3 B1"
    t.night().is_at("N2.hunt").hunt(1).expect(HuntEnded, victim=1).dawn()
    assert t.balance == "R2 B1"
    t.speeches(n3=5, n4=3).vote({5: "3 4", 3: "5"})
    t.expect(VotedOut, seats="5", cards=(), hushed=False)
    t.won("red", cite="A.end.red").has_floor(5, 60)


def test_7_5_the_mafioso_at_once():
    t = few().speeches(n1=5).vote({5: ""}).won("red", cite="A.end.red").is_at("over")
    t.expect(VotedOut, seats="5", cards=("mafia",))


def test_7_5_the_card_is_opened_to_everybody():
    """R11-15."""
    t = few().speeches(n1=2).vote({2: ""})
    shown = [event for event in t.sees(SPECTATOR) if isinstance(event, VotedOut)]
    assert shown[0].cards == ("citizen",)


def test_7_5_a_lone_candidate_is_voted():
    """R11-55."""
    few().speeches(n1=2).expect(BallotOpened, slate="2")


def test_7_5_without_a_candidate_the_day_begins_anew():
    """R11-55: the town must choose."""
    t = few().speeches().expect(DayBroke, number=1, cite="7.5").is_at("D1.speech").has_floor(1, 60)
    t.nominate(1, 2)


def test_7_5_a_second_tie_begins_the_day_anew():
    """R11-55: one shootout, then discussion and vote are repeated; four are no exception."""
    t = few(4).speeches(n1=2, n2=4)
    ballot = {2: "1 4", 4: "2 3"}
    t.vote(ballot).expect(TieFound, slate="2 4").has_floor(2, 30).tie_speeches()
    t.vote(ballot).expect(DayBroke, number=1, cite="7.5").is_at("D1.speech").has_floor(1, 60)
    assert t.game.today.candidates == ()
    t.speeches(n1=4).vote({4: "1"}).won("red")


def test_7_5_a_smaller_second_tie_too():
    t = few(6).speeches(n1=2, n2=6, n3=3).vote({2: "1 4", 6: "2 3", 3: "5 6"}).tie_speeches()
    t.vote({2: "1 4 5", 6: "2 3 6", 3: ""}).expect(DayBroke, number=1)


def test_7_5_a_removal_leaves_one_who_must_leave():
    """R11-11, R11-55."""
    few(6).speeches(n1=2, n2=3).dq(2, "L.9.1.2").expect(VotedOut, seats="3", cards=("citizen",))
    none = few(6).speeches(n1=2).dq(2, "L.9.1.2").expect(DayBroke, number=1)
    none.is_at("D1.speech").has_floor(1, 60)
    rest = few(6).speeches(n1=2, n2=3, n3=4).dq(2, "L.9.1.2").expect(BallotOpened, slate="3 4")
    rest.is_at("D1.vote")


def test_7_5_a_removal_in_the_discussion_shortens_the_list():
    t = few(6).nominate(1, 2).nominate(2, 3).dq(2, "L.9.1.2").expect(SlateCut, slate="3")
    t.finish_speeches().expect(BallotOpened, slate="3")


def test_7_5_later_days_are_as_at_ten():
    """R11-55: a tie of four ends the day, and three quiet nights of four are red's."""
    t = few().speeches(n1=2).vote({2: ""}).night().miss().dawn()
    t.speeches(n3=1, n4=5).vote({1: "4 5", 5: "1 3"}).expect(NobodyLeft, reason="four-tie")
    t.night().miss().dawn().speeches().expect(NobodyLeft, reason="no-candidates")
    t.night().miss().dawn().won("red", cite="L.12")


def test_7_5_later_removals_follow_the_usual_law():
    t = few(6).speeches(n1=2).vote({2: ""}).night().miss().dawn().speeches(n3=1).dq(1, "L.9.1.2")
    t.expect(NobodyLeft, reason="no-candidates", cite="L.9.3").is_at("D2.dusk")


def test_7_5_nobody_is_checked():
    t = few().speeches(n1=2).vote({2: ""}).night()
    t.refuses(c.Show("don", 1), why="no-such-duty")
    t.miss().is_at("N2.dawn").proceed().is_at("D2.speech")


def three():
    return club(3).deal(LAYOUTS[3]).is_at("D1.speech")


def test_7_6_the_only_day_finds_the_mafioso():
    t = three().speeches(n1=3).vote({3: "1 2"}).won("red", cite="A.end.red").is_at("over")
    t.expect(VotedOut, seats="3", cards=("mafia",)).never(NightFell)


def test_7_6_or_a_citizen():
    t = three().speeches(n1=3, n3=1).vote({3: "1", 1: "2 3"})
    t.won("black", cite="A.end.black").is_at("over").never(NightFell)


def test_7_6_or_ties_twice():
    """R11-56."""
    circle = {2: "1", 3: "2", 1: "3"}
    t = three().speeches(n1=2, n2=3, n3=1).vote(circle).has_floor(2, 30).tie_speeches()
    t.goes_on().vote(circle).expect(Decided, reason="not-found", cite="7.6")
    t.won("black", cite="7.6").is_at("over").never(NightFell)


def test_7_6_or_puts_up_nobody():
    """R11-56: the mafioso is not found."""
    three().speeches().won("black", cite="7.6").is_at("over")


def two(first, second):
    return club(2).deal((first, second)).expect(GuessAwaited, cite="7.7").is_at("D1.guess")


# cards of seats 1 and 2; who wins: both name the closed card, 1 accuses 2, 2 accuses 1
GUESSES = [
    ("citizen", "citizen", "red", "black", "black"),
    ("citizen", "mafia", "black", "red", "black"),
    ("mafia", "citizen", "black", "black", "red"),
]


@pytest.mark.parametrize(("first", "second", "closed", "one", "other"), GUESSES)
def test_7_7_one_guess_decides(first, second, closed, one, other):
    """R11-57."""
    t = two(first, second)
    assert t.game.rare.spare == ("mafia" if "mafia" not in (first, second) else "citizen")
    both = t.fork().do(c.OpenCard()).won(closed, cite="7.7").is_at("over")
    both.expect(CardOpened, seat=0, card=t.game.rare.spare, cite="7.7")
    t.fork().do(c.Accuse(1, 2)).won(one, cite="7.7").expect(CardOpened, seat=2, card=second)
    t.fork().do(c.Accuse(2, 1)).won(other, cite="7.7").expect(CardOpened, seat=1, card=first)


def test_7_7_the_first_accusation_decides():
    """R11-57: after it, nothing can be guessed."""
    t = two("mafia", "citizen").do(c.Accuse(1, 2)).won("black")
    t.refuses(c.Accuse(2, 1), why="not-now")
    t.refuses(c.OpenCard(), why="not-now")


def test_7_7_nobody_is_left_to_be_accused():
    """L.9.1.2: with the other one removed, only the closed card can be opened."""
    t = two("citizen", "mafia").dq(2, "L.9.1.2")
    assert [offer.verb for offer in offers(t.rules, t.game) if offer.verb in GUESSING] == ["open"]


GUESSING = ("open", "accuse")


def test_7_7_the_closed_card_is_shown_at_the_end():
    t = two("citizen", "mafia").do(c.Accuse(1, 2))
    t.expect(CardOpened, seat=0, card="citizen", rule="spare-card", cite="7.7")
    t.every(CardOpened)


def test_7_7_nobody_sees_the_closed_card_before():
    t = two("citizen", "citizen")
    for viewer in (SPECTATOR, 1, 2):
        assert all("mafia" not in repr(event) for event in t.sees(viewer))


def test_7_7_one_accuses_the_other_and_nobody_else():
    t = two("citizen", "mafia")
    t.refuses(c.Accuse(1, 1), cite="7.7", why="accuses-himself")
    t.refuses(c.Accuse(1, 3), cite="7.7", why="no-such-seat")
    t.refuses(c.Accuse(3, 1), cite="7.7", why="no-such-seat")
    assert t.awaits == ("open", "accuse")


def test_7_7_there_are_three_cards():
    club(2).sit(2).refuses(c.Deal(("mafia", "mafia")), cite="7.7", why="wrong-deck")
    club(2).sit(2).refuses(c.Deal(("citizen", "citizen", "mafia")), cite="7.7", why="card-count")


def test_7_7_a_removal_leaves_the_closed_card():
    """Nobody is eliminated by it: only a guess decides."""
    t = two("citizen", "mafia").dq(1, "L.9.1.2").goes_on().is_at("D1.guess")
    t.refuses(c.Accuse(1, 2), why="out-of-game")
    t.do(c.OpenCard()).won("black")


def test_7_7_a_guess_belongs_to_this_table():
    t = few()
    t.refuses(c.OpenCard(), why="not-now")
    t.refuses(c.Accuse(1, 2), why="not-now")
    assert CardGuess not in t.rules.powers


def test_7_5_the_executed_citizen_hosts():
    """The ruling is of the small table, not of the ordinary vote."""
    t = few().speeches(n1=2).vote({2: "1 3 4 5"}).expect(VotedOut, seats="2", cite="7.5")
    t.is_at("D1.dusk")


def test_7_6_the_only_execution_is_of_this_table():
    three().speeches(n1=3).vote({3: "1 2 3"}).expect(VotedOut, seats="3", cite="7.6").won("red")


def test_7_5_the_host_had_no_final_word_after_which_he_could_hint():
    """R11-23: L.9.4 is about acts after a player's final word, and this player had none."""
    t = few(6).speeches(n1=2).vote({2: "1 3 4 5 6"}).refuses(c.Defeat(2, "L.9.4"))
    t.night().hunt(1).dawn().defeat(1, "L.9.4").won("black")


def test_7_5_no_revote_when_four_are_left_on_a_later_day():
    """A.tie.four holds after the first day, also if the fifth is removed in the shootout."""
    t = club(6).at("D2", cards=LAYOUTS[6], alive="1 2 3 4 6").speeches(n2=1, n3=4, n4=2)
    t.vote({1: "2 3", 4: "1 4", 2: "6"}).expect(TieFound, slate="1 4").dq(2, "L.9.1.3")
    t.tie_speeches().expect(NobodyLeft, reason="four-tie", cite="A.tie.four").is_at("D2.dusk")
