"""The line on skipped tests counts every kind of skip, with and without workers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MODULE_SKIPPED = 'import pytest\npytest.importorskip("no_such_module", reason="needs a module")\n'

MIXED = """
import pytest

def test_passes(): pass

@pytest.mark.skip(reason="needs a network")
def test_marked(): pass

def test_decides_by_itself(): pytest.skip("needs a network")

@pytest.mark.xfail(reason="a known gap")
def test_known_gap(): assert False
"""


def last_line(folder: Path, *options: str) -> str:
    plugins = ["-p", "xdist", "-p", "tests.kit.skips"]
    command = [sys.executable, "-m", "pytest", *plugins, *options, str(folder)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()[-1]


def said(path: Path) -> str:
    """The line on the skips of all runs that were told to add to a file."""
    command = [sys.executable, "-m", "tests.kit.skips", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("workers", ["0", "1"])
def test_every_kind_of_skip_is_counted_with_its_reason(tmp_path, workers):
    (tmp_path / "test_mixed.py").write_text(MIXED, encoding="utf-8")
    (tmp_path / "test_whole_module.py").write_text(MODULE_SKIPPED, encoding="utf-8")
    line = last_line(tmp_path, "-n", workers, "--skips-to=said")
    assert line.startswith("skipped: 4 (2 needs a network; ")
    assert "1 expected to fail: a known gap" in line
    assert "1 needs a module" in line
    assert last_line(tmp_path, "-n", workers, "--skips-to=said") == line
    assert said(tmp_path / "said").startswith("skipped: 8 (4 needs a network; ")


def test_nothing_skipped_is_said_as_well(tmp_path):
    (tmp_path / "test_fine.py").write_text("def test_passes(): pass\n", encoding="utf-8")
    assert last_line(tmp_path) == "skipped: 0"
