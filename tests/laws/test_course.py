"""Checks what holds after every command of every game."""

from itertools import pairwise

from hypothesis import given

from gorod.engine.by_day.by_day_format import BY_DAY
from gorod.engine.by_day.by_day_phases import Epilogue
from gorod.engine.phases import Over
from tests.laws import course
from tests.laws.moments import SEEDS, fewer, games, moments, table_games


@given(moment=moments())
def test_a_log_read_back_folds_into_the_same_game(moment):
    course.the_log_is_the_game(*moment)


@fewer(3)
@given(played=games)
def test_the_same_commands_make_the_same_bytes(played):
    course.the_same_commands_make_the_same_bytes(played)


@fewer(3)
@given(played=games)
def test_a_settled_game_waits_for_somebody_or_is_over(played):
    for game in played.games:
        course.somebody_is_awaited(played.book.rules, game)


@given(played=games)
def test_every_game_comes_to_its_end(played):
    over = Epilogue if played.book.format is BY_DAY else Over
    assert isinstance(played.game.phase, over)


@given(played=games)
def test_consequences_end(played):
    course.consequences_end(played)


@fewer(3)
@given(played=games)
def test_every_event_and_whatever_is_seen_of_it_cites_a_clause(played):
    course.every_event_cites(played)


@fewer(6)
@given(moment=moments(), seed=SEEDS)
def test_every_refusal_cites_a_clause(moment, seed):
    played, at = moment
    course.every_refusal_cites(played.book, played.games[at], seed)


@given(played=games)
def test_nobody_is_in_two_places_and_everybody_has_one_vote(played):
    abstain = "no-votes" in played.book.citations
    for game in played.games:
        course.sets_of_players_are_sound(game, abstain=abstain)


@given(played=games)
def test_players_leave_and_results_stand(played):
    for before, after in pairwise(played.games):
        course.nothing_comes_back(before, after)


@given(played=table_games)
def test_a_night_is_weighed_once_and_its_dead_are_announced(played):
    course.a_night_is_weighed_once(played)
    course.the_dead_are_announced(played)


@given(played=table_games)
def test_finger_moves_are_read_out_once(played):
    course.finger_moves_are_read_out_once(played)


@given(played=games)
def test_a_result_is_announced_once(played):
    course.a_result_is_announced_once(played)
