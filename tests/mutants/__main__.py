"""`python -m tests.mutants [NAME…]` plants each defect in a copy and prints which test fails."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.mutants.planted import PLANTED, Mutant

ROOT = Path(__file__).parents[2]
KEPT = ("src", "tests", "docs", "deploy", "requirements", "web/src")
FILES = ("pyproject.toml", "README.md", "README.ru.md", "Makefile", "LICENSE", "CHANGELOG.md")

HANGS = 900
"""Seconds after which a test counts as hanging; more if all tests took longer without a defect."""


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


PASSED = ""

HUNG = "a test that hung"

NOT_IMPORTED = "error during collection"

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def first_failure(folder: Path, tests: list[str], patience: float | None) -> str:
    """Return the test that failed there, or `PASSED`.

    Any other end of pytest stops the whole run: code that cannot be imported proves nothing.
    """
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
            timeout=patience,
        )
    except subprocess.TimeoutExpired:
        return HUNG
    if ran.returncode not in (0, 1) or NOT_IMPORTED in ran.stdout:
        sys.exit(f"{' '.join(tests)}\n{ran.stdout[-3000:]}{ran.stderr[-3000:]}")
    named = FAILED.search(ran.stdout)
    return named.group(1) if named else PASSED


def noticed_by(folder: Path, mutant: Mutant, patience: float) -> str:
    """Return the test that fails with the defect in place; the file is restored afterwards."""
    path = folder / mutant.file
    text = path.read_text("utf-8")
    path.write_text(mutant.in_place_of(text), "utf-8")
    try:
        return first_failure(folder, list(mutant.tests), patience)
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
        began = time.monotonic()
        if failed := first_failure(folder, tests, None):
            tell(f"{failed} fails without any defect; nothing can be said")
            return 1
        patience = max(HANGS, time.monotonic() - began)
        missed = []
        for mutant in chosen:
            by = noticed_by(folder, mutant, patience)
            missed += [] if by else [mutant.name]
            tell(f"{'noticed' if by else 'MISSED ':8}{mutant.name}" + (f" ({by})" if by else ""))
    tell(f"{len(chosen) - len(missed)} of {len(chosen)} noticed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
