"""A game may begin in the middle, where a record or a test puts it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorod.engine import Event, Position, Refusal, fold, seen, set_position, step
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.duties import ACTS
from gorod.engine.phases import Night, Speech
from gorod.engine.struct import decode_json, encode_json, replace
from gorod.rulebooks import BOOKS
from tests.kit.invented_rulebook import AT_TABLES, INVENTED

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
    assert game.phase == Night(("hunt", "don", "sheriff", "dawn"))
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
    visible = {seat: seen(log[1], seat) for seat in range(11)}
    assert set(visible[0].cards) == {"?"}
    assert visible[7].cards == ("?",) * 6 + ("sheriff",) + ("?",) * 3
    assert visible[9].cards == ("?",) * 7 + CARDS[7:]
    assert {(one.red, one.black, one.duties) for one in visible.values()} == {((), (), ())}


@st.composite
def positions(draw):
    """A book, some deal, and where the game might stand, possible or not."""
    book = AT_TABLES[draw(st.sampled_from(sorted(AT_TABLES)))]
    size = draw(st.sampled_from(sorted(book.rules.sizes)))
    cards = tuple(draw(st.permutations(book.rules.deck(size))))
    seats = st.integers(1, size)
    acting = [(card, seat) for seat, card in enumerate(cards, 1) if card in ACTS]
    at = Position(
        number=draw(st.integers(-1, 9)),
        night=draw(st.booleans()),
        opener=draw(st.integers(0, size + 1)),
        alive=tuple(sorted(draw(st.sets(seats)))),
        fouls=draw(st.dictionaries(seats, st.integers(0, 4))),
        silenced=tuple(draw(st.sets(seats))),
        deeds=tuple((duty, seat, draw(seats)) for duty, seat in acting if draw(st.booleans())),
    )
    return book, cards, at


@given(drawn=positions())
def test_a_position_is_refused_by_a_clause_or_folds_from_its_log(drawn):
    book, cards, at = drawn
    answer = set_position(book.rules, cards, at)
    if isinstance(answer, Refusal):
        assert book.cite(answer)
        return
    game, log = answer
    assert fold(decode_json(encode_json(log), type=tuple[Event, ...])) == game
    assert (game.number, game.night, game.living) == (at.number, at.night, at.alive)
    assert [(deed.duty, deed.seat, deed.target) for deed in game.facts.deeds] == list(at.deeds)


HOLDERS = {card: seat for seat, card in enumerate(INVENTED.rules.deck(11), 1)}
WHOLE = replace(DAY, alive=tuple(range(1, 12)))


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        (("doctor", HOLDERS["beauty"], 3), "not-the-holder"),
        (("doctor", HOLDERS["doctor"], 12), "no-such-seat"),
        (("doctor", 0, 3), "no-such-seat"),
    ],
)
def test_an_impossible_deed_is_refused(deed, why):
    refused = set_position(INVENTED.rules, INVENTED.rules.deck(11), replace(WHOLE, deeds=(deed,)))
    assert isinstance(refused, Refusal)
    assert refused.why == why
    assert INVENTED.cite(refused)


def test_everybody_knows_his_own_deeds_of_the_nights_before():
    doctor, beauty = HOLDERS["doctor"], HOLDERS["beauty"]
    deeds = (("doctor", doctor, 1), ("beauty", beauty, 2))
    _, log = set_position(INVENTED.rules, INVENTED.rules.deck(11), replace(WHOLE, deeds=deeds))
    known = {seat: seen(log[1], seat).deeds for seat in (0, 1, doctor, beauty)}
    assert known == {0: (), 1: (), doctor: deeds[:1], beauty: deeds[1:]}
