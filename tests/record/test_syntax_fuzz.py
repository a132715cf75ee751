"""For any input, the answer is a record or one RecordError."""

import contextlib

from hypothesis import given
from hypothesis import strategies as st

from gorod.record.draft import HEADER_SHAPES
from gorod.record.formatting import format_record
from gorod.record.parse import parse
from gorod.record.record_errors import RecordError
from gorod.record.shapes import SHAPES
from gorod.record.source import decode_record
from tests.record.strategies import patient, records

HEADER = "mgn 1\nrules fiim-2019\nseat 1 don\nseat 2 sheriff\n"
USAGES = [shape.usage for shape in (*SHAPES.values(), *HEADER_SHAPES.values())]
PIECES = st.sampled_from(
    [
        *(word for usage in USAGES for word in usage.split()),
        *("\n", "\n", "#", ":", ">", "-", "@", "refuse", "0", "1", "99", "١", "=", "attack", "²"),
        "@2026-11-15T19:04:05",
        "@0001-01-01T00:00:00+23:59",
    ]
)


def take(text):
    """Parses; and what parses can be written and parsed again."""
    with contextlib.suppress(RecordError):
        record = parse(text, "game.mgn")
        written = format_record(record)
        assert parse(written, "game.mgn") == record
        assert format_record(parse(written, "game.mgn")) == written


@given(st.binary(max_size=200))
def test_random_bytes(data):
    with contextlib.suppress(RecordError):
        take(decode_record(data))


@given(st.text(max_size=200))
def test_random_text(text):
    take(text)
    take(HEADER + text)


@given(st.lists(st.text(st.characters(codec=None), max_size=12), max_size=6))
def test_random_words(words):
    take(HEADER + " ".join(words))


@given(st.lists(PIECES, max_size=40), st.booleans())
def test_random_statements_of_known_words(words, seated):
    take((HEADER if seated else "") + " ".join(words))


@given(st.sampled_from(USAGES), st.lists(PIECES, max_size=3), st.integers(0, 40))
def test_a_correct_statement_with_words_thrown_in(usage, words, place):
    take(f"{HEADER}{usage[:place]} {' '.join(words)} {usage[place:]}\n")


@patient
@given(records(), st.data())
def test_a_record_cut_anywhere(record, data):
    text = format_record(record)
    take(text[: data.draw(st.integers(0, len(text)))])


@patient
@given(records(), st.data())
def test_a_record_with_one_character_changed(record, data):
    text = format_record(record)
    place = data.draw(st.integers(0, len(text) - 1))
    take(text[:place] + data.draw(st.characters(codec=None)) + text[place + 1 :])
