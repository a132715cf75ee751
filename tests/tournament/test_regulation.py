"""A regulation is data: another edition of points, limits, stages and cuts."""

from fractions import Fraction
from pathlib import Path

import pytest

from gorod.engine.results import read_result
from gorod.engine.struct import decode_json, encode_json, replace
from gorod.rulebooks.policies.victory import team_of
from gorod.scoring import score
from gorod.tournament import tournament_commands as c
from gorod.tournament.decide.opening import unsound
from gorod.tournament.decided_games import changed
from gorod.tournament.denied import Denied
from gorod.tournament.judge_assignment import proposed_judges
from gorod.tournament.participants import Club, Official, Player
from gorod.tournament.points_book import book_of
from gorod.tournament.protocols import read_protocol
from gorod.tournament.regulation import (
    BestMovePoints,
    Hidden,
    PointsEdition,
    Progression,
    Regulation,
    Share,
    Source,
    StagePlan,
)
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.kit import ONE_STAGE, ORGANISER, SECOND, TournamentScenario

OWN = PointsEdition(
    name="Кубок 2026",
    clause="регламент 5",
    win={"red": 100, "black": 100, "maniac": 200},
    disqualification=-70,
    best_moves={"red": BestMovePoints(("black", "maniac"), {1: 10, 2: 30, 3: 60})},
    award_players=3,
    award_players_alone=3,
    award_total=150,
    award_total_alone=100,
    award_winner=(10, 20, 50),
    award_loser=(10,),
    award_with_consent=(50,),
    compensation=Progression("1/5"),
    ties=("tie-wins",),
    lot=True,
)
TWO_SIDED = replace(
    OWN, win={"red": 100}, best_moves={"red": BestMovePoints(("black",), {2: 30, 3: 60})}
)


def test_a_document_without_points_takes_them_from_the_regulation():
    """18.2: points come from the tournament's regulations."""
    scenario = TournamentScenario(
        Regulation("tournament-2026", ONE_STAGE, seats=10, points=OWN)
    ).entered(10)
    scenario.round("q", 1, (tuple(f"p{n}" for n in range(1, 11)),), seeds=[1])
    table = Ledger().table(scenario.t, Scope("q"))
    wins = [s.item for line in table.lines for s in line.row.items if s.item.kind == "win"]
    assert {item.value for item in wins} <= {Fraction(1), Fraction(2)}
    assert {item.clause for item in wins} == {"18.2"}


SHARED = {
    "draw:black+maniac": {"black": 50, "maniac": 70},
    "red+maniac": {"red": 60, "maniac": 60, "black": -20},
    "red": {"red": 110},
}


@pytest.mark.parametrize(
    ("word", "worth"),
    [
        ("draw:black+maniac", {"black": ("draw", 50), "maniac": ("draw", 70)}),
        (
            "red+maniac",
            {"red": ("win", 60), "maniac": ("win", 60), "black": ("loss", -20)},
        ),
        ("red", {"red": ("win", 110)}),
        ("draw:red+black", {}),
        ("black+maniac", {"black": ("win", 100), "maniac": ("win", 200)}),
    ],
)
def test_18_2_each_result_may_have_points_of_its_own(word, worth):
    """TR-A52: a value that is left out equals that of a win; a draw is then worth nothing."""
    points = replace(OWN, outcomes=SHARED)
    scenario = TournamentScenario(
        Regulation("tournament-2026", ONE_STAGE, seats=10, points=points)
    ).entered(10)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),))
    protocol = read_protocol(without_awards(scenario.record("q.1.1", 3)), points)
    ruled = changed(protocol.game, read_result(word))
    for own in score(protocol.book, ruled):
        found = [(i.kind, i.value, i.clause) for i in own.items if i.kind in RESULTS]
        told = worth.get(team_of(ruled, own.seat))
        assert found == ([] if told is None else [(told[0], Fraction(told[1], 100), "18.2")])
        assert all(item.is_main for item in own.items if item.kind in RESULTS)


RESULTS = {"win", "draw", "loss"}


@pytest.mark.parametrize("outcomes", [{"draw": {"red": 50}}, {"red": {"doctor": 50}}])
def test_18_2_only_results_and_teams_that_the_document_knows(outcomes):
    told = Regulation("tournament-2026", ONE_STAGE, points=PointsEdition("x", outcomes=outcomes))
    assert unsound(told).why == "winners-unknown"


def test_the_judges_limits_are_the_regulations():
    scenario = TournamentScenario(Regulation("fiim-2019", ONE_STAGE, points=TWO_SIDED)).entered(10)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),))
    record = without_awards(scenario.record("q.1.1", 1))
    game = read_protocol(record, TWO_SIDED).game
    winner = next(
        s
        for s in range(1, 11)
        if (game.red if "red" in game.outcome.winners else game.black) >> s & 1
    )
    answer = scenario.refused(c.SignGame("q.1.1", f"{record}bonus {winner} +0.3\n"), "judge-1")
    assert (answer.why, answer.clause) == ("record", "fiim-2019 8.4.3")
    scenario.do(c.SignGame("q.1.1", f"{record}bonus {winner} +0.1\n"), "judge-1")


