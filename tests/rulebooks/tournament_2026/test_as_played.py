"""Moves that the rules refuse and that were played, where more is refused than elsewhere."""

from gorod.engine import SPECTATOR
from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.tables_tournament_2026 import T10, Tourney


def as_played(move):
    return c.AsPlayed(move, "Петров", "ведущий принял")


def tied():
    """Day 2 of a table of ten: 3 and 7 have tied, and have spoken."""
    t = Tourney().at("D2", alive="1 3-10", cards=T10, opener=1).said((1, 3), (4, 7))
    return t.vote({3: "1 4 5 6", 7: "3 8 9 10"}).tie_speeches()


def test_6_2_3_a_player_who_put_himself_up():
    t = Tourney().first_day().do(as_played(c.Nominate(1, 1)))
    t.expect(e.AsPlayed, why="own-number", cite="6.2.3").expect(e.Nominated, seat=1, target=1)
    assert t.game.today.candidates == (1,)


def test_7_2_2_a_tied_player_whose_hand_was_counted():
    t = tied().do(as_played(c.Hands(3, (1, 4, 5, 7))))
    t.expect(e.AsPlayed, verb="vote", seat=3, seats="1 4 5 7", why="no-vote", cite="7.2.2")
    t.expect(e.HandsCounted, candidate=3, hands="1 4 5 7")
    t.hands(7, "8 9 10").expect(e.VotedOut, seats="3")


def test_7_2_3_a_tied_player_whose_hand_lifted():
    t = tied().vote({3: "1 4 5", 7: "8 9 10"}).expect(e.LiftAsked, slate="3 7")
    t.do(as_played(c.LiftHands((1, 4, 5, 3))))
    t.expect(e.AsPlayed, verb="lift", seats="1 4 5 3", cite="7.2.3").expect(e.VotedOut, seats="3 7")


def test_8_3_2_a_number_that_is_out_was_taken_and_hit_nobody():
    t = Tourney().at("N3", alive="1-12").courtesan(9).do(as_played(c.Shoot((), 13)))
    t.expect(e.AsPlayed, verb="shoot", target=13, why="out-of-game", cite="8.3.2")
    t.expect(e.HuntEnded, victim=0, rule="night-miss").never(e.Disqualified).is_at("N3.don")
    for viewer in (SPECTATOR, 1, 9):
        assert not [event for event in t.sees(viewer) if isinstance(event, e.AsPlayed)]
    assert t.dawn().goes_on().alive == tuple(range(1, 13))


def test_8_3_2_beside_the_dons_number_another_that_is_out():
    t = Tourney().at("N3", alive="1-12").courtesan(9)
    t.do(as_played(c.Shoot(((1, 10), (2, 13))))).expect(e.AsPlayed, shots=((1, 10), (2, 13)))
    t.expect(e.HuntEnded, rule="don-shot")
    t.dawn().expect(e.NightResolved, seats="10")


def test_8_3_3_numbers_that_differ_are_no_victim_whatever_they_are():
    t = Tourney().at("N3", alive="2-12").courtesan(9)
    t.do(as_played(c.Shoot(((2, 10), (3, 13), (4, 13))))).expect(e.AsPlayed, why="out-of-game")
    t.won("red", "maniac")


def test_8_4_5_a_check_of_a_player_who_is_out():
    t = Tourney().at("N3", alive="1-8 10-13").calls(10, c=11).do(as_played(c.Show("don", 9)))
    t.expect(e.AsPlayed, verb="don", target=9, why="out-of-game", cite="8.4.5")
    t.expect(e.Checked, duty="don", target=9, answer="no")


def test_8_7_2_the_maniac_does_not_kill_a_player_who_is_out():
    t = Tourney().at("N3", alive="1-12").calls(10, c=9).doctor(11)
    t.refuses(as_played(c.Show("maniac", 13)), cite="8.7.2", why="out-of-game")
    t.do(as_played(c.Show("maniac", 5))).expect(e.AsPlayed, why="own-number", cite="8.7.2")
    t.expect(e.Acted, duty="maniac", target=5)
    assert 5 not in t.dawn().alive


def test_2_2_5_the_same_guest_twice_running():
    t = Tourney().at("N2").acts(9, 13, 11).dawn().said().night()
    t.do(as_played(c.Show("courtesan", 9))).expect(e.AsPlayed, why="guest-again", cite="2.2.5")
    t.expect(e.Acted, duty="courtesan", target=9)


def test_12_3_a_player_without_a_vote_who_put_somebody_up():
    t = Tourney().at("D3", voteless="8", opener=8).do(as_played(c.Nominate(8, 9)))
    t.expect(e.AsPlayed, why="no-nomination", cite="12.3").expect(e.Nominated, seat=8, target=9)
