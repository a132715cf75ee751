"""A bot cannot reach a game.

This checks what the import contract cannot, as it sees only modules.
"""

import ast
from pathlib import Path

import gorod.bots

BOTS = Path(gorod.bots.__file__).parent
DOOR = {"commands", "events"}
"""The modules of the engine that a bot may import by name; everything else is a class of it."""


def test_nothing_but_modules_is_taken_from_the_door_of_the_engine():
    taken = {
        f"{path.name}: {name.name}"
        for path in BOTS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "gorod.engine"
        for name in node.names
        if name.name not in DOOR
    }
    assert taken == set()
