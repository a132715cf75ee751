"""`gorod tournament`: archives, tables, files and lists of players."""

import json
import re

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.files.list_reader import read_table
from tests.tournament.kit import TournamentScenario
from tests.tournament.test_whole import whole


@pytest.fixture(scope="module")
def scenario():
    return whole(5)


@pytest.fixture
def archive(scenario, tmp_path):
    path = tmp_path / "cup.zip"
    path.write_bytes(pack(scenario.log))
    return path


def test_show_says_what_is_in_it(run, archive):
    said = run("tournament", "show", archive)
    assert said.code == 0
    assert "42 игрока, отметились 40, ждут 0" in said.out
    assert "отбор (q): туров закрыто 10 из 10, игр подтверждено 40 из 40" in said.out
    assert "отбор, тур 8, стол 3): игра переиграна" in said.out
    assert "q.8.3" not in said.out
    english = run("tournament", "show", archive, lang="en").out
    assert "42 players, 40 checked in, 0 waiting" in english


def test_standings_are_the_last_stage_unless_another_is_asked_for(run, archive):
    last = json.loads(run("tournament", "standings", archive, "--json").out)
    assert (last["stage"], last["rules"], len(last["rows"])) == ("f", "fiim-2019", 10)
    first = json.loads(run("tournament", "standings", archive, "--stage", "q", "--json").out)
    assert (first["stage"], first["games"], len(first["rows"])) == ("q", 40, 42)
    early = json.loads(
        run("tournament", "standings", archive, "--stage", "q", "--round", "2", "--json").out
    )
    assert {row["games"] for row in early["rows"]} == {2}


def test_the_printed_table_is_russian_first(run, archive):
    lines = run("tournament", "standings", archive, "--stage", "q").out.splitlines()
    assert lines[0] == "Кубок: отбор"
    assert lines[2].split()[:3] == ["место", "ник", "игр"]
    assert "nickname" in run("tournament", "standings", archive, "--stage", "q", lang="en").out


def test_numbers_and_games_are_printed_as_a_reader_writes_them(run, archive):
    """The table had a decimal point in Russian, and games were called `q.2.1`."""
    table = run("tournament", "standings", archive, "--stage", "q").out
    assert re.search(r"\d,\d", table)
    without = re.sub(r"\b8(\.\d+)+", "", table.partition("\n")[2])  # clauses keep their points
    assert not re.search(r"\d\.\d", without)
    said = run("tournament", "standings", archive, "--stage", "q", "--explain", "игрок 1").out
    assert re.search(r"отбор, тур \d+, стол \d", said)
    assert not re.search(r"\bq\.\d", said)
    english = run(
        "tournament", "standings", archive, "--stage", "q", "--explain", "игрок 1", lang="en"
    )
    assert re.search(r"qualification, round \d+, table \d", english.out)


def test_a_player_is_explained_down_to_the_clause(run, archive):
    said = run("tournament", "standings", archive, "--stage", "q", "--explain", "игрок 1").out
    lines = said.splitlines()
    assert lines[-1].startswith("итого ")
    assert all("fiim-2019 8." in line for line in lines[:-1])
    assert run("tournament", "standings", archive, "--explain", "никто").code == 2


def test_tables_are_exported_alike(run, archive, tmp_path):
    for ending in ("csv", "xlsx", "json"):
        assert (
            run("tournament", "export", archive, tmp_path / f"t.{ending}", "--stage", "q").code == 0
        )
    one, two = (read_table((tmp_path / f"t.{end}").read_bytes()) for end in ("csv", "xlsx"))
    assert [row[:2] for row in one] == [row[:2] for row in two]
    rows = json.loads((tmp_path / "t.json").read_text("utf-8"))
    assert [row["nickname"] for row in rows] == [row[1] for row in one[1:]]
    again = run("tournament", "export", archive, tmp_path / "t.csv")
    assert (again.code, "exists already" in again.err) == (2, True)
    assert run("tournament", "export", archive, tmp_path / "t.doc").code == 2


