"""A view is folded from seen events alone, and agrees with the game where it may know it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import JUDGE, SPECTATOR
from gorod.engine import events as e
from gorod.engine.phases import Over, Speech
from gorod.report.fold import FOLD, view_of
from gorod.rulebooks import BOOKS
from tests.kit.other_secrets import scramble
from tests.kit.random_games import play
from tests.report.games import example, played

BOOK = BOOKS["fiim-2019"]
SEEDS = st.integers(0, 100_000)


def test_every_event_has_a_fold():
    kinds = set(e.Event.__args__)
    assert kinds == set(FOLD)


@given(SEEDS, st.floats(0, 1))
def test_the_judge_sees_the_game_itself(seed, share):
    whole = play(BOOK.id, seed)
    count = round(share * len(whole.commands))
    game, view = whole.games[count], view_of(BOOK, whole.log(count), JUDGE)
    seats = range(1, game.size + 1)
    speaker = game.phase if isinstance(game.phase, Speech) else None
    due = game.loses_next_speech | (1 << speaker.queue[0] if speaker and speaker.deferred else 0)
    assert view.moment == game.moment
    assert [p.alive for p in view.players] == [game.lives(s) for s in seats]
    assert tuple(p.fouls for p in view.players) == game.fouls
    assert [p.silenced for p in view.players] == [bool(due >> s & 1) for s in seats]
    assert [p.first_killed for p in view.players] == [
        bool(game.facts.first_killed >> s & 1) for s in seats
    ]
    if game.cards:
        assert tuple(p.role for p in view.players) == game.cards
    assert {(p.seat, p.left.moment, p.left.cause) for p in view.players if p.left} == {
        (d.seat, d.moment, d.cause) for d in game.facts.departures
    }
    assert view.candidates == game.today.candidates
    assert view.vote_cancelled == game.vote_is_cancelled(game.number)
    assert [(c.seat, c.target, c.answer) for c in view.checks] == [
        (c.seat, c.target, c.answer) for c in game.facts.checks if c.target
    ]
    assert [(p.seat, p.status, p.text) for p in view.protests] == [
        (p.seat, p.status, p.text) for p in game.facts.protests
    ]
    assert view.over == isinstance(game.phase, Over)
    if game.outcome is None:
        assert view.outcome is None
    else:
        told = view.outcome
        assert (told.winners, told.kind, told.reason, told.moment) == (
            *(game.outcome.winners, game.outcome.kind),
            *(game.outcome.reason, game.outcome.moment),
        )


@given(SEEDS, SEEDS, st.integers(SPECTATOR, 10), st.floats(0, 1))
def test_a_view_does_not_depend_on_what_the_viewer_may_not_know(seed, other, viewer, share):
    whole = play(BOOK.id, seed)
    log = whole.log(round(share * len(whole.commands)))
    secret = scramble(BOOK.rules, log, viewer, other)
    assert view_of(BOOK, log, viewer) == view_of(BOOK, secret, viewer)


def test_a_spectator_knows_no_card_and_no_check():
    view = view_of(BOOK, example().history.log, SPECTATOR)
    assert all(player.role is None and player.team is None for player in view.players)
    assert view.checks == ()
    assert view.protests == ()


def test_a_red_player_knows_his_own_card_alone():
    view = view_of(BOOK, example().history.log, 5)
    assert [(p.seat, p.role) for p in view.players if p.role] == [(5, "citizen")]


def test_a_black_player_knows_his_team():
    view = view_of(BOOK, example().history.log, 9)
    known = [(p.seat, p.role, p.team) for p in view.players if p.team]
    assert known == [(2, "mafia", "black"), (6, "don", "black"), (9, "mafia", "black")]


def test_a_sheriff_knows_his_own_checks():
    view = view_of(BOOK, example().history.log, 4)
    assert [(c.moment, c.target, c.answer) for c in view.checks] == [
        ("N2", 6, "black"),
        ("N3", 9, "black"),
    ]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 3, 7])
def test_a_kill_is_known_in_the_morning(viewer):
    night = played("N2\nshoot 3\ndon 7\n")
    log = night.history.log
    assert not view_of(BOOK, log, JUDGE).player(3).alive
    assert view_of(BOOK, log, viewer).player(3).alive
    morning = view_of(BOOK, played("N2\nshoot 3\nD2\n").history.log, viewer).player(3)
    assert (morning.alive, morning.first_killed, morning.left.clause) == (False, True, "4.5.4")


def test_only_the_judge_knows_the_result_before_the_last_word_is_over():
    moves = "nominate 1 2\nnominate 2 9\nvote 2: 1 9 10\nvote 9: 2 7\n"
    end = played(f"position D4 opener 1 alive 1 2 7 9 10\n{moves}")
    assert view_of(BOOK, end.history.log, JUDGE).outcome.winners == ("black",)
    assert view_of(BOOK, end.history.log, SPECTATOR).outcome is None
