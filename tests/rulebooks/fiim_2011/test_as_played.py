"""Moves that the optional clauses refuse and that were played."""

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.scenarios import STD
from tests.kit.tables_fiim_2011_options import STDX, optional


def as_played(move):
    return c.AsPlayed(move, "Сидоров", "так сыграли")


def test_5_1_a_third_night_with_the_same_patient():
    t = optional("doctor", "maniac", "lawyer").first_day(STDX).quiet_day().hunt(4).doctor(4).dawn()
    t.quiet_day().hunt(5).doctor(4).dawn().quiet_day().hunt(4).don().sheriff()
    t.do(as_played(c.Show("doctor", 4))).expect(e.AsPlayed, why="healed-twice", cite="5.1")
    t.expect(e.Acted, duty="doctor", target=4)
    assert 4 in t.dawn().alive


def test_6_8_a_nomination_has_no_meaning_where_balls_decide():
    t = optional("6.8").first_day(STD)
    t.refuses(as_played(c.Nominate(1, 5)), cite="6.8", why="no-nominations")


def test_6_4_of_a_paper_that_was_counted_the_table_does_not_learn():
    t = (
        optional("6.4", "doctor", "maniac", "lawyer")
        .at("D2", cards=STDX, voteless="3")
        .speeches(n2=4, n4=9)
    )
    t.do(as_played(c.Hands(4, (1, 3)))).expect(e.AsPlayed, verb="vote", why="no-vote")
    t.expect(e.HandsCounted, hands="1 3")
    assert [1 for event in t.sees(JUDGE) if isinstance(event, e.AsPlayed)]
    assert not [1 for event in t.sees(SPECTATOR) if isinstance(event, e.AsPlayed)]
    t = optional("6.4").at("D2").nominate(2, 4).do(as_played(c.Nominate(2, 5)))
    assert [1 for event in t.sees(SPECTATOR) if isinstance(event, e.AsPlayed)]
