"""A game is the fold of its log; one function for each fact, and no rule in it."""

import pytest

from gorod.engine import Event, evolve, fold
from gorod.engine import events as e
from gorod.engine.evolve import EVOLVE
from gorod.engine.phases import Dusk, LastWord, Night, Seating, Speech, Tie, Vote
from gorod.engine.seats import circle, has, mask_of, seats_of, whole_table
from gorod.engine.struct import kebab, replace, tag_of
from tests.kit.invented_rulebook import SUBJECTS
from tests.kit.random_games import play

CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
DEALT = e.CardsDealt(CARDS, (1, 2, 3, 4, 5, 6, 7), (8, 9, 10), ("meet", "sheriff-look"))
SEATED = e.SeatsTaken(10)


def test_a_log_begins_with_the_sitting_down():
    assert fold([SEATED]).phase == Seating()
    with pytest.raises(TypeError, match="begins with the players' sitting down"):
        fold([DEALT])
    with pytest.raises(StopIteration):
        fold([])


def test_every_event_but_the_first_has_its_function():
    assert set(EVOLVE) == set(Event.__args__) - {e.SeatsTaken}


@pytest.mark.parametrize("book_id", sorted(SUBJECTS))
def test_evolve_is_one_step_of_the_fold(book_id):
    played = play(book_id, 3)
    game = fold(played.opening)
    for event in played.log()[len(played.opening) :]:
        game = evolve(game, event)
    assert game == played.game


def test_a_fact_out_of_its_phase_does_no_harm():
    """A log may be read by a later version: a fact that finds another phase is not a crash."""
    game = fold([SEATED, DEALT])
    by_day = replace(game, phase=Dusk(), night=False)
    assert evolve(by_day, e.DutyDone("meet", "meeting")).phase == Night(())
    assert evolve(by_day, e.HandsCounted(3, (1,), (), ())) == by_day
    assert evolve(by_day, e.TieFound((3, 4))).phase == Tie((3, 4), (3, 4), 1)
    named = evolve(by_day, e.BestMoveNamed(3, (8, 9), "best-move-cut"))
    assert named.phase == Dusk()
    assert evolve(by_day, e.SpeechesEnded("last-word")).phase == Dusk()
    assert evolve(by_day, e.Acted("doctor", 3, 4, "doctor-act")).phase == Night(())
    nobody = LastWord((), at_night=True)
    assert evolve(by_day, e.BestMovesRead((3,), ((8, 9),))).phase == nobody
    foul = e.Fouled(3, "", 3, "after-this", rule="silence")
    assert evolve(by_day, foul).fouls[2] == 3


def test_a_ballot_is_filed_only_when_it_was_counted_to_its_end():
    game = replace(fold([SEATED, DEALT]), phase=Vote((3, 4), (2046,)), night=False)
    assert evolve(game, e.NobodyLeft("cancelled", known=False, rule="x")).facts.ballots == ()
    counted = evolve(game, e.HandsCounted(4, (), (), ()))
    (ballot,) = evolve(counted, e.NobodyLeft("lift", known=True, rule="x")).facts.ballots
    assert (ballot.slate, ballot.hands) == ((3, 4), (2046, 0))


def test_the_floor_passes_within_the_phase():
    game = replace(fold([SEATED, DEALT]), phase=Speech((1, 2, 3)), night=False)
    first = evolve(game, e.FloorGiven(1, 60, "speech"))
    assert first.phase == Speech((1, 2, 3), 60)
    assert evolve(first, e.FloorGiven(2, 60, "speech")).phase == Speech((2, 3), 60)
    leaving = replace(game, phase=LastWord((3, 4), at_night=False), leaving=24)
    spoken = evolve(evolve(leaving, e.FloorGiven(3, 60, "x")), e.FloorGiven(4, 60, "x"))
    assert (spoken.phase.queue, spoken.leaving, spoken.floor) == ((4,), 16, 4)


def test_a_game_names_its_moment_and_its_players():
    game = fold([SEATED, DEALT])
    assert game.moment == "N1"
    assert replace(game, night=False, number=3).moment == "D3"
    assert game.living == tuple(range(1, 11))
    assert game.floor == 0
    assert (game.card(8), game.holder("sheriff")) == ("don", 7)
    assert [game.lives(seat) for seat in (-1, 0, 1, 10, 11)] == [False, False, True, True, False]


def test_sets_of_seats():
    assert whole_table(3) == 0b1110
    assert seats_of(0b1010) == (1, 3)
    assert mask_of((1, 3)) == 0b1010
    assert mask_of((-1, 0)) == 1
    assert seats_of(1) == ()
    assert [has(0b1011, seat) for seat in (-1, 0, 1, 2, 3)] == [False, False, True, False, True]
    assert circle(0b11110, 3) == (3, 4, 1, 2)
    assert circle(0b10110, 3) == (4, 1, 2)


def test_events_are_stored_under_their_names_in_kebab_case():
    assert tag_of(DEALT) == kebab("CardsDealt") == "cards-dealt"
