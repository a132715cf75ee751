"""What docs/notation.md says is what the program does."""

import hashlib
import json
import re
from pathlib import Path

from gorod.record.dealing import deal_from_seed
from gorod.record.shapes import VERBS
from gorod.rulebooks import BOOKS
from tests.report.games import NAMES

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
