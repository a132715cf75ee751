"""The laws under options: each option alone, and random combinations at tables of any size."""

from functools import cache

import pytest

from gorod.engine import SPECTATOR
from gorod.engine import events as e
from gorod.engine.phases import Election, Over
from gorod.engine.seats import mask_of
from tests.kit.invented_rulebook import OPTED
from tests.kit.random_games import play
from tests.laws import course, possible
from tests.laws.legality import everyone_is_offered_a_part, offered_is_accepted
from tests.laws.moments import EXAMPLES
from tests.laws.pairs import paired
from tests.laws.secrecy import secrets_do_not_show

GAMES = max(4, EXAMPLES // 10)
ALONE = [book_id for book_id, book in OPTED.items() if len(book.options) == 1]

each_book = pytest.mark.parametrize("book_id", OPTED)


@cache
def games(book_id, count=GAMES):
    return [play(book_id, seed) for seed in range(count)]


def moments(book_id):
    """A few moments of every game, and the first of each phase in any of them."""
    phases = set()
    for played in games(book_id):
        for at, game in enumerate(played.games):
            kind = type(game.phase), getattr(game.phase, "duties", ("",))[:1]
            if kind not in phases or at % 29 == played.seed % 29:
                phases.add(kind)
                yield played, at


@each_book
def test_a_game_ends_and_is_what_its_log_says(book_id):
    for played in games(book_id):
        assert isinstance(played.game.phase, Over)
        course.the_log_is_the_game(played, len(played.commands))
        course.the_same_commands_make_the_same_bytes(played)
        course.consequences_end(played)
        course.a_result_is_announced_once(played)
        course.a_night_is_weighed_once(played)
        course.the_dead_are_announced(played)


@each_book
def test_somebody_is_awaited_and_nothing_comes_back(book_id):
    for played in games(book_id):
        for game in played.games:
            course.somebody_is_awaited(played.book.rules, game)
        for before, after in zip(played.games, played.games[1:], strict=False):
            course.nothing_comes_back(before, after)


@each_book
def test_every_ruling_cites(book_id):
    for played in games(book_id):
        course.every_event_cites(played)
    played = games(book_id)[0]
    for at in range(0, len(played.games), 40):
        course.every_refusal_cites(played.book, played.games[at], at)


@each_book
def test_offered_is_accepted(book_id):
    for played, at in moments(book_id):
        offered_is_accepted(played.book.rules, played.games[at], at)
        everyone_is_offered_a_part(played.book.rules, played.games[at])


@each_book
def test_scrambled_secrets_do_not_show(book_id):
    different = 0
    for played in games(book_id):
        for viewer in range(SPECTATOR, played.game.size + 1):
            log = played.log()
            different += secrets_do_not_show(played.book.rules, log, viewer, played.seed)
    assert different


@each_book
def test_only_those_with_a_vote_vote_and_each_for_the_living(book_id):
    for played in games(book_id):
        for game in played.games:
            phase = game.phase
            if isinstance(phase, Election):
                assert not phase.cast & ~game.alive
                assert not mask_of(phase.slate) & ~game.alive
                assert sum(phase.hands) == phase.cast, "somebody voted twice"


@pytest.mark.parametrize("book_id", ALONE)
def test_an_option_alone_brings_about_all_that_it_can(book_id):
    played = games(book_id, 3 * GAMES)
    book = OPTED[book_id]
    own = possible.events(book) - possible.events(OPTED[ALONE[ALONE.index(PLAIN)]])
    happened = {type(event) for game in played for event in game.log()}
    assert own <= happened


PLAIN = next(book_id for book_id in ALONE if OPTED[book_id].options == ("6.9",))
"""A theme changes nothing, so this is the game without options."""


def test_with_a_voting_mayor_nobody_is_lifted_unless_votes_recur():
    """R11-41: of two tied candidates only one can have the half vote."""
    mayors = [b for b, book in OPTED.items() if {"6.6"} <= {*book.options} and "6.7" not in b]
    for book_id in mayors:
        for played in games(book_id):
            for before, events in zip(played.games, played.events, strict=False):
                if any(isinstance(event, e.LiftAsked) for event in events):
                    assert (
                        not before.lives(before.mayor) or before.today.voteless >> before.mayor & 1
                    )


@pytest.mark.parametrize("book_id", ALONE)
def test_paired_games_look_alike(book_id):
    """Deals and night acts differ; the viewer cannot tell, whatever their card."""
    book, hidden = OPTED[book_id], set()
    for role in (*sorted(book.rules.teams), "spectator"):
        for seed in range(GAMES // 2):
            hidden |= paired(book, role, seed).hidden.keys()
    assert "HuntEnded" in hidden
