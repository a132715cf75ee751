"""8.7: ranking, and what parts equal players; 8.8: what a protest leaves open."""

from dataclasses import replace as amended

from gorod.scoring import TIES, Played, SameName, Standings, drawn_order, score, standings
from tests.scoring.games import (
    BOOK,
    DON,
    SHERIFF,
    career,
    finished,
    named_rows,
    turn,
    value,
)

WON, LOST = turn("won"), turn("lost")
NAMES = tuple("ABCDEFGHIJ")


def places(rows):
    return [(row.place, row.name, row.decided_by, row.lot) for row in rows]


def played(*winners, names=NAMES, done=True, **sheet):
    game = finished(*winners, **sheet)
    return Played(names, game, score(BOOK, game), finished=done)


def test_8_7_the_rating_is_the_exact_sum_of_main_and_additional_points():
    rows = named_rows(career("A", turn("won", award=30), turn("lost", killed=True), games=7))
    (row,) = rows
    assert (row.main, row.extra) == (1 + value("2/15"), value("0.3"))
    assert row.total == row.main + row.extra
    assert (row.games, row.wins, row.place) == (7, 1, 1)


def test_8_7_1_s19_58_additional_points_then_wins():
    rows = named_rows(
        career("A", turn("won", award=50), turn("won", award=20), WON,
               *[turn("won", killed=True)] * 2, turn("lost", killed=True), games=10),
        career("B", *[turn("won", award=50)] * 2, *[WON] * 3),
        career("C", *[turn("won", award=50)] * 2, WON, turn("won", killed=True),
               *[turn("lost", killed=True)] * 4, games=20),
    )  # fmt: skip
    assert [row.total for row in rows] == [6, 6, 6]
    assert [row.compensation for row in rows] == [0, 1, value("0.3")]
    assert places(rows) == [
        (1, "B", "", False), (2, "C", "8.7.2", False), (3, "A", "8.7.1", False),
    ]  # fmt: skip


def test_8_7_3_the_tie_break_example():
    half = turn("won", award=50)
    rows = named_rows(
        career("P", half, turn("won", DON), turn("won", SHERIFF), turn("won", killed=True), WON,
               games=20),
        career("Q", half, turn("won", DON), turn("won", SHERIFF),
               turn("won", SHERIFF, killed=True), *[turn("lost", killed=True)] * 4, games=20),
        career("S", turn("won", award=50, killed=True), turn("won", award=30, killed=True),
               *[turn("won", killed=True)] * 2, turn("drawn", killed=True),
               *[turn("lost", killed=True)] * 2, games=20),
        career("T", half, turn("won", DON), *[turn("won", killed=True)] * 3,
               turn("lost", DON, killed=True), games=20),
    )  # fmt: skip
    assert [(row.name, row.main, row.extra) for row in rows] == [
        ("S", value("4.7"), value("0.8")),
        ("P", 5, value("0.5")),
        ("T", 5, value("0.5")),
        ("Q", 5, value("0.5")),
    ]
    assert [(row.wins, row.don_sheriff_wins, row.first_killed) for row in rows] == [
        (4, 0, 7), (5, 2, 1), (5, 1, 4), (4, 3, 5),
    ]  # fmt: skip
    assert places(rows) == [
        (1, "S", "", False), (2, "P", "8.7.1", False), (3, "T", "8.7.3", False),
        (4, "Q", "8.7.2", False),
    ]  # fmt: skip


def test_8_7_4_first_deaths_in_any_role():
    rows = named_rows(
        career("A", *[WON] * 2),
        career("B", WON, turn("won", killed=True)),
        career("C", WON, turn("won", 9, killed=True), turn("lost", 9, killed=True)),
    )
    assert places(rows) == [
        (1, "C", "", False), (2, "B", "8.7.4", False), (3, "A", "8.7.4", False),
    ]  # fmt: skip


def test_8_7_5_full_ties_share_a_place_and_the_next_is_skipped():
    ahead, level = [WON] * 4, [WON] * 3
    rows = named_rows(
        career("D", WON, WON), career("C", *level), career("A", *level), career("B", *ahead)
    )
    assert places(rows) == [
        (1, "B", "", False), (2, "A", "", True), (2, "C", "", True), (4, "D", "", False),
    ]  # fmt: skip


