"""Game days and hours: the calendar over whole years, stamps in other zones, stubs and codes."""

from datetime import UTC, date, datetime, timedelta, timezone
from itertools import pairwise, takewhile

import pytest

from gorod.engine import SPECTATOR, offers
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.choices import One, Window
from gorod.engine.events import GameEnded
from gorod.rulebooks.policies.by_day.calendar import game_days, locate, moscow, since_the_end, span
from gorod.rulebooks.policies.by_day.hours import clan_bases, final_protocol, ranked
from tests.kit.by_day_scenarios import B12, BOOK, Days

START = date(2026, 7, 1)
MSK = timezone(timedelta(hours=3))


def at(text):
    return datetime.fromisoformat(f"2026-{text}")


def test_d_1_plain_weekdays():
    days = [span(START, n) for n in (1, 2, 3)]
    assert [day.first for day in days] == [date(2026, 7, n) for n in (1, 2, 3)]
    assert all(day.seconds == 86400 for day in days)
    assert days[0].opens == datetime(2026, 6, 30, 21, tzinfo=UTC)


def test_d_1_other_time_zones():
    vladivostok = timezone(timedelta(hours=10))
    last = datetime(2026, 7, 3, 6, 59, 59, tzinfo=vladivostok)
    assert locate(START, last) == (2, 1)
    assert locate(START, last + timedelta(seconds=1)) == (3, 86400)
    assert moscow(datetime(2026, 7, 1, 12)).tzinfo == moscow(last).tzinfo  # noqa: DTZ001


def test_d_1_before_the_game_there_is_no_day():
    assert locate(START, at("06-30T23:59:59+03:00")) == (0, 0)
    Days(day=1).refuses(b.CastBallot(9, 1, (0, 0)), "other-day", "D.3")


def test_d_1_beyond_any_game_there_is_no_day_either():
    assert locate(START, datetime(2099, 1, 1, tzinfo=MSK)) == (0, 0)


def test_d_2_results_are_due_by_nine():
    """BD-A38."""
    assert since_the_end(START, 3, at("07-04T09:00:00+03:00")) == 32400
    assert since_the_end(START, 4, at("07-07T09:00:00+03:00")) == 32400
    for after, late in ((32400, False), (32460, True), (None, False)):
        d = Days().votes().do(b.CloseDay(None, after))
        (closed,) = [x for x in d.latest if isinstance(x, e.DayClosed)]
        assert closed.late is late


def test_d_3_up_to_the_last_second():
    assert locate(START, at("07-01T23:59:59.999+03:00")) == (1, 1)
    assert locate(START, at("07-02T00:00:00+03:00")) == (2, 86400)
    d = Days(day=2).do(b.CastBallot(9, 1, (2, 1)))
    d.refuses(b.CastBallot(10, 1, (3, 86400)), "other-day", "D.3")
    d.refuses(b.CloseDay((2, 2), -2), "day-runs", "D.3").do(b.CloseDay((2, 1), -1))


def test_d_4_the_weekend_is_one_day():
    """BD-A37."""
    day = span(START, 4)
    assert (day.first, day.last, day.seconds) == (date(2026, 7, 4), date(2026, 7, 6), 259200)
    assert locate(START, at("07-05T12:00:00+03:00"))[0] == 4
    assert locate(START, at("07-06T23:59:59+03:00")) == (4, 1)
    assert span(START, 5).first == date(2026, 7, 7)
    assert span(START, 9).first == date(2026, 7, 11)


@pytest.mark.parametrize(("start", "seconds"), [(4, 259200), (5, 172800), (6, 86400)])
def test_d_4_a_start_on_saturday_sunday_or_monday(start, seconds):
    """BD-A40."""
    day = span(date(2026, 7, start), 1)
    assert (day.seconds, day.last) == (seconds, date(2026, 7, 6))


def test_d_4_holidays_change_nothing():
    """BD-A41."""
    start = date(2026, 12, 30)
    assert span(start, 3).first == date(2027, 1, 1)
    assert (span(start, 4).first, span(start, 4).last) == (date(2027, 1, 2), date(2027, 1, 4))


