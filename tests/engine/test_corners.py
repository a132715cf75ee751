"""Corners that random games seldom reach; there too, exactly what is offered is accepted."""

from dataclasses import replace as with_slots

import pytest

from gorod.engine import JUDGE, Position, Refusal, evolve, offers, set_position, step, stream
from gorod.engine import commands as c
from gorod.engine import events as e
from gorod.engine.choices import One
from gorod.engine.phases import LastWord, Naming, Night, Over
from gorod.engine.seats import seats_of
from gorod.record import parse, replay
from gorod.rulebooks import BOOKS
from tests.kit.invented_rulebook import INVENTED
from tests.kit.scenarios import STD, Table
from tests.laws.legality import offered_is_accepted
from tests.laws.points import awards_are_within_limits

BOOK = BOOKS["fiim-2019"]


@pytest.fixture
def table():
    return Table(BOOK).deal(STD)


def verbs(game):
    return {offer.verb for offer in offers(BOOK.rules, game, JUDGE)}


def test_a_don_who_is_out_before_the_meeting_sets_no_order(table):
    table.dq(8, "6.7.1")
    assert table.game.phase == Night(("meet", "sheriff-look", "dawn"))
    assert "order" not in verbs(table.game)
    table.refuses(c.Order((1, 2)), why="role-out")
    offered_is_accepted(BOOK.rules, table.game)


def test_nobody_is_banned_twice_and_then_no_ban_is_offered(table):
    table.ban(1).refuses(c.Ban(1, "7.3"), why="banned-already")
    offered_is_accepted(BOOK.rules, table.game)
    for seat in (2, 3, 8, 9, 10, 4, 5, 6, 7):
        table.ban(seat)
    assert isinstance(table.game.phase, Over)
    assert "ban" not in verbs(table.game)
    offered_is_accepted(BOOK.rules, table.game)


def test_a_best_move_is_made_once(table):
    table.dawn().night().hunt(3).best(3, "8 9 10")
    assert isinstance(table.game.phase, LastWord)
    table.refuses(c.Best(3, (1, 2, 4)), why="best-move-final", cite="8.3.3")
    offered_is_accepted(BOOK.rules, table.game)


def test_a_decided_game_knows_no_team_defeat_even_where_no_amnesty_names_it(table):
    """Another document may forgive nothing; the result is fixed all the same."""
    rules = with_slots(BOOK.rules, amnesty=frozenset())
    game = table.defeat(1, "6.8.1").game
    after, answer = step(rules, game, c.Defeat(2, "6.8.1"))
    assert isinstance(answer, Refusal)
    assert (answer.why, after) == ("decided", game)
    offered_is_accepted(rules, game)


def test_a_role_disqualified_after_the_decision_makes_no_check(table):
    """The kill decides and the sheriff is disqualified in the same night: the call is empty."""
    table = Table(BOOK).at("N4", alive="1 2 7 8 9")
    table.hunt(1).expect(e.Decided).dq(7, "6.7.4").don()
    table.refuses(c.Show("sheriff", 8), why="role-out")
    table.do(c.Proceed()).expect(e.NothingShown, seat=0)
    offered_is_accepted(BOOK.rules, table.game)


def test_a_hint_noted_after_the_awards_breaks_no_limit(table):
    """An award that the best move had outweighed would be charged after the fact: it lapses."""
    table.dawn().night().hunt(3).best(3, "8 9 10").dawn().defeat(2, "6.8.1")
    table.bonus(3, "0.3").bonus(8, "0.5").bonus(9, "0.5").hint(3)
    awards_are_within_limits(BOOK, table.game)
    offered_is_accepted(BOOK.rules, table.game)


def test_the_judge_bans_in_full_after_the_decision(table):
    """An insult of the judge is not forgiven: the last word ends, as it would have before."""
    table = Table(BOOK).at("D4", alive="1 2 7 9 10", opener=7)
    table.speeches(n7=2, n9=9).vote({2: "1 9 10", 9: "2 7"}).expect(e.Decided)
    table.ban(2, "5.1.6").expect(e.Disqualified, seat=2, removed=False).expect(e.Banned, seat=2)
    assert isinstance(table.game.phase, Over)


def test_a_position_before_the_meeting_shows_the_blacks_their_own_cards_only():
    placed = set_position(
        BOOK.rules,
        BOOK.rules.deck(10),
        Position(1, night=True, opener=1, alive=tuple(range(1, 11))),
    )
    assert not isinstance(placed, Refusal)
    don = placed[0].holder("don")
    (visible,) = [event for event in stream(placed[1], don) if isinstance(event, e.PositionSet)]
    assert [card for card in visible.cards if card != "?"] == ["don"]


