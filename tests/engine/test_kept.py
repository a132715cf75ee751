"""Answers that are kept: asked once, and forgotten when there are too many."""

from __future__ import annotations

from gorod.engine import kept as module
from gorod.engine.kept import kept


def test_a_function_is_asked_once():
    asked = []

    @kept
    def double(number):
        asked.append(number)
        return 2 * number

    assert [double(3), double(3), double(4)] == [6, 6, 8]
    assert asked == [3, 4]


def test_too_many_answers_are_forgotten(monkeypatch):
    monkeypatch.setattr(module, "MOST", 2)
    asked = []

    @kept
    def double(number):
        asked.append(number)
        return 2 * number

    assert [double(number) for number in (1, 2, 3, 1)] == [2, 4, 6, 2]
    assert asked == [1, 2, 3, 1]
