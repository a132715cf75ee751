"""The past of a table: an undo shortens the line, and forgets nothing."""

from gorod.engine import History, Refusal, begin, start
from gorod.engine import commands as c
from gorod.engine.phases import Night, Seating
from gorod.rulebooks import BOOKS

RULES = BOOKS["fiim-2019"].rules
DECK = RULES.deck(10)


def told(*commands):
    history = begin(*start(RULES, 10))
    for command in commands:
        history = history.then(RULES, command)
    return history


def test_a_history_begins_with_its_opening():
    history = told()
    assert history.game.phase == Seating()
    assert [turn.command for turn in history.line] == [None]
    assert history.log == history.head.events
    assert history.rewinds == ()


def test_a_turn_remembers_its_command_and_what_came_before():
    history = told(c.Deal(DECK), c.Proceed())
    assert [turn.command for turn in history.line] == [None, c.Deal(DECK), c.Proceed()]
    assert history.head.before.game.phase == Night(("meet", "sheriff-look", "dawn"))
    assert [type(event).__name__ for event in history.log] == [
        "SeatsTaken",
        "CardsDealt",
        "MafiaMet",
    ]


def test_a_refused_command_is_no_turn():
    answer = told().then(RULES, c.Proceed())
    assert isinstance(answer, Refusal)
    assert answer.why == "not-now"


def test_a_rewind_goes_back_so_many_turns():
    history = told(c.Deal(DECK), c.Proceed())
    assert history.rewind(0, "nothing").head is history.head
    assert history.rewind(2, "all").game.phase == Seating()
    assert history.rewind(3, "too far") is None


def test_every_abandoned_branch_is_kept():
    first = told(c.Deal(DECK))
    second = first.rewind(1, "misdealt").then(RULES, c.Deal(DECK[::-1]))
    third = second.rewind(1, "and again").then(RULES, c.Deal(DECK))
    assert [r.reason for r in third.rewinds] == ["misdealt", "and again"]
    assert [r.left.command for r in third.rewinds] == [c.Deal(DECK), c.Deal(DECK[::-1])]
    assert {r.back_to for r in third.rewinds} == {third.line[0]}
    assert third.game == first.game
    assert History(third.rewinds[0].left).game is first.game
