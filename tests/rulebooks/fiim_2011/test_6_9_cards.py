"""Clauses 6.10 to 6.13: the appeal, the card of the day, the spare card, the reverse game."""

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.tables_fiim_2011_options import REVERSED, STD, optional

# --- 6.10 --------------------------------------------------------------------------------------


def executed_red():
    """The second day: 1, 5, 8, 9 and 10 have sent out 4, a red."""
    t = optional("6.10").at("D2").speeches(n2=4, n3=9, n4=6)
    return t.vote({4: "1 5 8 9 10", 9: "2 3 4 7", 6: "6"})


def test_6_10_only_those_who_sent_out_a_red_can_be_put_up():
    """R11-45, R11-15."""
    t = executed_red().expect(e.VotedOut, seats="4", cards=("citizen",))
    t.last_words().night().hunt(1).dawn().turn(3)
    t.refuses(c.Nominate(3, 2), cite="6.10", why="not-answerable")
    t.nominate(3, 5).nominate(5, 10)
    t.finish_speeches().vote({5: "2 3 6 7 8 9 10", 10: "5"}).last_words().night().miss().dawn()
    t.refuses(c.Nominate(t.game.floor, 5), why="out-of-game")


def test_6_10_the_next_day_is_free_again_unless_another_red_goes():
    """R11-45: the limit lasts one day."""
    t = executed_red().last_words().night().miss().dawn().quiet_day().miss().dawn()
    t.nominate(5, 2)


def test_6_10_after_an_executed_black_anybody_can_be_put_up():
    """R11-45."""
    t = optional("6.10").at("D2").speeches(n2=9).vote({9: "1-10"})
    t.expect(e.VotedOut, cards=("mafia",)).last_words().night().miss().dawn().nominate(3, 2)


def test_6_10_after_a_lift_those_who_wanted_it():
    """R11-45."""
    tied = {4: "1 2 3 8 10", 9: "4 5 6 7 9"}
    t = optional("6.10").at("D2").speeches(n2=4, n3=9).vote(tied).tie_speeches().vote(tied)
    t.lift("1 2 3 5 6 7").expect(e.VotedOut, seats="4 9", cards=("citizen", "mafia"))
    t.last_words().night().miss().dawn().turn(3)
    t.refuses(c.Nominate(3, 8), cite="6.10").nominate(3, 7)


def test_6_10_assigned_votes_are_votes():
    """R11-45, L.5.4."""
    t = optional("6.10").at("D2").speeches(n2=4).vote({4: "1"}).last_words().night().miss().dawn()
    t.nominate(3, 8)


def test_6_10_without_anybody_to_answer_anybody_can_be_put_up():
    """R11-45: an empty set is no limit; here one candidate was left by a removal."""
    t = optional("6.10").at("D2").speeches(n2=4, n3=9).dq(9, "L.9.1.2")
    t.expect(e.VotedOut, seats="4").last_words().night().miss().dawn().nominate(3, 2)


def test_6_10_in_the_reverse_game_the_blacks_are_the_innocent():
    """R11-45, R11-48."""
    t = optional("6.10", "6.13").at("D2", cards=REVERSED).speeches(n2=4, n3=9)
    t.vote({4: "1 5 8 9 10 2", 9: "3 4 6 7"}).last_words().night().miss().dawn().turn(3)
    t.refuses(c.Nominate(3, 6), cite="6.10").nominate(3, 5)


# --- 6.11 --------------------------------------------------------------------------------------


def no_pronouns():
    return optional("6.11").at("D2").card("no pronouns").expect(e.CardDrawn, cite="6.11")


def test_6_11_whoever_breaks_the_condition_does_not_vote_today():
    """R11-46."""
    t = no_pronouns().breach(5).expect(e.Breached, seat=5, cite="6.11").speeches(n2=4, n3=9)
    t.hands(4, "1 2 8 9 10").refuses(c.Hands(9, (5,)), why="no-vote")
    t.hands(9, "3 4 6 7").expect(e.HandsCounted, absent="").expect(e.VotedOut, seats="4")
    t.last_words().night().miss().dawn().card("no names").speeches(n3=9)
    t.vote({9: "5"}).expect(e.HandsCounted, hands="5")


