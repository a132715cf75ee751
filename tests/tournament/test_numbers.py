"""Pages of players, meetings, judges, ratings and clubs."""

from collections import Counter
from itertools import combinations

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.protocols import read_protocol
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.statistics.elo import EDITIONS, RatedGame, RatingEdition, ratings
from gorod.tournament.statistics.judge import judge_numbers
from gorod.tournament.statistics.player import player_numbers
from gorod.tournament.statistics.several_tournaments import ended_games, leaders
from gorod.tournament.statistics.shared_tables import matrix, meetings, squares
from tests.scoring.games import finished
from tests.tournament.kit import CHIEF, SECOND, TournamentScenario
from tests.tournament.test_whole import whole


@pytest.fixture(scope="module")
def scenario():
    return whole(7)


@pytest.fixture(scope="module")
def table(scenario):
    return Ledger().table(scenario.t, Scope("q"))


def test_a_players_page_adds_up_to_his_line(scenario, table):
    for line in table.lines:
        page = player_numbers(scenario.t, table, line.player)
        assert (page.all.games, page.all.wins) == (line.row.games, line.row.wins)
        for parts in (page.roles, page.teams, page.seats):
            assert sum(tally.games for tally in parts.values()) == line.row.games
            assert sum(tally.wins for tally in parts.values()) == line.row.wins
        assert page.first_killed == line.row.first_killed
        assert (page.points[-1].total if page.points else 0) == line.row.total


def test_roles_and_seats_are_those_of_the_protocols(scenario, table):
    roles, seats = Counter(), Counter()
    for game in scenario.t.games.values():
        if game.stage == "q" and game.status == "confirmed" and "p1" in game.players:
            seat = game.players.index("p1") + 1
            roles[read_protocol(game.sheets[-1].record, None).game.cards[seat - 1]] += 1
            seats[seat] += 1
    page = player_numbers(scenario.t, table, "p1")
    assert {role: tally.games for role, tally in page.roles.items()} == roles
    assert {seat: tally.games for seat, tally in page.seats.items()} == seats


def test_best_moves_are_listed_with_what_they_found(scenario, table):
    moves = [
        m for line in table.lines for m in player_numbers(scenario.t, table, line.player).best_moves
    ]
    assert moves
    for move in moves:
        game = read_protocol(scenario.t.games[move.game].sheets[-1].record, None).game
        black = sum(game.cards[s - 1] in ("don", "mafia") for s in set(move.named))
        assert move.found in (black, black - 1), "his own number never counts"


def test_everybody_meets_everybody_else_at_his_tables(scenario):
    met = Counter(
        pair
        for game in scenario.t.games.values()
        if game.stage == "q" and game.status != "void"
        for pair in combinations(sorted(game.players), 2)
    )
    assert meetings(scenario.t, "q") == met
    players, rows = matrix(scenario.t, "q")
    assert len(players) == 42
    assert sum(map(sum, rows)) == 2 * 40 * 45
    assert all(rows[at][at] == 0 for at in range(len(players)))
    assert squares(scenario.t, "q") == sum(n * n for n in met.values())


def test_judges_are_told_what_they_did(scenario, table):
    numbers = judge_numbers(scenario.t, table)
    assert sum(own.games for own in numbers) == 40
    assert all(own.red + own.black + own.other == own.games for own in numbers)
    assert sum(own.upheld for own in numbers) == 1, "the replayed game counts no longer"


def test_a_rejected_protocol_is_counted_against_its_judge():
    scenario = TournamentScenario().entered(10)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),)).signed("q.1.1", 1)
    scenario.do(c.RejectGame("q.1.1", "ошибка"), SECOND)
    scenario.do(c.SignGame("q.1.1", scenario.record("q.1.1", 1)), "judge-1")
    scenario.seconded("q.1.1", CHIEF)
    (own,) = judge_numbers(scenario.t, Ledger().table(scenario.t, Scope("q")))
    assert own.sent_back == 1


# --- the rating -----------------------------------------------------------------------------------

EVEN = RatingEdition("even", start=1500, k=20, k_new=20)
TEN = tuple("abcdefghij")


def test_equal_sides_gain_and_lose_half_of_k():
    rated = ratings(EVEN, [RatedGame("1", TEN, finished("red"))])
    assert [rated[p].value for p in TEN] == [1510] * 7 + [1490] * 3


def test_a_draw_between_equals_changes_nothing():
    rated = ratings(EVEN, [RatedGame("1", TEN, finished())])
    assert {rated[p].value for p in TEN} == {1500}


def test_the_expectation_is_that_of_the_teams_averages():
    """After one red win: 1510 against 1490, so red expects 1 / (1 + 10 ** (-20 / 400))."""
    games = [RatedGame("1", TEN, finished("red")), RatedGame("2", TEN, finished("black"))]
    rated = ratings(EVEN, games)
    expected = 1 / (1 + 10 ** (-20 / 400))
    assert rated["a"].value == pytest.approx(1510 - 20 * expected)
    assert rated["j"].value == pytest.approx(1490 + 20 * expected)
    step = rated["a"].steps[1]
    assert (step.before, step.scored) == (1510, 0)


def test_newcomers_move_faster():
    edition = RatingEdition("new", k=10, k_new=40, new_games=1)
    games = [RatedGame(str(n), TEN, finished()) for n in (1, 2)]
    again = [*games, RatedGame("3", TEN, finished("red"))]
    assert ratings(edition, again)["a"].value == 1505
    assert ratings(edition, again[2:])["a"].value == 1520


def test_another_pool_is_another_rating():
    games = [RatedGame("1", TEN, finished("red"), "separate"), RatedGame("2", TEN, finished("red"))]
    assert len(ratings(EVEN, games)["a"].steps) == 1
    assert len(ratings(EVEN, games, "separate")["a"].steps) == 1


def rated(tournaments, same):
    """Games of all of them in the order of time, as the rating of a server counts them."""
    found = [one for name, t in tournaments for one in ended_games(name, t, Ledger(), same)]
    return [game for _, game in sorted(found, key=lambda one: (one[0], one[1].key))]


def test_the_games_of_several_tournaments_are_rated_in_the_order_of_time(scenario):
    other = whole(8)
    both = [("один", scenario.t), ("два", other.t)]
    games = rated(both, {"p2": "p1000"})
    assert len(games) == 2 * 51
    assert not any(
        key.startswith("один/q.8.3") and not key.endswith("r2") for key in (g.key for g in games)
    )
    found = ratings(EDITIONS["gorod-1"], games)
    assert "p2" not in found
    assert len(found["p1000"].steps) == sum("p1000" in g.players for g in games)


def test_clubs_are_ordered_by_the_mean_of_their_best(scenario):
    rosters = {"k": ("Кот", "p1 p2"), "l": ("Лис", "p3 p4 p5"), "m": ("Малый", "p6")}
    clubs = {club: (name, players.split()) for club, (name, players) in rosters.items()}
    found = ratings(EDITIONS["gorod-1"], rated([("x", scenario.t)], {}))
    lines = leaders(clubs, found, count=2)
    assert {line.club for line in lines} == {"k", "l"}, "a club needs enough players"
    assert lines[0].mean >= lines[1].mean
    best = sorted((found[p].value for p in ("p3", "p4", "p5")), reverse=True)[:2]
    assert next(line.mean for line in lines if line.club == "l") == pytest.approx(sum(best) / 2)