def without_awards(record):
    return "".join(
        line
        for line in record.splitlines(keepends=True)
        if not line.startswith(("bonus", "approve", "fine"))
    )


@pytest.mark.parametrize("book", ["fiim-2019", "fiim-2011", "tournament-2026"])
def test_the_amended_book_cites_something_for_every_point(book):
    amended = book_of(Regulation(book, ONE_STAGE, points=OWN))
    assert amended.edition.name == "Кубок 2026"
    assert amended.citations["tie-lot"]
    assert amended.edition.compensation.worth(10, 3) == Fraction(3, 5)


def test_a_regulation_is_plain_json():
    told = Regulation("fiim-2019", ONE_STAGE, points=OWN, options=())
    assert decode_json(encode_json(told), type=Regulation) == told


@pytest.mark.parametrize(
    ("points", "why"),
    [
        (PointsEdition("x", ties=("tie-luck",)), "tie-break-unknown"),
        (PointsEdition("x", compensation=Share("два", "2/5")), "number"),
        (PointsEdition("x", win={"maniac": 100}), "winners-unknown"),
    ],
)
def test_an_edition_that_cannot_be_is_refused(points, why):
    scenario = TournamentScenario()
    assert (
        scenario.refused(c.Regulate(Regulation("fiim-2019", ONE_STAGE, points=points))).why == why
    )


def begun(rounds=4):
    """A tournament whose first game is signed."""
    scenario = TournamentScenario(
        Regulation("fiim-2019", (StagePlan("q", "qualification", rounds, 2),))
    ).entered(10)
    ten = tuple(f"p{n}" for n in range(1, 11))
    return scenario.seated("q", 1, (ten,)).signed("q.1.1", 1), ten


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"rulebook": "fiim-2011"}, "frozen-rulebook"),
        ({"points": PointsEdition("x", win={"red": 120})}, "frozen-points"),
        ({"stages": (StagePlan("q", "final", 4, 2),)}, "frozen-stage"),
        ({"players": 30}, "reason-missing"),
        ({"stages": (StagePlan("f", "final", 1, 1),)}, "stage-in-use"),
    ],
)
def test_what_a_signed_game_was_played_by_stays(changed, why):
    scenario, _ = begun()
    assert scenario.refused(c.Regulate(replace(scenario.t.regulation, **changed))).why == why


def test_after_the_first_signature_a_stage_is_cut_with_a_reason():
    scenario, ten = begun()
    scenario.do(c.DraftSeating("q", 3, (ten,))).do(c.DraftSeating("q", 4, (ten,)))
    shorter = replace(scenario.t.regulation, stages=(StagePlan("q", "qualification", 2, 2),))
    scenario.do(c.Regulate(shorter, "не успеваем"))
    assert [*scenario.t.rounds] == ["q.1"], "seatings that nobody has seen are dropped"
    hidden = replace(shorter, hidden=Hidden("q", 2), players=40)
    scenario.do(c.Regulate(hidden, "тайна до финала"))
    assert scenario.t.regulation == hidden


def test_a_round_that_is_announced_is_not_cut_away():
    scenario, ten = begun()
    scenario.seated("q", 2, (ten,))
    shorter = replace(scenario.t.regulation, stages=(StagePlan("q", "qualification", 1, 2),))
    answer = scenario.refused(c.Regulate(shorter, "не успеваем"))
    assert (answer.why, answer.about) == ("round-in-use", ("q.2",))


def test_a_finished_stage_stays_as_it_was_played():
    scenario, _ = begun(rounds=1)
    scenario.seconded("q.1.1").do(c.LockRound("q", 1))
    scenario.do(c.FinishStage("q", ("window-open",)))
    longer = replace(scenario.t.regulation, stages=(StagePlan("q", "qualification", 3, 2),))
    assert scenario.refused(c.Regulate(longer, "ещё туры")).why == "stage-finished"


def test_what_an_edition_leaves_out_is_as_the_document_says():
    told = Regulation("cma-2025", ONE_STAGE, seats=12, points=PointsEdition("x", win={"red": 120}))
    assert book_of(told).edition.win == {"red": 120, "black": 100, "maniac": 150}


def test_a_record_of_a_game_of_days_is_refused_and_nothing_breaks():
    scenario = TournamentScenario(Regulation("fiim-2019", ONE_STAGE, points=TWO_SIDED)).entered(10)
    scenario.seated("q", 1, (tuple(f"p{n}" for n in range(1, 11)),))
    record = (Path(__file__).parents[1] / "golden" / "by-day").glob("*.mgn")
    answer = scenario.refused(c.SignGame("q.1.1", min(record).read_text("utf-8")), "judge-1")
    assert answer.why == "other-rules"


# --- the cut --------------------------------------------------------------------------------------


