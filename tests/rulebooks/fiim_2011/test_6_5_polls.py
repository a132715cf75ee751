"""Clauses 6.5 to 6.8: the deputy, the mayor, anarchy and the balls."""

from gorod.engine import SPECTATOR, offers
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.by_day.by_day_commands import FlipCoin
from tests.kit.tables_fiim_2011_options import STD, STDX, optional

TIED = {4: "1 3 8 9 10", 9: "2 4 5 6 7"}


# --- 6.5 ---------------------------------------------------------------------------------------


def election_of_a_deputy():
    """The first day, nobody put up, and the circle is over."""
    return optional("6.5").first_day(STD).speeches().is_at("D1.elect")


def test_6_5_the_deputy_names_the_executed():
    """R11-40."""
    t = election_of_a_deputy().election({7: "1 2 3 7", 8: "8 9 10", 1: "4 5 6"})
    t.expect(e.Elected, office="deputy", seat=7, cite="6.5").is_at("D1.elect")
    assert t.awaits == ("execute",)
    t.execute(8).expect(e.VotedOut, seats="8", cause="execution", cite="6.5").has_floor(8, 60)
    assert t.balance == "R7 B2"
    t.never(e.BallotOpened)


def test_6_5_an_election_closes_with_the_last_hand_in_whatever_order():
    """R11-40: each of the living has one vote, for anybody alive, including themselves."""
    t = election_of_a_deputy().election({1: "1", 7: "2 3", 8: "9 10"})
    assert t.awaits == ("elect",)
    t.election({7: "3 4"}).expect(e.ElectionHands, hands="4", void="3")
    t.refuses(c.Elect(11, (5,)), cite="6.5", why="not-electable")
    t.refuses(c.Elect(7, (11,)), why="no-such-seat")
    t.election({7: "5 6 7 8"}).expect(e.Elected, seat=7)


def test_6_5_a_tie_is_voted_once_more_among_the_tied_then_there_is_no_deputy():
    """R11-40."""
    t = election_of_a_deputy().election({7: "1 2 3", 8: "8 9 10", 1: "4 5", 2: "6 7"})
    t.expect(e.ElectionOpened, slate="7 8", round=2)
    t.refuses(c.Elect(1, (1,)), cite="6.5", why="not-electable")
    other = t.fork().election({7: "1-6", 8: "7-10"}).expect(e.Elected, seat=7)
    other.execute(7).expect(e.VotedOut, seats="7")
    t.election({7: "1-5", 8: "6-10"}).expect(e.NobodyLeft, reason="no-deputy", cite="6.5")
    t.is_at("D1.dusk")


def test_6_5_the_sentence_needs_a_living_player():
    t = optional("6.5").at("D2", alive="1-5 7-10").speeches()
    t.refuses(c.Elect(6, (1,)), why="not-electable").refuses(c.Elect(1, (6,)), why="voter-out")
    t.election({1: "1-5 7-10"})
    t.refuses(c.Execute(6), cite="6.5", why="out-of-game")
    t.refuses(c.Execute(11), cite="6.5", why="no-such-seat")
    t.execute(1).expect(e.VotedOut, seats="1")


def test_6_5_every_day_has_its_own_deputy():
    """R11-40."""
    t = election_of_a_deputy().election({7: "1-10"}).execute(8).last_words().night().miss().dawn()
    t.speeches().is_at("D2.elect").expect(e.ElectionOpened, slate="1-7 9-10", round=1)


def test_6_5_a_removal_in_an_election():
    """R11-11: the removed player's vote is void, and those who voted for them vote again."""
    t = election_of_a_deputy().election({7: "1 2 3", 8: "8 9 10"}).dq(7, "L.9.1.2")
    assert t.game.phase.slate == (1, 2, 3, 4, 5, 6, 8, 9, 10)
    t.election({1: "1-6"}).expect(e.Elected, seat=1)
    t.dq(1, "L.9.1.2").expect(e.NobodyLeft, reason="no-deputy", cite="6.5").is_at("D1.dusk")


