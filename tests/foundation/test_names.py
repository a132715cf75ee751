"""Names that a newcomer reads first: what stands in an index is there, and nothing is missing."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_index_of_the_kit_names_every_module_and_no_other():
    there = {one.stem for one in (ROOT / "tests/kit").glob("*.py") if one.stem != "__init__"}
    index = (ROOT / "tests/kit/README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)`", index, re.MULTILINE)) == there


def test_only_routes_and_the_plumbing_of_http_know_the_framework():
    """Whatever a subject computes can be tested without a request."""
    server = ROOT / "src/gorod/server"
    framework = re.compile(r"^\s*(from|import) (litestar|uvicorn)\b", re.MULTILINE)
    found = {
        str(one.relative_to(server))
        for one in server.rglob("*.py")
        if framework.search(one.read_text(encoding="utf-8"))
    }
    plumbing = {one for one in found if one.startswith(("http/", "web/"))}
    assert {one for one in found - plumbing if not one.endswith("routes.py")} == set()
