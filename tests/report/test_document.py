"""The JSON object of a game: the shape of the contract, and the right facts in it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.engine import JUDGE, SPECTATOR
from gorod.report.numerals import numeral
from gorod.report.replayed_document import document
from tests.report.games import example, played, random_game

CONTRACT = """
{"rules": "fiim-2019", "options": [], "phase": "D2.speech", "awaits": ["nominate", "pass"],
 "cue": "Слово игроку номер пять", "clock": {"seat": 5, "seconds": 60},
 "candidates": [3, 7], "ballot": {"list": [3, 7], "counts": {"3": 4}}, "vote_cancelled": false,
 "checks": [{"moment": "N2", "seat": 7, "target": 9, "answer": "black"}], "protest": null,
 "outcome": {"winners": ["red"], "kind": "victory", "reason": "no-black", "clause": "1.4",
             "moment": "D4"},
 "players": [{"seat": 1, "name": "Аня", "role": "citizen", "team": "red", "alive": false,
   "left": {"moment": "N2", "cause": "kill", "clause": "4.5.4"}, "fouls": 1, "silenced": false,
   "first_killed": true, "best_move": {"named": [1, 8, 9], "hits": 2},
   "points": {"main": 1.0, "extra": 0.4, "total": 1.4,
              "items": [{"kind": "win", "value": 1.0, "clause": "8.2.1"},
                        {"kind": "best-move", "value": 0.4, "clause": "8.3.4"}]}}],
 "log": [{"n": 12, "moment": "D1", "event": "nominated", "seat": 3, "target": 7,
          "clauses": ["4.4.2"]}]}
