"""Clause 5: the Doctor, the Maniac and the Lawyer."""

from gorod.engine import commands as c
from gorod.engine import events as e
from tests.kit.tables_fiim_2011_options import STDX, optional


def all_three():
    return optional("doctor", "maniac", "lawyer")


def second_night():
    """STD10X; the first day has removed nobody."""
    return all_three().first_day(STDX).quiet_day()


def second_day():
    """The mafia has missed in the second night, and nobody else has acted."""
    return all_three().at("N2", cards=STDX).miss()


def test_5_the_roles_are_called_after_the_sheriff_and_the_first_night_only_shows_them():
    """R11-29, R11-30."""
    t = all_three().deal(STDX)
    assert t.balance == "R7 B3"
    called = []
    while t.game.night:
        called.append(t.where)
        t.proceed()
    looks = ("meet", "don-look", "sheriff-look", "doctor-look", "maniac-look", "lawyer-look")
    assert called == [f"N1.{step}" for step in (*looks, "dawn")]
    t.quiet_day().miss()
    for role in ("don", "sheriff", "doctor", "maniac", "lawyer"):
        t.is_at(f"N2.{role}").proceed()
    t.proceed().is_at("D2.speech")


def test_5_1_the_doctor_saves_and_a_third_heal_in_a_row_is_refused():
    """R11-31."""
    t = second_night().hunt(4).doctor(4).dawn()
    t.is_at("D2.speech").never(e.DeathAnnounced)
    t.quiet_day().hunt(5).doctor(4).dawn()
    assert 5 not in t.alive
    t.quiet_day().hunt(6).don().sheriff()
    t.refuses(c.Show("doctor", 4), cite="5.1", why="healed-twice")
    t.doctor(6).dawn()
    assert 6 in t.alive
    assert [d.seat for d in t.game.facts.departures] == [5]


def test_5_1_a_night_without_the_patient_lets_him_be_healed_again():
    """R11-31: another patient, or none, resets the count; doctors may treat themselves."""
    t = second_night().hunt(9).doctor(1).dawn().quiet_day().miss().doctor(1).dawn().quiet_day()
    t.miss().don().sheriff().refuses(c.Show("doctor", 1), cite="5.1", why="healed-twice")
    t.doctor(None).dawn().quiet_day().miss().doctor(1).dawn()
    t.quiet_day().miss().doctor(1).dawn().quiet_day().miss().doctor(4).dawn()
    t.quiet_day().hunt(1).doctor(1).dawn()
    assert 1 in t.alive


def test_5_1_a_player_who_is_out_is_not_healed():
    t = optional("doctor").at("N3", alive="1-5 7-10", cards=("doctor", *STDX[3:4] * 2, *STDX[3:]))
    t.miss().don().sheriff().refuses(c.Show("doctor", 6), cite="5.1", why="out-of-game")


def test_5_1_no_cure_helps_against_the_maniac():
    """R11-31."""
    t = second_night().hunt(4).doctor(4).maniac(4).dawn()
    assert 4 not in t.alive
    assert t.game.facts.departures[0].rule == "maniac-kill"


def test_5_1_the_doctor_who_is_shot_still_heals():
    """R11-30: a victim's own act counts."""
    t = second_night().hunt(1).doctor(1).dawn()
    assert 1 in t.alive


def test_5_1_a_position_tells_whom_the_doctor_has_healed():
    """R11-31: the last two patients, the latest last."""
    twice = (("doctor", 1, 4), ("doctor", 1, 4))
    t = all_three().at("N4", cards=STDX, deeds=twice).miss().don().sheriff()
    t.refuses(c.Show("doctor", 4), cite="5.1")
    once = (("doctor", 1, 4), ("doctor", 1, 5))
    all_three().at("N4", cards=STDX, deeds=once).miss().doctor(5)


def test_5_2_two_victims_of_one_night():
    """R11-30."""
    t = second_night().hunt(4).maniac(9)
    t.proceed().is_at("N2.dawn").proceed().expect(e.NightResolved, seats="4 9", cite="5.2")
    t.expect(e.DeathAnnounced, seats="4 9").has_floor(4, 60)
    t.passes(4).has_floor(9, 60).passes(9)
    assert t.balance == "R6 B2"


def test_5_2_the_same_victim_dies_once():
    t = second_night().hunt(4).maniac(4).proceed().proceed()
    t.expect(e.NightResolved, seats="4")
    assert t.game.facts.departures[0].rule == "night-kill"


