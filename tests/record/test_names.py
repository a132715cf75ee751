"""`name 3 Аня` renames a seat from here on; the game does not change."""

import json

import pytest

from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.i18n import catalogue
from gorod.record import RecordError, format_record, parse, replay
from gorod.record.fact_writing import with_facts
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document

HEAD = """mgn 1
rules fiim-2019
seat 1 citizen Анна
seat 2 citizen Борис
seat 3 citizen
seat 4 citizen Глеб
seat 5 citizen Дина
seat 6 citizen Егор
seat 7 sheriff Жанна
seat 8 mafia Зоя
seat 9 mafia Инна
seat 10 don Кирилл

order 2 3 4
name 1 Аня
name 3 "Tony #1"

D1
nominate 1 8
name 2 Глеб
name 4 Борис
nominate 2 7
vote 8: 1 2 3 4 5 6 7 8 9 10
vote 7: -
out 8 vote

N2
shoot 2
out 2 kill
"""


def played(text=HEAD):
    return replay(parse(text, "g.mgn"), "g.mgn")


def test_the_last_name_counts_everywhere_and_the_game_stays():
    game = played()
    assert game.names[:4] == ("Аня", "Глеб", "Tony #1", "Борис")
    plain = "\n".join(line for line in HEAD.splitlines() if not line.startswith("name"))
    assert played(plain).history.log == game.history.log
    told = document(game)
    assert [player["name"] for player in told["players"]][:2] == ["Аня", "Глеб"]
    named = [line for line in told["log"] if line["event"] == "named"]
    assert [(line["moment"], line["seat"], line["name"], line["was"]) for line in named] == [
        ("N1", 1, "Аня", "Анна"),
        ("N1", 3, "Tony #1", ""),
        ("D1", 2, "Глеб", "Борис"),
        ("D1", 4, "Борис", "Глеб"),
    ]
    assert json.dumps(told)


@pytest.mark.parametrize("viewer", [JUDGE, SPECTATOR, 3])
def test_a_protocol_tells_what_was_corrected_when_and_from_what(viewer):
    text = protocol(played(), catalogue("ru"), viewer)
    night, day = text.index("НОЧЬ 1"), text.index("ДЕНЬ 1")
    assert night < text.index("Имя исправлено, место 1: Аня (было: Анна)") < day
    assert "Имя записано, место 3: Tony #1" in text
    assert text.index("Имя исправлено, место 2: Глеб (было: Борис)") > day
    gone = protocol(played(HEAD + "name 1\n"), catalogue("en"), viewer)
    assert "Name taken away, seat 1 (it was: Аня)" in gone


def test_a_record_with_names_is_formatted_and_told():
    record = parse(HEAD, "g.mgn")
    assert format_record(record) == HEAD
    assert format_record(parse(format_record(record), "g.mgn")) == HEAD
    assert replay(with_facts(record, "g.mgn"), "g.mgn").names == played().names


def test_undo_means_moves_and_leaves_names():
    game = played(HEAD.replace("shoot 2\nout 2 kill\n", "shoot 2\nname 5 Дана\nundo again\nmiss\n"))
    assert game.names[4] == "Дана"
    assert [undone.statement.verb for undone in game.undone] == ["shoot"]


@pytest.mark.parametrize("line", ["name 11 Никто", "name", "refuse name 3 Аня"])
def test_a_seat_that_is_not_there_has_no_name(line):
    with pytest.raises(RecordError):
        played(HEAD + line + "\n")
