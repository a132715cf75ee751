"""Corners of the by-day course that no scenario needs."""

import pytest

from gorod.engine import Refusal, fold, is_offered, offers
from gorod.engine.by_day import by_day_commands as b
from gorod.engine.by_day import by_day_events as e
from gorod.engine.by_day.by_day_position import DayPosition, set_day
from gorod.engine.commands import Disqualify, Nominate
from gorod.engine.events import SeatsTaken
from tests.kit.by_day_scenarios import B12, BOOK, Days


@pytest.mark.parametrize(
    ("cards", "position", "why"),
    [
        (B12[:7], DayPosition(2, (1, 2)), "table-size"),
        (("citizen",) * 12, DayPosition(2, (1, 2)), "wrong-deck"),
        (B12, DayPosition(2, (1, 13)), "no-such-seat"),
        (B12, DayPosition(2, (1, 2, 8, 9, 10), (0, 13, 0)), "no-such-seat"),
        (B12, DayPosition(0, (1, 2, 8, 9, 10)), "no-such-moment"),
        (B12, DayPosition(2, (1, 8)), "position-decided"),
    ],
)
def test_an_impossible_position_is_refused(cards, position, why):
    refused = set_day(BOOK.rules, cards, position)
    assert isinstance(refused, Refusal)
    assert refused.why == why
    assert BOOK.cite(refused)


def test_a_position_on_the_first_day_has_no_day_before_it():
    assert Days(B12, day=1).game.facts.days == ()


def test_an_input_is_offered_for_the_hours_of_its_day():
    d = Days(B12)
    standing, day = offers(BOOK.rules, d.game), d.game.number
    assert is_offered(standing, b.WriteLegend(3, "x", (day, 60)))
    assert not is_offered(standing, b.WriteLegend(3, "x", (day + 2, 60)))


def test_when_everybody_is_disqualified_nobody_is_left_to_be():
    d = Days(B12).do(*(Disqualify(seat, "G.5") for seat in range(1, 13)))
    assert "dq" not in {offer.verb for offer in offers(BOOK.rules, d.game)}


def test_an_input_without_an_open_day_is_a_bug():
    with pytest.raises(TypeError, match="an input needs an open day"):
        fold((SeatsTaken(8), e.BallotEntered(1, 2)))


def test_a_move_of_the_other_course_is_no_move_of_this_game():
    Days().refuses(Nominate(3, 7), "no-such-move", "T.1")


def test_after_the_end_only_codes_and_verdicts_are_taken():
    d = Days(B12, alive="1 8 9 10").do(b.EnterForecast(9, "x")).votes({1: "8 9 10", 8: "1"}).close()
    assert {offer.verb for offer in offers(BOOK.rules, d.game)} == {"answer", "hit"}
    d.refuses(b.CastBallot(9, 8), "not-now", "G.9").do(b.ConfirmForecast(9))
    assert d.hours(9) == 20


def test_the_hosts_offer_is_no_players_of_the_same_name():
    d = Days(B12)
    standing = offers(BOOK.rules, d.game)
    assert not is_offered(standing, b.ChoosePlayer(0, 3))
    assert not is_offered(standing, b.NameBestPlayer(13))
    assert is_offered(standing, b.ChoosePlayer(2, 3))
    d.refuses(b.ChoosePlayer(0, 3), "no-such-seat", "G.16")
