"""`python -m tests.mutants [NAME…]` plants each defect in a copy and runs its tests.

The tests are run once without any defect first: a test that fails anyway has noticed nothing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutants.planted import PLANTED, Mutant

ROOT = Path(__file__).parents[2]
KEPT = ("src", "tests", "docs", "deploy", "requirements", "web/src")
FILES = ("pyproject.toml", "README.md", "README.ru.md", "Makefile", "LICENSE", "CHANGELOG.md")


HANGS = 900
"""A test that a defect keeps waiting for so many seconds has noticed it."""


def copied(folder: Path) -> Path:
    """A copy of the project that can be changed."""
    for name in KEPT:
        if (ROOT / name).exists():
            ignored = shutil.ignore_patterns("__pycache__", "node_modules")
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in FILES:
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    return folder


def tests_pass(folder: Path, tests: list[str]) -> bool:
    """Whether the tests pass there; anything but passing and failing stops the whole run."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            check=False,
            capture_output=True,
            text=True,
            timeout=HANGS,
        )
    except subprocess.TimeoutExpired:
        return False
    if ran.returncode not in (0, 1, 2):
        sys.exit(f"{' '.join(tests)}\n{ran.stdout[-3000:]}{ran.stderr[-3000:]}")
    return ran.returncode == 0


def noticed(folder: Path, mutant: Mutant) -> bool:
    """Whether a test fails with the defect in place; the file is put back afterwards."""
    path = folder / mutant.file
    text = path.read_text("utf-8")
    path.write_text(mutant.in_place_of(text), "utf-8")
    try:
        return not tests_pass(folder, list(mutant.tests))
    finally:
        path.write_text(text, "utf-8")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(names: list[str]) -> int:
    chosen = [mutant for mutant in PLANTED if not names or mutant.name in names]
    with tempfile.TemporaryDirectory() as made:
        folder = copied(Path(made))
        tests = sorted({test for mutant in chosen for test in mutant.tests})
        if not tests_pass(folder, tests):
            tell("the tests fail without any defect; nothing can be said")
            return 1
        missed = []
        for mutant in chosen:
            caught = noticed(folder, mutant)
            missed += [] if caught else [mutant.name]
            tell(f"{'noticed' if caught else 'MISSED ':8}{mutant.name}")
    tell(f"{len(chosen) - len(missed)} of {len(chosen)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
