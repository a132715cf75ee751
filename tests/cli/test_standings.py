"""`gorod standings`: a folder of records as a table."""

import json

import pytest

from gorod.cli import standings_command
from gorod.engine.struct import replace
from gorod.rulebooks import BOOKS, Option
from tests.report.games import NAMES, header

RED = "D1\ndefeat 8 6.8.1\nend red\n"
BLACK = "N2\nshoot 3\nbest 3: 8 9 1\nD2\ndefeat 2 6.8.1\nend black\n"


@pytest.fixture
def cup(game, tmp_path):
    game(RED, "cup/round-1/1.mgn")
    game(BLACK, "cup/round-2/1.mgn")
    return tmp_path / "cup"


def test_the_document(run, cup):
    whole = json.loads(run("standings", cup, "--json").out)
    own = ["rules", "games", "provisional", "unfinished", "rows"]
    assert list(whole) == [*own, "partial", "similar", "cut"]
    assert (whole["rules"], whole["games"], whole["provisional"]) == ("fiim-2019", 2, False)
    first = whole["rows"][0]
    assert (first["place"], first["name"]) == (1, "Вера")
    assert {
        key: first[key] for key in ("games", "wins", "main", "extra", "compensation", "total")
    } == {
        "games": 2,
        "wins": 1,
        "main": 1.4,
        "extra": 0.25,
        "compensation": 0.4,
        "total": 1.65,
    }
    assert (first["first_killed"], first["don_sheriff_wins"]) == (1, 0)
    assert first["items"][0] == {
        "game": str(cup / "round-1" / "1.mgn"),
        "kind": "win",
        "value": 1.0,
        "clause": "8.2.1",
    }
    assert {row["name"] for row in whole["rows"]} == set(NAMES)


def test_a_full_tie_waits_for_the_lot(run, cup):
    rows = json.loads(run("standings", cup, "--json").out)["rows"]
    tied = [row["name"] for row in rows if row.get("lot")]
    assert {"Аня", "Глеб", "Дина"} <= set(tied)
    places = {row["place"] for row in rows if row["name"] in ("Аня", "Глеб")}
    assert len(places) == 1
    (cup / "lots").write_text("\n".join(reversed(tied)), encoding="utf-8")
    drawn = json.loads(run("standings", cup, "--json").out)["rows"]
    assert not any("lot" in row for row in drawn)
    assert [row["place"] for row in drawn] == list(range(1, 11))
    order = [row["name"] for row in drawn]
    assert order.index("Глеб") < order.index("Аня")


def test_the_table_for_people(run, cup):
    text = run("standings", cup).out
    assert "2 игры" in text
    lines = text.splitlines()
    assert lines[3].split() == [
        "место",
        "ник",
        "игр",
        "побед",
        "осн.",
        "доп.",
        "компенсация",
        "итого",
    ]
    assert lines[4].split() == ["1", "Вера", "2", "1", "1,4", "0,25", "0,4", "1,65"]
    assert "Компенсация входит в основные баллы." in text
    assert "* полное равенство" in text
    assert "place  nickname" in run("standings", cup, "--lang", "en").out


def test_unfinished_games_are_named_and_count_for_nothing(run, cup, game):
    path = game("D1\n", "cup/round-3/1.mgn")
    text = run("standings", cup).out
    assert "Таблица предварительная" in text
    assert f"Не окончена: {path}" in text
    whole = json.loads(run("standings", cup, "--json").out)
    assert (whole["games"], whole["provisional"], whole["unfinished"]) == (2, True, [str(path)])


def test_stages_are_compensated_apart(run, game, tmp_path):
    for stage in ("1", "2"):
        game(
            "N2\nshoot 3\nD2\ndefeat 2 6.8.1\n",
            f"cup/{stage}.mgn",
            header() + f"tag stage {stage}\n",
        )
    whole = json.loads(run("standings", tmp_path / "cup", "--json").out)
    row = next(row for row in whole["rows"] if row["name"] == "Вера")
    assert row["compensation"] == 0.8


def test_folders_that_are_none(run, tmp_path, game):
    assert (
        run("standings", tmp_path / "none").err
        == f"gorod: {tmp_path / 'none'} is not a directory\n"
    )
    assert run("standings", game(RED, "x.txt")).code == 2
    answer = run("standings", tmp_path)
    assert (answer.code, answer.out) == (2, "")
    assert "there are no records (*.mgn)" in answer.err


def test_a_bad_record_stops(run, cup, game):
    path = game("nonsense\n", "cup/zzz.mgn")
    answer = run("standings", cup)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(f"{path}:13: nonsense: ")


def test_points_belong_to_nicknames(run, game, tmp_path):
    game(RED, "cup/1.mgn", header().replace("Вера", "Аня"))
    assert "seats 1, 3 bear the same nickname “Аня”" in run("standings", tmp_path / "cup").err
    game(RED, "cup/1.mgn", header().replace(" Вера", ""))
    assert "seat 3 has no nickname" in run("standings", tmp_path / "cup").err


