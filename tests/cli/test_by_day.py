"""By-day games on the command line."""

import json
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "golden" / "by-day"


def test_a_record_is_replayed(run):
    told = json.loads(run("replay", str(GOLDEN / "02-maniac-one-on-one.mgn"), "--json").out)
    assert told["outcome"]["winners"] == ["maniac"]
    assert run("replay", str(GOLDEN / "02-maniac-one-on-one.mgn")).out.startswith("ПРОТОКОЛ ИГРЫ")


def test_there_are_no_standings(run):
    answer = run("standings", str(GOLDEN))
    assert answer.code == 2
    assert "by-day" in answer.err
    assert answer.err.count("\n") == 1


def test_the_book_and_one_clause_of_it(run):
    assert "R.mafia.1" in run("rules", "by-day").out
    assert "0x" not in run("rules", "by-day", "--lang", "en").out
    assert "G.11a" in run("rules", "why", "by-day", "G.11a").out
