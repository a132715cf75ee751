"""The command line in this process: its answers and its complaints."""

from dataclasses import dataclass

import pytest

from gorod.cli import main
from tests.report.games import EXAMPLE, header


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys, monkeypatch):
    monkeypatch.delenv("GOROD_LANG", raising=False)

    def run(*words, lang=None):
        if lang is not None:
            monkeypatch.setenv("GOROD_LANG", lang)
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture
def game(tmp_path):
    """Write a record of these moves and return its path."""

    def game(moves, name="game.mgn", head=None):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((header() if head is None else head) + moves, encoding="utf-8")
        return path

    return game


@pytest.fixture
def demo(tmp_path):
    path = tmp_path / "demo.mgn"
    path.write_text(EXAMPLE.read_text("utf-8"), encoding="utf-8")
    return path
