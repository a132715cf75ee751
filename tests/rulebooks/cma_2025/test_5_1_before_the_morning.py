"""Between the last act of a night and «Утро»: what is noticed then belongs to the night."""

import pytest

from gorod.engine import SPECTATOR
from gorod.engine.commands import Foul, Show
from gorod.engine.events import (
    DayBroke,
    Decided,
    Disqualified,
    DutyDone,
    Fouled,
    NightFell,
    NightResolved,
    VoteCancelled,
)
from gorod.engine.evolve import fold
from gorod.engine.history import begin, line_of
from gorod.record import parse, replay
from tests.kit.tables_cma_2025 import City, L

K = """mgn 1
rules cma-2025
seat 1 citizen a
seat 2 beauty b
seat 3 maniac c
seat 4 mafia d
seat 5 citizen e
seat 6 doctor f
seat 7 don g
seat 8 citizen h
seat 9 sheriff i
seat 10 citizen j
seat 11 mafia k
seat 12 citizen l
position D3 opener 3 alive 1 2 3 4 5 6 7 8 9 10 11 12

"""
QUIET = "miss\nmaniac -\nbeauty -\ndoctor -\n"


def read(text):
    return replay(parse(K + text, "k.mgn"), "k.mgn")


def test_5_1_a_the_morning_waits_until_it_is_announced():
    t = City().at("N3").lingering().acts(mafia=8).is_at("N3.dawn")
    assert (t.awaits, t.clock) == (("proceed",), (0, 0))
    t.proceed().expect(DutyDone, duty="dawn", cite="5.1.a").expect(NightResolved, seats="8")
    t.is_at("N3.last-word")


def test_5_1_a_the_first_night_has_that_moment_too():
    t = City().deal(L)
    for _ in range(6):
        t.proceed()
    t.is_at("N1.dawn").proceed().expect(DayBroke, number=1).is_at("D1.speech")


def test_5_1_a_nobody_is_awake_in_it():
    t = City().at("N3").lingering().acts(mafia=8)
    t.refuses(Show("doctor", 8), why="checked-already")


def test_13_4_a_removal_noticed_before_the_third_morning_is_no_draw():
    played = read("".join(f"N{n}\n{QUIET}" for n in (4, 5, 6)) + "dq 12 11.6\nD6\n")
    (left,) = played.game.facts.departures
    assert (left.seat, left.moment, played.game.outcome) == (12, "N6", None)
    assert played.game.vote_is_cancelled(6)


def test_13_4_a_record_may_stop_with_the_last_act_of_the_third_quiet_night():
    played = read("".join(f"N{n}\n{QUIET}" for n in (4, 5, 6)))
    assert played.game.outcome is not None
    assert played.game.outcome.kind == "draw"


def test_13_4_a_record_that_stops_before_an_ordinary_morning_waits_for_it():
    assert read("N4\n" + QUIET).game.phase.duties == ("dawn",)


def test_13_1_a_who_is_removed_before_the_morning_was_removed_at_night():
    """CMA-A46."""
    t = City().at("N3").lingering().acts().dq(8, "11.6").is_at("N3.dawn").never(VoteCancelled)
    t.expect(Disqualified, seat=8, removed=True)
    t.proceed().expect(VoteCancelled, day=3).expect(DayBroke, cancelled=True)
    assert t.game.facts.departures[-1].moment == "N3"


def test_7_12_a_whom_the_night_kills_cannot_be_saved_by_leaving_before_the_morning():
    t = City().at("N3").lingering().acts(mafia=8).dq(8, "11.6").proceed()
    t.never(VoteCancelled).is_at("D3.speech")
    assert 8 not in t.alive


def test_1_3_maniac_the_night_is_weighed_after_it():
    """The last black goes before the morning, and the maniac's victim with the morning."""
    t = City().at("N5", alive="1 4 8 9").lingering().acts(maniac=8).dq(1, "11.6").goes_on()
    t.proceed().expect(Decided, winners=("maniac",))


def test_7_12_d_a_sanction_on_a_victim_is_meant_in_his_last_word():
    """As records said it before; only an explicit `dawn` after it puts it before the morning."""
    night = "N4\nshoot 8\nmaniac -\nbeauty -\ndoctor -\n"
    for later in ("pass 8\n", "D4\n", "foul 1\nD4\n"):
        turns = line_of(read(night + "foul 8 10.1\n" + later).history.head)
        (fouled,) = [t for t in turns if t.command == Foul(8, "10.1")]
        assert fouled.before.game.phase.queue == (8,)
    played = read(night + "foul 8 10.1\ndawn\n")
    assert played.game.fouls[7] == 1
    assert [type(e) for e in played.history.head.before.events] == [Fouled]
    assert read(night + "foul 1 10.1\n").game.phase.duties == ("dawn",)
    assert read(night + "dawn\nfoul 1 10.1\n").game.leaving


def test_7_12_d_where_the_record_stops_no_morning_was_announced_yet():
    """A table that is before the morning is exported, and read back in the same state."""
    night = "N4\nshoot 8\nmaniac -\nbeauty -\ndoctor -\n"
    t = read(night + "foul 8 10.1\nout 8 kill\n").game
    assert (t.phase.duties, t.fouls[7]) == (("dawn",), 1)


def test_7_12_d_a_record_of_a_decided_game_may_stop_in_the_last_word():
    alive = K.replace("alive 1 2 3 4 5 6 7 8 9 10 11 12", "alive 1 4 5 7 8")
    text = alive + QUIET.replace("miss", "N4\nshoot 8") + "foul 8 10.1\n"
    game = replay(parse(text, "k.mgn"), "k.mgn").game
    assert game.phase.queue == (8,)
    assert game.outcome.winners == ("black",)


def test_7_12_d_the_word_is_taken_back_like_any_move():
    played = read("N4\n" + QUIET + "dawn\nundo too early\n")
    assert played.game.phase.duties == ("dawn",)


@pytest.mark.parametrize("text", ["dawn\n", "N4\ndawn\n", "N4\n" + QUIET + "dawn\ndawn\n"])
def test_5_1_a_no_morning_is_announced_at_another_time(text):
    with pytest.raises(Exception, match=r"k\.mgn:"):
        read(text)


def test_5_1_a_the_table_hears_the_same_whoever_is_alive():
    heard = []
    for alive in ("1-12", "2 3 8-12"):
        t = City().at("N3", alive=alive).lingering().acts().proceed()
        heard.append([type(e) for e in t.sees(SPECTATOR)])
    assert heard[0] == heard[1]


def test_5_1_a_a_stored_night_without_it_goes_on_as_before():
    t = City().at("D2").speeches()
    log = [*t.history.log, NightFell(3, ("hunt", "don", "maniac", "sheriff", "beauty", "doctor"))]
    t._history = begin(fold(log), tuple(log))
    t.lingering().miss().maniac(0).beauty(0).doctor(0).is_at("D3.speech")
