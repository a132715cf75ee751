"""`gorod seat`: the plan as JSON, text and CSV, and its error messages."""

import csv
import io
import json

import pytest

from tests.tournament.seating import checker


@pytest.fixture
def plan(run, tmp_path):
    path = tmp_path / "plan.json"
    answer = run("seat", 20, "--rounds", 4, "--seconds", 0.2, "--apart", "3,17", "--json")
    path.write_text(answer.out, encoding="utf-8")
    return path


def test_json_is_the_plan_beside_its_bounds(run):
    words = ("seat", 20, "--tables", 2, "--rounds", 10, "--seed", 7, "--seconds", 1, "--json")
    answer = run(*words)
    plan = json.loads(answer.out)
    assert (answer.code, answer.err) == (0, "")
    assert list(plan)[:4] == ["rounds", "pairs2", "bounds", "optimal"]
    assert checker.faults(plan["rounds"], 20, 10) == []
    assert plan["pairs2"] == checker.pairs2(plan["rounds"]) == 4500
    assert plan["bounds"] == {"counting": 4300, "rounds": 4500}
    assert plan["optimal"] is True
    assert run(*words).out == answer.out


def test_pairs_and_teams_are_kept_apart(run):
    answer = run("seat", 30, "--rounds", 5, "--seconds", 0.3, "--json", "--apart", "3,17", "4,5,6")
    pairs = [(3, 17), (4, 5), (4, 6), (5, 6)]
    assert checker.faults(json.loads(answer.out)["rounds"], 30, 10, pairs) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", ["20 игроков, 2 стола по 10 мест, 3 тура", "Доказано: лучше", "Тур 3", "Стол 2"]),
        ("en", ["20 players, 2 tables of 10, 3 rounds", "Proven optimal", "Round 3", "Table 2"]),
    ],
)
def test_the_plan_for_people(run, lang, said):
    answer = run("seat", 20, "--rounds", 3, "--seconds", 0.2, "--lang", lang)
    assert answer.code == 0
    assert all(words in answer.out for words in said)


def test_who_sits_out_is_named(run):
    answer = run("seat", 12, "--rounds", 6, "--seconds", 0.2)
    resting = [line for line in answer.out.splitlines() if line.startswith("Не играют: ")]
    assert len(resting) == 6
    assert all(len(line.split(",")) == 2 for line in resting)


def test_csv_has_a_line_for_every_seat(run):
    answer = run("seat", 20, "--rounds", 3, "--seconds", 0.2, "--csv", "--lang", "en")
    head, *lines = csv.reader(io.StringIO(answer.out))
    assert head == ["round", "table", "seat", "player"]
    assert len(lines) == 60
    assert {(r, p) for r, _, _, p in lines} == {
        (str(r), str(p)) for r in (1, 2, 3) for p in range(1, 21)
    }


def test_the_rest_is_seated_anew_and_forbidden_pairs_are_remembered(run, plan):
    answer = run("seat", "--keep", plan, "--from-round", 3, "--seconds", 0.2, "--json")
    old, new = json.loads(plan.read_text("utf-8")), json.loads(answer.out)
    assert new["rounds"][:2] == old["rounds"][:2]
    assert checker.met(new["rounds"], 3, 17) == 0
    gone = run(
        "seat", "--keep", plan, "--from-round", 3, "--without", 7, "--seconds", 0.2, "--json"
    )
    assert checker.games(json.loads(gone.out)["rounds"][2:], 7) == 0


def test_a_swap_shows_what_it_costs(run, plan):
    first = json.loads(plan.read_text("utf-8"))["rounds"][0]
    one, other = first[0][0], first[1][0]
    words = ("seat", "--keep", plan, "--swap", f"1:{one},{other}")
    said = run(*words, "--lang", "en").out
    told = json.loads(run(*words, "--json").out)
    assert told["rounds"][0][0][0] == other
    assert told["pairs2"] == checker.pairs2(told["rounds"])
    change = told["after"]["pairs2"] - told["before"]["pairs2"]
    assert f"({change:+d})" in said.splitlines()[1]
    assert run(*words, "--csv").out.count("\n") == 81


COMPLAINTS = [
    ((), "seat is used otherwise"),
    (("x",), "seat is used otherwise"),
    ((40, "--json", "--csv", "--rounds", 3), "seat is used otherwise"),
    ((40,), "say how many rounds there are"),
    ((40, "--rounds", 3, "--seats", 6), "seats at a table is from 7 to 14, not 6"),
    ((9, "--rounds", 3), "9 players are too few for a table of 10"),
    (
        (39, "--tables", 4, "--rounds", 3),
        "4 tables of 10 seat 40 players in a round, but there are 39",
    ),
    ((23, "--games", 9), "the nearest number of games is 10"),
    ((40, "--rounds", 3, "--seconds", 0), "--seconds is more than 0"),
    ((40, "--rounds", 3, "--seconds", "nan"), "--seconds is more than 0"),
    ((40, "--rounds", 3, "--apart", "3"), "“3” is not a list of players"),
    ((40, "--rounds", 3, "--apart", "3,3"), "“3,3” is not a list of players"),
    ((40, "--rounds", 3, "--apart", "3,x"), "“3,x” is not a list of players"),
    ((40, "--rounds", 3, "--apart", "3,41"), "there is no player 41"),
    ((40, "--rounds", 3, "--apart", "1,2,3,4,5"), "no two of 1, 2, 3, 4, 5 may meet"),
    ((40, "--rounds", 3, "--without", 7), "need a seating: --keep FILE"),
    (("--keep", "none.json", "--swap", "1:1,2"), "none.json cannot be read"),
]


@pytest.mark.parametrize(("words", "complaint"), COMPLAINTS)
def test_what_cannot_be_done_is_told_in_one_line(run, words, complaint):
    answer = run("seat", *words)
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.err
    assert answer.err.count("\n") == 1
    told = run("seat", *words, lang="ru").err
    assert any("а" <= char.lower() <= "я" for char in told)


@pytest.mark.parametrize("swap", ["", "1", "1:2", "x:1,2", "1:2,3,4", "1:a,b"])
def test_a_swap_that_is_none(run, plan, swap):
    answer = run("seat", "--keep", plan, "--swap", swap)
    assert (answer.code, answer.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"rounds": []}',
        '{"rounds": [[]]}',
        '{"rounds": [[[1, 2]]]}',
        "\xff",
        "[" * 9999,
    ],
)
def test_a_file_that_is_no_plan(run, tmp_path, text):
    path = tmp_path / "plan.json"
    path.write_text(text, encoding="latin-1")
    answer = run("seat", "--keep", path, "--from-round", 1)
    assert answer.code == 2
    assert "is not a seating" in answer.err


def test_a_player_who_sits_twice_in_a_kept_round(run, tmp_path):
    path = tmp_path / "plan.json"
    path.write_text(json.dumps({"rounds": [[[1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 1]]]}))
    answer = run("seat", "--keep", path, "--from-round", 1)
    assert answer.err == f"gorod: {path}: player 1 sits twice in round 1\n"


def test_a_bar_is_drawn_for_whoever_watches_and_wiped(run, monkeypatch):
    monkeypatch.setattr("gorod.cli.progress.sys.stderr.isatty", lambda: True, raising=False)
    answer = run("seat", 25, "--tables", 2, "--rounds", 5, "--seconds", 0.2, "--json")
    assert "%  сумма квадратов встреч" in answer.err
    assert answer.err.endswith("\r\x1b[2K")
