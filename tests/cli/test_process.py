"""The command in a separate process: encodings, pipes, interrupts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import gorod
from gorod.cli import COMMANDS

SOURCE = Path(gorod.__file__).parents[1]


def gorod_process(*words, stdout=subprocess.PIPE, **environment):
    env = {
        k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "GOROD", "PYTHON"))
    }
    env |= {"PYTHONPATH": str(SOURCE), **environment}
    command = [sys.executable, "-m", "gorod", *map(str, words)]
    return subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE, env=env)


@pytest.mark.parametrize("locale", ["C", "POSIX", "ru_RU.KOI8-R"])
def test_the_answer_is_utf8_whatever_the_locale(demo, locale):
    process = gorod_process("replay", demo, LC_ALL=locale, PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert "Кот Учёный" in out.decode("utf-8")


def test_complaints_are_utf8_as_well(tmp_path):
    process = gorod_process(
        "replay", tmp_path / "нет.mgn", "--lang", "ru", LC_ALL="C", PYTHONUTF8="0"
    )
    _, err = process.communicate()
    assert process.returncode == 2
    assert "такого файла нет" in err.decode("utf-8")


def test_a_reader_who_leaves_is_no_reason_to_complain(demo):
    process = gorod_process("replay", *[demo] * 200)
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told(demo):
    with Path("/dev/full").open("wb") as full:
        process = gorod_process("replay", demo, stdout=full)
        _, err = process.communicate()
    assert process.returncode == 2
    assert err.decode("utf-8").count("\n") == 1


def test_json_needs_no_catalogue(demo):
    code = (
        "import sys; from gorod.cli import main; main(sys.argv[1:]);"
        "assert 'fluent.runtime' not in sys.modules"
    )
    env = os.environ | {"PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-c", code, "replay", "--json", str(demo)]
    subprocess.run(command, check=True, capture_output=True, env=env)


def test_an_interrupt_is_130(run, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setitem(COMMANDS, "fmt", interrupted)
    assert run("fmt", "x").code == 130
