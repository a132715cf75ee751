"""The header: its contents, and every complaint about it."""

import pytest

from gorod.record.draft import HEADER_SHAPES
from gorod.record.facts import FLAGS, VALUES
from gorod.record.header import ROLES, Header, Position, SeatLine, StateLine
from gorod.record.parse import parse
from gorod.record.record_errors import RecordError

FULL = """\
\ufeff# Финал
mgn 1
rules FIIM-2011     # the edition
option doctor
option minutes=2
tag date 2026-11-15
tag Event  Кубок   города
seat 1 citizen Аня
seat 2 SHERIFF  Борис  Б.
seat 3 mafia

seat 4 don Глеб#четвёртый
position d4 opener 3 alive 4 2 1
state 4 fouls=3 healed=1 2 alibi
state 4 silenced=D4
state 2 visited=1,3 Mayor
"""

OPEN = "mgn 1\nrules fiim-2019\n"
SEATED = f"{OPEN}seat 1 don\nseat 2 sheriff\n"
PLACED = f"{SEATED}position D2 opener 1 alive 1 2\n"


def test_a_full_header_is_read():
    assert parse(FULL, "game.mgn").header == Header(
        version=1,
        rules="fiim-2011",
        options=(("doctor", None), ("minutes", "2")),
        tags=(("date", "2026-11-15"), ("event", "Кубок города")),
        seats=(
            SeatLine(1, "citizen", "Аня"),
            SeatLine(2, "sheriff", "Борис Б."),
            SeatLine(3, "mafia", ""),
            SeatLine(4, "don", "Глеб"),
        ),
        deal=None,
        position=Position("D4", 3, (1, 2, 4)),
        states=(
            StateLine(4, (("fouls", "3"), ("healed", "1,2"), ("alibi", ""))),
            StateLine(4, (("silenced", "D4"),)),
            StateLine(2, (("visited", "1,3"), ("mayor", ""))),
        ),
    )


def test_hidden_roles_may_be_dealt_from_a_seed():
    header = parse(f"{OPEN}seat 1 ? Аня\nseat 2 ?\ndeal 9f2c\n", "game.mgn").header
    assert header.deal == "9f2c"
    assert header.seats == (SeatLine(1, None, "Аня"), SeatLine(2, None, ""))


def test_a_seed_may_stand_before_the_seats():
    assert parse(f"{OPEN}deal 9f2c\nseat 1 ?\nseat 2 ?\n", "game.mgn").header.deal == "9f2c"


def test_a_by_day_position_has_no_opener():
    header = parse(f"{SEATED}position D2 alive 1 2\n", "game.mgn").header
    assert header.position == Position("D2", None, (1, 2))


def test_forty_seats_are_possible():
    seats = "".join(f"seat {n} ?\n" for n in range(1, 41))
    assert len(parse(OPEN + seats, "game.mgn").header.seats) == 40


@pytest.mark.parametrize("role", ROLES)
def test_every_role_may_be_written(role):
    assert parse(f"{OPEN}seat 1 {role}\nseat 2 don\n", "game.mgn").header.seats[0].role == role


