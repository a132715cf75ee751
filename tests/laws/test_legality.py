"""Offered is accepted: one source of legality for screens, bots and judges."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import Command, Refusal, start
from gorod.engine.phases import Guess
from gorod.engine.table.table_format import TABLE
from tests.kit.command_universe import universe
from tests.kit.invented_rulebook import SUBJECTS, WHOLE
from tests.laws import possible
from tests.laws.legality import (
    as_played_is_never_offered,
    everyone_is_offered_a_part,
    offered_is_accepted,
)
from tests.laws.moments import SEEDS, fewer, moments, moments_by_phase


@fewer(3)
@given(moment=moments(), seed=SEEDS)
def test_offered_is_accepted(moment, seed):
    played, at = moment
    offered_is_accepted(played.book.rules, played.games[at], seed)


PHASES = [
    (book.id, phase)
    for book in WHOLE.values()
    for phase in sorted(possible.phases(book), key=lambda kind: kind.__name__)
]
DUTIES = [
    (book.id, duty)
    for book in WHOLE.values()
    if book.format is TABLE
    for duty in sorted(possible.duties(book))
]
GUESS = [("fiim-2011@2", Guess)]
"""A phase that only one table has."""


@pytest.mark.parametrize(("book_id", "phase"), [*PHASES, *DUTIES, *GUESS])
@fewer(6)
@given(data=st.data())
def test_offered_is_accepted_in_every_phase(book_id, phase, data):
    played, at = data.draw(st.sampled_from(moments_by_phase(book_id)[phase]))
    offered_is_accepted(played.book.rules, played.games[at], data.draw(SEEDS))


@fewer(3)
@given(moment=moments(), seed=SEEDS)
def test_what_was_played_against_the_rules_is_never_offered(moment, seed):
    played, at = moment
    as_played_is_never_offered(played.book.rules, played.games[at], seed)


@given(moment=moments())
def test_a_seat_is_offered_a_part_and_a_spectator_nothing(moment):
    played, at = moment
    everyone_is_offered_a_part(played.book.rules, played.games[at])


@pytest.mark.parametrize("book", WHOLE.values(), ids=WHOLE)
def test_the_universe_has_thousands_of_commands_of_every_type(book):
    game, _ = start(book.rules, max(10, min(book.rules.sizes)))
    asked = universe(book.rules, game)
    assert len(asked) > 2000
    assert {type(command) for command in asked} == set(Command.__args__)


@pytest.mark.parametrize("book_id", sorted(SUBJECTS))
@pytest.mark.parametrize("size", range(-1, 30))
def test_a_table_sits_down_exactly_when_its_size_is_one_of_the_sizes(book_id, size):
    rules = SUBJECTS[book_id].rules
    assert isinstance(start(rules, size), Refusal) is (size not in rules.sizes)
