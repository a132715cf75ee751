"""Every verb of the notation: how it is read, and how it is written back."""

from datetime import datetime, timedelta
from decimal import Decimal

import pytest

from gorod.engine.commands import Proceed
from gorod.engine.moves import Move
from gorod.record.args import (
    Accusation,
    AsPlayed,
    Attack,
    Ball,
    Checkpoint,
    ClauseText,
    End,
    Hands,
    Leaving,
    Left,
    Nothing,
    OneSeat,
    Pair,
    Pairs,
    Result,
    Ruling,
    SeatClause,
    SeatCount,
    SeatDay,
    SeatHands,
    SeatHours,
    SeatList,
    SeatMove,
    SeatName,
    SeatPoints,
    SeatSeat,
    SeatText,
    Target,
    Text,
)
from gorod.record.grammar import ROWS, shape_of
from gorod.record.shapes import SHAPES, VERBS
from gorod.record.source_lines import SourceLine
from gorod.record.syntax import parse_statement, statement_text

CANONICAL = {
    "as-played nominate 3 6 by Ivanov: nobody noticed": AsPlayed(
        "nominate", SeatSeat(3, 6), "Ivanov", "nobody noticed"
    ),
    "N2": Checkpoint("N2"),
    "D13": Checkpoint("D13"),
    "out 4 kill": Leaving((((4,), "kill"),)),
    "out 4 6 lift 7 foul": Leaving((((4, 6), "lift"), ((7,), "foul"))),
    "out 4": Leaving((((4,), ""),)),
    "out -": Leaving(()),
    "alive 1 2 5": SeatList((1, 2, 5)),
    "result red": Result("red"),
    "result black+maniac": Result("black+maniac"),
    "result draw:black+maniac": Result("draw:black+maniac"),
    "first 5": OneSeat(5),
    "left 5 N2 kill": Left(5, "N2", "kill"),
    "left 5 kill": Left(5, "", "kill"),
    "left 5": Left(5),
    "order 4 6 8": SeatList((4, 6, 8)),
    "order -": SeatList(()),
    "nominate 3 7": SeatSeat(3, 7),
    "pass 3": OneSeat(3),
    "vote 7: 1 2 5": SeatHands(7, (1, 2, 5)),
    "vote 6: -": SeatHands(6, ()),
    "tally 7: 4": SeatCount(7, 4),
    "lift: 1 2 3 5 6": Hands((1, 2, 3, 5, 6)),
    "lift: -": Hands(()),
    "shoot 4": Target(4),
    "shoot -": Target(None),
    "shoot 8>4 9>4 10>5": Pairs((Pair(8, 4), Pair(9, 4), Pair(10, 5))),
    "shoot 8>4 8>5 10>-": Pairs((Pair(8, 4), Pair(8, 5), Pair(10, None))),
    "miss": Nothing(),
    "don 7": Target(7),
    "don 9>8": Pairs((Pair(9, 8),)),
    "sheriff 3": Target(3),
    "sheriff -": Target(None),
    "maniac 5": Target(5),
    "maniac 6>5": Pairs((Pair(6, 5),)),
    "maniac attack 5 speech": Attack(None, 5, ("speech",)),
    "maniac attack 5 speech,vote": Attack(None, 5, ("speech", "vote")),
    "maniac attack 7>5 vote": Attack(7, 5, ("vote",)),
    "doctor 2": Target(2),
    "beauty 6": Target(6),
    "courtesan 6": Target(6),
    "lawyer 4": Target(4),
    "best 4: 1 8 9": SeatHands(4, (1, 8, 9)),
    "best 4: 8 8 9": SeatHands(4, (8, 8, 9)),
    "best 4: -": SeatHands(4, ()),
    "warn 3": SeatClause(3, None),
    "warn 3 4.3.6": SeatClause(3, "4.3.6"),
    "foul 3": SeatClause(3, None),
    "foul 3 6.6.1": SeatClause(3, "6.6.1"),
    "foul 8 11.7: tears of joy: let off": SeatClause(8, "11.7", "tears of joy: let off"),
    "dq 9 10.4: ударил по столу @ 21:05": SeatClause(9, "10.4", "ударил по столу @ 21:05"),
    "defeat 7 17.5: opened the card": SeatClause(7, "17.5", "opened the card"),
    "waive 12.5: a slip of the tongue": ClauseText("12.5", "a slip of the tongue"),
    "dq 3 6.7.5": SeatClause(3, "6.7.5"),
    "dq 3 A.6.12": SeatClause(3, "A.6.12"),
    "defeat 3 6.8.1": SeatClause(3, "6.8.1"),
    "ban 3 7.3": SeatClause(3, "7.3"),
    "bonus 3 +0.3": SeatPoints(3, Decimal("0.3")),
    "bonus 3 -0.25": SeatPoints(3, Decimal("-0.25")),
    "bonus 3 +10": SeatPoints(3, Decimal(10)),
    "bonus 3 +0": SeatPoints(3, Decimal(0)),
    "fine 3 8.5.1*": SeatClause(3, "8.5.1*"),
    "approve": Nothing(),
    "protest 3 hands: 4, not 5": SeatText(3, "hands: 4, not 5"),
    "protest 3": SeatText(3, ""),
    "support: 3 4 5": Hands((3, 4, 5)),
    "ruling upheld the vote is void": Ruling(upheld=True, text="the vote is void"),
    "ruling rejected": Ruling(upheld=False, text=""),
    "undo not that seat @ all": Text("not that seat @ all"),
    "golden 3": OneSeat(3),
    "elect 4: 1 2 5": SeatHands(4, (1, 2, 5)),
    "execute 6": OneSeat(6),
    "successor 5": OneSeat(5),
    "ball 3 black 7": Ball(3, "black", 7),
    "ball 3 white 2": Ball(3, "white", 2),
    "card без местоимений": Text("без местоимений"),
    "breach 3": OneSeat(3),
    "open": Nothing(),
    "accuse 1>2": Accusation(1, 2),
    "ballot 3 7": SeatMove(3, 7),
    "act 5 9": SeatMove(5, 9),
    "act 5 -": SeatMove(5, None),
    "suicide 3": OneSeat(3),
    "legend 3 Жил-был город": SeatText(3, "Жил-был город"),
    "forecast 3 мафия: 5": SeatText(3, "мафия: 5"),
    "hit 3": OneSeat(3),
    "answer 3 D6": SeatDay(3, 6),
    "question 3 1.5": SeatHours(3, Decimal("1.5")),
    "best-legend 3 5": SeatSeat(3, 5),
    "best-player 7": OneSeat(7),
    "best-player 3 7": SeatSeat(3, 7),
    "praise 9": OneSeat(9),
    "coin 11": OneSeat(11),
    "close": Nothing(),
    "stop Ведущий болен": Text("Ведущий болен"),
    "hint 4": OneSeat(4),
    "withdraw 8": OneSeat(8),
    "allow 3 5": SeatSeat(3, 5),
    "forbid 3 5": SeatSeat(3, 5),
    "technical": Nothing(),
    "dawn": Nothing(),
    "name 3 Аня Ж.: первая": SeatName(3, "Аня Ж.: первая"),
    'name 3 "Tony #1"': SeatName(3, "Tony #1"),
    "name 3": SeatName(3, ""),
    "ask 3": OneSeat(3),
    "end red": End(("red",)),
    "end black maniac": End(("black", "maniac")),
    "end draw": End(("draw",)),
    "end civilian": End(("civilian",)),
    "end stopped": End(("stopped",)),
}

