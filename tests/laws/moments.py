"""Where laws look: random games of every rulebook, and random moments in them."""

from functools import cache

from hypothesis import settings
from hypothesis import strategies as st

from gorod.rulebooks import BOOKS
from tests.kit.random_games import play

SEEDS = st.integers(0, 1 << 20)
FEWER = settings(max_examples=max(1, settings.default.max_examples // 3))
"""For laws that ask a question of every command, or stand once for every phase."""

games = st.builds(play, st.sampled_from(sorted(BOOKS)), SEEDS)
"""Whole games."""


@st.composite
def moments(draw):
    """A game and how many of its commands have been given."""
    played = draw(games)
    return played, draw(st.integers(0, len(played.commands)))


@cache
def moments_by_phase(book_id, seeds=80):
    """Where each phase is to be found: phase -> (game, number of commands)."""
    found = {}
    for seed in range(seeds):
        played = play(book_id, seed)
        for at, game in enumerate(played.games):
            found.setdefault(type(game.phase), []).append((played, at))
    return found
