"""Moves that were played against the rules, as the commands print them."""

import json

from tests.report.games import header

VOTED = """D1
nominate 1 3
as-played nominate 1 7 by Иванов И. И.: судья: не заметил
vote 3: 1 2
vote 7: 3 4 5 6 7 8 9 10
"""


def test_the_protocol_tells_it_with_the_clause_that_refuses(run, tmp_path):
    file = tmp_path / "game.mgn"
    file.write_text(f"{header()}{VOTED}undo ошибка\n", encoding="utf-8")
    told = " ".join(run("replay", file, "--lang", "ru").out.split())
    assert (
        "Сыграно вопреки правилам: 1 выставляет 7 — игрок 1 сегодня уже выставлял [4.4.3]; "
        "согласие главного судьи: Иванов И. И. (судья: не заметил) 1 (Аня) выставляет 7 (Жанна)"
    ) in told
    told = " ".join(run("replay", file, "--lang", "en").out.split())
    assert "Played against the rules: 1 nominates 7 — " in told
    assert "consent of the chief judge: Иванов И. И. (судья: не заметил)" in told
    seen = run("replay", file, "--viewer", "seat:5", "--lang", "ru").out
    assert "Сыграно вопреки правилам" in seen
    assert "Иванов" not in seen


def test_the_log_has_it_before_the_move(run, tmp_path):
    file = tmp_path / "game.mgn"
    file.write_text(header() + VOTED, encoding="utf-8")
    log = json.loads(run("replay", "--json", file).out)["log"]
    at = next(n for n, entry in enumerate(log) if entry["event"] == "as-played")
    entry = log[at]
    assert (entry["verb"], entry["seat"], entry["target"]) == ("nominate", 1, 7)
    assert (entry["why"], entry["clauses"]) == ("nominated-already", ["4.4.3"])
    assert (entry["by"], entry["reason"]) == ("Иванов И. И.", "судья: не заметил")
    assert log[at + 1]["event"] == "nominated"
