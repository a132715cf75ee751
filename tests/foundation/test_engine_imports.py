"""The engine imports the standard library, itself, and msgspec in one module.

The import contract in pyproject.toml names what is forbidden; this names what is allowed.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ENGINE = Path(__file__).parents[2] / "src" / "gorod" / "engine"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield f"{'.' * node.level}{node.module or ''}"


def allowed(path: Path, name: str) -> bool:
    top = name.split(".", maxsplit=1)[0]
    if top == "gorod":
        return f"{name}.".startswith("gorod.engine.")
    return top in sys.stdlib_module_names or (top == "msgspec" and path == ENGINE / "struct.py")


def test_the_engine_is_there_to_be_read():
    assert (ENGINE / "struct.py").exists()


def test_the_engine_imports_only_the_stdlib_and_itself():
    modules = sorted(ENGINE.rglob("*.py"))
    strangers = [(p.name, name) for p in modules for name in imported(p) if not allowed(p, name)]
    assert strangers == []
