"""Moves that the rules refuse and that were played: written, read, told, written back."""

import pytest

from gorod.engine import commands as c
from gorod.engine.struct import decode_json, encode_json
from gorod.i18n import catalogue
from gorod.record import RecordError, format_record, parse, replay
from gorod.record.header import Header, SeatLine
from gorod.record.writing import record_of
from tests.report.games import NAMES, STD, header, played

TWICE = "D1\nnominate 1 3\n"
ANYHOW = f"{TWICE}as-played nominate 1 7 by Иванов И. И.: судья: не заметил\n"
VOTED = f"{ANYHOW}vote 3: 1 2\nvote 7: 3 4 5 6 7 8 9 10\n"


def test_it_is_played_and_the_rest_is_by_the_rules():
    game = played(VOTED).game
    assert game.facts.departures[-1].seat == 7
    assert [(one.verb, one.rule, one.by) for one in game.facts.as_played] == [
        ("nominate", "one-nomination", "Иванов И. И.")
    ]


def test_it_waits_for_its_moment_as_any_move_does():
    there = played("D1\nnominate 1 3\nas-played nominate 4 3 by Иванов: не заметил\n")
    assert (there.game.today.candidates, there.game.floor) == ((3,), 4)


SPELT = {
    "AS-PLAYED  Nominate 1  7 BY Иванов  И. И. :  судья: не заметил": (
        "as-played nominate 1 7 by Иванов И. И.: судья: не заметил"
    ),
    "as-played vote 7:1 2 by Ivanov: by mistake": "as-played vote 7: 1 2 by Ivanov: by mistake",
    "as-played lift:1 2 by Ivanov: why": "as-played lift: 1 2 by Ivanov: why",
    "as-played shoot 8>4 9>- by Ivanov: why": "as-played shoot 8>4 9>- by Ivanov: why",
    "as-played maniac attack 5 both by Ivanov: why": (
        "as-played maniac attack 5 speech,vote by Ivanov: why"
    ),
}


@pytest.mark.parametrize(("written", "canonical"), SPELT.items())
def test_it_has_one_canonical_form(written, canonical):
    once = format_record(parse(f"{header()}{written}\n", "game.mgn"))
    assert once.splitlines()[-1] == canonical
    assert format_record(parse(once, "game.mgn")) == once


NEEDED = {
    "as-played nominate 1 7": "record-as-played",
    "as-played nominate 1 7 by Иванов": "record-as-played",
    "as-played nominate 1 7 by Иванов:": "record-as-played",
    "as-played nominate 1 7 by : не заметил": "record-as-played",
    "as-played by Иванов: не заметил": "record-as-played",
    "as-played foul 3 by Иванов: не заметил": "record-as-played-verb",
    "as-played nominate 1 by Иванов: не заметил": "record-word-missing",
    "as-played nominate 1 7 8 by Иванов: не заметил": "record-word-extra",
    "refuse as-played nominate 1 7 by Иванов: не заметил": "record-refuse-impossible",
    "as-played nominate 2 7 by Иванов: не заметил": "refused-played-by-the-rules",
    "as-played sheriff ? by Иванов: не заметил": "record-expected",
    "as-played nominate 1 11 by Иванов: не заметил": "refused-no-such-seat",
    "as-played withdraw 3 by Иванов: не заметил": "record-as-played-verb",
}


@pytest.mark.parametrize(("line", "wanted"), NEEDED.items())
def test_what_is_wrong_with_it_is_said(line, wanted):
    with pytest.raises(RecordError) as caught:
        played(f"{TWICE}{line}\n")
    assert caught.value.reason.id == wanted
    for lang in ("ru", "en"):
        assert catalogue(lang).say(caught.value.reason.id, **caught.value.reason.args)


def test_a_call_that_goes_by_is_none():
    with pytest.raises(RecordError) as caught:
        played("N2\nshoot 3\nas-played sheriff ? by Иванов: не заметил\n")
    assert caught.value.reason.id == "refused-played-by-the-rules"


def test_it_is_written_back():
    there = played(VOTED)
    seats = tuple(SeatLine(n, role, name) for n, (role, name) in _seated())
    text = format_record(
        record_of(Header(1, "fiim-2019", seats=seats), there.book.rules, there.history.line)
    )
    assert "\nas-played nominate 1 7 by Иванов И. И.: судья: не заметил\n" in text
    assert replay(parse(text, "game.mgn"), "game.mgn").game == there.game


def test_a_name_that_would_end_too_early_is_written_without_its_colon():
    there = played(TWICE)
    wish = c.AsPlayed(c.Nominate(1, 7), "Иванов: и", "почему #1")
    history = there.history.then(there.book.rules, wish)
    header_ = Header(1, "fiim-2019", seats=tuple(SeatLine(n, *one) for n, one in _seated()))
    text = format_record(record_of(header_, there.book.rules, history.line))
    assert "as-played nominate 1 7 by Иванов и: почему 1\n" in text


def _seated():
    return enumerate(zip(STD, NAMES, strict=True), 1)


MOVES = (c.Nominate(1, 7), c.Hands(7, (1,)), c.LiftHands((1,)), c.Shoot(((8, 4),)))


@pytest.mark.parametrize("move", [*MOVES, c.Show("don", 7)])
def test_it_can_be_stored(move):
    command = c.AsPlayed(move, "Ivanov", "why")
    assert decode_json(encode_json(command), type=c.Command) == command
