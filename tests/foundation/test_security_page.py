"""docs/security.md goes through every requirement of ASVS 5.0, levels 1 and 2."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
WANTED = (Path(__file__).parent / "asvs.txt").read_text("utf-8").split()
"""The numbers of the requirements."""
STATES = {"met", "part", "not", "operator", "n.a."}
ROW = re.compile(r"^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| (.+) \|$", re.MULTILINE)
REASON = 40
"""The least number of letters in the reason for an unmet requirement."""


def test_every_requirement_stands_there_once():
    told = [number.strip() for items, _, _ in ROW.findall(PAGE) for number in items.split(",")]
    assert sorted(told) == sorted(WANTED)


def test_whatever_is_not_met_has_its_reason():
    for items, state, why in ROW.findall(PAGE):
        assert state in STATES, items
        assert why.strip(), items
        assert state in ("met", "n.a.") or len(why) >= REASON, items


def test_every_file_that_it_names_exists():
    named = set(re.findall(r"`((?:src|tests|docs|deploy)/[\w./-]+)`", PAGE))
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