BROKEN = [
    ("nominate 3 7\n", "record-not-mgn", 1),
    ("\n# only talk\nrules fiim-2019\n", "record-not-mgn", 3),
    ("mgn\n", "record-word-missing", 1),
    ("mgn 2\nnonsense\n", "record-version", 1),
    ("mgn 1 2\n", "record-word-extra", 1),
    ("mgn 1\n", "record-rules-missing", 1),
    ("mgn 1\nseat 1 don\n", "record-rules-missing", 2),
    ("mgn 1\nrules\n", "record-word-missing", 2),
    ("mgn 1\nrules fiim 2019\n", "record-word-extra", 2),
    (f"{OPEN}rules cma-2025\n", "record-header-repeated", 3),
    (f"{OPEN}mgn 1\n", "record-header-repeated", 3),
    (f"{OPEN}option\n", "record-word-missing", 3),
    (f"{OPEN}option a b\n", "record-word-extra", 3),
    (f"{OPEN}option =2\n", "record-option-bad", 3),
    (f"{OPEN}option a=\n", "record-option-bad", 3),
    (f"{OPEN}option doctor\noption Doctor\n", "record-header-repeated", 4),
    (f"{OPEN}tag\n", "record-word-missing", 3),
    (f"{OPEN}tag date\n", "record-word-missing", 3),
    (f"{OPEN}tag date 1\ntag DATE 2\n", "record-header-repeated", 4),
    (f"{OPEN}seat 1\n", "record-word-missing", 3),
    (f"{OPEN}seat one don\n", "record-seat-bad", 3),
    (f"{OPEN}seat 0 don\n", "record-seat-range", 3),
    (f"{OPEN}seat 1 wizard Аня\n", "record-role-unknown", 3),
    (f"{OPEN}seat 2 don\n", "record-seat-gap", 3),
    (f"{SEATED}seat 2 don\n", "record-seat-twice", 5),
    (f"{SEATED}seat 4 don\n", "record-seat-gap", 5),
    (f"{SEATED}seat 41 don\n", "record-seats-many", 5),
    (f"{SEATED}seat 3 ?\n", "record-roles-mixed", 5),
    (f"{OPEN}seat 1 ?\nseat 2 don\n", "record-roles-mixed", 4),
    (f"{SEATED}deal 9f2c\n", "record-deal-roles", 5),
    (f"{OPEN}deal 9f2c\nseat 1 don\n", "record-deal-roles", 4),
    (f"{OPEN}deal\n", "record-word-missing", 3),
    (f"{OPEN}deal 1\ndeal 2\n", "record-header-repeated", 4),
    (OPEN, "record-seats-few", 2),
    (f"{OPEN}seat 1 don\n", "record-seats-few", 3),
    (f"{OPEN}seat 1 don\npass 1\n", "record-seats-few", 3),
    (f"{OPEN}saet 1 don\n", "record-verb-unknown-near", 3),
    (f"{OPEN}@2026-11-15T19:04:05 seat 1 don\n", "record-header-prefixed", 3),
    (f"{SEATED}position\n", "record-word-missing", 5),
    (f"{SEATED}position X4 alive 1\n", "record-moment-bad", 5),
    (f"{SEATED}position D4 opener 1\n", "record-word-missing", 5),
    (f"{SEATED}position D4 opener alive 1\n", "record-seat-bad", 5),
    (f"{SEATED}position D4 alive\n", "record-word-missing", 5),
    (f"{SEATED}position D4 alive 1 1\n", "record-word-repeated", 5),
    (f"{SEATED}position D4 alive 1 3\npass 1\n", "record-seat-absent", 5),
    (f"{SEATED}position D4 opener 3 alive 1\npass 1\n", "record-seat-absent", 5),
    (f"{PLACED}position D3 alive 1\n", "record-header-repeated", 6),
    (f"{SEATED}state 1 fouls=3\n", "record-state-early", 5),
    (f"{PLACED}state\n", "record-word-missing", 6),
    (f"{PLACED}state 1\n", "record-word-missing", 6),
    (f"{PLACED}state 3 fouls=1\npass 1\n", "record-seat-absent", 6),
    (f"{PLACED}state 1 hat=3\n", "record-fact-unknown", 6),
    (f"{PLACED}state 1 3\n", "record-fact-unknown", 6),
    (f"{PLACED}state 1 fouls\n", "record-fact-value", 6),
    (f"{PLACED}state 1 fouls=\n", "record-fact-value", 6),
    (f"{PLACED}state 1 fouls=many\n", "record-fact-value", 6),
    (f"{PLACED}state 1 fouls=1 2\n", "record-fact-unknown", 6),
    (f"{PLACED}state 1 healed=1,,2\n", "record-fact-value", 6),
    (f"{PLACED}state 1 healed=0\n", "record-seat-range", 6),
    (f"{PLACED}state 1 guest=1,2\n", "record-fact-value", 6),
    (f"{PLACED}state 1 alibi=\n", "record-fact-value", 6),
    (f"{PLACED}state 1 alibi alibi\n", "record-word-repeated", 6),
    (f"{PLACED}state 1 alibi\nstate 1 golden alibi\n", "record-word-repeated", 7),
    ("# nothing\n\n", "record-file-empty", None),
]


@pytest.mark.parametrize(("text", "reason", "line"), BROKEN)
def test_a_broken_header_is_refused_at_its_line(text, reason, line):
    with pytest.raises(RecordError) as caught:
        parse(text, "game.mgn")
    error = caught.value
    assert (error.reason.id, error.file, error.line) == (reason, "game.mgn", line)


def test_an_unknown_role_is_told_the_roles():
    with pytest.raises(RecordError) as caught:
        parse(f"{OPEN}seat 1 wizard\n", "game.mgn")
    assert caught.value.reason.args["roles"] == ", ".join(ROLES)


def test_another_version_is_named():
    with pytest.raises(RecordError) as caught:
        parse("mgn 2.1\n", "game.mgn")
    assert caught.value.reason.args["version"] == "2.1"


def test_the_facts_are_those_of_the_notation():
    facts = "alibi fouls golden guest healed mayor novote patient silenced visited"
    assert " ".join(sorted({*VALUES, *FLAGS})) == facts


@pytest.mark.parametrize("verb", ["option", "tag", "deal"])
def test_the_usage_of_a_header_verb_is_itself_correct(verb):
    hidden = f"{OPEN}seat 1 ?\nseat 2 ?\n"
    assert parse(f"{hidden}{HEADER_SHAPES[verb].usage}\n", "game.mgn")
