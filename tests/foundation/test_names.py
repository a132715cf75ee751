"""Names that a newcomer reads first: everything in an index exists, and nothing is missing."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_index_of_the_kit_names_every_module_and_no_other():
    there = {one.stem for one in (ROOT / "tests/kit").glob("*.py") if one.stem != "__init__"}
    index = (ROOT / "tests/kit/README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)`", index, re.MULTILINE)) == there


def test_only_routes_and_the_plumbing_of_http_know_the_framework():
    """Everything that a subject computes can be tested without a request."""
    server = ROOT / "src/gorod/server"
    framework = re.compile(r"^\s*(from|import) (litestar|uvicorn)\b", re.MULTILINE)
    found = {
        str(one.relative_to(server))
        for one in server.rglob("*.py")
        if framework.search(one.read_text(encoding="utf-8"))
    }
    assert {one for one in found if not one.startswith(("http/", "routes/", "web/"))} == set()


PARTS = ["setup", "speeches", "votes", "polls", "night", "best_move", "discipline", "after_game"]
"""Of a game at a table: each layer has a module for each of them."""
SUBJECT = ["schemas", "views"]
"""What a subject of the server has."""


def test_packages_share_only_the_names_of_roles():
    """Any other name finds one file."""
    every = [one for one in (ROOT / "src").rglob("*.py") if one.stem != "__init__"]
    places = Counter(one.stem for one in every)
    assert {name for name, many in places.items() if many > 1} == {*PARTS, *SUBJECT}
    homes = {one.parent.relative_to(ROOT / "src/gorod") for one in every if one.stem in PARTS}
    layers = ("engine/table/decide", "engine/table/events", "engine/table/evolve")
    assert homes == {Path(one) for one in (*layers, "report/table/lines", "report/table/view")}


def _names(path):
    """Modules, classes and functions, as words."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    named = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    names = {node.name for node in ast.walk(tree) if isinstance(node, named)} | {path.stem}
    for name in names:
        yield name, {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_no_name_uses_a_retired_word():
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    table = glossary.partition("| retired | say |")[2]
    retired = set(re.findall(r"^\| (\w+) \|", table, re.MULTILINE))
    assert retired
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "src").rglob("*.py")
        for name, words in _names(path)
        if words & retired
    }
    assert found == set()
