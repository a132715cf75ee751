"""The tables: equal to the slow ones, in every tournament that chance makes up."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gorod.tournament import tournament_commands as c
from gorod.tournament.filed_protests import Correction
from gorod.tournament.regulation import Regulation, Source, StagePlan
from gorod.tournament.standings.counted_games import Scope, distances
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.compared import agree
from tests.tournament.kit import CHIEF, JUDGE, TournamentScenario, in_tables

SEATS = {"fiim-2019": 10, "cma-2025": 12}
KINDS = ("win", "award", "best-move", "fine", "disqualification", "compensation")


def two_stages(book, *, carries, same=False):
    seats = SEATS[book]
    return Regulation(
        book,
        (
            StagePlan("q", "qualification", rounds=3, tables=1),
            StagePlan(
                "f",
                "final",
                rounds=2,
                tables=1,
                sources=(Source("q", 1, seats + 1 if same else seats),),
                carries=carries,
            ),
        ),
        seats=seats,
    )


def some_tournament(book, seed, *, carries, same):
    """Return a tournament with random rounds, signatures, protests and a merge."""
    chance = Random(seed)
    regulation = two_stages(book, carries=carries, same=same)
    scenario = TournamentScenario(regulation).entered(regulation.seats + 1)
    for stage in ("q", "f"):
        if stage == "f":
            for key in [p.id for p in scenario.t.protests.values() if p.open]:
                scenario.do(c.DecideProtest(key, "rejected", "нет"), CHIEF)
            if not close(scenario, chance):
                break
        for number in range(1, scenario.t.regulation.stage(stage).rounds + 1):
            play(scenario, stage, number, chance)
    return scenario


def play(scenario, stage, number, chance):
    players = list(scenario.t.entrants[stage])
    scenario.seated(stage, number, in_tables(players, 1, chance, scenario.regulation.seats))
    game = f"{stage}.{number}.1"
    scenario.signed(game, chance.randrange(60))
    if stage == "q" or chance.random() < 0.8:
        scenario.seconded(game)
        if chance.random() < 0.5:
            protest(scenario, game, chance)


def protest(scenario, game, chance):
    key = f"protest-{game}"
    player = scenario.t.games[game].players[chance.randrange(8)]
    scenario.do(c.FileProtest(key, game, player, "не согласен"), player)
    outcome = chance.choice(("rejected", "changed", "annulled", "corrected", "open"))
    if outcome == "open":
        return
    told = tuple(
        Correction(chance.randint(1, 8), chance.choice((-40, 25, 100)), chance.choice(KINDS))
        for _ in range(2)
    )
    winners = chance.choice(((), ("red",), ("black",)))
    scenario.do(c.DecideProtest(key, outcome, "так", (), winners, told), CHIEF)


def close(scenario, chance):
    for number in range(1, 4):
        scenario.do(c.LockRound("q", number))
    scenario.finished("q")
    while True:
        after = scenario.ask(c.Advance("f"))
        if getattr(after, "why", "") != "lot-needed":
            break
        drawn = chance.sample(after.about, len(after.about))
        scenario.do(c.RecordLot("q", tuple(drawn), "все видели"))
    if getattr(after, "why", "").startswith("too-few"):  # annulled games leave somebody without any
        return False
    scenario.do(c.Advance("f"))
    return True


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(sorted(SEATS)), st.integers(0, 10**6), st.booleans(), st.booleans())
def test_the_tables_are_those_of_the_slow_computation(book, seed, carries, same):
    scenario = some_tournament(book, seed, carries=carries, same=same)
    agree(scenario.t)


@pytest.mark.parametrize("seed", range(6))
def test_a_ledger_that_lives_on_says_what_a_new_one_says(seed):
    """After each entry, the cached lines equal those that are computed from scratch."""
    scenario = some_tournament("fiim-2019", seed, carries=True, same=False)
    from gorod.tournament.log import read_log  # noqa: PLC0415

    ledger = Ledger()
    for number in range(5, len(scenario.log.entries) + 1):
        t = read_log(scenario.log.entries[:number]).tournament
        for scope in (Scope("q"), Scope("f"), Scope("q", provisional=True)):
            assert ledger.table(t, scope) == Ledger().table(t, scope)


def test_8_6_4_a_stage_with_as_many_players_goes_on_with_the_distance():
    scenario = some_tournament("fiim-2019", 3, carries=False, same=True)
    assert distances(scenario.t) == {"q": "q", "f": "q"}
    scenario = some_tournament("fiim-2019", 3, carries=False, same=False)
    assert distances(scenario.t) == {"q": "q", "f": "f"}


def test_the_table_as_of_a_round_is_the_table_that_stood_then():
    scenario = TournamentScenario().entered(10)
    ten = tuple(f"p{n}" for n in range(1, 11))
    stood = []
    for number in (1, 2, 3):
        scenario.seated("q", number, (ten,)).confirmed(f"q.{number}.1", number)
        stood.append(rows(Ledger().table(scenario.t, Scope("q"))))
    for number in (1, 2, 3):
        assert rows(Ledger().table(scenario.t, Scope("q", number))) == stood[number - 1]


def rows(table):
    return [(line.player, line.row) for line in table.lines]


def test_a_table_is_provisional_while_anything_is_open():
    scenario = TournamentScenario().entered(10)
    ten = tuple(f"p{n}" for n in range(1, 11))
    scenario.seated("q", 1, (ten,)).signed("q.1.1", 1)
    assert Ledger().table(scenario.t, Scope("q")).provisional
    scenario.seconded("q.1.1")
    scenario.do(c.FileProtest("x", "q.1.1", "p1", "нет"), JUDGE)
    assert Ledger().table(scenario.t, Scope("q")).provisional
