"""Both READMEs show a game, and pytest runs what they show."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_a_readme_shows_a_game_that_is_run(name):
    assert doctest.DocTestParser().get_examples((ROOT / name).read_text("utf-8"))
