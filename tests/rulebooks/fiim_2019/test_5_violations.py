"""Chapter 5: every violation may be named by its own clause and has the sanction of chapter 6."""

import pytest

from gorod.engine.commands import Ban, Defeat, Disqualify, Foul
from gorod.engine.events import Banned, Disqualified, Fouled, TeamDefeated, Warned
from gorod.rulebooks.fiim_2019 import FIIM_2019
from tests.kit.scenarios import Table

COMMANDS = {"foul": Foul, "dq": Disqualify, "defeat": Defeat}

CLAUSES_TESTED = (
    "5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.1.5", "5.1.6", "5.1.7", "5.1.8", "5.1.9", "5.1.10",
    "5.1.11", "5.1.12", "5.1.13", "5.1.14", "5.1.15", "5.1.16", "5.1.17", "5.1.18", "5.1.19",
    "5.1.20", "5.1.22", "5.1.23", "5.1.24",
)  # fmt: skip

VIOLATIONS = [  # clause, sanction, the clauses of chapters 6 and 7 that impose it
    ("5.1.1", "defeat", ("6.8.1",)),
    ("5.1.2", "defeat", ("6.8.2",)),
    ("5.1.3", "defeat", ("6.8.4",)),
    ("5.1.4", "dq", ("6.7.10", "7.3")),
    ("5.1.5", "defeat", ("6.8.3",)),
    ("5.1.6", "dq", ("6.7.4", "7.3")),
    ("5.1.7", "dq", ("6.7.3",)),
    ("5.1.8", "dq", ("6.7.5",)),
    ("5.1.9", "dq", ("6.7.2",)),
    ("5.1.10", "dq", ("6.7.6",)),
    ("5.1.11", "dq", ("6.7.1",)),
    ("5.1.12", "dq", ("6.7.8", "6.8.5")),
    ("5.1.13", "foul", ("6.6.4", "6.6.5")),
    ("5.1.14", "foul", ("6.6.3", "6.6.2")),
    ("5.1.15", "foul", ("6.6.1",)),
    ("5.1.16", "foul", ("6.6.6",)),
    ("5.1.17", "foul", ("6.6.7",)),
    ("5.1.18", "dq", ("6.7.7", "6.8.5")),
    ("5.1.19", "foul", ("6.6.8",)),
    ("5.1.20", "dq", ("6.7.9",)),
    ("5.1.22", "dq", ("6.7.11",)),
    ("5.1.23", "dq", ("6.7.12", "6.8.5")),
    ("5.1.24", "dq", ("6.7.13", "6.8.5")),
]

TEAM_LOSES_IN_A_FAREWELL = {"5.1.12", "5.1.18", "5.1.23", "5.1.24"}
STILL_PUNISHED_ONCE_DECIDED = {"5.1.6", "5.1.11"} | {
    clause for clause, sanction, _ in VIOLATIONS if sanction == "foul"
}


def voted_out():
    """Day 2: 4 is voted out and has the last word; nothing is decided."""
    t = Table(FIIM_2019).at("D2").speeches(n2=4, n3=9).vote({4: "1-10", 9: ""})
    return t.goes_on().has_floor(4, 60)


def decided():
    """Day 4: black has won by the vote; 2 has the last word."""
    t = Table(FIIM_2019).at("D4", alive="1 2 7 9 10", opener=7).speeches(n7=2, n1=9)
    return t.vote({2: "1 9 10", 9: "2 7"}).won("black")


@pytest.mark.parametrize(("clause", "sanction", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_5_1_each_violation_has_its_sanction(clause, sanction, by):
    t = Table(FIIM_2019).at("D2").do(COMMANDS[sanction](5, clause))
    if sanction == "foul":
        t.expect(Fouled, seat=5, clause=clause, count=1, cite=clause).goes_on()
        assert 5 in t.alive
    elif sanction == "dq":
        t.expect(Disqualified, seat=5, clause=clause, removed=True, cite=clause).goes_on()
        assert 5 not in t.alive
    else:
        t.expect(TeamDefeated, seat=5, clause=clause, cite=clause).won("black").is_at("over")
    assert FIIM_2019.clause(clause).offers == by


@pytest.mark.parametrize(("clause", "sanction", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_5_1_no_violation_has_another_sanction(clause, sanction, by):
    t = Table(FIIM_2019).at("D2")
    for other, command in COMMANDS.items():
        if other != sanction:
            t.refuses(command(5, clause))
    if "7.3" not in by:
        t.refuses(Ban(5, clause))


@pytest.mark.parametrize(("clause", "sanction", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_5_1_the_judge_may_be_content_with_a_warning(clause, sanction, by):
    """6.3 names the oral warning first."""
    assert sanction
    assert by
    Table(FIIM_2019).at("D2").warn(5, clause).expect(Warned, seat=5, cite=clause)


@pytest.mark.parametrize(("clause", "sanction", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_5_1_a_leaving_player_may_lose_the_game_for_his_team(clause, sanction, by):
    """6.8.5 reaches the violations that 6.7.7, 6.7.8, 6.7.12 and 6.7.13 punish, and no others."""
    t = voted_out().do(COMMANDS[sanction](4, clause))
    if clause in TEAM_LOSES_IN_A_FAREWELL:
        assert "6.8.5" in by
        t.won("black", cite="6.8.5").is_at("over")
    elif sanction == "defeat":
        t.won("black")
    else:
        t.goes_on().never(TeamDefeated)


@pytest.mark.parametrize(("clause", "sanction", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_5_1_what_is_still_punished_once_the_game_is_decided(clause, sanction, by):
    """6.9 and the last column of the sanction catalogue."""
    assert by
    t, command = decided(), COMMANDS[sanction](1, clause)
    if clause in STILL_PUNISHED_ONCE_DECIDED:
        t.do(command).won("black")
        assert t.disqualified == ((1,) if sanction == "dq" else ())
    else:
        t.refuses(command, cite="6.9", why="decided")


@pytest.mark.parametrize("clause", ["5.1.4", "5.1.6"])
def test_5_1_peeking_and_insulting_the_judge_also_end_the_tournament(clause):
    """R19-52: disqualification and removal, both."""
    t = Table(FIIM_2019).at("D2").ban(5, clause)
    t.expect(Disqualified, seat=5, cite=clause).expect(Banned, seat=5, cite=("7.3", clause))
    assert t.disqualified == (5,)


def test_5_1_5_a_hint_of_a_departed_player_loses_the_game_for_his_team():
    """R19-50: 6 was killed long ago, and it is 6's team that pays."""
    t = Table(FIIM_2019).at("D3", alive="1-5 7-10").defeat(6, "5.1.5").won("black")
    assert t.disqualified == (6,)


def test_5_1_3_a_false_sheriff_pays_like_a_true_one():
    """R19-51: 6.8.4 governs."""
    Table(FIIM_2019).at("D2").defeat(7, "5.1.3").won("black")
    Table(FIIM_2019).at("D2").defeat(2, "5.1.3").won("black")
    Table(FIIM_2019).at("D2").defeat(8, "5.1.3").won("red")