def test_an_archive_may_be_a_folder(run, archive, tmp_path):
    folder, again = tmp_path / "cup", tmp_path / "again.zip"
    assert run("tournament", "export", archive, folder).code == 0
    assert run("tournament", "export", folder, again).code == 0
    assert again.read_bytes() == archive.read_bytes()
    (folder / "games" / "f.1.1.mgn").write_text("mgn 1\n", "utf-8")
    said = run("tournament", "show", folder)
    assert (said.code, "games/f.1.1.mgn" in said.err) == (2, True)


@pytest.fixture
def small(tmp_path):
    scenario = TournamentScenario().players(2)
    scenario.do(c.EditPlayer(scenario.t.players["p1"]))
    path = tmp_path / "small.zip"
    path.write_bytes(pack(scenario.log))
    return path


def test_an_import_is_previewed_and_nothing_is_written(run, small, tmp_path):
    before = small.read_bytes()
    table = tmp_path / "list.csv"
    table.write_text("Ник;Город;Рост\nИгрок 1;Омск;1\nВера;Уфа;2\n;Тула;3\n", "utf-8")
    said = run("tournament", "import", small, table, "--preview")
    assert said.code == 0
    assert "добавится 1 игрок: Вера" in said.out
    assert "изменится Игрок 1: город:  → Омск" in said.out
    assert "A4: нет ника («»)" in said.out
    assert "Рост" in said.out
    assert "ничего не записано" in said.out
    assert small.read_bytes() == before
    told = json.loads(run("tournament", "import", small, table, "--preview", "--json").out)
    assert told["faults"] == [{"cell": "A4", "why": "nickname-missing", "value": "", "other": ""}]
    assert told["left"] == [["", "Тула", "3"]]


def test_an_import_is_written_into_the_log(run, small, tmp_path):
    table = tmp_path / "list.csv"
    table.write_text("Ник,Клуб\nВера,Кот\n", "utf-8")
    assert run("tournament", "import", small, table).code == 0
    t = unpack(small.read_bytes()).tournament
    assert [p.nickname for p in t.players.values()] == ["Игрок 1", "Игрок 2", "Вера"]
    assert [club.name for club in t.clubs.values()] == ["Кот"]
    assert "ничего не изменится" in run("tournament", "import", small, table).out


def test_an_import_reads_what_the_desk_reads_and_leaves_junk_out(run, small, tmp_path):
    """A list from Russian Excel, with numbers, a look-alike and a total."""
    table = tmp_path / "list.csv"
    table.write_bytes("Кубок;\n№;Ник\n1;Вера\n2;Beра\n;Итого 2\n".encode("cp1251"))
    said = run("tournament", "import", small, table)
    assert said.code == 0
    assert "добавится 1 игрок: Вера" in said.out
    assert "строка 4, «Beра»: похож на игрока «Вера»; не берётся" in said.out
    assert "«Итого 2»: строка итога" in said.out
    t = unpack(small.read_bytes()).tournament
    assert [p.nickname for p in t.players.values()] == ["Игрок 1", "Игрок 2", "Вера"]
    told = json.loads(run("tournament", "import", small, table, "--preview", "--json").out)
    assert [doubt["why"] for doubt in told["doubts"]] == ["alike", "total"]


def test_nobody_imports_without_the_right(run, small, tmp_path):
    table = tmp_path / "list.csv"
    table.write_text("Ник\nВера\n", "utf-8")
    before = small.read_bytes()
    said = run("tournament", "import", small, table, "--who", "judge-1")
    assert (said.code, "no right" in said.err) == (2, True)
    assert small.read_bytes() == before


@pytest.mark.parametrize(
    "words",
    [
        ("dance", "x"),
        ("show",),
        ("show", "/nowhere/at/all.zip"),
        ("export", "a"),
        ("standings", "{archive}", "--stage", "zz"),
        ("standings", "{archive}", "--round", "first"),
        ("import", "{archive}", "{archive}"),
        ("import", "{archive}", "/nowhere.csv"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(run, archive, words):
    said = run("tournament", *(word.format(archive=archive) for word in words))
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert "Traceback" not in said.err


def test_help_is_there(run):
    assert "gorod tournament import" in run("tournament", "--help").out
    assert run("tournament").out == run("tournament", "--help").out
