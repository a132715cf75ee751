"""An error is one line on standard error, with exit code 2 and nothing else."""

import pytest

from tests.report.games import header

MOVES = [
    (
        "D1\nnominate 1 6\nvote 6: 1\n",
        "15: vote 6: 1: something is missing before this; the record must first say: shoot …, miss",
    ),
    ("flip 3\n", "13: flip 3: unknown statement “flip”"),
    ("nominat 3 4\n", "13: nominat 3 4: unknown statement “nominat”; did you mean “nominate”?"),
    ("nominate 3\n", "13: nominate 3: something is missing; write it like “nominate 3 7”"),
    ("nominate 11 3\n", "13: nominate 11 3: this is not the minute of seat 11 (fiim-2019 4.4.2)"),
    ("nominate 1 11\n", "13: nominate 1 11: there is no seat 11 at this table (fiim-2019 4.4.2)"),
    ("nominate 1 0\n", "13: nominate 1 0: there is no seat “0”: seats are numbered from 1 to 99"),
    (
        "ball 3 black 7\n",
        "13: ball 3 black 7: this rulebook knows no such move (fiim-2019 4.6.1)",
    ),
    ("don 4\n", "13: don 4: nobody is checked in the first night (fiim-2019 4.5.6)"),
    (
        "D1\nN3\n",
        "14: N3: something is missing before this; the record must first say: shoot …, miss",
    ),
    ("D1\ndq 3 1.1\n", "14: dq 3 1.1: 1.1 is not a clause for this sanction (fiim-2019 1.1, 6.7)"),
    (
        "D1\nrefuse pass 1\n",
        "14: refuse pass 1: the record says that this is refused, but the rulebook accepts it",
    ),
    ("undo why\n", "13: undo why: there is no move to take back"),
    ("D1\ndefeat 2 6.8.1\nend red\n", "15: end red: the game ended otherwise: black"),
    (
        "D1\ndefeat 2 6.8.1\nbonus 8 +0.8\n",
        "15: bonus 8 +0.8: seat 8 cannot be given 0.8 (fiim-2019 8.4.3)",
    ),
    ("end red\n", "13: end red: the game is not over; the record must first say: shoot …, miss"),
]


@pytest.mark.parametrize(("moves", "complaint"), MOVES)
def test_a_bad_move_is_told_with_its_line_and_clause(run, game, moves, complaint):
    path = game(moves)
    answer = run("replay", "--json", path)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == f"{path}:{complaint}\n"


def test_the_example_of_the_notation(run, game):
    moves = "D1\nN2\nshoot 6\nD2\nnominate 3 6\n"
    path = game(moves)
    assert run("replay", path).err == (
        f"{path}:17: nominate 3 6: seat 6 is out of the game (fiim-2019 4.4.2)\n"
    )
    assert run("replay", path, "--lang", "ru").err == (
        f"{path}:17: nominate 3 6: игрок 6 вне игры (fiim-2019 4.4.2)\n"
    )
    assert "вне игры" in run("replay", path, lang="ru").err


HEADERS = [
    (header().replace("seat 3 citizen", "seat 3 wizard"), "unknown role “wizard”"),
    (header().replace("seat 3 citizen", "seat 3 doctor"), "the role of seat 3 does not exist"),
    (header().replace("seat 3 citizen", "seat 3 don"), "these cards are not the deck"),
    (header() + "seat 11 citizen Лев\n", "a table of 11 players cannot play by this rulebook"),
    (header().rpartition("seat 10")[0], "a table of 9 players cannot play by this rulebook"),
    (header().replace("fiim-2019", "chess-2019"), "there is no rulebook “chess-2019”"),
    (
        header().replace("rules fiim-2019\n", "rules fiim-2019\noption doctor\n"),
        "has no option “doctor”",
    ),
    (header()[: len(header()) // 2], "seat 5: something is missing"),
    (header().replace("mgn 1", "mgn 2"), "version “2”"),
    ("", "the file is empty"),
    ("hello\n", "a record begins with “mgn 1”"),
]


@pytest.mark.parametrize(("head", "complaint"), HEADERS)
def test_a_bad_header(run, game, head, complaint):
    answer = run("replay", game("", head=head))
    assert (answer.code, answer.out) == (2, "")
    assert complaint in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "fmt"])
