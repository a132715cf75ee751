"""Records of tables of other sizes: what is completed automatically, and what has to be written."""

import pytest

from gorod.record import RecordError, parse, replay
from tests.kit.tables_fiim_2011 import LAYOUTS


def played(size, *lines):
    seats = "\n".join(f"seat {s} {card} P{s}" for s, card in enumerate(LAYOUTS[size], 1))
    text = "\n".join(("mgn 1\nrules fiim-2011", seats, *lines, ""))
    return replay(parse(text, "game.mgn"), "game.mgn")


def reason(size, *lines):
    with pytest.raises(RecordError) as error:
        played(size, *lines)
    return error.value.reason


@pytest.mark.parametrize("line", ["end red", "N2", "vote 2: 1"])
def test_a_day_that_must_execute_somebody_does_not_complete_itself(line):
    """R11-55: nobody is put up however often the circle is repeated."""
    told = reason(5, line)
    if line == "vote 2: 1":
        assert told.id == "record-expected"
    assert told.args["due"] == "nominate …"


def test_a_day_begun_anew_is_written_once_more():
    tie = ("vote 2: 1 4", "vote 4: 2 3")
    again = ("nominate 1 4", "vote 4: -", "end red")
    game = played(4, "nominate 1 2", "nominate 2 4", *tie, *tie, *again).game
    assert [ballot.slate for ballot in game.facts.ballots] == [(2, 4), (2, 4), (4,)]


def test_two_players_have_to_guess():
    assert reason(2, "end red").args["due"] == "open, accuse …"
    assert played(2, "D1", "accuse 1>2", "end black").game.rare.opened == 0b101


def test_a_nomination_waits_for_the_second_circle():
    """An attempt is made on the first one, where it is refused."""
    game = played(9, "refuse nominate 3 8", "nominate 1 4", "nominate 5 8")
    assert game.game.today.candidates == (4, 8)
    assert game.refused[0].refusal.why == "first-circle"


def test_explicit_speeches_of_both_circles():
    circle = [f"pass {seat}" for seat in range(1, 10)]
    game = played(9, *circle[:2], "refuse nominate 3 8", *circle[2:], "nominate 1 4")
    assert game.game.today.candidates == (4,)


def test_a_pair_hunts_and_a_don_is_named():
    """`shoot 3` means the pair whose night it is."""
    game = played(12, "N2", "shoot 11", "don 9>8", "don 11>8", "N3", "shoot 3", "D3")
    assert [hunt.shots for hunt in game.game.facts.hunts] == [((9, 11), (10, 11)), ((12, 3),)]
    assert [check.seat for check in game.game.facts.checks if check.target] == [9, 11]


def test_a_seed_deals_the_card_that_is_left_over():
    lines = "mgn 1\nrules fiim-2011\nseat 1 ? A\nseat 2 ? B\ndeal 9f2c\n"
    game = replay(parse(lines, "game.mgn"), "game.mgn").game
    assert sorted((*game.cards, game.rare.spare)) == ["citizen", "citizen", "mafia"]


@pytest.mark.parametrize("size", [11, 13])
def test_a_table_that_the_document_does_not_know(size):
    seats = "\n".join(f"seat {seat} citizen P{seat}" for seat in range(1, size + 1))
    with pytest.raises(RecordError) as error:
        replay(parse(f"mgn 1\nrules fiim-2011\n{seats}\n", "game.mgn"), "game.mgn")
    assert error.value.reason.id == "refused-table-size"