def test_6_5_a_removal_leaves_an_election_of_one():
    t = election_of_a_deputy().election({7: "1-5", 8: "6-10"}).dq(7, "L.9.1.2")
    t.election({8: "1-6 8-10"}).expect(e.Elected, seat=8)


def test_6_5_both_tied_are_removed():
    t = election_of_a_deputy().election({7: "1-5", 8: "6-10"}).dq(7, "L.9.1.2").dq(8, "L.9.1.2")
    t.expect(e.NobodyLeft, reason="no-deputy")


def test_6_5_the_lawyer_shields_from_the_deputy():
    """R11-34."""
    t = optional("6.5", "lawyer").at("N2", cards=("citizen", "citizen", *STDX[2:]))
    t.miss().lawyer(9).election({7: "1-10"}).execute(9)
    t.expect(e.VotedOut, seats="", spared="9").is_at("D2.dusk")


def test_6_5_the_mayor_weighs_more_in_the_election_too():
    """R11-40, R11-41."""
    t = optional("6.5", "6.6").first_day(STD).election({2: "1-10"}).speeches()
    t.election({7: "1 3 4 5 6", 8: "2 7 8 9 10"}).expect(e.Elected, office="deputy", seat=8)


# --- 6.6 ---------------------------------------------------------------------------------------


def mayor(seat=2):
    """A mayor was elected on the first day, on which nothing else happened."""
    return optional("6.6").first_day(STD).election({seat: "1-10"})


def test_6_6_the_mayor_is_elected_before_the_first_speech():
    """R11-41."""
    t = optional("6.6").first_day(STD).is_at("D1.elect")
    t.expect(e.ElectionOpened, office="mayor", slate="1-10", cite="6.6")
    t.election({2: "1-6", 3: "7-10"}).expect(e.Elected, office="mayor", seat=2, cite="6.6")
    t.has_floor(1, 60)


def test_6_6_after_two_ties_the_lot_decides():
    """R11-41."""
    t = optional("6.6").first_day(STD).election({2: "1-5", 3: "6-10"})
    t.expect(e.ElectionOpened, slate="2 3", round=2).refuses(FlipCoin(2), cite="6.6", why="no-lot")
    t.election({2: "1-5", 3: "6-10"}).expect(e.ElectionOpened, slate="2 3", lot=True)
    assert t.awaits == ("coin",)
    t.refuses(c.Elect(2, (1,)), cite="6.6", why="lot-due")
    t.refuses(FlipCoin(4), cite="6.6", why="not-electable")
    t.lot(3).expect(e.Elected, office="mayor", seat=3).has_floor(1, 60)


def test_6_6_a_removal_before_the_lot():
    t = optional("6.6").first_day(STD).election({2: "1-5", 3: "6-10"})
    t.election({2: "1-5", 3: "6-10"})
    both = t.fork().dq(1, "L.9.1.2").dq(2, "L.9.1.2")
    both.expect(e.Elected, seat=3).has_floor(3, 60)
    early = optional("6.6").first_day(STD).election({2: "1-5", 3: "6-10"})
    early.dq(2, "L.9.1.2").dq(3, "L.9.1.2")
    early.expect(e.ElectionOpened, office="mayor", slate="1 4-10", round=1)


def test_6_6_the_mayor_breaks_a_tie():
    """R11-41."""
    t = mayor().quiet_day().miss().dawn().speeches(n2=4, n3=9).vote(TIED)
    t.expect(e.VotedOut, seats="9").never(e.TieFound)


def test_6_6_a_missing_vote_of_the_mayor_weighs_as_much():
    """R11-41, L.5.4."""
    t = mayor().quiet_day().miss().dawn().speeches(n2=4, n3=9)
    t.vote({4: "1 3 8 9 10", 9: "4 5 6 7"}).expect(e.HandsCounted, absent="2")
    t.expect(e.VotedOut, seats="9")


