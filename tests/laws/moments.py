"""Where laws are checked: random games of every rulebook, and random moments in them."""

from functools import cache

from hypothesis import settings
from hypothesis import strategies as st

from tests.kit.invented_rulebook import AT_TABLES, SUBJECTS
from tests.kit.random_games import play

EXAMPLES = settings.default.max_examples
POOL = range(3 * EXAMPLES)
"""The seeds of the games that laws share: a game is played once and checked by every law."""
SEEDS = st.integers(0, 1 << 20)

games = st.builds(play, st.sampled_from(sorted(SUBJECTS)), st.sampled_from(POOL))
"""Whole games."""
table_games = st.builds(play, st.sampled_from(sorted(AT_TABLES)), st.sampled_from(POOL))
"""Games under the rulebooks for games at a table."""


def fewer(times):
    """For laws that check every command, or that run once for every phase or role."""
    return settings(max_examples=max(5, EXAMPLES // times))


@st.composite
def moments(draw):
    """Return a game and how many of its commands have been given."""
    played = draw(games)
    return played, draw(st.integers(0, len(played.commands)))


@cache
def moments_by_phase(book_id):
    """Where each phase occurs: phase -> (game, number of commands); also each duty of the night."""
    found = {}
    for seed in POOL[: len(POOL) // 2]:
        played = play(book_id, seed)
        for at, game in enumerate(played.games):
            found.setdefault(type(game.phase), []).append((played, at))
            for duty in getattr(game.phase, "duties", ())[:1]:
                found.setdefault(duty, []).append((played, at))
    return found
