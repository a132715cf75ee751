"""What holds for every game and every tournament."""

from collections import Counter
from dataclasses import replace as amended
from fractions import Fraction
from itertools import pairwise

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gorod.engine import step
from gorod.engine.commands import Approve, GiveAward, GiveFine
from gorod.scoring import Played, score, standings, superseded
from tests.scoring.games import BOOK, STD, finished

SEATS = st.integers(1, 10)
CLAUSES = {clause.number for clause in BOOK.clauses}
AFTERMATH = st.one_of(
    st.builds(GiveAward, SEATS, st.sampled_from(range(10, 90, 10))),
    st.builds(GiveFine, SEATS, st.sampled_from(sorted(BOOK.rules.fines))),
    st.just(Approve()),
)
PLAYERS = [f"player {number}" for number in range(1, 13)]
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def games(draw):
    """A finished game whose points were entered through the rulebook."""
    winners = draw(st.sampled_from([("red",), ("black",), ()]))
    killed = draw(st.lists(SEATS, max_size=1))
    named = tuple(draw(st.lists(SEATS, max_size=3, unique=True)))
    game = finished(
        *winners,
        cards=tuple(draw(st.permutations(STD))),
        killed=killed,
        named=dict.fromkeys(killed, named),
        hinted=killed if draw(st.booleans()) else (),
        out=draw(st.lists(SEATS, max_size=3)),
    )
    for command in draw(st.lists(AFTERMATH, max_size=8)):
        game, _ = step(BOOK.rules, game, command)
    return game


@st.composite
def tournaments(draw):
    count = draw(st.integers(1, 6))
    played = []
    for _ in range(count):
        game = draw(games())
        names = tuple(draw(st.permutations(PLAYERS))[:10])
        stage = draw(st.sampled_from("12"))
        played.append(Played(names, game, score(BOOK, game), stage, draw(st.booleans())))
    return played


def without_indices(rows):
    """Return rows whose items do not say in which game they were scored, in another order."""
    return [(amended(row, items=()), Counter(scored.item for scored in row.items)) for row in rows]


@patient
@given(games())
def test_8_4_awards_keep_their_limits(game):
    awards = [i for scored in score(BOOK, game) for i in scored.items if i.kind == "award"]
    assert len(awards) <= 4
    assert sum(item.value for item in awards) <= 1
    assert not (awards and not game.outcome.winners)


@patient
@given(games())
def test_8_4_6_the_larger_of_award_and_best_move_is_credited(game):
    lost = dict(superseded(BOOK, game))
    for scored in score(BOOK, game):
        both = [item for item in scored.items if item.kind in ("best-move", "award")]
        assert len(both) <= 1
        if scored.seat in lost:
            assert both[0].kind == "best-move"
            assert both[0].value >= lost[scored.seat].value


@patient
@given(games())
def test_8_2_to_8_5_points_of_a_game(game):
    table = score(BOOK, game)
    assert [scored.seat for scored in table] == list(range(1, 11))
    winners = {("red",): 7, ("black",): 3, (): 0}[game.outcome.winners]
    assert sum(scored.main for scored in table) == winners
    for scored in table:
        kinds = Counter(item.kind for item in scored.items)
        assert scored.total == scored.main + scored.extra == sum(i.value for i in scored.items)
        assert scored.main in (0, 1)
        assert kinds["disqualification"] <= 1
        assert Fraction(-1, 2) - kinds["fine"] * Fraction(2, 5) <= scored.extra <= Fraction(7, 10)
        assert all(item.value and item.clause in CLAUSES for item in scored.items)
        assert (scored.total * 100).denominator == 1


@patient
@given(tournaments(), st.randoms(use_true_random=False))
def test_8_7_the_order_of_the_games_does_not_matter(tournament, chance):
    table = standings(BOOK, tournament)
    mixed = chance.sample(tournament, len(tournament))
    again = standings(BOOK, mixed)
    assert without_indices(again.rows) == without_indices(table.rows)
    assert (again.games, again.provisional) == (table.games, table.provisional)


@patient
@given(tournaments())
def test_8_6_compensation_is_what_the_formula_says(tournament):
    done = [played for played in tournament if played.finished]
    for row in standings(BOOK, tournament).rows:
        expected = Fraction()
        for stage in "12":
            mine = [p for p in done if p.stage == stage and row.name in p.names]
            reds = [p for p in mine if _fell_red(p, row.name)]
            lost = sum(p.game.outcome.winners == ("black",) for p in reds)
            b = (4 * len(mine) + 5) // 10
            each = Fraction(2, 5) if len(reds) > b else Fraction(2 * len(reds), 5 * (b or 1))
            expected += lost * each
        assert row.compensation == expected
        assert row.total == row.main + row.extra


def _fell_red(played, name):
    seat = played.names.index(name) + 1
    return played.game.facts.first_killed >> seat & played.game.red >> seat & 1


@patient
@given(tournaments())
def test_8_7_nothing_is_lost_between_games_and_standings(tournament):
    table = standings(BOOK, tournament)
    done = [played for played in tournament if played.finished]
    assert table.games == len(done)
    assert sum(row.games for row in table.rows) == 10 * len(done)
    own = sum(scored.total for played in done for scored in played.points)
    assert sum(row.total - row.compensation for row in table.rows) == own


@patient
@given(tournaments(), st.permutations(PLAYERS))
def test_8_7_5_places_and_lots(tournament, drawn):
    rows = standings(BOOK, tournament).rows
    shared = Counter(row.place for row in rows)
    assert [row.place for row in rows] == [
        1 + sum(other.place < row.place for other in rows) for row in rows
    ]
    assert all(row.lot == (shared[row.place] > 1) for row in rows)
    assert all(above.total >= below.total for above, below in pairwise(rows))
    decided = standings(BOOK, tournament, drawn).rows
    assert [row.place for row in decided] == list(range(1, len(rows) + 1))
    assert not any(row.lot for row in decided)