def test_6_6_a_killed_mayor_names_his_heir():
    """R11-41."""
    t = mayor().quiet_day().hunt(2).don().sheriff().has_floor(2, 60)
    assert [o.choices["seat"].of for o in offers(t.rules, t.game) if o.verb == "successor"] == [
        t.alive
    ]
    t.refuses(c.Successor(2), cite="6.6", why="out-of-game")
    t.refuses(c.Successor(11), cite="6.6", why="no-such-seat")
    t.successor(5).expect(e.SuccessorNamed, seat=2, target=5, cite="6.6")
    t.refuses(c.Successor(6), cite="6.6", why="not-the-mayor")
    t.passes(2).speeches(n3=4, n4=9)
    t.vote({4: "1 3 8 9 10", 9: "4 5 6 7"}).expect(e.VotedOut, seats="4")
    t = mayor().quiet_day().hunt(2).don().sheriff().successor(5).passes(2)
    t.speeches(n3=4, n4=9).vote({4: "1 3 8 9", 9: "4 5 6 7"})
    t.never(e.TieFound).expect(e.VotedOut, seats="9")


def test_6_6_a_removed_mayor_has_no_heir():
    """L.9.3, R11-41."""
    t = mayor().quiet_day().miss().dawn().foul(2, times=4)
    assert 2 not in t.alive
    t.speeches(n3=4, n4=9).vote({4: "1 3 8 9", 9: "4 5 6 7"}).expect(e.HandsCounted, absent="10")
    t = optional("6.6").at("D2", alive="1-8").speeches(n3=4, n4=7)
    assert t.game.mayor == 0


def test_6_6_a_voted_out_mayor_names_his_heir():
    """R11-41."""
    t = mayor(4).speeches(n2=4, n3=9).vote({4: "1-7", 9: "8-10"}).has_floor(4, 60)
    t.successor(9).passes(4).night()
    assert t.game.mayor == 9


def test_6_6_a_mayor_who_names_nobody_leaves_the_office_empty():
    t = mayor(4).speeches(n2=4, n3=9).vote({4: "1-7", 9: "8-10"}).last_words()
    assert not t.game.lives(t.game.mayor)


def test_6_6_the_mayor_weighs_more_in_the_lift():
    """R11-08, R11-41: with anarchy a tie of a table with a mayor is possible."""
    t = optional("6.6", "6.7").first_day(STD).election({2: "1-10"}).speeches(n2=4, n3=9)
    both = {4: "1-10", 9: "1-10"}
    t.vote(both).tie_speeches().vote(both).is_at("D1.lift")
    t.fork().lift("2 3 4 5 6").expect(e.VotedOut, seats="4 9", cause="lift")
    t.lift("3 4 5 6 7").expect(e.NobodyLeft, reason="lift-failed")


def test_6_6_a_half_shows_in_the_sums_of_papers():
    """R11-39, R11-41."""
    t = optional("6.4", "6.6").first_day(STD).election({2: "1-10"}).speeches(n2=4, n3=9).vote(TIED)
    told = [event.secret for event in t.sees(SPECTATOR) if isinstance(event, e.HandsCounted)]
    assert told == [5, 5.5]


# --- 6.7 ---------------------------------------------------------------------------------------


def test_6_7_a_voter_may_vote_against_several():
    """R11-42."""
    t = optional("6.7").at("D2").speeches(n2=4, n3=9, n4=6)
    t.vote({4: "1 2 3 8", 9: "1 2 5 6 7", 6: "8 9"})
    t.expect(e.HandsCounted, candidate=9, hands="1 2 5 6 7", void="", cite="6.7")
    t.expect(e.HandsCounted, candidate=6, hands="8 9", absent="4 10")
    t.expect(e.VotedOut, seats="9")
    counts = [hands.bit_count() for hands in t.game.facts.ballots[-1].hands]
    assert counts == [4, 5, 4]


# --- 6.8 ---------------------------------------------------------------------------------------

BLACK = {1: 9, 2: 9, 3: 9, 4: 8, 5: 9, 6: 9, 7: 9, 8: 1, 9: 1, 10: 1}
WHITE = {1: 2, 2: 1, 3: 1, 4: 7, 5: 7, 6: 7, 7: 1, 8: 9, 9: 10, 10: 8}


def romanian():
    return optional("6.8").first_day(STD)