def test_files_that_are_none(run, tmp_path, command):
    junk = tmp_path / "junk.mgn"
    junk.write_bytes(bytes(range(256)) * 40)
    latin = tmp_path / "latin.mgn"
    latin.write_bytes("mgn 1\nrules fiim-2019\n# Аня".encode("cp1251"))
    huge = tmp_path / "huge.mgn"
    with huge.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    for path, complaint in (
        (junk, "this is not a text file"),
        (latin, "the text is not UTF-8"),
        (huge, "the file is too large: a record has at most 2 MiB"),
        (tmp_path, "this is a directory, not a file"),
        (tmp_path / "none.mgn", "there is no such file"),
        (tmp_path / ("x" * 5000), "cannot be read"),
    ):
        answer = run(command, path)
        assert (answer.code, answer.out) == (2, "")
        assert complaint in answer.err
        assert answer.err.count("\n") == 1


USAGE = [
    (
        (),
        (
            "say what to do: replay, fmt, standings, tournament, rules, fair, seat, serve, backup,"
            " restore, verify"
        ),
    ),
    (("rpely",), "there is no command “rpely”; did you mean “replay”?"),
    (("xyzzy",), "there is no command “xyzzy”; see “gorod --help”"),
    (("--jsn",), "there is no command “--jsn”"),
    (("replay",), "replay is used otherwise"),
    (("replay", "--jsno", "x"), "replay has no option “--jsno”; did you mean “--json”?"),
    (("replay", "-q", "x"), "replay has no option “-q”"),
    (("replay", "x", "--until"), "replay is used otherwise"),
    (("replay", "x", "--json=1"), "replay is used otherwise"),
    (("replay", "x", "--until", "0"), "“0” is not a line of a file"),
    (("replay", "x", "--until", "-3"), "“-3” is not a line of a file"),
    (("replay", "x", "--until", "ten"), "“ten” is not a line of a file"),
    (("replay", "x", "--until", "9" * 20), "is not a line of a file"),
    (("replay", "x", "--viewer", "god"), "there is no viewer “god”"),
    (("replay", "x", "--viewer", "seat:0"), "there is no viewer “seat:0”"),
    (("replay", "x", "--viewer", "seat:"), "there is no viewer “seat:”"),
    (("replay", "x", "--lang", "fr"), "there is no language “fr”; choose from: ru, en"),
    (("replay", "x", "--lang"), "there is no language “”"),
    (("fmt",), "fmt is used otherwise"),
    (("fmt", "a", "b"), "fmt is used otherwise"),
    (("standings",), "standings is used otherwise"),
    (("rules", "--options"), "rules is used otherwise"),
    (("rules", "why"), "rules is used otherwise"),
    (("rules", "why", "fiim-2019"), "rules is used otherwise"),
    (("rules", "a", "b"), "rules is used otherwise"),
    (("rules", "fiim-2018"), "there is no rulebook “fiim-2018”; did you mean “fiim-2019”?"),
    (("rules", "go"), "there is no rulebook “go”; see “gorod rules”"),
    (
        ("rules", "fiim-2019+golden"),
        "there is no rulebook “fiim-2019+golden”; did you mean “fiim-2019”?",
    ),
    (
        ("rules", "why", "fiim-2019", "4.4.12.4"),
        "fiim-2019 has no clause “4.4.12.4”; did you mean “4.4.12",
    ),
    (("rules", "why", "fiim-2019", "x"), "fiim-2019 has no clause “x”"),
]


@pytest.mark.parametrize(("words", "complaint"), USAGE)
def test_wrong_use_is_told_in_one_line(run, words, complaint):
    answer = run(*words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("gorod: ")
    assert complaint in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(("words", "_"), USAGE)
def test_wrong_use_is_told_in_russian_as_well(run, words, _):
    said = run(*words, lang="ru")
    assert said.code == 2
    assert any("а" <= char.lower() <= "я" for char in said.err)


def test_a_seat_that_the_table_does_not_have(run, demo):
    answer = run("replay", demo, "--viewer", "seat:11")
    assert answer.code == 2
    assert answer.err == f"gorod: {demo} has no viewer seat:11: the table has 10 seats\n"


def test_what_is_written_in_a_file_cannot_steer_the_terminal(run, game):
    answer = run("replay", game("nom\u202einate 1 2\n"))
    assert "\u202e" not in answer.err
    assert "\\u202e" in answer.err