def cma_cut():
    """CMA-A42: equal totals share their place for good; at a cut a lot has to part them."""
    stages = (
        StagePlan("q", "qualification", rounds=1, tables=2),
        StagePlan("f", "final", rounds=1, tables=1, sources=(Source("q", 1, 12),)),
    )
    players = [f"p{n}" for n in range(1, 25)]
    for seed in range(1, 30):
        scenario = TournamentScenario(Regulation("cma-2025", stages, seats=12)).entered(24)
        scenario.round("q", 1, (tuple(players[:12]), tuple(players[12:])), seeds=[seed, seed + 1])
        scenario.finished("q")
        if isinstance(scenario.ask(c.Advance("f"), ORGANISER), Denied):
            return scenario
    raise AssertionError("no pair of games that ties at the cut")


def test_ties_at_the_cut_wait_for_a_lot_that_people_draw():
    scenario = cma_cut()
    answer = scenario.refused(c.Advance("f"))
    assert answer.why == "lot-needed"
    assert len(answer.about) > 1
    drawn = tuple(reversed(answer.about))
    assert scenario.refused(c.RecordLot("q", drawn, " ")).why == "witnesses-missing"
    assert scenario.refused(c.RecordLot("q", (drawn[0], "p999"), "судьи")).why == "no-tie"
    before = Ledger().table(scenario.t, Scope("q"))
    scenario.do(c.RecordLot("q", drawn, "судьи")).do(c.Advance("f"))
    inside = set(scenario.t.entrants["f"]) & set(drawn)
    assert inside == set(drawn[: len(inside)]), "the first drawn go through"
    assert Ledger().table(scenario.t, Scope("q")).lines == before.lines, (
        "they still share the place"
    )


def test_who_left_makes_room_at_the_cut():
    scenario = cma_cut()
    best = Ledger().table(scenario.t, Scope("q")).lines[0].player
    scenario.do(c.WithdrawPlayer(best))
    answer = scenario.ask(c.Advance("f"))
    if getattr(answer, "why", "") == "lot-needed":
        scenario.do(c.RecordLot("q", answer.about, "судьи"))
    scenario.do(c.Advance("f"))
    assert best not in scenario.t.entrants["f"]
    assert len(scenario.t.entrants["f"]) == 12


def test_a_stage_that_is_not_finished_lets_nobody_through():
    stages = (*ONE_STAGE, StagePlan("f", "final", 1, 1, sources=(Source("q", 1, 10),)))
    scenario = TournamentScenario(Regulation("fiim-2019", stages)).entered(10)
    assert scenario.refused(c.Advance("f")).why == "stage-unfinished"
    assert scenario.refused(c.EnterStage("f", ("p1",))).why == "stage-by-place"


# --- judges and people ----------------------------------------------------------------------------


def test_judges_are_proposed_without_conflicts_and_by_least_work():
    stages = (StagePlan("q", "qualification", rounds=3, tables=2),)
    scenario = TournamentScenario(Regulation("fiim-2019", stages)).entered(20)
    one, two = (tuple(f"p{n}" for n in range(at, at + 10)) for at in (1, 11))
    scenario.do(c.Appoint(Official("busy", "Занятой", ("judge",), ("p1",))))
    scenario.do(c.DraftSeating("q", 1, (one, two), ("judge-1", "busy")))
    scenario.do(c.ConfirmSeating("q", 1)).do(c.ReleaseSeating("q", 1))
    assert proposed_judges(scenario.t, (one, two)) == (SECOND, "busy")
    for judge in ("judge-1", SECOND):
        told = Official(judge, judge, ("judge",), ("p11",))
        scenario.do(c.Appoint(told))
    assert proposed_judges(scenario.t, (two,)) == ("busy",), "the only one who may"
    assert proposed_judges(scenario.t, ((*one[:9], "p11"),)) == ("",)


def test_a_conflict_with_a_club_is_one_with_its_players():
    scenario = TournamentScenario().do(c.AddClub(Club("k", "Клуб", "Город")))
    scenario.entered(10).do(c.EditPlayer(Player("p1", "Игрок 1", club="k")))
    scenario.do(c.Appoint(Official("home", "Свой", ("judge",), ("k",))))
    ten = tuple(f"p{n}" for n in range(1, 11))
    scenario.do(c.DraftSeating("q", 1, (ten,), ("home",)))
    assert scenario.refused(c.ConfirmSeating("q", 1)).about == ("home", "p1")


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (Player("n", ""), "name-missing"),
        (Player("n", "два\nряда"), "nickname-unwritable"),
        (Player("n", "два  пробела"), "nickname-unwritable"),
        (Player("n", "игрок 1"), "nickname-taken"),
        (Player("p1", "Новый"), "id-taken"),
        (Player("n", "Новый", club="нет"), "club-unknown"),
    ],
)
def test_players_that_cannot_be_added(player, why):
    assert TournamentScenario().players(1).refused(c.AddPlayer(player)).why == why
