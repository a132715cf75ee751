"""Every complaint about a move: one reason, with file, line and statement."""

import pickle

import pytest

from gorod.record.parse import parse
from gorod.record.record_errors import Message, RecordError, fault, shown

HEADER = "mgn 1\nrules fiim-2019\nseat 1 don\nseat 2 sheriff\n"

BROKEN = {
    "nominate 3": "record-word-missing",
    "nominate": "record-word-missing",
    "nominate 3 7 8": "record-word-extra",
    "nominate 3 x": "record-seat-bad",
    "nominate 3 -": "record-seat-bad",
    "nominate 3 1.5": "record-seat-bad",
    "nominate 3 ٣": "record-seat-bad",
    "nominate 3 1_0": "record-seat-bad",
    "nominate 3: 7": "record-seat-bad",
    "nominate 0 7": "record-seat-range",
    "nominate -3 7": "record-seat-range",
    "nominate 3 100": "record-seat-range",
    f"nominate 3 {'9' * 6000}": "record-seat-range",
    "pass": "record-word-missing",
    "miss 3": "record-word-extra",
    "order": "record-word-missing",
    "order 4 - 6": "record-seat-bad",
    "vote": "record-word-missing",
    "vote 7": "record-colon-missing",
    "vote 7 1 2": "record-colon-missing",
    "vote : 1 2": "record-seat-bad",
    "vote 7: 1 1": "record-hand-repeated",
    "vote 7: 1 -": "record-seat-bad",
    "vote 7: - -": "record-seat-bad",
    "vote 7: 1, 2": "record-seat-bad",
    "vote 7: 1: 2": "record-seat-bad",
    "tally 7: 1 2": "record-word-extra",
    "tally 7: four": "record-count-bad",
    "tally 7: -1": "record-count-bad",
    "tally 7 4": "record-colon-missing",
    "lift 1 2": "record-colon-missing",
    "lift": "record-colon-missing",
    "lift: 1 1": "record-hand-repeated",
    "shoot": "record-word-missing",
    "shoot 4 5": "record-word-extra",
    "shoot 8>4 5": "record-pair-bad",
    "shoot 4 8>5": "record-word-extra",
    "shoot 8>": "record-pair-bad",
    "shoot >4": "record-pair-bad",
    "shoot 8>4>5": "record-seat-bad",
    "shoot ->4": "record-seat-bad",
    "shoot 8 > 4": "record-word-extra",
    "don x": "record-seat-bad",
    "don attack 5 vote": "record-seat-bad",
    "maniac attack": "record-word-missing",
    "maniac attack 5": "record-word-missing",
    "maniac attack 5 hat": "record-choice-bad",
    "maniac attack 5 speech,speech": "record-choice-bad",
    "maniac attack - vote": "record-seat-bad",
    "accuse 1": "record-pair-bad",
    "accuse 1>-": "record-pair-bad",
    "accuse 1>2 2>1": "record-word-extra",
    "foul 3 6.6.1 loud": "record-colon-missing",
    "foul 3 -": "record-clause-bad",
    "dq 3": "record-word-missing",
    "dq 3 §5": "record-clause-bad",
    "defeat 3": "record-word-missing",
    "ban 3": "record-word-missing",
    "fine 3": "record-word-missing",
    "bonus 3": "record-word-missing",
    "bonus 3 lots": "record-amount-bad",
    "bonus 3 1e5": "record-amount-bad",
    "bonus 3 NaN": "record-amount-bad",
    "bonus 3 .5": "record-amount-bad",
    "bonus 3 0.00001": "record-amount-bad",
    "question 3 -1": "record-amount-negative",
    "answer 3 6": "record-moment-bad",
    "answer 3 N6": "record-day-bad",
    "answer 3 D0": "record-moment-bad",
    "ball 3 grey 7": "record-choice-bad",
    "ball 3 black": "record-word-missing",
    "act 5": "record-word-missing",
    "protest": "record-word-missing",
    "protest text": "record-seat-bad",
    "ruling": "record-word-missing",
    "ruling perhaps": "record-choice-bad",
    "undo": "record-word-missing",
    "card": "record-word-missing",
    "end": "record-word-missing",
    "end green": "record-choice-bad",
    "end red red": "record-word-repeated",
    "N0": "record-moment-bad",
    "D100": "record-moment-bad",
    "N٣": "record-moment-bad",
    "D3 now": "record-word-extra",
    "checkpoint D3": "record-verb-unknown",
    "nominat 3 7": "record-verb-unknown-near",
    "бах 3": "record-verb-unknown",
    ": 3": "record-verb-unknown",
    "- 3": "record-verb-unknown",
    "seat 3 citizen": "record-header-late",
    "mgn 1": "record-header-late",
    "@2026-11-15T19:04:05 tag date today": "record-header-prefixed",
    "refuse seat 3 citizen": "record-header-prefixed",
    "refuse": "record-prefix-alone",
    "@2026-11-15T19:04:05": "record-prefix-alone",
    "@2026-11-15T19:04:05 refuse": "record-prefix-alone",
    "refuse refuse pass 3": "record-refuse-twice",
    "refuse N2": "record-refuse-impossible",
    "refuse undo oops": "record-refuse-impossible",
    "refuse end red": "record-refuse-impossible",
    "refuse @2026-11-15T19:04:05 pass 3": "record-stamp-stray",
    "@2026-11-15T19:04:05 @2026-11-15T19:04:05 pass 3": "record-stamp-stray",
    "pass 3 @2026-11-15T19:04:05": "record-stamp-stray",
    "@now pass 3": "record-stamp-bad",
    "@ pass 3": "record-stamp-bad",
    "@2026-11-15 pass 3": "record-stamp-bad",
    "@2026-04-31T10:00:00 pass 3": "record-stamp-bad",
    "@2026-W46-7T10:00 pass 3": "record-stamp-bad",
    "@2026-11-15T19:04:05+99:00 pass 3": "record-stamp-bad",
}