def test_6_11_one_card_a_day_before_the_first_speech():
    """R11-46."""
    t = no_pronouns().refuses(c.DrawCard("again"), cite="6.11", why="card-drawn")
    t.refuses(c.Breach(11), cite="6.11", why="no-such-seat").breach(5)
    t.refuses(c.Breach(5), cite="6.11", why="no-vote")
    late = optional("6.11").at("D2", alive="1-5 7-10")
    late.refuses(c.Breach(5), cite="6.11", why="no-card")
    late.fork().card("x").refuses(c.Breach(6), cite="6.11", why="out-of-game")
    late.passes(2).refuses(c.DrawCard("late"), cite="6.11", why="card-late")
    optional("6.11").at("D2").refuses(c.DrawCard("x", speakers=(11,)), why="card-seats")


def test_6_11_a_card_may_narrow_down_who_speaks_votes_and_is_put_up():
    """R11-46."""
    t = (
        optional("6.11")
        .at("D2")
        .card("ladies only", speakers="1 3", voters="1 3", candidates="3 4")
    )
    t.has_floor(2, 0).turn(3).has_floor(3, 60)
    t.refuses(c.Nominate(3, 9), cite="6.11", why="not-eligible").nominate(3, 4).finish_speeches()
    t.refuses(c.Hands(4, (2,)), why="no-vote").vote({4: "1"}).expect(e.HandsCounted, absent="3")


def test_6_11_a_lift_counts_those_who_may_vote():
    """R11-08, R11-46."""
    tied = {4: "1 2 3 8", 9: "4 5 6 9"}
    t = no_pronouns().breach(7).breach(10).speeches(n2=4, n3=9)
    t.vote(tied).tie_speeches().vote(tied)
    t.fork().lift("1 2 3 5 6").expect(e.VotedOut, seats="4 9")
    t.lift("1 2 3 5").expect(e.NobodyLeft, reason="lift-failed")


def test_6_11_is_unheard_of_without_the_option():
    t = optional().at("D2").refuses(c.DrawCard("x"), why="no-such-move")
    t.refuses(c.Breach(5), why="no-such-move")


# --- 6.12 --------------------------------------------------------------------------------------

NO_DON = ("citizen",) * 7 + ("sheriff", "mafia", "mafia")
"""Eight reds and two mafiosi at the table: the host has drawn the don."""


def test_6_12_the_host_has_drawn_the_don():
    """R11-47."""
    t = optional("6.12").deal(NO_DON)
    assert t.balance == "R8 B2"
    assert (len(t.rules.deck(10)), t.game.rare.spare) == (11, "don")
    t.expect(e.CardsDealt, cite="6.12").is_at("N1.meet").proceed().is_at("N1.don-look")
    t.dawn().quiet_day().miss().is_at("N2.don").refuses(c.Show("don", 8))
    t.proceed().sheriff(9).speeches(n2=9).vote({9: ""}).last_words().night().miss().dawn()
    t.speeches(n3=10).vote({10: ""}).last_words().won("red")
    shown = [event for event in t.sees(SPECTATOR) if isinstance(event, e.CardOpened)]
    assert shown == [e.CardOpened(0, "don", rule="spare-card")]
    assert t.book.cite(shown[0]) == ("6.12",)


def test_6_12_nobody_but_the_judge_knows_the_card_before_the_end():
    """R11-47."""
    t = optional("6.12").deal(NO_DON)
    assert all(getattr(event, "spare", "") == "" for event in t.sees(9))
    assert any(getattr(event, "spare", "") == "don" for event in t.sees(JUDGE))


