"""`gorod replay`: the protocol, the document, viewers, the line to stop at."""

import json

import pytest

from tests.report.games import EXAMPLE


def test_the_demonstration_replays_to_a_protocol(run, demo):
    answer = run("replay", demo)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith("ПРОТОКОЛ ИГРЫ\n")
    assert "РЕЗУЛЬТАТ: победа красных" in answer.out


@pytest.mark.parametrize(
    ("words", "lang", "title"),
    [
        ((), None, "ПРОТОКОЛ"),
        ((), "en", "GAME PROTOCOL"),
        ((), "en_GB.UTF-8", "GAME PROTOCOL"),
        ((), "fr", "ПРОТОКОЛ"),
        (("--lang", "en"), "ru", "GAME PROTOCOL"),
        (("--lang=ru",), "en", "ПРОТОКОЛ"),
    ],
)
def test_the_language_of_the_protocol(run, demo, words, lang, title):
    assert run("replay", *words, demo, lang=lang).out.startswith(title)


def test_json_is_one_object_a_file(run, demo, game):
    answer = run("replay", demo, "--json", game("D1\n"))
    first, second = map(json.loads, answer.out.splitlines())
    assert (first["phase"], second["phase"]) == ("over", "D1.speech")
    assert "Кот Учёный" in answer.out


def test_several_protocols_are_parted_by_a_blank_line(run, demo):
    one, two = run("replay", demo), run("replay", demo, demo)
    assert two.out == f"{one.out}\n{one.out}"


def test_a_bad_file_stops_after_the_good_ones(run, demo, game):
    answer = run("replay", "--json", demo, game("nonsense\n"), demo)
    assert answer.code == 2
    assert len(answer.out.splitlines()) == 1


def test_until_stops_after_a_line_without_going_on(run, game):
    path = game("D1\nnominate 1 3\nnominate 4 5\n")
    for until, phase, candidates in (
        (5, "N1.meet", []),
        (14, "D1.speech", [3]),
        (999, "D1.speech", [3, 5]),
    ):
        whole = json.loads(run("replay", "--json", "--until", until, path).out)
        assert (whole["phase"], whole["candidates"]) == (phase, candidates)
    at = json.loads(run("replay", "--json", "--until", 14, path).out)
    assert at["clock"]["seat"] == 1


@pytest.mark.parametrize(
    ("viewer", "roles"), [("judge", 10), ("seat:3", 1), ("seat:9", 3), ("spectator", 0)]
)
def test_a_viewer_sees_what_he_may(run, demo, viewer, roles):
    whole = json.loads(run("replay", demo, "--json", f"--viewer={viewer}").out)
    assert sum(player["role"] is not None for player in whole["players"]) == roles


def test_a_formatted_record_replays_to_the_same_log(run, demo, tmp_path):
    copy = tmp_path / "copy.mgn"
    copy.write_text(run("fmt", demo).out, encoding="utf-8")
    logs = [json.loads(run("replay", "--json", file).out)["log"] for file in (demo, copy)]
    bare = [[{k: v for k, v in entry.items() if k != "line"} for entry in log] for log in logs]
    assert bare[0] == bare[1]


def test_a_sheet_is_written_where_it_was_asked_for(run, tmp_path):
    out = tmp_path / "sheet.pdf"
    assert run("replay", EXAMPLE, "--pdf", out, "--lang", "en").code == 0
    assert out.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize("words", [("--json",), (str(EXAMPLE),)])
def test_a_sheet_is_of_one_game(run, tmp_path, words):
    answer = run("replay", EXAMPLE, *words, "--pdf", tmp_path / "x.pdf", lang="en")
    assert (answer.code, answer.err) == (2, "gorod: --pdf prints one file, without --json\n")


def test_a_sheet_that_cannot_be_written(run, tmp_path):
    answer = run("replay", EXAMPLE, "--pdf", tmp_path / "no" / "x.pdf", lang="en")
    assert answer.code == 2
    assert "cannot be written" in answer.err