@pytest.mark.parametrize("first", [date(2026, 1, 1) + timedelta(days=n) for n in range(7)])
def test_d_4_a_whole_year_without_gaps_five_days_a_week(first):
    year = list(takewhile(lambda day: day.first < first + timedelta(days=365), game_days(first)))
    assert year[0].first == first
    assert [day.number for day in year] == list(range(1, len(year) + 1))
    for before, after in pairwise(year):
        assert before.ends == after.opens
        assert after.first.weekday() in (1, 2, 3, 4, 5)
        assert after.seconds == (259200 if after.first.weekday() == 5 else 86400)
    for n in range(365):
        noon = datetime(first.year, first.month, first.day, 12, tzinfo=MSK) + timedelta(days=n)
        number, left = locate(first, noon)
        day = year[number - 1] if number <= len(year) else span(first, number)
        assert day.first <= noon.date() <= day.last
        assert left == (day.ends - noon).total_seconds()
    assert 259 <= len(year) <= 263


def test_t_1_another_channel_is_no_vote():
    d = Days().votes(silent="9").close().left("9")
    assert "T.1" in BOOK.citations["course"]
    assert d.cause(9) == ("no-vote", "E.7")


def test_t_2_a_code_for_each_day_survived():
    d = Days.dealt(Days().game.cards)
    for day in (1, 2, 3, 4):
        d.votes().close()
        if day != 3:
            d.do(b.EnterCode(9, day))
    assert d.hours(9) == 72
    d.refuses(b.EnterCode(9, 3), "no-code", "T.2").refuses(b.EnterCode(9, 4), "no-code", "T.2")
    d.refuses(b.EnterCode(9, 5), "no-code", "T.2").refuses(b.EnterCode(0, 4), "no-such-seat", "T.2")


def test_t_2_no_code_for_a_victim():
    """BD-A49."""
    d = Days(day=1).votes().close().do(b.EnterCode(11, 1)).acts(clan=11).votes().close()
    d.refuses(b.EnterCode(11, 2), "no-code", "T.2")
    assert d.hours(11) == 24


def test_t_2_the_last_code_is_taken_on_an_epilogue_level():
    """BD-A32."""
    d = Days(B12, alive="1 8 9 10").votes({1: "8 9 10", 8: "1"})
    d.do(b.CloseDay((3, 80000), 2820)).won("civilian", clause="W.1")
    d.refuses(b.EnterCode(9, 2, (3, 86000)), "placeholder", "T.5")
    d.refuses(b.EnterCode(9, 2, (4, 86000)), "other-day", "D.3")
    d.do(b.EnterCode(9, 2, (3, 70000))).refuses(b.EnterCode(1, 2), "no-code", "T.2")
    assert d.hours(9) == 24


def test_t_2_before_the_first_close_there_is_no_code():
    Days.dealt(B12).refuses(b.EnterCode(9, 1), "no-code", "T.2")


def test_t_3_the_first_valid_answer_shuts_the_bonus():
    """BD-A23."""
    d = Days().do(b.Act(6, 9)).refuses(b.Act(6, 10), "answered-already", "T.3")
    d.refuses(b.Act(7, 17), "no-such-seat", "G.1").do(b.Act(7, 9))


def test_t_4_the_best_votes_begin_at_ten():
    """BD-A31, BD-A36."""
    assert span(START, 4).left(at("07-06T22:00:00+03:00")) == 7200
    d = Days().do(b.WriteLegend(9, "x"))
    d.refuses(b.ChooseLegend(1, 9, (2, 7201)), "best-votes-closed", "T.4")
    d.do(b.ChooseLegend(1, 9, (2, 7200)))


