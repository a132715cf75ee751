"""A scene that a test writes down is played: a function that nobody calls can never fail."""

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]


def never_called(tree):
    """(test, function) of every function inside a function that is not used there again."""
    for outer in ast.walk(tree):
        if not isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        used = {node.id for node in ast.walk(outer) if isinstance(node, ast.Name)}
        for inner in ast.walk(outer):
            is_function = isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
            if is_function and inner is not outer and not inner.decorator_list:
                in_class = any(
                    inner in node.body for node in ast.walk(outer) if isinstance(node, ast.ClassDef)
                )
                if not in_class and inner.name not in used:
                    yield outer.name, inner.name


def test_every_scene_is_played():
    idle = {
        f"{path.relative_to(TESTS)}: {outer}.{inner}"
        for path in sorted(TESTS.rglob("*.py"))
        for outer, inner in never_called(ast.parse(path.read_text("utf-8")))
    }
    assert idle == set()