def test_6_8_more_black_than_white_is_executed():
    """R11-43."""
    t = romanian().balls(BLACK, WHITE)
    t.expect(e.BallsCounted, black=(3, 0, 0, 0, 0, 0, 0, 1, 6, 0), cite="6.8")
    t.expect(e.BallsCounted, white=(3, 1, 0, 0, 0, 0, 3, 1, 1, 1))
    t.expect(e.VotedOut, seats="9", cause="execution", cite="6.8").has_floor(9, 60)
    assert t.balance == "R7 B2"


def test_6_8_all_in_excess_leave_together_and_equality_saves():
    """R11-43."""
    t = romanian().balls(
        dict.fromkeys((1, 2, 3), 9) | dict.fromkeys(range(4, 11), 4),
        {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 9},
    )
    t.expect(e.VotedOut, seats="4 9").has_floor(4, 60).passes(4).has_floor(9, 60)
    none = romanian().balls(
        {seat: seat % 10 + 1 for seat in range(1, 11)},
        {seat: (seat + 4) % 10 + 1 for seat in range(1, 11)},
    )
    none.expect(e.NobodyLeft, reason="no-excess", cite="6.8").is_at("D1.dusk")


def test_6_8_two_balls_to_two_players_and_nobody_is_put_up():
    """R11-43."""
    t = romanian()
    t.refuses(c.Nominate(1, 5), cite="6.8", why="no-nominations")
    t.speeches().is_at("D1.balls").do(c.GiveBall(1, "black", 1))
    t.refuses(c.GiveBall(1, "white", 1), cite="6.8", why="both-balls")
    t.refuses(c.GiveBall(1, "black", 2), cite="6.8", why="ball-given")
    t.refuses(c.GiveBall(1, "white", 11), cite="6.8", why="no-such-seat")
    t.refuses(c.GiveBall(11, "white", 1), cite="6.8", why="no-such-seat")
    t.do(c.GiveBall(1, "white", 2))


def test_6_8_those_who_are_out_neither_give_nor_get():
    """R11-43."""
    t = optional("6.8").at("D2", alive="1-5 7-10").speeches()
    t.refuses(c.GiveBall(6, "white", 1), cite="6.8", why="voter-out")
    t.refuses(c.GiveBall(1, "white", 6), cite="6.8", why="out-of-game")


def test_6_8_a_removal_among_the_balls():
    """R11-11: the removed player's balls are void, and those given to them are given again."""
    t = romanian().speeches().do(c.GiveBall(1, "black", 5), c.GiveBall(5, "black", 1))
    t.dq(5, "L.9.1.2")
    assert t.game.phase.black == (0,) * 10
    t.do(c.GiveBall(1, "black", 4))


def test_6_8_the_lawyer_shields_from_the_balls():
    """R11-34."""
    t = optional("6.8", "lawyer").at("N2", cards=("citizen", "citizen", *STDX[2:]))
    t.miss().lawyer(9).balls(BLACK, WHITE).expect(e.VotedOut, seats="", spared="9")


def test_6_8_with_papers_only_the_sums_are_told():
    """R11-39, R11-43."""
    t = optional("6.4", "6.8").first_day(STD).balls(BLACK, WHITE)
    seen = t.sees(SPECTATOR)
    assert not any(isinstance(event, e.BallGiven) for event in seen)
    assert sum(isinstance(event, e.BallGiven) for event in t.sees(1)) == 2
    assert any(isinstance(event, e.BallsCounted) for event in seen)


def test_6_8_each_player_is_offered_his_own_balls():
    t = romanian().speeches()
    own = offers(t.rules, t.game, 3)
    assert [(offer.verb, offer.choices["colour"].of) for offer in own] == [
        ("ball", ("black",)),
        ("ball", ("white",)),
    ]


# --- A table of four to six --------------------------------------------------------------------


FEW = ("citizen",) * 4 + ("mafia",)


def test_6_5_the_first_day_of_a_few_repeats_until_somebody_is_executed():
    """R11-55, 7.5: after two ties there is no deputy, and nobody yet to host a night."""
    t = optional("6.5", size=4).deal(FEW[1:]).election({1: "1 2", 2: "3 4"})
    t.election({1: "1 2", 2: "3 4"}).expect(e.DayBroke, number=1, cite="7.5").is_at("D1.speech")
    t.election({1: "1 2 3 4"}).dq(1, "L.9.1.3")
    t.expect(e.DayBroke, number=1, cite="7.5").never(e.NobodyLeft).is_at("D1.speech")
    t.election({2: "2 3 4"}).execute(3).expect(e.VotedOut, seats="3", cite="7.5")


