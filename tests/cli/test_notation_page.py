"""What docs/notation.md says is what the program does."""

import hashlib
import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from gorod.fair.shuffling import deal_from_seed
from gorod.record.shapes import VERBS
from gorod.rulebooks import BOOKS
from tests.report.games import NAMES, header

BLOCK = re.compile(r"^```([a-z ]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")


def dealt_by_hand(seed):
    """The four steps of the page, and nothing else."""
    cards = ["citizen"] * 6 + ["sheriff"] + ["mafia"] * 2 + ["don"]
    counter = 0
    for place in range(9, 0, -1):
        while True:
            digest = hashlib.sha256(f"{seed}:{counter}".encode()).digest()
            number = int.from_bytes(digest, "big")
            counter += 1
            if number < 2**256 // (place + 1) * (place + 1):
                break
        other = number % (place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def test_the_deal_can_be_checked_by_hand(run, tmp_path):
    deck = BOOKS["fiim-2019"].rules.deck(10)
    for seed in ("9f2c", "семя", "0"):
        assert deal_from_seed(deck, seed) == dealt_by_hand(seed)
    seats = "\n".join(f"seat {n} ? {name}" for n, name in enumerate(NAMES, 1))
    path = tmp_path / "dealt.mgn"
    path.write_text(f"mgn 1\nrules fiim-2019\n{seats}\ndeal 9f2c\n", encoding="utf-8")
    players = json.loads(run("replay", "--json", path).out)["players"]
    assert tuple(player["role"] for player in players) == dealt_by_hand("9f2c")


def test_the_page_names_every_verb():
    named = set(re.findall(r"`([a-z-]+)`", PAGE[PAGE.index("### All verbs") :]))
    assert set(VERBS) <= named


def test_the_page_names_every_key_of_the_documents(run, demo, tmp_path):
    whole = json.loads(run("replay", "--json", demo).out)
    cup = json.loads(run("standings", "--json", tmp_path).out)
    keys = {*whole, *whole["players"][0], *cup, *cup["rows"][0], *whole["players"][0]["points"]}
    assert [key for key in keys if key not in PAGE] == []


BLOCKS = BLOCK.findall(PAGE)
WHOLE = [text for kind, text in BLOCKS if kind == "mgn"]
WRONG = [(text, said) for (kind, text), (_, said) in pairwise(BLOCKS) if kind == "mgn wrong"]


def written(text, path):
    """An example of the page as a file; without a header it has that of the first one."""
    file = path / "game.mgn"
    file.write_text(text if text.startswith("mgn") else header() + "\n" + text, encoding="utf-8")
    return file


@pytest.mark.parametrize("text", WHOLE)
def test_an_example_of_the_page_is_a_record(run, tmp_path, text):
    file = written(text, tmp_path)
    answer = run("replay", file)
    assert (answer.code, answer.err) == (0, "")
    assert run("fmt", file).out == file.read_text("utf-8")


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_mistake_of_the_page_is_told_in_its_words(run, tmp_path, monkeypatch, text, said):
    written(text, tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run("replay", "game.mgn").err == said
