"""4.4 of the FIIM rules: hands that are counted, and not noted whose they are."""

import pytest

from gorod.engine import Refusal, is_offered, offers, start, step
from gorod.engine import commands as c
from gorod.engine.events import HandsTallied, TieFound, VotedOut
from gorod.engine.game import Today
from gorod.engine.phases import Dusk, LastWord, Tie, Vote
from gorod.engine.struct import replace
from gorod.record import RecordError, format_record, parse, replay
from gorod.report.replayed_document import document
from gorod.rulebooks import BOOKS

HEAD = """mgn 1
rules {rules}
{seats}
position D2 opener 1 alive {alive}
"""
CARDS = ("citizen",) * 6 + ("sheriff", "don", "mafia", "mafia")


def played(moves, rules="fiim-2019", cards=CARDS, alive="1 2 3 4 5 6 7 8 9 10", option=""):
    seats = "\n".join(f"seat {n} {card} p{n}" for n, card in enumerate(cards, 1))
    text = HEAD.format(rules=rules + option, seats=seats, alive=alive) + moves
    return replay(parse(text, "x.mgn"), "x.mgn")


TWO = "nominate 1 5\nnominate 2 6\n"


def at_the_vote(slate=TWO, **more):
    """After everybody has spoken: the first candidate is voted."""
    stop = played(slate + "vote 5: -\nundo wait\n", **more)
    game, rules = stop.game, stop.book.rules
    while not isinstance(game.phase, Vote):
        game, _ = step(rules, game, c.Pass(game.floor))
    return rules, game


def tallied(rules, game, candidate, count):
    after, answer = step(rules, game, c.Tally(candidate, count))
    return after, answer


def test_4_4_11_the_highest_number_leaves():
    rules, game = at_the_vote()
    game, events = tallied(rules, game, 5, 6)
    assert events == (HandsTallied(5, 6),)
    game, events = tallied(rules, game, 6, 4)
    assert events[0] == HandsTallied(6, 4)
    assert any(isinstance(event, VotedOut) and event.seats == (5,) for event in events)


def test_4_4_8_missing_hands_are_counted_against_the_last():
    rules, game = at_the_vote()
    game, _ = tallied(rules, game, 5, 4)
    game, events = tallied(rules, game, 6, 1)
    assert events[0] == HandsTallied(6, 1, absent=5, rule="missing-hands")
    assert any(isinstance(event, VotedOut) and event.seats == (6,) for event in events)


def test_4_4_12_equal_numbers_are_a_tie_and_are_voted_again():
    rules, game = at_the_vote()
    game, _ = tallied(rules, game, 5, 5)
    game, events = tallied(rules, game, 6, 5)
    assert isinstance(events[-2], TieFound)
    assert isinstance(game.phase, Tie)


def test_4_4_4_candidates_are_tallied_in_their_order():
    rules, game = at_the_vote()
    for candidate, why in ((6, "ballot-order"), (9, "not-a-candidate")):
        _, refusal = tallied(rules, game, candidate, 3)
        assert isinstance(refusal, Refusal)
        assert (refusal.why, refusal.rule) == (why, "ballot-order")


@pytest.mark.parametrize("count", [-1, 7, 11])
def test_4_4_7_there_are_no_more_hands_than_have_not_voted(count):
    rules, game = at_the_vote()
    game, _ = step(rules, game, c.Hands(5, (1, 2, 3, 4)))
    after, refusal = tallied(rules, game, 6, count)
    assert isinstance(refusal, Refusal)
    assert (refusal.why, refusal.rule, refusal.target) == ("too-many-hands", "voter", 6)
    assert after is game


def test_4_4_7_hands_are_not_named_after_a_number():
    rules, game = at_the_vote()
    game, _ = tallied(rules, game, 5, 4)
    _, refusal = step(rules, game, c.Hands(6, (1,)))
    assert isinstance(refusal, Refusal)
    assert refusal.why == "tallied-before"
    verbs = {offer.verb: offer for offer in offers(rules, game)}
    assert "vote" not in verbs
    assert verbs["tally"].choices["count"].most == 6
    assert is_offered(offers(rules, game), c.Tally(6, 6))
    assert not is_offered(offers(rules, game), c.Tally(6, 7))


def test_4_4_7_when_all_have_voted_no_hand_is_left():
    rules, game = at_the_vote("nominate 1 5\nnominate 2 6\nnominate 3 7\n")
    game, _ = tallied(rules, game, 5, 10)
    assert [o.choices["count"].most for o in offers(rules, game) if o.verb == "tally"] == [0]


def test_a_record_with_numbers_reads_and_writes_itself():
    stop = played(TWO + "tally 5: 7\ntally 6: -\n")
    assert isinstance(stop.game.phase, LastWord | Dusk)
    assert document(stop)["ballot"] == {"list": [5, 6], "counts": {"5": 7, "6": 3}}
    assert "tally 6: 0" in format_record(stop.record)
    assert document(played(TWO + "tally 5: 7\n"))["awaits"] == ["tally"]
    with pytest.raises(RecordError, match="tally 6: …"):
        played(TWO + "tally 5: 7\nN3\n")
    with pytest.raises(RecordError):
        played(TWO + "tally 5: 1 2\n")
    with pytest.raises(RecordError):
        played(TWO + "tally 5: four\n")


@pytest.mark.parametrize(
    ("book", "options"),
    [
        ("tournament-2026", ()),
        *(("fiim-2011", (option,)) for option in ("6.2", "6.6", "6.7")),
    ],
)
def test_where_it_matters_who_votes_numbers_are_refused(book, options):
    stop = BOOKS[book].chosen(options, 10)
    assert "tally" not in {offer.verb for offer in offers(stop.rules, _open(stop.rules))}
    _, refusal = step(stop.rules, _open(stop.rules), c.Tally(5, 2))
    assert isinstance(refusal, Refusal)
    assert refusal.why == "voters-needed"


def _open(rules):
    """Open a ballot over 5 and 6, reached in any way."""
    seated, _ = start(rules, 10)
    game, _ = step(rules, seated, c.Deal(CARDS))
    return replace(game, phase=Vote((5, 6)), today=Today(candidates=(5, 6)), night=False, number=2)


def test_a_secret_ballot_tells_the_whole_number_and_nothing_else():
    rules = BOOKS["fiim-2011"].chosen(("6.4",), 10).rules
    game, _ = step(rules, _open(rules), c.Tally(5, 4))
    _, events = step(rules, game, c.Tally(6, 1))
    assert events[0] == HandsTallied(6, 6)
