"""The canonical form: comments in their places, and laws over random records."""

import pytest
from hypothesis import given

from gorod.engine.struct import replace
from gorod.record.formatting import format_record
from gorod.record.grammar import PATTERNS
from gorod.record.header import SeatLine
from gorod.record.parse import Record, parse
from gorod.record.record_errors import RecordError
from gorod.record.shapes import SHAPES
from tests.record.strategies import ARGS, BY_PATTERN, patient, records

LOOSE = """\
# A game
MGN 1
rules FIIM-2019  #edition
seat 1 don   Аня    # black
# the other one
seat 2 Sheriff
tag date   2026-11-15
option doctor
# before the game

@2026-11-15T19:04:05+03:00   PASS 1
# night falls
n2 # the first hunt
shoot 2   #   quick
vote 2:
bonus 1 0.30

d2
# that is all
#
"""

CANONICAL = """\
# A game
mgn 1
rules fiim-2019  #edition
option doctor
tag date 2026-11-15
seat 1 don Аня  # black
# the other one
seat 2 sheriff

# before the game
@2026-11-15T19:04:05+03:00 pass 1

# night falls
N2  # the first hunt
shoot 2  #   quick
vote 2: -
bonus 1 +0.3

D2
# that is all
#
"""


def test_the_canonical_form():
    assert format_record(parse(LOOSE, "game.mgn")) == CANONICAL


def test_formatting_twice_changes_nothing():
    assert format_record(parse(CANONICAL, "game.mgn")) == CANONICAL


def test_a_header_alone_with_a_last_comment():
    text = "mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\n\n# to be played\n"
    assert format_record(parse(text, "game.mgn")) == text


def test_a_comment_moves_with_its_header_line():
    text = "mgn 1\nrules by-day\n# hidden\nseat 1 ?\nseat 2 ?\n# when\ntag date 2026-11-15\n"
    assert "# when\ntag date 2026-11-15\n# hidden\nseat 1" in format_record(parse(text, "x"))


@pytest.mark.parametrize("name", ["Аня\x1b[2J", "\ud800"])
def test_a_name_that_would_break_the_line_is_not_written(name):
    record = parse("mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\n", "game.mgn")
    seats = (SeatLine(1, None, f"x{name}x"), SeatLine(2, None, ""))
    with pytest.raises(RecordError) as caught:
        format_record(Record(replace(record.header, seats=seats)))
    assert caught.value.reason.id == "record-unwritable"


def test_a_line_break_in_a_name_becomes_a_space_and_in_a_comment_is_refused():
    record = parse("mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\n", "game.mgn")
    seats = (SeatLine(1, None, "a\nend red"), SeatLine(2, None, ""))
    written = format_record(Record(replace(record.header, seats=seats)))
    assert "seat 1 ? a end red\n" in written
    with pytest.raises(RecordError):
        format_record(replace(record, tail=("# one\nend red",)))


def test_a_comment_without_its_mark_gets_one():
    record = parse("mgn 1\nrules by-day\nseat 1 ?\nseat 2 ?\n", "game.mgn")
    assert format_record(replace(record, tail=("later",))).endswith("\n# later\n")


def test_random_records_know_every_verb():
    assert set(ARGS) == set(SHAPES)
    assert set(BY_PATTERN) == set(PATTERNS)


@patient
@given(records())
def test_what_is_written_is_read_back(record):
    assert parse(format_record(record), "game.mgn") == record


@patient
@given(records())
def test_the_canonical_form_is_a_fixed_point(record):
    text = format_record(record)
    again = parse(text, "game.mgn")
    assert format_record(again) == text


@patient
@given(records())
def test_what_is_expected_at_a_line_stands_at_that_line(record):
    text = format_record(record)
    lines = text.split("\n")
    for statement in parse(text, "game.mgn").statements:
        assert statement.text in lines[statement.line - 1]