def test_6_12_without_a_sheriff_the_call_is_made_all_the_same():
    """R11-47."""
    t = optional("6.12").at("N2", cards=("citizen",) * 7 + ("don", "mafia", "mafia"))
    t.miss().don(1).is_at("N2.sheriff").refuses(c.Show("sheriff", 1)).proceed().proceed()
    t.is_at("D2.speech")


# --- 6.13 --------------------------------------------------------------------------------------


def test_6_13_the_reds_meet_and_shoot_and_the_black_don_looks_for_them():
    """R11-48."""
    t = optional("6.13").deal(REVERSED).is_at("N1.meet").order("4 5 6").proceed()
    t.expect(e.MafiaMet, black="8 9 10", don=8, cite="6.13")
    t.is_at("N1.sheriff-look").proceed().is_at("N1.don-look").dawn().quiet_day()
    t.refuses(c.Shoot(((7, 4),)), why="not-a-hunter")
    t.hunt({8: 4, 9: 4, 10: 4}).is_at("N2.sheriff")
    t.sheriff(7).expect(e.Checked, answer="yes", cite="6.13")
    t.don(9).expect(e.Checked, answer="red", cite="6.13").dawn()
    assert 4 not in t.alive
    assert t.balance == "R3 B6"


def test_6_13_red_wins_at_parity():
    """R11-48."""
    t = optional("6.13").at("D4", alive="1 2 7 8 9", cards=REVERSED).speeches(n7=1)
    t.vote({1: ""}).last_words().won("red", cite="6.13")
    assert t.outcome.reason == "red-parity"


def test_6_13_black_wins_without_reds():
    """R11-48."""
    t = optional("6.13").at("D4", alive="1 2 7 8", cards=REVERSED).speeches(n7=8)
    t.vote({8: ""}).last_words().won("black", cite="6.13")


def test_6_13_quiet_nights_of_four_are_black():
    """R11-48, R11-60."""
    t = optional("6.13").at("N5", alive="1 2 7 8", cards=REVERSED)
    t.miss().dawn().quiet_day().miss().dawn().quiet_day().miss().dawn()
    t.won("black", cite="6.13")


def test_6_13_a_check_that_finds_nothing():
    t = optional("6.13").at("N3", cards=REVERSED).miss()
    t.sheriff(6).expect(e.Checked, answer="no").don(6).expect(e.Checked, answer="black")


def test_6_13_the_reds_know_each_other_in_the_middle_of_a_game():
    """R11-48."""
    t = optional("6.13").at("D3", cards=REVERSED)
    (placed,) = (event for event in t.sees(8) if isinstance(event, e.PositionSet))
    assert placed.cards == ("?",) * 7 + ("sheriff", "citizen", "citizen")


def test_6_13_goes_with_the_clauses_about_the_meeting():
    """R11-37, R11-38, R11-48."""
    late = optional("6.13", "6.3a").deal(REVERSED)
    assert late.game.phase.duties == ("sheriff-look", "don-look", "dawn")
    never = optional("6.13", "6.3b").at("N2", cards=REVERSED).miss()
    never.sheriff(7).expect(e.Checked, answer="none").don(8).expect(e.Checked, answer="none")


def test_6_9_a_theme_changes_no_rule():
    """R11-44."""
    themed, plain = (optional(*names).first_day(STD) for names in (("6.9",), ()))
    assert themed.history.log == plain.history.log


def test_6_12_the_don_in_the_hosts_hand_is_not_at_the_table():
    """Neither order nor check: nobody drew the card."""
    t = optional("6.12").deal(("citizen",) * 6 + ("sheriff", "citizen", "mafia", "mafia"))
    t.refuses(c.Order((1,)), cite="A.night1.mafia", why="role-absent").proceed()
    t.expect(e.MafiaMet, don=0).dawn().night().miss()
    t.refuses(c.Show("don", 7), cite="A.night2.don", why="role-absent")
    t.refuses(c.Show("doctor", 7), why="no-such-duty")