@pytest.mark.parametrize("statement", BROKEN, ids=lambda text: text[:40])
def test_a_broken_statement_is_refused_at_its_line(statement):
    with pytest.raises(RecordError) as caught:
        parse(f"{HEADER}\npass 1\n{statement}  # why\npass 2\n", "game.mgn")
    error = caught.value
    assert error.reason.id == BROKEN[statement]
    assert (error.file, error.line) == ("game.mgn", 7)
    assert error.statement == shown(statement, 120)


def reason_of(text):
    with pytest.raises(RecordError) as caught:
        parse(text, "game.mgn")
    return caught.value


def test_the_nearest_verb_is_suggested():
    error = reason_of(f"{HEADER}nominat 3 7\n")
    assert error.reason == Message(
        "record-verb-unknown-near", {"word": "nominat", "near": "nominate"}
    )


def test_a_missing_word_shows_an_example():
    assert reason_of(f"{HEADER}vote 7\n").reason.args["usage"] == "vote 7: 1 2 5"


def test_times_with_and_without_a_zone_do_not_mix():
    text = f"{HEADER}@2026-11-15T19:04:05 pass 1\npass 2\n@2026-11-15T19:05:00+03:00 pass 1\n"
    error = reason_of(text)
    assert (error.reason.id, error.line) == ("record-stamp-mixed", 7)


def test_only_the_first_error_is_told():
    error = reason_of(f"{HEADER}pass x\npass y\n")
    assert error.line == 5


def test_a_file_cut_inside_a_line_is_told_that_line():
    error = reason_of(f"{HEADER}pass 1\nnomina")
    assert (error.line, error.statement) == (6, "nomina")


def test_a_file_cut_between_lines_is_an_unfinished_game():
    text = f"{HEADER}pass 1\nnominate 2 1\nN2\nshoot 1\n"
    lines = text.splitlines(keepends=True)
    for length in range(4, len(lines) + 1):
        assert len(parse("".join(lines[:length]), "game.mgn").statements) == length - 4


def test_an_error_is_readable_in_a_log_and_survives_pickling():
    error = reason_of(f"{HEADER}pass x\n")
    assert str(error) == "game.mgn:5: pass x: record-seat-bad word='x'"
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(again) == str(error)
    assert again.reason == error.reason


def test_a_place_once_known_is_not_overwritten():
    error = fault("record-seat-bad", word="x").at("a.mgn", 3, "pass x").at("b.mgn", 9, "else")
    assert (error.file, error.line, error.statement) == ("a.mgn", 3, "pass x")


def test_what_is_quoted_is_short_and_cannot_steer_a_terminal():
    assert shown("\x1b[2J\u202e") == "\\u001b[2J\\u202e"
    assert len(shown("x" * 1000)) == 60
