"""A game may begin in the middle, where a record or a test puts it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import Event, Position, Refusal, fold, seen, set_position, step
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.phases import Night, Speech
from gorod.engine.struct import decode_json, encode_json, replace
from gorod.rulebooks import BOOKS

BOOK = BOOKS["fiim-2019"]
CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")
EVERYONE = tuple(range(1, 11))
DAY = Position(number=2, night=False, opener=2, alive=EVERYONE)
NIGHT = Position(number=3, night=True, opener=2, alive=(1, 2, 3, 7, 8, 9))


def placed(position, cards=CARDS):
    return set_position(BOOK.rules, cards, position)


def test_a_day_waits_for_its_opener():
    game, log = placed(DAY)
    assert game.moment == "D2"
    assert game.phase == Speech((2, 3, 4, 5, 6, 7, 8, 9, 10, 1), 60)
    assert [type(event) for event in log] == [e.SeatsTaken, e.PositionSet, e.FloorGiven]


def test_a_night_waits_for_its_first_duty():
    game, log = placed(NIGHT)
    assert game.moment == "N3"
    assert game.phase == Night(("hunt", "don", "sheriff"))
    assert [type(event) for event in log] == [e.SeatsTaken, e.PositionSet]
    game, _ = step(BOOK.rules, game, c.Shoot(((8, 1), (9, 1))))
    assert game.living == (2, 3, 7, 8, 9)


def test_fouls_and_silences_come_with_the_position():
    game, _ = placed(replace(DAY, fouls={2: 3, 5: 1}, silenced=(2,)))
    assert game.fouls == (0, 3, 0, 0, 1, 0, 0, 0, 0, 0)
    assert game.phase.seconds == 0


def test_an_opener_who_is_out_gives_the_word_to_the_next():
    game, _ = placed(replace(DAY, opener=4, alive=(1, 2, 5, 7, 8)))
    assert game.phase.queue == (5, 7, 8, 1, 2)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (replace(DAY, opener=0), "no-such-seat"),
        (replace(DAY, opener=11), "no-such-seat"),
        (replace(DAY, alive=(*EVERYONE, 11)), "no-such-seat"),
        (replace(DAY, alive=(-1, *EVERYONE)), "no-such-seat"),
        (replace(DAY, fouls={12: 1}), "no-such-seat"),
        (replace(DAY, silenced=(0,)), "no-such-seat"),
        (replace(DAY, number=0), "no-such-moment"),
        (replace(DAY, fouls={3: 4}), "removed-by-fouls"),
        (replace(DAY, alive=(1, 2, 7)), "position-decided"),
        (replace(DAY, alive=(1, 2, 8, 9)), "position-decided"),
        (replace(DAY, alive=()), "position-decided"),
    ],
)
def test_an_impossible_position_is_refused(position, why):
    refused = placed(position)
    assert isinstance(refused, Refusal)
    assert refused.why == why
    assert BOOK.cite(refused)


@pytest.mark.parametrize("cards", [CARDS[1:], ("don", *CARDS[1:]), ("joker", *CARDS[1:]), ()])
def test_impossible_cards_are_refused(cards):
    refused = placed(DAY, cards)
    assert isinstance(refused, Refusal)
    assert BOOK.cite(refused)


def test_blacks_have_met_and_the_others_know_their_own_card():
    _, log = placed(NIGHT)
    faces = {seat: seen(log[1], seat) for seat in range(11)}
    assert set(faces[0].cards) == {"?"}
    assert faces[7].cards == ("?",) * 6 + ("sheriff",) + ("?",) * 3
    assert faces[9].cards == ("?",) * 7 + CARDS[7:]
    assert {(face.red, face.black, face.duties) for face in faces.values()} == {((), (), ())}


@given(
    number=st.integers(-1, 9),
    night=st.booleans(),
    opener=st.integers(0, 11),
    alive=st.sets(st.integers(1, 10)),
    fouls=st.dictionaries(st.integers(1, 10), st.integers(0, 4)),
    silenced=st.sets(st.integers(1, 10)),
    cards=st.permutations(CARDS),
)
def test_a_position_is_refused_by_a_clause_or_folds_from_its_log(  # noqa: PLR0917  one per field
    number, night, opener, alive, fouls, silenced, cards
):
    at = Position(number, night, opener, tuple(sorted(alive)), fouls, tuple(silenced))
    answer = placed(at, tuple(cards))
    if isinstance(answer, Refusal):
        assert BOOK.cite(answer)
        return
    game, log = answer
    assert fold(decode_json(encode_json(log), type=tuple[Event, ...])) == game
    assert (game.number, game.night, game.living) == (number, night, tuple(sorted(alive)))
