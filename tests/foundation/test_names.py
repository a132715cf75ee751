"""Names that a newcomer reads first: what stands in an index is there, and nothing is missing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_index_of_the_kit_names_every_module_and_no_other():
    there = {one.stem for one in (ROOT / "tests/kit").glob("*.py") if one.stem != "__init__"}
    index = (ROOT / "tests/kit/README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)`", index, re.MULTILINE)) == there