def test_what_is_tolerated_of_everybody_is_offered_of_nobody(table):
    refused = Refusal("tolerated", rule="foul")
    every = frozenset(violation.clause for violation in BOOK.rules.violations.values())
    rules = BOOK.rules.amended(
        tolerated=lambda _, __, c: refused if c else None, conditional_fouls=every
    )
    fouls = [o.choices["clause"].of for o in offers(rules, table.game) if o.verb == "foul"]
    assert fouls == [("",)]
    offered_is_accepted(rules, table.game)


def naming(first, second):
    """Two victims of the first hunting night, the first of whom has named by gesture."""
    placed = set_position(
        INVENTED.rules,
        INVENTED.rules.deck(11),
        Position(2, night=True, opener=1, alive=tuple(range(1, 12))),
    )
    assert not isinstance(placed, Refusal)
    game = placed[0]
    shots = tuple((hunter, first) for hunter in seats_of(game.black))
    night = [c.Shoot(shots), c.Proceed(), c.Show("maniac", second), *(c.Proceed(),) * 5]
    for command in (*night, c.Best(first, (8, 9))):
        game, answer = step(INVENTED.rules, game, command)
        assert not isinstance(answer, Refusal)
    assert isinstance(game.phase, Naming)
    assert game.phase.queue == (first, second)
    return game


@pytest.mark.parametrize("removed", ["while the first has the floor", "in his own time"])
def test_fingers_are_read_out_though_the_last_victim_is_removed(removed):
    game, last = naming(1, 2), [c.Disqualify(2, "6.7.1"), c.Pass(1)]
    for command in last if removed == "while the first has the floor" else last[::-1]:
        game, answer = step(INVENTED.rules, game, command)
    assert e.BestMovesRead((1,), ((8, 9),)) in answer
    assert game.phase == LastWord((1,), at_night=True, seconds=60)
    offered_is_accepted(INVENTED.rules, game)


def test_where_no_hunter_is_left_the_hunt_is_passed_over_or_missed():
    """The maniac plays on against the reds; the call is made, and nobody can shoot."""
    alive = (*range(1, 8), 11)
    game, _ = set_position(
        INVENTED.rules, INVENTED.rules.deck(11), Position(3, night=True, opener=1, alive=alive)
    )
    assert not game.black & game.alive
    assert game.phase.duties[0] == "hunt"
    for command in (c.Proceed(), c.Miss(), c.Shoot(())):
        _, (ended,) = step(INVENTED.rules, game, command)
        assert (ended.shots, ended.aim, ended.rule) == ((), 0, "night-miss")
    offered_is_accepted(INVENTED.rules, game)


@pytest.mark.parametrize("fact", [e.Allowed(1, 2), e.Forbidden(1, 2), e.ListTold(1, (2,))])
def test_what_is_said_in_a_minute_ends_with_it(fact):
    """Told of another time, it changes nothing."""
    game = Table(BOOKS["fiim-2019"]).first_day(STD).night().game
    assert evolve(game, fact) is game


VOTED = "nominate 1 5\nnominate 2 6\nvote 5: 1 2 3\n"


@pytest.mark.parametrize(
    ("rules", "rest"),
    [("fiim-2019", "4 5 6 7 8 9 10"), ("fiim-2011", "4 5 6 7 8 9 10"), ("tournament-2026", "")],
)
def test_a_vote_tells_whose_hands_count_although_they_are_not_shown(rules, rest):
    """They go to the last candidate where the rulebook says so, and to nobody before."""
    roles = BOOKS[rules].rules.deck(10)
    seats = "".join(f"seat {n} {role} x\n" for n, role in enumerate(roles, start=1))
    alive = " ".join(map(str, range(1, 11)))
    text = f"mgn 1\nrules {rules}\n{seats}position D2 opener 1 alive {alive}\n{VOTED}"
    played = replay(parse(text, "voted.mgn"), "voted.mgn")
    (offer,) = (o for o in offers(played.book.rules, played.game) if o.verb == "vote")
    assert offer.choices["candidate"] == One((6,))
    assert offer.choices["hands"].preset == tuple(map(int, rest.split()))
    first = played.history.rewind(1, "").game
    (offer,) = (o for o in offers(played.book.rules, first) if o.verb == "vote")
    assert offer.choices["candidate"] == One((5,))
    assert not offer.choices["hands"].preset
