"""Points and protests within their limits, in every state that a game can reach."""

from random import Random

import pytest
from hypothesis import given

from gorod.engine import Refusal, step
from gorod.engine import events as e
from gorod.engine.phases import Over
from tests.kit.invented_rulebook import AT_TABLES
from tests.kit.random_games import Player, Temper
from tests.laws import points
from tests.laws.moments import SEEDS, fewer, moments_by_phase, table_games

GENEROUS = Temper(weights={"bonus": 10, "protest": 0.1, "fine": 0.5, "hint": 1, "foul": 0.1})


@given(played=table_games)
def test_awards_are_within_the_limits_of_the_edition(played):
    for game in played.games:
        points.awards_are_within_limits(played.book, game)


@given(played=table_games)
def test_an_award_waits_for_what_the_judge_may_not_give_alone(played):
    for game, events in zip(played.games[1:], played.events, strict=True):
        for event in events:
            if isinstance(event, e.Awarded):
                points.an_award_waits_for_what_the_judge_may_not_give_alone(
                    played.book, game, event
                )


@given(played=table_games)
def test_fines_are_prescribed_and_protests_open_once(played):
    for game in played.games:
        points.fines_are_prescribed_and_given_once(played.book, game)
        points.protests_are_open_once(game)


@pytest.mark.parametrize(
    "book_id", [name for name, book in sorted(AT_TABLES.items()) if book.edition.scores]
)
@fewer(2)
@given(seed=SEEDS)
def test_awards_stay_within_limits_whatever_is_entered_next_to_them(book_id, seed):
    """A best move that is worth something, generous judges, and hints that are noted late."""
    book, chance = AT_TABLES[book_id], Random(seed)
    over = [(p, at) for p, at in moments_by_phase(book_id)[Over] if not p.games[at - 1].outcome]
    moved = [(p, at) for p, at in over if p.games[at].facts.best_moves]
    played, at = chance.choice(moved if chance.random() < 0.7 else over)
    game, player = played.games[at], Player(book.rules, chance, GENEROUS)
    for _ in range(25):
        game, answer = step(book.rules, game, player.move(game))
        assert not isinstance(answer, Refusal)
        points.awards_are_within_limits(book, game)