def test_8_7_5_the_lot_orders_full_ties_and_nothing_else():
    level = [WON] * 3
    careers = (
        career("C", *level), career("A", *level), career("B", *level, WON),
        career("D", turn("won", award=20), turn("won", award=50), turn("won", award=30)),
    )  # fmt: skip
    rows = named_rows(*careers, lots=["C", "B", "A", "nobody", "C"])
    assert places(rows) == [
        (1, "D", "", False), (2, "B", "8.7.1", False),
        (3, "C", "", False), (4, "A", "8.7.5", False),
    ]  # fmt: skip


def test_8_7_5_a_lot_counts_only_if_everybody_tied_was_drawn():
    rows = named_rows(*(career(name, WON, WON) for name in "ABC"), lots=["C", "A"])
    assert places(rows) == [(1, name, "", True) for name in "ABC"]


def test_8_7_1_a_shared_place_says_what_put_it_below_the_place_above():
    level = [WON] * 3
    above = career("Z", turn("won", award=50), turn("won", award=50), LOST)
    same = [turn("won", award=50), turn("won", award=20), LOST, turn("lost", award=30)]
    rows = named_rows(career("A", *level), career("B", *level), career("C", *same), above)
    assert places(rows) == [
        (1, "C", "", True), (1, "Z", "", True), (3, "A", "8.7.1", True), (3, "B", "8.7.1", True),
    ]  # fmt: skip


def test_8_7_another_season_passes_other_tie_breaks():
    games = [*career("A", WON, WON), *career("B", turn("won", award=70), turn("lost", award=30))]
    by_wins = tuple(tie for tie in TIES if tie[0] != "tie-extra")
    first, second = (standings(BOOK, games, ties=ties).rows[0] for ties in (TIES, by_wins))
    assert (first.name, second.name) == ("B", "A")


def test_8_7_names_are_matched_exactly():
    table = standings(BOOK, [played("red"), played("red", names=("a", *NAMES[1:]))])
    assert {row.name: row.games for row in table.rows} == {
        "A": 1, "a": 1, **dict.fromkeys(NAMES[1:], 2),
    }  # fmt: skip


def test_8_7_one_name_on_two_seats_is_an_answer_not_an_accident():
    twice = played("red", names=("A", "B", "A", *NAMES[3:]))
    assert standings(BOOK, [played("red"), twice]) == SameName("A", 1, (1, 3))


def test_8_7_an_empty_tournament():
    assert standings(BOOK, []) == Standings((), provisional=False, games=0)


def test_8_7_an_unfinished_game_counts_for_nothing_and_is_said():
    games = [played("red"), played("black", done=False, killed=(1,))]
    table = standings(BOOK, games)
    assert (table.games, table.provisional) == (1, True)
    assert table.rows == standings(BOOK, games[:1]).rows
    assert not standings(BOOK, games[:1]).provisional


def test_8_8_an_open_protest_makes_the_standings_provisional():
    statuses = [("rejected",), ("upheld",), ("rejected", "open")]
    tables = [standings(BOOK, [played("red", protests=these)]) for these in statuses]
    assert [table.provisional for table in tables] == [False, False, True]
    assert len({table.rows for table in tables}) == 1


def test_8_7_items_name_the_game_they_were_scored_in():
    table = standings(BOOK, [played("red"), amended(played("black"), stage="2"), played("red")])
    row = next(row for row in table.rows if row.name == "A")
    assert [(scored.game, scored.item.kind) for scored in row.items] == [(0, "win"), (2, "win")]


def test_8_7_5_a_lot_parts_only_players_who_all_took_part_in_it():
    assert drawn_order(["a", "b"], [("b", "a", "c")]) == ["b", "a"]
    assert drawn_order(["a", "d"], [("b", "a", "c"), ("d", "e")]) is None
    assert drawn_order(["a", "b"], [("a", "b"), ("b", "a")]) == ["b", "a"], "the latest counts"
    assert drawn_order(["a", "b"], []) is None