def test_6_5_later_days_of_a_few_may_end_without_an_execution():
    t = optional("6.5", size=6).at("D2", cards=("citizen", *FEW), alive="1 2 3 6")
    t.election({1: "1 2", 2: "3 6"}).election({1: "1 2", 2: "3 6"})
    t.expect(e.NobodyLeft, reason="no-deputy", cite="6.5").is_at("D2.dusk")


def test_6_8_the_first_day_of_a_few_repeats_until_somebody_is_executed():
    """7.5: where no one has more black balls than white ones, all is repeated."""
    t = optional("6.8", size=4).deal(FEW[1:])
    t.balls({1: 2, 2: 3, 3: 4, 4: 1}, {1: 3, 2: 4, 3: 1, 4: 2})
    t.expect(e.DayBroke, number=1, cite="7.5").is_at("D1.speech")
    t.balls({1: 2, 2: 1, 3: 2, 4: 2}, {1: 3, 2: 4, 3: 1, 4: 1})
    t.expect(e.VotedOut, seats="2", cite="7.5").is_at("D1.dusk")


def few_with_a_mayor():
    """Five players, 2 is their mayor, and the first day executes 2."""
    t = optional("6.6", size=5).deal(FEW).election({2: "1 2 3 4 5"}).speeches(n1=2)
    return t.vote({2: "1 3 4 5"}).expect(e.VotedOut, seats="2", cite="7.5").is_at("D1.dusk")


def test_6_6_a_mayor_who_will_host_names_his_heir_first():
    """6.6 makes no exception for a mayor who has no last word."""
    t = few_with_a_mayor()
    assert t.offer("successor").actor == 2
    t.refuses(c.Successor(2), cite="6.6", why="out-of-game").refuses(c.Successor(9), cite="6.6")
    t.successor(3).expect(e.SuccessorNamed, seat=2, target=3, cite="6.6").never(e.OfficeLapsed)
    t.refuses(c.Successor(4), why="not-now").night().hunt(1).dawn()
    assert t.game.mayor == 3
    t.never(e.OfficeLapsed)


def test_6_6_or_takes_the_office_with_him():
    t = few_with_a_mayor().night().expect(e.OfficeLapsed, seat=2, cite="6.6")
    assert (t.game.mayor, t.game.rare.lapsed) == (0, True)


def test_6_6_a_removed_mayor_leaves_no_mayor():
    """R11-41, L.9.3: without a last word there is nobody to name; the office lapses at once."""
    t = mayor(2).dq(2, "L.9.1.3").expect(e.OfficeLapsed, seat=2, cite="6.6")
    assert t.game.mayor == 0
    t.never(e.ElectionOpened, round=2)


def test_6_6_of_several_who_leave_the_mayor_speaks_first_and_names_nobody():
    """The lift without the mayor's hand: 6.11 leaves them no vote, so it can be reached."""
    t = optional("6.6", "6.11").first_day(STD).election({2: "1 2 3 4 5 6 7 8 9 10"})
    t.card("the mayor is silent", voters="1 3 4 5 6 7 8 9").speeches(n1=2, n3=9)
    tie = {2: "1 3 4 5", 9: "6 7 8 9"}
    t.vote(tie).tie_speeches().vote(tie).lift("1 3 4 5 6 7").has_floor(2, 60)
    t.passes(2).expect(e.OfficeLapsed, seat=2, cite="6.6").has_floor(9, 60)


def test_6_6_a_removed_mayor_is_not_replaced_when_the_first_day_begins_anew():
    """At a small table the day may be repeated; the office has lapsed all the same."""
    t = optional("6.6", size=5).deal(FEW).election({2: "1 2 3 4 5"}).dq(2, "L.9.1.3")
    t.speeches().expect(e.DayBroke, cite="7.5").is_at("D1.speech")
    assert len(t.every(e.ElectionOpened)) == 1
