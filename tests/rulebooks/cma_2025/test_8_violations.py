"""Chapter 8: the list of violations, each with its sanction; appeals."""

import pytest

from gorod.engine.commands import Ban, Defeat, Disqualify, FileProtest, Foul, Rule
from gorod.engine.events import (
    Banned,
    Disqualified,
    Fouled,
    ProtestFiled,
    ProtestRuled,
    TeamDefeated,
    Warned,
)
from tests.kit.tables_cma_2025 import CMA_2025, City

CLAUSES_TESTED = (
    "8.1.1", "8.1.2", "8.1.3", "8.1.4", "8.1.5", "8.1.6", "8.1.7", "8.1.8", "8.1.9", "8.1.10",
    "8.1.11", "8.1.12", "8.1.13", "8.1.14", "8.1.15", "8.1.16", "8.1.17", "8.1.18", "8.1.19",
    "8.1.20", "8.1.21", "8.1.22", "8.1.23", "8.1.24", "8.1.25", "8.1.26", "8.1.27",
)  # fmt: skip

COMMANDS = {"foul": Foul, "dq": Disqualify, "defeat": Defeat}
VIOLATIONS = [  # clause, sanctions in the middle of a day, the clauses that price it
    ("8.1.1", ("defeat",), ("12.1",)),
    ("8.1.2", ("defeat",), ("12.2",)),
    ("8.1.3", ("defeat",), ("12.4",)),
    ("8.1.4", ("dq", "defeat"), ("11.9", "12.3", "13.2")),
    ("8.1.5", ("dq",), ("11.4", "13.2", "12.5")),
    ("8.1.6", ("dq",), ("11.3", "12.5")),
    ("8.1.7", ("dq",), ("11.5", "12.5")),
    ("8.1.8", ("dq",), ("11.2", "12.5")),
    ("8.1.9", ("dq",), ("11.6", "12.5")),
    ("8.1.10", ("dq",), ("11.1", "12.5")),
    ("8.1.11", ("dq",), ("11.18", "12.5")),
    ("8.1.12", ("dq",), ("11.8", "12.5")),
    ("8.1.13", ("foul",), ("10.4", "10.5", "12.5")),
    ("8.1.14", ("foul",), ("10.3", "10.2", "12.5")),
    ("8.1.15", ("foul",), ("10.1", "12.5")),
    ("8.1.16", ("foul",), ("10.6", "12.5")),
    ("8.1.17", ("foul",), ("10.7", "12.5")),
    ("8.1.18", ("dq",), ("11.7", "12.5")),
    ("8.1.19", ("foul",), ("9.3",)),
    ("8.1.20", ("foul",), ("9.3",)),
    ("8.1.21", ("dq",), ("11.11",)),
    ("8.1.22", ("dq",), ("11.12",)),
    ("8.1.23", ("dq",), ("11.14",)),
    ("8.1.24", ("dq",), ("11.10",)),
    ("8.1.25", ("dq", "foul"), ("11.15", "9.3")),
    ("8.1.26", ("dq",), ("11.16",)),
    ("8.1.27", ("dq",), ("11.17",)),
]
each = pytest.mark.parametrize(("clause", "sanctions", "by"), VIOLATIONS)


@pytest.mark.parametrize(("clause", "sanctions", "by"), VIOLATIONS, ids=CLAUSES_TESTED)
def test_each_violation_has_its_sanction(clause, sanctions, by):
    """Section 5; CMA-A26 for 8.1.19, 8.1.20 and 8.1.25."""
    assert CMA_2025.clause(clause).offers == by
    for sanction, command in COMMANDS.items():
        t = City().at("D2")
        if sanction not in sanctions:
            t.refuses(command(8, clause))
        elif sanction == "foul":
            t.do(command(8, clause)).expect(Fouled, seat=8, count=1, cite=clause).goes_on()
        elif sanction == "dq":
            t.do(command(8, clause)).expect(Disqualified, seat=8, cite=clause).goes_on()
        else:
            t.do(command(8, clause)).expect(TeamDefeated, seat=8, cite=clause).is_at("over")


@each
def test_the_judge_may_be_content_with_a_warning(clause, sanctions, by):
    assert sanctions
    assert by
    City().at("D2").warn(8, clause).expect(Warned, seat=8, cite=clause)


@each
def test_12_5_a_leaver_by_vote_loses_the_game_for_his_team(clause, sanctions, by):
    """Every item of 10.1-11.8, under any of its numbers."""
    t = City().at("D2").speeches(n2=8).vote({8: ""}).has_floor(8, 60)
    if "12.5" in by and clause != "8.1.11":
        t.do(COMMANDS[sanctions[0]](8, clause)).won("black", "maniac", cite=(clause, "12.5"))
        assert t.disqualified == ((8,) if sanctions[0] == "dq" else ())
    elif sanctions[0] == "dq":
        t.do(Disqualify(8, clause)).goes_on().is_at("D2.dusk")
    elif sanctions[0] == "foul":
        t.do(Foul(8, clause)).goes_on()


@pytest.mark.parametrize("clause", ["8.1.4", "8.1.5"])
def test_13_2_peeking_and_insulting_the_judge_end_the_tournament(clause):
    t = City().at("D2").ban(8, clause).expect(Disqualified, seat=8).expect(Banned, seat=8)
    t.refuses(Ban(8, clause), why="banned-already")


def test_upd_a_1_each_case_is_weighed_and_may_be_corrected():
    """Anything may be a warning, and an entry can be taken back with a reason."""
    t = City().at("D2").warn(8, "11.4").foul(8, "UPD-A.1").expect(Fouled, count=1, cite="UPD-A.1")
    t.dq(8, "11.7").undo("it was laughter")
    assert 8 in t.alive
    assert t.history.rewinds[-1].reason == "it was laughter"


def test_upd_a_2_appeals_after_the_game_on_three_levels():
    t = City().at("D2").refuses(FileProtest(8, "early"), cite="UPD-A.2", why="not-now")
    t.defeat(8, "12.1").protest(9, elapsed=10**7, text="judge").expect(ProtestFiled, cite="UPD-A.2")
    t.refuses(FileProtest(9, "again"), why="protest-open")
    for _ in ("judge", "college", "presidium"):
        t.ruling(upheld=False, text="no").expect(ProtestRuled, upheld=False, cite="UPD-A.2")
        t.refuses(Rule(upheld=True, text=""), why="no-protest").protest(9, text="higher")