"""
CAUSES = ("vote", "lift", "kill", "foul", "disqualified")
STEPS = (
    "deal meet sheriff-look speech vote tie revote lift last-word dusk hunt don sheriff dawn "
    "best-move"
)


def shaped_like(value, model, path="$"):
    """The keys of the model, in its order, with values of its types; null where it may be."""
    if model is None or value is None:
        return
    assert type(value) is type(model), path
    if isinstance(model, list) and model:
        for index, item in enumerate(value):
            shaped_like(item, model[0], f"{path}[{index}]")
    if isinstance(model, dict) and not path.endswith("counts"):
        assert list(value)[: len(model)] == list(model) or "log" in path, path
        for key in model.keys() & value.keys():
            shaped_like(value[key], model[key], f"{path}.{key}")


@pytest.mark.parametrize("viewer", [JUDGE, SPECTATOR, *range(1, 11)])
def test_a_document_has_the_shape_of_the_contract(viewer):
    whole = json.loads(json.dumps(document(example(), viewer)))
    extras = {"says", "hears", "late"}
    extras |= {"reminders", "proposals"} if viewer == JUDGE else set()
    assert whole.keys() == json.loads(CONTRACT).keys() | extras
    shaped_like(whole, json.loads(CONTRACT))
    assert [entry["n"] for entry in whole["log"]] == list(range(1, len(whole["log"]) + 1))


@settings(max_examples=40)
@given(st.integers(0, 100_000), st.integers(SPECTATOR - 1, 10), st.integers(0, 300))
def test_every_position_has_a_document(seed, viewer, commands):
    whole = json.loads(json.dumps(document(random_game(seed, commands), viewer)))
    shaped_like(whole, json.loads(CONTRACT))
    step = whole["phase"].partition(".")[2]
    assert step in STEPS.split() or whole["phase"] == "over"
    assert all(p["left"] is None or p["left"]["cause"] in CAUSES for p in whole["players"])
    assert all(p["left"] is None or p["left"]["clause"] for p in whole["players"])
    assert all(entry["clauses"] for entry in whole["log"])


def test_the_result_of_the_demonstration():
    whole = document(example())
    assert whole["phase"] == "over"
    assert (whole["cue"], whole["clock"]) == (None, None)
    assert whole["outcome"] == {
        "winners": ["red"],
        "kind": "victory",
        "reason": "no-black",
        "clause": "1.4",
        "moment": "D5",
    }
    assert whole["protest"] == {"seat": 9, "status": "rejected", "passed": None}
    victim = whole["players"][7]
    assert victim["best_move"] == {"named": [2, 6, 3], "hits": 2}
    assert victim["left"] == {"moment": "N2", "cause": "kill", "clause": "4.5.4"}
    assert victim["points"]["items"] == [
        {"kind": "win", "value": 1.0, "clause": "8.2.1"},
        {"kind": "best-move", "value": 0.25, "clause": "8.3.4"},
    ]
    assert victim["points"]["total"] == 1.25


STEPS_OF_A_GAME = [
    ("", "N1.meet", ["order"], None, {"seat": None, "seconds": 60}),
    (
        "D1\n",
        "D1.speech",
        ["nominate", "pass"],
        "Слово игроку номер один",
        {"seat": 1, "seconds": 60},
    ),
    (
        "nominate 1 2\n",
        "D1.speech",
        ["pass"],
        "Слово игроку номер один",
        {"seat": 1, "seconds": 60},
    ),
]


@pytest.mark.parametrize(("moves", "phase", "awaits", "cue", "clock"), STEPS_OF_A_GAME)
def test_where_a_game_stands(moves, phase, awaits, cue, clock):
    whole = document(played(moves))
    assert (whole["phase"], whole["awaits"], whole["clock"]) == (phase, awaits, clock)
    assert cue is None or whole["cue"] == cue


VOTED = "nominate 1 4\nnominate 2 8\nvote 4: 1 2 3 4 5\n"
TIED = f"{VOTED}vote 8: 6 7 8 9 10\n"
TWICE = f"{TIED}vote 4: 1 2 3 4 5\nvote 8: 6 7 8 9 10\n"


@pytest.mark.parametrize(
    ("moves", "phase", "awaits", "cue"),
    [
        (VOTED, "D1.vote", ["vote"], "Кто голосует против игрока номер восемь?"),
        (TIED, "D1.tie", ["pass"], "Слово игроку номер четыре, тридцать секунд"),
        (f"{TIED}vote 4: 1 2 3 4 5\n", "D1.revote", ["vote"], None),
        (TWICE, "D1.lift", ["lift"], None),
        (f"{TWICE}lift: 1\n", "D1.dusk", [], "Наступает ночь"),
        (f"{TWICE}lift: 1 2 3 5 6 7\n", "D1.last-word", ["pass"], None),
        ("N2\n", "N2.hunt", ["shoot", "miss"], "Мафия выходит на охоту"),
        ("N2\nshoot 3\n", "N2.don", ["don"], "Просыпается Дон и ищет Шерифа"),
        ("N2\nshoot 3\ndon 1\n", "N2.sheriff", ["sheriff"], "Просыпается Шериф"),
        ("N2\nshoot 3\nsheriff 1\n", "N2.dawn", [], None),
        ("N2\nshoot 3\nsheriff 1\ndawn\n", "N2.best-move", ["best", "pass"], None),
        ("N2\nshoot 3\nbest 3: 1\n", "N2.last-word", ["pass"], None),
    ],
)
def test_the_steps_of_a_day_and_a_night(moves, phase, awaits, cue):
    whole = document(played(moves))
    assert (whole["phase"], whole["awaits"]) == (phase, awaits)
    assert cue is None or whole["cue"] == cue


def test_the_ballot_counts_as_it_goes():
    whole = document(played(VOTED))
    assert whole["candidates"] == [4, 8]
    assert whole["ballot"] == {"list": [4, 8], "counts": {"4": 5}}
    assert document(played(TIED))["ballot"]["counts"] == {"4": 5, "8": 5}
    assert document(played(f"{TWICE}lift: 1\nN2\nmiss\nD2\n"))["ballot"] is None


def test_a_silenced_turn_has_no_seconds():
    fouls = "D1\nfoul 2\nfoul 2\nfoul 2\n"
    before = document(played(fouls))
    assert before["players"][1]["silenced"]
    turn = document(played(f"{fouls}pass 1\n"))
    assert turn["clock"] == {"seat": 2, "seconds": 0}
    after = document(played(f"{fouls}pass 2\n"))
    assert (after["players"][1]["fouls"], after["players"][1]["silenced"]) == (3, False)


@pytest.mark.parametrize(
    ("moves", "clause", "cause"),
    [
        ("nominate 1 3\nnominate 2 4\nvote 3: 1 2\nvote 4: -\n", "4.4.11", "vote"),
        (f"{TWICE}lift: 1 2 3 5 6 7\n", "4.4.12.3", "lift"),
        ("D1\nfoul 4\nfoul 4\nfoul 4\nfoul 4\n", "6.5", "foul"),
        ("D1\ndq 4 6.7.7\n", "6.7.7", "disqualified"),
    ],
)
def test_how_a_player_left(moves, clause, cause):
    assert document(played(moves))["players"][3]["left"] == {
        "moment": "D1",
        "cause": cause,
        "clause": clause,
    }


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        ("D1\ndefeat 2 6.8.1\n", "6.8.1"),
        ("nominate 1 3\nnominate 2 4\nvote 3: -\nvote 4: -\ndq 4 6.7.7\n", "6.8.5"),
    ],
)
def test_a_team_defeat_names_its_clause(moves, clause):
    outcome = document(played(moves))["outcome"]
    assert (outcome["kind"], outcome["winners"], outcome["clause"]) == ("defeat", ["black"], clause)


def test_a_draw_has_no_winners():
    draw = document(played("".join(f"N{n}\nmiss\n" for n in range(2, 5)) + "sheriff -\n"))
    assert draw["outcome"]["winners"] == []
    assert (draw["outcome"]["kind"], draw["outcome"]["clause"]) == ("draw", "7.7")


def test_a_cancelled_vote_shows_on_its_day():
    assert document(played("D1\ndq 4 6.7.7\n"))["vote_cancelled"]
    assert not document(played("D1\ndq 4 6.7.7\nN2\nmiss\nD2\n"))["vote_cancelled"]
    night = "N2\nmiss\ndq 4 6.7.6\n"
    assert document(played(night))["vote_cancelled"]
    assert document(played(f"{night}D2\n"), SPECTATOR)["vote_cancelled"]


def test_the_record_proves_neglect():
    cards = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
    blank = "".join(f"N{n}\nshoot {n - 1}\n" for n in range(2, 6))
    nights = "".join(f"N{n}\nshoot {n - 1}\nsheriff -\n" for n in range(2, 6))
    whole = document(played(nights + "end black\n", cards))
    assert whole["proposals"] == [{"seat": 7, "clause": "8.5.4.2", "value": -0.4}]
    assert document(played(blank + "end black\n", cards))["proposals"] == []


def test_a_correction_stays_in_the_judges_log():
    moves = "nominate 1 3\nundo wrong seat\nnominate 1 4\n"
    log = document(played(moves))["log"]
    at = next(i for i, entry in enumerate(log) if entry["event"] == "undone")
    assert log[at] == {
        "n": at + 1,
        "moment": "D1",
        "event": "undone",
        "line": 14,
        "statement": "nominate 1 3",
        "reason": "wrong seat",
        "clauses": [],
    }
    nominated = [entry for entry in log if entry["event"] == "nominated"]
    assert [entry["target"] for entry in nominated] == [4]
    assert all(entry["event"] != "undone" for entry in document(played(moves), 1)["log"])


def test_corrections_of_corrections_are_kept_in_order():
    moves = "nominate 1 3\nfoul 5\nundo not five\nundo not three\nnominate 1 4\n"
    log = document(played(moves))["log"]
    undone = [entry for entry in log if entry["event"] == "undone"]
    assert [entry["statement"] for entry in undone] == ["foul 5", "nominate 1 3"]


def test_the_moment_of_a_night_lasts_to_the_last_word_of_its_dead():
    log = document(played("N2\nshoot 3\nD2\n"))["log"]
    night = [entry["event"] for entry in log if entry["moment"] == "N2"]
    assert night[0] == "night-fell"
    assert night[-1] == "speeches-ended"
    assert next(entry for entry in log if entry["moment"] == "D2")["event"] == "day-broke"


def test_points_are_for_those_who_may_know_them():
    assert all(p["points"] for p in document(example())["players"])
    assert [p["seat"] for p in document(example(), 4)["players"] if p["points"]] == [4]
    assert not any(p["points"] for p in document(example(), SPECTATOR)["players"])
    assert not any(p["points"] for p in document(played("D1\n"), 4)["players"])


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (1, "один"),
        (10, "десять"),
        (19, "девятнадцать"),
        (20, "двадцать"),
        (34, "тридцать четыре"),
        (40, "сорок"),
        (41, "41"),
    ],
)
def test_a_seat_is_called_by_its_numeral(number, text):
    assert numeral(number) == text


def test_7_1_the_counts_of_a_cancelled_vote_are_void():
    moves = "D1\nnominate 1 3\nnominate 2 9\nvote 3: 1 2\n"
    assert document(played(moves))["ballot"] == {"list": [3, 9], "counts": {"3": 2}}
    cancelled = document(played(f"{moves}dq 4 6.7.9\n"))
    assert cancelled["ballot"] is None
    assert cancelled["vote_cancelled"] is True


def test_7_2_star_a_standing_result_shows_no_ballot():
    moves = "N2\nshoot 1\nD2\nnominate 10 4\npass 10\n"
    assert document(played(moves))["ballot"] == {"list": [4], "counts": {}}
    assert document(played(f"{moves}dq 6 6.7.8\n"))["ballot"] is None