LOOSE = {
    "vote 6:": "vote 6: -",
    "vote 7:1 2": "vote 7: 1 2",
    "VOTE 7 : 1": "vote 7: 1",
    "lift:": "lift: -",
    "Lift : 1": "lift: 1",
    "support:3 4": "support: 3 4",
    "nominate 03 7": "nominate 3 7",
    "n2": "N2",
    "d03": "D3",
    "bonus 3 0.30": "bonus 3 +0.3",
    "bonus 3 +0,3": "bonus 3 +0.3",
    "bonus 3 −1.0": "bonus 3 -1",
    "bonus 3 -0": "bonus 3 +0",
    "question 3 +1.50": "question 3 1.5",
    "maniac ATTACK 5 vote,speech": "maniac attack 5 speech,vote",
    "maniac attack 5 both": "maniac attack 5 speech,vote",
    "ruling UPHELD": "ruling upheld",
    "end Red": "end red",
    "answer 3 d6": "answer 3 D6",
    "REFUSE pass 3": "refuse pass 3",
    "@2026-11-15T19:04Z pass 3": "@2026-11-15T19:04:00+00:00 pass 3",
    "@2026-11-15T19:04:05.5 pass 3": "@2026-11-15T19:04:05.500000 pass 3",
}


def read(text):
    return parse_statement(SourceLine(1, text))


@pytest.mark.parametrize("text", CANONICAL)
def test_a_canonical_statement_is_read_and_written_back(text):
    statement = read(text)
    assert statement.args == CANONICAL[text]
    assert type(statement.args) is type(CANONICAL[text])
    assert statement_text(statement) == text
    assert statement.text == text


@pytest.mark.parametrize("text", LOOSE)
def test_a_loose_statement_has_one_canonical_form(text):
    assert statement_text(read(text)) == LOOSE[text]
    assert read(LOOSE[text]) == read(text)


def test_every_verb_has_an_example_here():
    assert {read(text).verb for text in CANONICAL} == set(SHAPES)


@pytest.mark.parametrize("verb", SHAPES)
def test_the_usage_of_every_verb_is_itself_correct(verb):
    statement = read(SHAPES[verb].usage)
    assert statement.verb == verb
    assert statement_text(statement) == SHAPES[verb].usage


@pytest.mark.parametrize("verb", [verb for verb in VERBS if SHAPES[verb].refusable])
def test_every_move_may_be_expected_to_be_refused(verb):
    statement = read(f"refuse {SHAPES[verb].usage}")
    assert statement.refuse
    assert statement.text == f"refuse {SHAPES[verb].usage}"
    assert statement_text(statement) == statement.text


def test_a_time_stands_before_refuse_and_is_kept():
    statement = read("@2026-11-15T19:04:05+03:00 refuse nominate 3 6")
    assert statement.at == datetime.fromisoformat("2026-11-15T19:04:05+03:00")
    assert statement.at.utcoffset() == timedelta(hours=3)
    assert statement.refuse
    assert statement.text == "refuse nominate 3 6"
    assert statement_text(statement) == "@2026-11-15T19:04:05+03:00 refuse nominate 3 6"


def test_amounts_are_exact():
    assert str(read("bonus 3 0.1").args.points) == "0.1"


def test_a_move_that_is_noted_by_no_pattern_says_which_there_are(monkeypatch):
    toy = Move("toy", Proceed, "judge", None, "candidate")
    monkeypatch.setitem(ROWS, "toy", (toy,))
    with pytest.raises(LookupError, match=r"`toy` is noted as `candidate`.*`seat target`"):
        shape_of("toy")
