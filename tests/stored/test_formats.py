"""Every upcaster with a stored sample; what is newer than this release is refused."""

import json

import pytest

from gorod.server.store.table_entry_format import TABLE
from gorod.server.tables import table_entries as tables
from gorod.server.tables.table_entries import Moved, Seated
from gorod.server.tournaments import tournament_entries as desks
from gorod.stored.entry_format import Format, NewerFormatError, number_of
from gorod.tournament.stored_formats import ENTRY

SEATED_0 = b'{"is":"seated","seed":"5f1c"}'
MOVED_0 = (
    b'{"is":"moved","command":{"type":"pass","seat":3},"events":[{"type":"floor-given","seat":4,'
    b'"seconds":60,"rule":"speech"}],"shown":2047,"clock":{"left":60000}}'
)
CONFIRMED_0 = (
    b'{"number":7,"at":"2026-11-15T12:00:00.000Z","who":"second","command":{"type":"confirm-game",'
    b'"game":"q.1.1","digest":"85c7","despite":[]},"events":[{"type":"game-confirmed",'
    b'"game":"q.1.1","who":"second","at":"2026-11-15T12:00:00.000Z","despite":[]}]}'
)
NOTE_0 = b'{"is":"tabled","game":"q.1.1","table":"ab12"}'


def test_an_entry_of_a_table_without_a_number_is_of_format_0():
    assert [number_of(body) for body in (SEATED_0, MOVED_0)] == [0, 0]
    assert tables.decode(SEATED_0) == Seated("5f1c", build="")
    moved = tables.decode(MOVED_0)
    assert (type(moved), moved.shown, moved.build) == (Moved, 2047, "")


def test_table_0_to_1_says_that_the_build_is_not_known():
    assert json.loads(TABLE.current(SEATED_0)) == {**json.loads(SEATED_0), "build": ""}
    assert json.loads(TABLE.current(MOVED_0)) == json.loads(MOVED_0)


def test_tournament_0_to_1_says_that_the_result_is_not_known():
    told = json.loads(ENTRY.current(CONFIRMED_0))
    assert told["events"][0]["result"] is None
    assert desks.entry_of(CONFIRMED_0).events[0].game == "q.1.1"
    assert json.loads(ENTRY.current(NOTE_0)) == json.loads(NOTE_0)
    assert desks.note_of(NOTE_0).table == "ab12"


def test_what_is_written_says_its_number_first_and_is_read_as_it_was():
    body = Seated("5f1c", "0123456789abcdef")
    _, _, stored = tables.stored(body, "judge")
    assert stored.startswith(b'{"format":1,')
    assert number_of(stored) == TABLE.number == 1
    assert TABLE.current(stored) is stored
    assert tables.decode(stored) == body
    entry = desks.entry_of(CONFIRMED_0)
    assert desks.entry_of(desks.encode(entry)) == entry


@pytest.mark.parametrize("decode", [tables.decode, desks.entry_of, desks.note_of])
def test_a_newer_format_is_refused_by_its_number(decode):
    with pytest.raises(NewerFormatError, match="format 2; this release knows formats up to 1"):
        decode(b'{"format":2,"is":"flown"}')


def test_upcasters_follow_each_other_from_the_number_that_is_said():
    chain = Format("x", tuple(lambda told, n=n: {**told, f"from_{n}": n} for n in range(3)))
    assert chain.number == 3
    assert json.loads(chain.current(b'{"a":1}')) == {"a": 1, "from_0": 0, "from_1": 1, "from_2": 2}
    assert json.loads(chain.current(b'{"format":2,"a":1}')) == {"format": 2, "a": 1, "from_2": 2}
