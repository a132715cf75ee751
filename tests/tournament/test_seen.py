"""Nothing that is kept back reaches those from whom it is kept."""

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.participants import Official
from gorod.tournament.regulation import Hidden, Regulation, Sight, StagePlan
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.explain import explained, sittings
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.visibility import (
    audience,
    game_audience,
    seen_games,
    seen_protests,
    seen_rounds,
    seen_table,
)
from tests.tournament.kit import CHIEF, JUDGE, ONE_STAGE, SECOND, TournamentScenario

TEN = tuple(f"p{n}" for n in range(1, 11))
STAGES = (*ONE_STAGE, StagePlan("g", "final", rounds=1, tables=1))


@pytest.fixture
def scenario():
    """Three rounds played; the table is kept back from the second one on."""
    scenario = TournamentScenario(Regulation("fiim-2019", STAGES, hidden=Hidden("q", 2))).entered(
        10
    )
    for number in (1, 2, 3):
        scenario.round("q", number, (TEN,))
    return scenario


def rounds(table):
    return {scored.game for line in table.lines for scored in line.row.items}, [
        line.row.games for line in table.lines
    ]


def test_four_circles(scenario):
    told = [audience(scenario.t, who) for who in (CHIEF, SECOND, "p1", "somebody")]
    assert told == [
        "officials",
        "judges",
        "players",
        "public",
    ]


def test_the_public_table_ends_before_the_hidden_round(scenario):
    table = seen_table(Ledger(), scenario.t, "", Scope("q"))
    assert table == Ledger().table(scenario.t, Scope("q", 1))
    assert seen_table(Ledger(), scenario.t, "p1", Scope("q", 3)) == table
    assert seen_table(Ledger(), scenario.t, "", Scope("q", provisional=True)) == table
    assert seen_table(Ledger(), scenario.t, SECOND, Scope("q")) == table, (
        "nor for a judge of tables"
    )
    assert seen_table(Ledger(), scenario.t, CHIEF, Scope("q")) == Ledger().table(
        scenario.t, Scope("q")
    )


def test_a_later_stage_is_hidden_altogether(scenario):
    assert seen_table(Ledger(), scenario.t, "p1", Scope("g")) is None


def test_protocols_of_hidden_rounds_are_hidden_too(scenario):
    assert [game.id for game in seen_games(scenario.t, "")] == ["q.1.1"]
    scenario.do(c.Reveal())
    assert [game.id for game in seen_games(scenario.t, "")] == ["q.1.1", "q.2.1", "q.3.1"]
    assert seen_table(Ledger(), scenario.t, "", Scope("q")) == Ledger().table(
        scenario.t, Scope("q")
    )


def test_a_seating_is_seen_when_it_is_released():
    scenario = TournamentScenario().entered(10).do(c.DraftSeating("q", 1, (TEN,)))
    for command in (c.ConfirmSeating("q", 1, ("judge-missing",)), c.ReleaseSeating("q", 1)):
        assert list(seen_rounds(scenario.t, "p1")) == []
        assert len(list(seen_rounds(scenario.t, CHIEF))) == 1
        scenario.do(command)
    assert len(list(seen_rounds(scenario.t, ""))) == 1


def test_an_unconfirmed_protocol_is_not_seen():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,)).signed("q.1.1", 1)
    assert list(seen_games(scenario.t, "p1")) == []
    assert seen_table(Ledger(), scenario.t, "p1", Scope("q", provisional=True)).lines == ()
    scenario.seconded("q.1.1")
    assert len(list(seen_games(scenario.t, "p1"))) == 1


def test_the_regulation_says_who_sees_what():
    told = Regulation(
        "fiim-2019", ONE_STAGE, sight=Sight(standings="players", protocols="officials")
    )
    scenario = TournamentScenario(told).entered(10).round("q", 1, (TEN,))
    assert seen_table(Ledger(), scenario.t, "", Scope("q")) is None
    assert len(seen_table(Ledger(), scenario.t, "p1", Scope("q")).lines) == 10
    assert list(seen_games(scenario.t, "p1")) == []


def test_a_player_sees_his_own_protest_and_the_public_none(scenario):
    scenario.now = scenario.now.fromisoformat(scenario.t.games["q.3.1"].ended_at)
    scenario.do(c.FileProtest("x", "q.3.1", "p2", "нет"), "p2")
    seen = {who: len(list(seen_protests(scenario.t, who))) for who in ("p2", "p3", "", JUDGE)}
    assert seen == {"p2": 1, "p3": 0, "": 0, JUDGE: 1}


def test_a_judge_of_tables_reads_their_own_table_and_what_waits_for_a_second_signature():
    stages = (StagePlan("q", "qualification", rounds=2, tables=2),)
    scenario = TournamentScenario(Regulation("fiim-2019", stages, hidden=Hidden("q", 2))).entered(
        20
    )
    tables = (TEN, tuple(f"p{n}" for n in range(11, 21)))
    for number in (1, 2):
        scenario.do(c.DraftSeating("q", number, tables, ("judge-3", SECOND)))
        assert len(list(seen_rounds(scenario.t, SECOND))) == number - 1, "a draft is the desk's"
        despite = ("judge-unknown",)
        scenario.do(c.Appoint(Official("judge-3", "Третий", ("judge",))))
        scenario.do(c.ConfirmSeating("q", number, despite)).do(c.ReleaseSeating("q", number))
    assert [g.id for g in seen_games(scenario.t, SECOND)] == ["q.1.2", "q.2.2"]
    scenario.signed("q.1.1", 1, "judge-3").signed("q.2.1", 2, "judge-3")
    assert [g.id for g in seen_games(scenario.t, SECOND)] == ["q.1.1", "q.1.2", "q.2.2"]
    scenario.seconded("q.1.1").seconded("q.2.1")
    assert game_audience(scenario.t, SECOND, scenario.t.games["q.1.1"]) == "public"
    assert [g.id for g in seen_games(scenario.t, SECOND)] == ["q.1.1", "q.1.2", "q.2.2"]
    assert len(list(seen_games(scenario.t, JUDGE))) == 4, "a member of the committee sees all"


# --- every number explained -----------------------------------------------------------------------


def test_the_parts_add_up_to_the_total_and_name_game_and_clause(scenario):
    table = Ledger().table(scenario.t, Scope("q"))
    for line in table.lines:
        parts = explained(scenario.t, table, line.player)
        assert sum(part.value for part in parts) == line.row.total
        assert sum(part.value for part in parts if part.main) == line.row.main
        for part in parts:
            assert part.clause
            assert scenario.t.games[part.game].players[part.seat - 1] == line.player
    assert explained(scenario.t, table, "nobody") == ()


def test_a_changed_result_names_the_protest(scenario):
    scenario.now = scenario.now.fromisoformat(scenario.t.games["q.3.1"].ended_at)
    scenario.do(c.FileProtest("x", "q.3.1", "p2", "нет"), "p2")
    scenario.do(c.DecideProtest("x", "changed", "так", winners=("red",)), CHIEF)
    table = Ledger().table(scenario.t, Scope("q"))
    parts = [p for line in table.lines for p in explained(scenario.t, table, line.player)]
    assert {p.protests for p in parts if (p.game, p.kind) == ("q.3.1", "win")} == {("x",)}
    assert {p.protests for p in parts if p.game == "q.1.1"} == {()}


def test_games_without_points_are_listed_too(scenario):
    table = Ledger().table(scenario.t, Scope("q"))
    assert [own.round for own in sittings(scenario.t, table, "p4")] == [1, 2, 3]
