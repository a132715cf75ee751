"""The order of moves: every row of the resolution table, and what its clauses single out."""

import pytest

from gorod.engine.by_day import by_day_commands as b
from tests.kit.by_day_scenarios import Days

# maniac, hetaera, mafia, doctor, commissar, special, mafia line, doctor, maniac, hetaera,
# commissar (m: mafia, o: not, -: a miss), out
ROWS = """
 1 | 9  10 11  12  2  |            | 11  12  9  10 m | 11
 2 | 9  10 11  11  9  |            | h11 11  9  10 o |
 3 | 1  10 11  12  9  |            | -   12  1  10 o |
 4 | 9  1  11  12  9  |            | -   12  9  1  o |
 5 | 8  1  11  12  9  |            | 11  12  8  -  o | 11
 6 | 1  7  11  12  9  |            | -   12  1  7  o |
 7 | 2  10 11  12  9  |            | 11  12  2  10 o | 11
 8 | 9  2  11  12  9  |            | 11  12  9  2  o | 11
 9 | 6  10 11  11  9  |            | 11  -   6  10 o | 11
10 | 9  6  11  11  9  |            | 11  -   9  6  o | 11
11 | 6  6  11  11  9  |            | 11  -   6  6  o | 11
12 | 5  10 11  12  2  |            | 11  12  5  10 - | 11
13 | 9  5  11  12  2  |            | 11  12  9  5  - | 11
14 | 9  10 5   12  2  |            | 5   12  9  10 - | 5
15 | 9  10 5   5   2  |            | h5  5   9  10 m |
16 | 9  10 6   11  9  |            | 6   -   9  10 o | 6
17 | 5  10 7   12  2  |            | 7   12  5  10 - | 7
18 | 9  5  8   12  2  |            | 8   12  9  5  - | 8
19 | 9  6  8   8   9  |            | 8   -   9  6  o | 8
20 | 8  6  8   8   9  |            | h8  8   8  -  o |
21 | 9  10 11  12  9  | no-order 4 | -   12  9  10 o |
22 | 9  10 11  13  9  | order 4 12 | -   13  9  10 o |
23 | 9  10 16  12  16 | out 16     | 16  12  9  10 o |
24 | 1  10 11  12  9  | out 1      | 11  12  1  10 o | 11
25 | 9  2  11  12  9  | out 1      | 11  12  9  2  o | 11
26 | 9  2  11  12  9  | out 1 3 4  | -   12  9  2  o |
27 | 1  10 11  12  9  | silent 7   | 11  12  -  10 o | 7 11
28 | 9  10 11  11  9  | silent 6   | 11  -   9  10 o | 6 11
29 | 9  10 11  12  9  | silent 2   | -   12  9  10 o | 2
30 | 9  10 11  11  9  | silent 11  | 11  11  9  10 o | 11
31 | 9  10 11  5   2  | most 5     | 11  5   9  10 m | 5 11
32 | 9  10 11  12  9  | most 11    | 11  12  9  10 o | 11
""".strip().splitlines()
HOUSE = ("Доктор вылечил #P{}", "Маньяк был у #P{}", "Гетера была у #P{}")
MISSES = ("Доктор промахнулся", "Маньяк промахнулся", "Гетера промахнулась")
CHECKS = {"m": "Комиссар проверил мафию", "o": "Комиссар проверил не мафию"}


@pytest.mark.parametrize("row", ROWS, ids=[row.partition("|")[0].strip() for row in ROWS])
def test_o_0_every_row_of_the_resolution(row):
    """BD-A19."""
    _, moves, special, told, out = (part.strip() for part in row.split("|"))
    what, _, who = special.partition(" ")
    gone = {int(s) for s in who.split()} if what == "out" else set()
    d = Days(alive=" ".join(str(s) for s in range(1, 17) if s not in gone))
    maniac, hetaera, mafia, doctor, commissar = map(int, moves.split())
    orders = {f"n{s}": mafia for s in range(1, 5) if s not in gone}
    if what == "no-order":
        del orders[f"n{who}"]
    if what == "order":
        seat, target = who.split()
        orders[f"n{seat}"] = int(target)
    d.acts(n7=maniac, n8=hetaera, n6=doctor, n5=commissar, **orders)
    most = {int(who): "9 10 12 13 14 15"} if what == "most" else {}
    d.votes(most, silent=who if what == "silent" else "").close().left(out)
    assert d.lines[:5] == expected_lines(told)


def expected_lines(told):
    mafia, *visits, check = told.split()
    shot = f"Мафия стреляла в #P{mafia[1:]}" if mafia[0] == "h" else f"Мафия убила #P{mafia}"
    return [
        "Мафия промахнулась" if mafia == "-" else shot,
        *(
            miss if visit == "-" else house.format(visit)
            for house, miss, visit in zip(HOUSE, MISSES, visits, strict=True)
        ),
        CHECKS.get(check, "Комиссар промахнулся"),
    ]


def test_o_0_a_healed_commissar_checks():
    d = Days().acts(clan=5, n6=5, n5=2).votes().close().left("")
    d.published("Комиссар проверил мафию")
    assert d.told == ["mafia"]


def test_o_1_the_maniac_comes_first_and_the_hetaera_loses_her_move():
    d = Days().acts(clan=8, n8=6, n6=8, n7=8).votes().close().left("")
    d.published("Мафия стреляла в #P8", "Доктор вылечил #P8", "Гетера промахнулась")


def test_o_2_the_hetaera_blocks_her_saviour():
    Days().acts(clan=8, n8=6, n6=8).votes().close().left("8").published("Доктор промахнулся")


def test_o_3_a_block_holds_even_if_its_author_is_shot():
    d = Days().acts(clan=8, n8=5, n5=2).votes().close().left("8")
    d.published("Гетера была у #P5", "Комиссар промахнулся")


def test_o_4_the_shot_is_undone_or_its_target_is_dead():
    Days().acts(clan=11, n6=11).votes().close().left("")
    Days().acts(clan=11, n6=12).votes().close().left("11")


def test_o_5_a_commissar_who_is_shot_does_not_check():
    d = Days().acts(clan=5, n6=11, n5=2).votes().close().left("5")
    d.published("Комиссар промахнулся")
    assert d.told == []


def test_o_6_healing_does_not_stop_the_execution():
    """BD-A12."""
    d = Days().acts(clan=9, n6=9).votes({9: "1 2 3 4 5 6 7 8"}).close().left("9")
    d.published("Мафия стреляла в #P9", "Доктор вылечил #P9", "Расстрелян #P9: Мирный житель")
    assert d.cause(9) == ("execution", "E.3")


def test_o_6_a_winner_is_looked_for_only_after_the_execution():
    """BD-A24."""
    d = Days(
        ("boss", "mafia", "mafia", *Days().game.cards[4:8], *("citizen",) * 5), alive="1 2 8-10"
    )
    d.acts(clan=8).do(b.CastBallot(1, 2), b.CastBallot(2, 9), b.CastBallot(8, 2))
    d.do(b.CastBallot(9, 2), b.CastBallot(10, 2)).close().left("2 8").goes_on()