def test_5_2_an_attacked_player_loses_his_vote_for_one_day():
    """R11-32: the missing vote goes to nobody."""
    t = second_day().attack(5, "vote").proceed().proceed()
    t.expect(e.DayBroke, voteless="5", mute="", cite="5.2")
    t.speeches(n3=4, n4=9)
    t.refuses(c.Hands(4, (5,)), why="no-vote")
    t.vote({4: "1 2 8 9 10", 9: "3 4 6 7"})
    t.expect(e.HandsCounted, candidate=9, absent="")
    t.expect(e.VotedOut, seats="4")
    t.last_words().night().miss().dawn().speeches(n3=9)
    t.vote({9: "5"}).expect(e.VotedOut, seats="9")


def test_5_2_an_attacked_player_loses_his_speech_and_keeps_the_rest():
    """R11-32: nomination, shootout speech and last word stay."""
    t = second_day().attack(2, "speech").proceed().proceed()
    t.expect(e.DayBroke, mute="2", voteless="")
    t.has_floor(2, 0).nominate(2, 4).nominate(3, 2).finish_speeches()
    t.vote({4: "1 3 5 6 7", 2: "2 4 8 9 10"}).is_at("D2.tie").has_floor(4, 30)
    t.passes(4).has_floor(2, 30).passes(2).vote({4: "1", 2: "2-10"}).has_floor(2, 60)


def test_5_2_an_attack_may_take_both_and_kills_nobody():
    """R11-32."""
    t = second_day().attack(5, "speech", "vote").proceed().proceed()
    t.expect(e.DayBroke, mute="5", voteless="5")
    assert t.balance == "R7 B3"
    t.quiet_day().miss().dawn().turn(5).has_floor(5, 60)


def test_5_2_nothing_else_can_be_taken():
    t = second_night().miss().don().sheriff().doctor()
    t.refuses(c.Show("maniac", 5, takes=("card",)), cite="5.2", why="no-such-act")
    t.refuses(c.Show("maniac", 0, takes=("vote",)), cite="5.2", why="no-such-act")


def test_5_2_the_maniac_is_red_for_the_sheriff_and_for_the_victory():
    """R11-33."""
    second_night().miss().sheriff(2).expect(e.Checked, answer="red")
    t = all_three().at("D4", alive="2 7 9", cards=STDX)
    t.speeches(n7=9).vote({9: "2 7"}).last_words().won("red")


def test_5_2_the_maniac_does_not_reach_those_who_are_out():
    t = all_three().at("N3", alive="1-5 7-10", cards=STDX).miss().don().sheriff().doctor()
    t.refuses(c.Show("maniac", 6), cite="5.2", why="out-of-game")


def test_5_3_a_shielded_player_is_condemned_and_stays():
    """R11-34."""
    t = second_day().lawyer(9).speeches(n2=9, n3=4)
    t.vote({9: "1-7", 4: "8 9 10"})
    t.expect(e.VotedOut, seats="", spared="9").is_at("D2.dusk")
    assert len(t.alive) == 10


def test_5_3_not_himself_and_a_lift_takes_the_others():
    """R11-34."""
    t = all_three().at("N2", cards=STDX).miss().don().sheriff().doctor().maniac()
    t.refuses(c.Show("lawyer", 3), cite="5.3", why="own-lawyer")
    t.lawyer(9).speeches(n2=4, n3=9)
    tied = {4: "1 2 3 8 10", 9: "4 5 6 7 9"}
    t.vote(tied).tie_speeches().vote(tied).lift("1 2 3 5 6 7")
    t.expect(e.VotedOut, seats="4", spared="9")
    assert t.last_words().balance == "R6 B3"


def test_5_3_the_shield_lasts_a_day_may_be_repeated_and_outlives_the_lawyer():
    """R11-34."""
    t = second_night().hunt(3).lawyer(9).dawn()
    t.speeches(n2=9).vote({9: ""}).expect(e.VotedOut, seats="", spared="9")
    t.night().miss().dawn().speeches(n4=9).vote({9: ""}).expect(e.VotedOut, seats="9")
    again = second_night().miss().lawyer(9).dawn().quiet_day().miss().lawyer(9)
    again.expect(e.Acted, target=9)


def test_5_3_a_removal_is_not_covered():
    """R11-34."""
    t = second_day().lawyer(9).dq(9, "L.9.1.2")
    assert 9 not in t.alive


def test_5_3_those_who_are_out_need_no_lawyer():
    t = all_three().at("N3", alive="1-5 7-10", cards=STDX).miss().don().sheriff()
    t.doctor().maniac().refuses(c.Show("lawyer", 6), cite="5.3", why="out-of-game")
