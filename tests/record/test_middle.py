"""Incomplete notes: a nomination by somebody, a lift by its number, a name with a `#`."""

from dataclasses import replace

import pytest

from gorod.engine import commands as c
from gorod.engine.events import Awarded, LiftCounted, Nominated
from gorod.engine.powers.weighted_votes import WeightedVotes
from gorod.engine.step import step
from gorod.i18n import catalogue
from gorod.record import RecordError, format_record, parse, replay
from gorod.record.header import Header, SeatLine
from gorod.record.writing import record_of
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from tests.report.games import header

TIE = """D1
nominate 1 3
nominate 3 7
vote 3: 1 2 4 5 6
vote 7: 3 7 8 9 10
vote 3: 1 2 4 5 6
vote 7: 3 7 8 9 10
"""


def played(moves, head=None):
    return replay(parse((head or header()) + moves, "game.mgn"), "game.mgn")


def refused(moves):
    with pytest.raises(RecordError) as caught:
        played(moves)
    return caught.value.reason.id


def again(one):
    """The record that is written of a game that was played, and the game read from it."""
    turns = one.history.line
    seats = tuple(SeatLine(n, card, "") for n, card in enumerate(one.game.cards, 1))
    text = format_record(record_of(Header(1, one.book.id, seats=seats), one.book.rules, turns))
    assert replay(parse(text, "x"), "x").game == one.game
    return text


def test_4_4_2_a_nomination_by_somebody_who_was_not_noted():
    moves = "D1\nnominate - 7\nnominate - 3\nnominate 2 5\n"
    one = played(moves)
    assert one.game.today.candidates == (7, 3, 5)
    assert [e.seat for e in one.history.log if isinstance(e, Nominated)] == [0, 0, 2]
    assert "кто-то (не записано, кто) выставляет 7 (Жанна)" in protocol(one, catalogue("ru"))
    assert "nominate - 7" in again(one)
    assert played("D1\nnominate 1 3\nnominate - 7\nnominate 2 5\n").game.today.candidates == (
        3,
        7,
        5,
    )
    assert refused("D1\nnominate 10 3\nnominate - 7\n") == "record-expected"
    assert refused("D1\nnominate - 7\nnominate - 7\n") == "refused-listed-already"
    assert refused("D1\nnominate - 11\n") == "refused-no-such-seat"


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("lift count 6", (3, 7)),
        ("lift count 5", ()),
        ("lift passed", (3, 7)),
        ("lift failed", ()),
        ("lift: 6", ()),
    ],
)
def test_4_4_12_a_lift_by_its_number_or_its_outcome(line, left):
    one = played(f"{TIE}{line}\n")
    assert tuple(d.seat for d in one.game.facts.departures) == left
    (counted,) = (e for e in one.history.log if isinstance(e, LiftCounted))
    assert counted.hands == ((6,) if line == "lift: 6" else ())
    assert line in again(one)
    assert "odd" not in protocol(one, catalogue("en"))


def test_a_lift_is_told_in_the_protocol():
    told = {
        "lift count 6": "За подъём — 6 из 10: …",
        "lift passed": "За подъём большинство; руки не записаны",
        "lift failed": "За подъём большинства нет; руки не записаны",
    }
    for line, said in told.items():
        assert said in protocol(played(f"{TIE}{line}\n"), catalogue("ru"))
    assert refused(f"{TIE}lift count 11\n") == "refused-lift-too-many"
    assert refused(f"{TIE}lift 6\n") == "record-colon-missing"
    assert refused(f"{TIE}lift\n") == "record-colon-missing"


def test_a_lift_by_its_number_needs_hands_of_one_weight():
    one = played(TIE)
    double = WeightedVotes(lambda _, hands: 2 * hands.bit_count())
    weighed = replace(one.book.rules, powers={WeightedVotes: double})
    _, answer = step(weighed, one.game, c.LiftHands((), 6))
    assert answer.why == "lift-voters-needed"


def test_an_award_says_what_it_is_for():
    one = played("D1\ndefeat 8 6.8.1\nbonus 2 +0.3: лучшая речь дня\n")
    (given,) = (e for e in one.history.log if isinstance(e, Awarded))
    assert given.reason == "лучшая речь дня"
    assert "2 (Борис): +0,3 от судьи, лучшая речь дня" in protocol(one, catalogue("ru"))
    items = document(one)["players"][1]["points"]["items"]
    assert items[-1]["reason"] == "лучшая речь дня"
    assert "reason" not in items[0]
    assert "bonus 2 +0.3: лучшая речь дня" in again(one)
    assert document(one, 2)["log"][-1]["reason"] == "лучшая речь дня"


NAMES = {
    'seat 3 citizen "Tony #1"': "Tony #1",
    'seat 3 citizen "Tony #1"  # a guest': "Tony #1",
    'seat 3 citizen "Tony ""the #1"""': 'Tony "the #1"',
    'seat 3 citizen "Tony"': '"Tony"',
    "seat 3 citizen Tony #1": "Tony",
    'seat 3 citizen "Tony  # the first "one"': '"Tony',
}


@pytest.mark.parametrize(("line", "name"), NAMES.items())
def test_a_nickname_with_a_number_sign_stands_in_quotes(line, name):
    text = header().replace("seat 3 citizen Вера", line)
    record = parse(text, "game.mgn")
    assert record.header.seats[2].name == name
    assert format_record(parse(format_record(record), "x")) == format_record(record)
    if "  #" in line or "#" not in line or line.endswith('"'):
        assert line in format_record(record)