def test_records_of_two_rulebooks_do_not_make_a_table(run, cup, monkeypatch):
    replayed = standings_command.replayed

    def other(file, **_):
        played = replayed(file)
        book = played.book + Option("twist", "a twist", "поворот", ())
        return replace(played, book=book) if "round-2" in file else played

    monkeypatch.setattr(standings_command, "replayed", other)
    answer = run("standings", cup)
    assert answer.code == 2
    assert "is played by fiim-2019+twist, but" in answer.err


def test_a_game_whose_course_is_not_known_counts_and_is_marked(run, game, cup):
    known = header().replace("rules fiim-2019\n", "rules fiim-2019\nknown result\n")
    path = game("result red\nfirst 4\nbest 4: 8 9 10\n", "cup/round-3/1.mgn", head=known)
    whole = json.loads(run("standings", cup, "--json").out)
    assert (whole["games"], whole["provisional"]) == (3, False)
    assert whole["partial"] == {str(path): "result"}
    row = next(row for row in whole["rows"] if row["name"] == "Глеб")
    assert (row["games"], row["first_killed"]) == (3, 1)
    assert {item["kind"] for item in row["items"]} >= {"win", "best-move"}
    said = run("standings", cup, lang="en").out
    assert f"Not adjudicated, only the result is known: {path}" in said


def test_a_regulation_gives_the_points(run, cup, tmp_path):
    file = tmp_path / "regulation.json"
    points = {"name": "Кубок", "clause": "§3", "win": {"red": 300, "black": 400}}
    for told in (points, {"rulebook": "fiim-2019", "stages": [], "points": points}):
        file.write_text(json.dumps(told), encoding="utf-8")
        rows = json.loads(run("standings", cup, "--json", "--regulation", file).out)["rows"]
        values = {i["value"] for row in rows for i in row["items"] if i["kind"] == "win"}
        assert values == {3.0, 4.0}
    assert run("standings", cup, "--regulation", file).code == 0


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "{",
        '{"win": {"red": 300}}',
        '{"name": "x", "winn": {}}',
        '{"name": "x", "compensation": {"type": "share", "most": "a", "share": "2/5"}}',
    ],
)
def test_a_regulation_that_cannot_be_read_is_told(run, cup, tmp_path, text):
    file = tmp_path / "regulation.json"
    file.write_text(text, encoding="utf-8")
    answer = run("standings", cup, "--regulation", file)
    assert answer.code == 2
    assert "regulation" in answer.err


def test_the_document_has_what_an_organisers_grid_has(run, cup):
    rows = json.loads(run("standings", cup, "--json").out)["rows"]
    vera = next(row for row in rows if row["name"] == "Вера")
    assert (vera["best_move"], vera["award"], vera["penalty"]) == (0.25, 0.0, 0.0)
    assert vera["roles"] == {"citizen": {"games": 2, "wins": 1}}
    don = next(row for row in rows if row["name"] == "Захар")
    assert (don["don_wins"], don["sheriff_wins"], don["penalty"] < 0) == (1, 0, True)


def test_names_that_are_almost_the_same_are_told(run, game, tmp_path):
    game(RED, "cup/1.mgn")
    other = header().replace("Егор", "ЕГОР").replace("Вера", "В ера").replace("Аня", "Аня #2")
    path = game(RED, "cup/2.mgn", head=other)
    whole = json.loads(run("standings", tmp_path / "cup", "--json").out)
    assert whole["similar"] == [["В ера", "Вера"], ["ЕГОР", "Егор"]]
    assert whole["cut"] == [{"game": str(path), "seat": 1, "name": "Аня", "comment": "#2"}]
    said = run("standings", tmp_path / "cup", lang="en").out
    assert "counted apart: ЕГОР, Егор" in said
    assert "stands in quotes" in said


def small(cards, *moves):
    seats = "".join(f"seat {n} {c} {NAMES[n - 1]}\n" for n, c in enumerate(cards, 1))
    return f"mgn 1\nrules fiim-2011\nknown result\n{seats}\n", "\n".join(moves) + "\n"


def test_the_main_and_the_separate_rating_are_two_tables(run, game, tmp_path):
    ten, seven = (BOOKS["fiim-2011"].chosen((), size).rules.deck(size) for size in (10, 7))
    for number, (cards, moves) in enumerate(
        [
            (ten, ("result red",)),
            (ten, ("result black",)),
            (seven, ("result red",)),
            (ten, ("result red", "protest 1 hands", "support: 1 2 3 4 5 6 7 8 9 10",
                   "ruling upheld annulled a peek")),
        ]
    ):  # fmt: skip
        head, text = small(cards, *moves)
        game(text, f"cup/{number}.mgn", head=head)
    whole = json.loads(run("standings", tmp_path / "cup", "--json").out)
    assert whole["games"] == 2
    assert {name: own["games"] for name, own in whole["ratings"].items()} == {
        "main": 2,
        "separate": 1,
    }
    assert len(whole["rows"]) == 10
    assert len(whole["ratings"]["separate"]["rows"]) == 7
    said = run("standings", tmp_path / "cup", lang="en").out
    assert "MAIN RATING" in said
    assert "SEPARATE RATING" in said
