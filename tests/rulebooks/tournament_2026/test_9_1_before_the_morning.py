"""Between the last act of a night and «Утро»: what is noticed then belongs to the night."""

from gorod.engine import SPECTATOR
from gorod.engine.events import DayBroke, Decided, DutyDone, NightResolved, RemovalDue
from tests.kit.tables_tournament_2026 import T10, Tourney


def test_9_1_a_the_morning_waits_until_it_is_announced():
    t = Tourney().at("N3").lingering().courtesan(9).hunt(10).doctor(11).maniac(0).is_at("N3.dawn")
    assert (t.awaits, t.clock) == (("proceed", "technical"), (0, 0))
    t.proceed().expect(DutyDone, duty="dawn", cite="9.1.a").expect(NightResolved, seats="10")
    t.is_at("N3.last-word")


def test_9_1_a_the_first_night_has_that_moment_too():
    t = Tourney().deal(T10)
    for _ in range(4):
        t.proceed()
    t.is_at("N1.dawn").proceed().expect(DayBroke, number=1)


def test_14_1_2_who_peeked_before_the_morning_leaves_with_it():
    """TR-A51."""
    t = Tourney().at("N3").lingering().courtesan(9).hunt(10).doctor(11).maniac(0)
    t.dq(12, "14.1.2").expect(RemovalDue, seat=12).is_at("N3.dawn").proceed()
    assert {10, 12}.isdisjoint(t.alive)


def test_17_4_who_is_removed_before_the_third_morning_has_changed_the_night():
    """The mafia's guest spoils its shot, so the night itself changes nothing."""
    t = Tourney().at("N5", alive="1 7 8 9 10")
    for guest, patient in ((1, 7), (9, 10)):
        t.courtesan(guest).hunt(10).doctor(patient).dawn().goes_on().night()
    t.lingering().courtesan(1).hunt(9).doctor().is_at("N7.dawn").dq(10, "14.1.1")
    t.proceed().goes_on().is_at("D7.speech")
    assert t.game.facts.departures[-1].moment == "N7"


def test_17_2_the_night_is_weighed_after_it():
    """The last mafioso goes before the morning; the maniac's shot has yet to count."""
    t = Tourney().at("N5", alive="2 3 7", cards=T10).lingering().courtesan().hunt(7)
    t.sheriff().maniac(7).is_at("N5.dawn").dq(2, "14.1.1").goes_on()
    t.proceed().expect(Decided, winners=("maniac",))


def test_9_1_a_the_table_hears_the_same_whoever_is_alive():
    heard = []
    for alive in ("1-13", "1 5 9-13"):
        t = Tourney().at("N3", alive=alive).lingering().acts(None, 9, None, 0)
        heard.append([type(e) for e in t.sees(SPECTATOR)])
    assert heard[0] == heard[1]
