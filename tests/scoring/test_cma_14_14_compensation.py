"""CMA 14.14 and the addendum A.2: compensation for those killed on the second night."""

from dataclasses import replace as amended

import pytest

from gorod.rulebooks.policies.compensation_by_progression import within_the_night
from gorod.scoring import compensation
from tests.scoring.cma import BOOK, CITIZEN, MAFIA, MANIAC, by_game, career, finished, row, rows
from tests.scoring.games import value

EMPTY = (9, 10, 11, 12)
"""Nobody black."""


def killed(*winners, seat=CITIZEN, named=(1, 9, 10, 11), **sheet):
    """That seat was killed on the second night and named these numbers."""
    return seat, finished(*winners, killed=(seat,), named={seat: named}, **sheet)


def earned(*turns):
    own = row(*turns)
    assert own.compensation == sum(by_game(own, "compensation").values())
    return by_game(own, "compensation")


def test_14_14_1_s67_each_death_of_the_tournament_is_worth_a_tenth_more():
    quiet = (CITIZEN, finished("black"))
    fell = killed("black")
    own = row(quiet, fell, quiet, quiet, fell, quiet, fell)
    assert by_game(own) == {1: value("0.1"), 4: value("0.2"), 6: value("0.3")}
    assert (own.main, own.extra, own.compensation) == (value("0.6"), 0, value("0.6"))
    assert {scored.item.clause for scored in own.items} == {"14.14.1"}


def test_14_14_1_the_progression_has_no_end():
    assert [compensation(BOOK.edition, 40, deaths) for deaths in (0, 1, 12)] == [
        0, value("0.1"), value("1.2"),
    ]  # fmt: skip


def test_14_14_1_the_order_of_the_games_decides():
    draw, lost = killed(), killed("black", named=EMPTY)
    assert earned(draw, lost) == {0: value("0.1")}
    assert earned(lost, draw) == {1: value("0.2")}


def test_14_14_1_deaths_are_counted_for_each_name_wherever_it_sits_and_over_all_stages():
    first = career("A", killed("black"), killed("red", seat=MANIAC))
    second = [amended(played, stage="2") for played in career("A", killed("red", seat=MAFIA))]
    (other,) = rows(career("B", killed("black")))
    (own,) = rows(first, second)
    assert list(by_game(own, "compensation").values()) == [
        value("0.1"), value("0.2"), value("0.3"),
    ]  # fmt: skip
    assert other.compensation == value("0.1")


def test_14_14_1_unfinished_games_do_not_count():
    going = [amended(played, finished=False) for played in career("A", killed("black"))]
    (own,) = rows(going, career("A", killed("black")))
    assert (own.compensation, own.first_killed) == (value("0.1"), 1)


@pytest.mark.parametrize("winners", [("red",), ("black",), ("maniac",), ()])
@pytest.mark.parametrize("seat", [CITIZEN, MAFIA, MANIAC])
def test_14_14_cma_a19_any_role_and_any_result(seat, winners):
    assert earned(killed(*winners, seat=seat)) == {0: value("0.1")}


def test_14_14_cma_a20_only_the_first_night_with_shots():
    """Killed on a later night: the sheet does not list them among the first."""
    assert earned((CITIZEN, finished("black", alive=(1, 2, 9, 10)))) == {}


def test_14_14_every_victim_of_the_night_is_compensated():
    game = finished("black", killed=(6, 9), named={6: (1, 2, 7, 8), 9: (10, 11, 12, 8)})
    assert [earned((seat, game)) for seat in (6, 9, 8)] == [{0: value("0.1")}, {}, {}]


@pytest.mark.parametrize(
    ("seat", "named", "kept"),
    [
        pytest.param(CITIZEN, (4, 9, 10, 11), True, id="a red names the maniac"),
        pytest.param(CITIZEN, (8, 9, 10, 11), False, id="a red names reds and himself"),
        pytest.param(CITIZEN, (), False, id="declined with nothing"),
        pytest.param(MAFIA, (1, 8, 9, 10), True, id="a black names a mate"),
        pytest.param(MAFIA, (4, 8, 9, 10), True, id="a black names the maniac"),
        pytest.param(MAFIA, (2, 8, 9, 10), False, id="a black names himself"),
        pytest.param(MAFIA, (8, 9, 10, 11), False, id="a black names reds"),
        pytest.param(MANIAC, (1, 8, 9, 10), True, id="the maniac names a black"),
        pytest.param(MANIAC, (4, 8, 9, 10), False, id="the maniac names himself"),
    ],
)
def test_a_2_cma_a19_a_best_move_without_a_black_costs_the_compensation(seat, named, kept):
    assert earned(killed("red", seat=seat, named=named)) == ({0: value("0.1")} if kept else {})


def test_a_2_cma_a17_a_best_move_not_made_costs_it_too():
    assert earned((CITIZEN, finished("red", killed=(CITIZEN,)))) == {}


def test_a_2_13_7_cma_a17_it_is_kept_where_the_best_move_was_barred():
    game = finished("black", killed=(CITIZEN,), barred=(CITIZEN,))
    assert earned((CITIZEN, game)) == {0: value("0.1")}


def test_a_2_cma_a18_s68_a_death_that_lost_its_compensation_still_counts():
    own = row(killed("red", named=EMPTY), killed("black"))
    assert by_game(own) == {0: 1, 1: value("0.2")}
    assert by_game(own, "compensation") == {1: value("0.2")}


def test_14_14_1_cma_a18_a_tournament_may_count_within_the_night_instead():
    progression = amended(BOOK.edition.compensation, numbering=within_the_night)
    book = amended(BOOK, edition=amended(BOOK.edition, compensation=progression))
    game = finished("black", killed=(9, 6), named={6: (1, 2, 7, 8), 9: (1, 10, 11, 8)})
    own = row((6, game), (8, game), (9, game), book=book)
    assert by_game(own, "compensation") == {0: value("0.2"), 2: value("0.1")}
