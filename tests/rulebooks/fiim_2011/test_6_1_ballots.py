"""Clauses 6.1 to 6.4: the golden minute, votes against oneself, the late meeting, papers."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.scenarios import Table
from tests.kit.tables_fiim_2011_options import STD, optional

TIED = {4: "1 2 3 8 10", 9: "4 5 6 7 9"}


# --- 6.1 ---------------------------------------------------------------------------------------


def golden_ballot():
    """6.1, the second day, everybody has spoken, 4 and 9 are candidates."""
    return optional("6.1").at("D2").speeches(n2=4, n3=9)


def test_6_1_a_candidate_has_one_more_minute_once_in_a_game():
    """R11-35."""
    t = golden_ballot().is_at("D2.vote")
    t.refuses(c.TakeGolden(2), cite="6.1", why="golden-not-a-candidate")
    t.golden(4).expect(e.FloorGiven, seat=4, seconds=60, cite="6.1")
    t.is_at("D2.speech").has_floor(4, 60)
    t.passes(4).is_at("D2.vote")
    t.vote({4: "1 2 3", 9: "4-10"}).last_words().night().miss().dawn()
    t.speeches(n4=5, n5=4).refuses(c.TakeGolden(4), cite="6.1", why="golden-used")
    t.golden(5).has_floor(5, 60)


def test_6_1_nobody_is_put_up_in_it():
    """R11-03, R11-35."""
    t = golden_ballot().golden(4)
    t.refuses(c.Nominate(4, 5), cite="6.1").refuses(c.Pass(9), cite="6.1")


def test_6_1_not_once_the_ballot_has_begun():
    """R11-35."""
    golden_ballot().hands(4, "1 2").refuses(c.TakeGolden(9), cite="6.1", why="golden-late")


def test_6_1_before_a_revote_too():
    """R11-35: before every ballot."""
    t = golden_ballot().vote(TIED).tie_speeches().is_at("D2.revote")
    t.golden(9).has_floor(9, 60).passes(9).is_at("D2.revote")


def test_6_1_a_candidate_who_was_silent_has_not_spoken():
    """R11-35: after the shootout they have."""
    t = optional("6.1").at("D2", silenced="4").speeches(n2=4, n3=9)
    t.refuses(c.TakeGolden(4), cite="6.1", why="golden-unspoken")
    t.vote(TIED).tie_speeches().golden(4).has_floor(4, 60)


def test_6_1_a_candidate_removed_in_his_minute_leaves_the_list():
    """R11-11."""
    t = golden_ballot().golden(4).dq(4, "L.9.1.2")
    t.expect(e.VotedOut, seats="9").has_floor(9, 60)


def test_6_1_another_candidate_removed_meanwhile():
    t = golden_ballot().golden(4).dq(9, "L.9.1.2").has_floor(4, 60)
    t.passes(4).expect(e.VotedOut, seats="4")


def test_6_1_is_unheard_of_without_the_option():
    t = Table(optional().book).at("D2").speeches(n2=4, n3=9)
    t.refuses(c.TakeGolden(4), why="no-such-move")


# --- 6.2 ---------------------------------------------------------------------------------------


def test_6_2_whoever_holds_back_votes_against_himself():
    """R11-36."""
    ballot = {4: "8 9 10", 9: "1 2 3"}
    t = optional("6.2").at("D2").speeches(n2=4, n3=9).vote(ballot)
    t.expect(e.SelfVotesCounted, seats="4 5 6 7", cite="6.2").expect(e.VotedOut, seats="4")
    filed = t.game.facts.ballots[-1]
    assert dict(zip(filed.slate, map(int.bit_count, filed.hands), strict=True)) == {
        4: 4,
        9: 3,
        5: 1,
        6: 1,
        7: 1,
    }
    plain = optional().at("D2").speeches(n2=4, n3=9).vote(ballot)
    plain.expect(e.HandsCounted, absent="4 5 6 7").expect(e.VotedOut, seats="9", cite="A.day1.vote")


def test_6_2_a_player_who_was_not_put_up_may_tie_and_leave():
    """R11-36: nominees first, then others by seat."""
    t = optional("6.2").at("D5", alive="2 3 4 7 9").speeches(n2=9, n3=4)
    t.vote({9: "", 4: ""}).expect(e.TieFound, slate="9 4 2 3 7")
    t.tie_speeches().vote({9: "4", 4: "", 2: "", 3: "2", 7: ""})
    t.expect(e.TieFound, slate="9 3")
    t = optional("6.2").at("D5", alive="2 3 4 7 9").speeches(n2=9)
    t.vote({9: "2 4"}).expect(e.VotedOut, seats="9")


def test_6_2_the_same_tie_twice_is_lifted_although_others_held_back():
    """R11-36: a player on the slate only by their own vote does not make it another tie."""
    t = optional("6.2").at("D2").speeches(n2=4, n3=9)
    t.vote({4: "1 2 3 8", 9: "4 5 6 9"}).expect(e.SelfVotesCounted, seats="7 10")
    t.expect(e.TieFound, slate="4 9")
    t.tie_speeches().vote({4: "1 2 3 8", 9: "4 5 6 9"}).expect(e.LiftAsked, slate="4 9")


# --- 6.3 ---------------------------------------------------------------------------------------


def calls(t):
    """The steps of the night that is falling."""
    return list(t.game.phase.duties)


def test_6_3a_the_mafia_meets_after_the_first_day():
    """R11-28, R11-37."""
    t = optional("6.3a").deal(STD)
    assert calls(t) == ["don-look", "sheriff-look", "dawn"]
    t.dawn().quiet_day()
    assert calls(t) == ["meet", "don", "sheriff", "dawn"]
    t.refuses(c.Shoot(((8, 4),)), why="no-hunt-now").order("4 5").proceed()
    t.expect(e.MafiaMet, black="8 9 10", cite="6.3a")
    t.don(7).expect(e.Checked, answer="yes").sheriff(9).expect(e.Checked, answer="black")
    assert len(t.alive) == 10
    t.quiet_day()
    assert calls(t) == ["hunt", "don", "sheriff", "dawn"]
    t.hunt(4).dawn()
    assert 4 not in t.alive


def test_6_3a_goes_with_twelve_and_nine_players():
    """R11-28, R11-50."""
    t = optional("6.3a", size=12)
    cards = ("citizen",) * 7 + ("sheriff", "don", "mafia", "don", "mafia")
    t.deal(cards)
    assert not any(duty.startswith("meet") for duty in calls(t))
    t.dawn().quiet_day()
    assert calls(t) == ["meet", "meet-2", "don", "don-2", "sheriff", "dawn"]
    t.dawn().quiet_day()
    assert calls(t)[0] == "hunt-2"


def test_6_3b_the_mafia_never_meets_and_nobody_is_answered():
    """R11-38."""
    t = optional("6.3b").deal(STD)
    assert calls(t) == ["don-look", "sheriff-look", "dawn"]
    t.dawn().quiet_day()
    assert calls(t) == ["hunt", "don", "sheriff", "dawn"]
    t.hunt({8: 4, 9: 5, 10: 4}).expect(e.HuntEnded, victim=0)
    t.don(7).expect(e.Checked, answer="none", cite="6.3b")
    t.sheriff(9).expect(e.Checked, answer="none", cite="6.3b")
    t.never(e.MafiaMet)


def test_6_3b_those_who_never_met_do_not_know_each_other_in_the_middle():
    """R11-38."""
    t = optional("6.3b").at("D3")
    (placed,) = (event for event in t.sees(9) if isinstance(event, e.PositionSet))
    assert placed.cards == ("?",) * 8 + ("mafia", "?")


# --- 6.4 ---------------------------------------------------------------------------------------


def test_6_4_papers_are_counted_and_only_sums_are_told():
    """R11-39: a blank paper and one that names no candidate are missing votes."""
    t = optional("6.4").at("D2").speeches(n2=4, n3=9)
    t.refuses(c.Hands(2, (6,)), why="not-a-candidate")
    t.vote({4: "1 2 3 9", 9: "4 5 7 8"}).expect(e.VotedOut, seats="9")
    counted = [event for event in t.sees(SPECTATOR) if isinstance(event, e.HandsCounted)]
    assert [(event.candidate, event.secret) for event in counted] == [(4, 4), (9, 6)]
    assert all(event.hands == event.absent == event.void == () for event in counted)


def test_6_4_revotes_and_lifts_are_on_paper_too():
    """R11-39."""
    t = optional("6.4").at("D2").speeches(n2=4, n3=9).vote(TIED).tie_speeches().vote(TIED)
    t.lift("1 2 3 5 6 7").expect(e.VotedOut, seats="4 9")
    (lifted,) = (event for event in t.sees(SPECTATOR) if isinstance(event, e.LiftCounted))
    assert (lifted.hands, lifted.secret) == ((), 6)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_6_4_a_player_knows_his_own_paper_alone(viewer):
    t = optional("6.4").at("D2").speeches(n2=4, n3=9).vote({4: "1 2 3", 9: "4-10"})
    first = next(event for event in t.sees(viewer) if isinstance(event, e.HandsCounted))
    assert first.hands == ((1,) if viewer else ())