def test_t_4_the_players_vote_for_the_best_player_too():
    """BD-A31."""
    d = Days(alive="1-15").refuses(b.ChoosePlayer(1, 9, (2, 7201)), "best-votes-closed", "T.4")
    d.refuses(b.ChoosePlayer(1, 9, (3, 100)), "other-day", "D.3")
    d.refuses(b.ChoosePlayer(1, 1), "own-choice", "T.4")
    d.refuses(b.ChoosePlayer(1, 16), "out-of-game", "T.4")
    d.refuses(b.ChoosePlayer(1, 17), "no-such-seat", "T.4")
    d.refuses(b.ChoosePlayer(17, 1), "no-such-seat", "G.16")
    d.do(b.ChoosePlayer(1, 9, (2, 7200)), b.ChoosePlayer(2, 9), b.ChoosePlayer(16, 3))
    d.refuses(b.ChoosePlayer(1, 3), "answered-already", "T.3")


def test_t_4_the_vote_is_the_hosts_and_its_authors_until_the_results():
    d = Days().do(b.ChoosePlayer(1, 9), b.ChoosePlayer(2, 9), b.ChoosePlayer(3, 10))
    for viewer in (SPECTATOR, 2, 9):
        seen = [x for x in d.seen_by(viewer) if isinstance(x, e.PlayerChosen)]
        assert [x.seat for x in seen] == ([2] if viewer == 2 else [])
    d.votes().close()
    (closed,) = [x for x in d.seen_by(SPECTATOR) if isinstance(x, e.DayClosed)]
    assert closed.favourites == (9,)


def test_t_4_the_vote_brings_no_hours_and_may_be_level():
    """BD-A31."""
    d = Days().do(b.ChoosePlayer(1, 9), b.ChoosePlayer(2, 10)).do(b.NameBestPlayer(11))
    d.votes().close()
    (closed,) = [x for x in d.latest if isinstance(x, e.DayClosed)]
    assert (closed.favourites, closed.best_player) == ((9, 10), 11)
    assert [d.hours(seat) for seat in (9, 10, 11)] == [0, 0, 4]
    quiet = Days().votes().close()
    assert [x.favourites for x in quiet.latest if isinstance(x, e.DayClosed)] == [()]


def test_t_4_it_is_offered_beside_the_hosts_choice():
    d = Days(B12).do(b.ChoosePlayer(1, 9), b.NameBestPlayer(9))
    standing = [offer for offer in offers(BOOK.rules, d.game) if offer.verb == "best-player"]
    assert [offer.actor for offer in standing] == list(range(2, 13))
    assert standing[0].choices == {
        "target": One((1, *range(3, 13))),
        "at": Window(2, 7200),
    }


def test_t_5_between_midnight_and_publication_nothing_is_accepted():
    """BD-A39."""
    d = Days(day=4).votes().do(b.CloseDay((5, 86400 - 2820), 2820))
    d.refuses(b.CastBallot(9, 1, (5, 86400 - 600)), "placeholder", "T.5")
    d.do(b.CastBallot(9, 1, (5, 86400 - 3000)))
    assert BOOK.rules.seconds["publication"] == 3000
    later = Days(day=4).votes().do(b.CloseDay((6, 100), 90000))
    later.refuses(b.CastBallot(9, 1, (5, 5)), "placeholder", "T.5")


def test_t_5_the_first_day_is_open_at_once():
    """BD-A50."""
    Days.dealt(B12).do(b.CastBallot(9, 1, (1, 86400)))


CLANS = {1: "mafia", 2: "mafia", 3: "civilian", 4: "civilian", 5: "maniac"}


def places(bases, bonuses):
    times = {seat: 60 * (bases[CLANS[seat]] - bonus) for seat, bonus in bonuses.items()}
    return [(p.place, p.seat, p.minutes // 60) for p in ranked(times, CLANS)]


def test_t_6_three_groups_without_mixing():
    """BD-A35."""
    bases = {"civilian": 0, "mafia": 24, "maniac": 48}
    assert places(bases, {3: 100, 4: 90, 1: 80, 2: 70, 5: 60}) == [
        (1, 3, -100), (2, 4, -90), (3, 1, -56), (4, 2, -46), (5, 5, -12)]  # fmt: skip


def test_t_6_a_game_that_the_host_stopped_has_no_winner():
    """BD-A56."""
    d = Days(day=1).do(b.WriteLegend(9, "x")).votes().close()
    d.do(b.EnterCode(9, 1), b.WriteLegend(9, "y"), b.CastBallot(9, 1))
    d.refuses(b.StopGame(" "), "stop-unexplained", "T.6").do(b.StopGame("движок недоступен"))
    outcome = d.game.outcome
    assert (outcome.winners, outcome.kind, outcome.moment) == ((), "stopped", "D2")
    assert BOOK.citations[outcome.rule] == ("T.6",)
    for viewer in (SPECTATOR, 9):
        kinds = [type(x) for x in d.seen_by(viewer)][-3:]
        assert kinds == [e.GameStopped, GameEnded, e.RolesRevealed]
    assert {p.minutes for p in final_protocol(BOOK.edition, d.game)} == {1440, 1440 - 1470}
    d.refuses(b.CastBallot(10, 1), "not-now", "G.9").refuses(b.StopGame("x"), "not-now", "T.6")
    d.do(b.EnterCode(10, 1))
    assert {offer.verb for offer in offers(BOOK.rules, d.game)} == {"answer"}


def test_t_6_a_stopped_game_ranks_the_clans_that_are_out_last():
    d = Days(B12, alive="1 2 8 9 10").do(b.StopGame("пропали игроки"))
    assert clan_bases(BOOK.edition, d.game) == {"civilian": 1440, "mafia": 1440, "maniac": 2880}


def test_t_6_the_last_codes_of_a_stopped_game_keep_its_calendar():
    d = Days(day=1).votes().do(b.CloseDay((2, 80000), 6400)).do(b.StopGame("x"))
    d.refuses(b.EnterCode(9, 1, (2, 81000)), "placeholder", "T.5")
    d.refuses(b.EnterCode(9, 1, (3, 5)), "other-day", "D.3").do(b.EnterCode(9, 1, (2, 79000)))


def test_t_6_1_the_winning_clan_starts_from_zero():
    d = Days(B12, alive="1 8 9 10").votes({1: "8 9 10", 8: "1"}).close()
    bases = clan_bases(BOOK.edition, d.game)
    assert bases["civilian"] == 0
    top = final_protocol(BOOK.edition, d.game)[0]
    assert (top.place, top.clan, top.minutes) == (1, "civilian", 0)
    assert [p.place for p in final_protocol(BOOK.edition, d.game)] == [1] * 8 + [9] * 3 + [12]


def test_t_6_2_the_clan_that_held_out_longer_or_is_still_there():
    d = Days(B12, alive="1 6 8").acts(n1=8).votes({8: "1 6", 1: "8"}).close()
    assert clan_bases(BOOK.edition, d.game) == {"maniac": 0, "mafia": 1440, "civilian": 2880}


def test_t_6_2_on_one_day_the_later_step_is_the_better():
    """BD-A33."""
    d = Days(B12, alive="1 6 8 9").do(b.CommitSuicide(6)).votes({1: "6 8 9", 8: "1"}).close()
    assert clan_bases(BOOK.edition, d.game) == {"civilian": 0, "mafia": 1440, "maniac": 2880}
    level = Days(B12, alive="1 6 8 9").do(b.CommitSuicide(6), b.CommitSuicide(1))
    level.votes({8: "1 6 9", 9: "8"}).close()
    assert clan_bases(BOOK.edition, level.game) == {"civilian": 0, "mafia": 1440, "maniac": 1440}


def test_t_6_3_last_the_clan_that_was_gone_first():
    d = Days(B12, alive="1 8 9 10").votes({1: "8 9 10", 8: "1"}).close()
    assert clan_bases(BOOK.edition, d.game)["maniac"] == 2880


def test_t_7_the_diligent_overtake_players_of_a_better_clan():
    """BD-A34."""
    bases = {"mafia": 0, "civilian": 24, "maniac": 48}
    assert places(bases, {1: 60, 2: 30, 3: 58, 4: 20, 5: 70}) == [
        (1, 1, -60), (2, 3, -34), (3, 2, -30), (4, 5, -22), (5, 4, 4)]  # fmt: skip


def test_t_7_before_the_end_nobody_is_a_winner():
    assert clan_bases(BOOK.edition, Days(B12).game) == dict.fromkeys(
        ("civilian", "mafia", "maniac"), 1440
    )
