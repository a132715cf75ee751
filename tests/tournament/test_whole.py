"""A whole tournament: 40 players, 4 tables, 10 rounds, a semi-final and a final.

Two protests, a replacement, a disqualification, an unlocked round; every game by the engine.
"""

from random import Random

import pytest

from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.filed_protests import Correction
from gorod.tournament.log import read_log
from gorod.tournament.regulation import Hidden, Regulation
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.compared import agree
from tests.tournament.kit import CHIEF, SECOND, WHOLE, TournamentScenario, in_tables


@pytest.fixture(scope="module")
def scenario():
    return whole()


def whole(seed=2026):
    chance = Random(seed)
    scenario = TournamentScenario(Regulation("fiim-2019", WHOLE, players=40, hidden=Hidden("q", 9)))
    scenario.entered(40)
    for number in range(1, 11):
        scenario.round("q", number, in_tables(list(scenario.t.entrants["q"]), 4, chance))
        INCIDENTS.get(number, lambda _: None)(scenario)
    advance(scenario, "q", "sf", chance)
    for number in range(1, 5):
        scenario.round("sf", number, in_tables(list(scenario.t.entrants["sf"]), 2, chance))
    advance(scenario, "sf", "f", chance)
    for number in range(1, 4):
        scenario.round("f", number, in_tables(list(scenario.t.entrants["f"]), 1, chance))
    return scenario.finished("f").do(c.Reveal())


def replaced(scenario):
    scenario.do(c.WithdrawPlayer("p7", "заболел"))
    late(scenario, "p41").do(c.ReplacePlayer("p7", "p41", "заболел"))


def late(scenario, player):
    """Somebody from the waiting list: one of the forty has left."""
    number = int(player[1:])
    return scenario.players(1, first=number)


def changed(scenario):
    """The round is locked; the decision is applied all the same."""
    game = scenario.t.games["q.5.2"]
    scenario.do(c.UnlockRound("q", 5, "протест"))
    scenario.do(c.ReopenGame(game.id, "время подачи протеста"))
    scenario.do(c.SignGame(game.id, game.sheets[0].record), "judge-1")
    scenario.seconded(game.id).do(c.LockRound("q", 5))


def disqualified(scenario):
    scenario.do(c.DisqualifyPlayer("p12", "7.3", "подглядывал"), CHIEF)
    late(scenario, "p42").do(c.ReplacePlayer("p12", "p42", "дисквалифицирован"))


def protested(scenario):
    first, second = scenario.t.games["q.8.4"], scenario.t.games["q.8.3"]
    scenario.now = scenario.now.fromisoformat(second.ended_at)
    scenario.do(
        c.FileProtest("one", second.id, second.players[2], "зачли не тот голос", ("4.4.9",)),
        "judge-1",
    )
    scenario.do(
        c.FileProtest("two", first.id, first.players[0], "не дали баллы", ("8.3.4",)), "judge-1"
    )
    told = (Correction(1, 25, "best-move", "8.3.4"),)
    scenario.do(c.DecideProtest("one", "replayed", "переиграть"), CHIEF)
    scenario.do(c.DecideProtest("two", "corrected", "баллы за лучший ход", corrections=told), CHIEF)
    scenario.confirmed("q.8.3.r2").do(c.LockRound("q", 8))


INCIDENTS = {3: replaced, 5: changed, 6: disqualified, 8: protested}


def advance(scenario, stage, to, chance):
    scenario.finished(stage)
    while isinstance(after := scenario.ask(c.Advance(to)), Denied):
        assert after.why == "lot-needed", after
        drawn = chance.sample(after.about, len(after.about))
        scenario.do(c.RecordLot(stage, tuple(drawn), "главный судья и два игрока"))
    scenario.do(c.Advance(to))


def test_its_standings_are_those_of_the_slow_computation(scenario):
    agree(scenario.t)


def test_everything_that_was_to_happen_has_happened(scenario):
    t = scenario.t
    assert sum(game.status == "confirmed" for game in t.games.values()) == 40 + 8 + 3
    assert t.games["q.8.3"].status == "void"
    assert [p.decision.outcome for p in t.protests.values()] == ["replayed", "corrected"]
    assert [t.signed_up[p].out for p in ("p7", "p12")] == ["withdrawn", "disqualified"]
    assert sum(isinstance(entry.command, c.UnlockRound) for entry in scenario.log.entries) == 1
    assert len(t.entrants["sf"]) == 20
    assert len(t.entrants["f"]) == 10


def test_the_disqualified_player_keeps_his_points_and_does_not_advance(scenario):
    line = Ledger().table(scenario.t, Scope("q")).line("p12")
    assert (line.row.games, line.out) == (6, "disqualified")
    assert "p12" not in scenario.t.entrants["sf"]


def test_the_original_of_the_replayed_game_stays_visible(scenario):
    game = scenario.t.games["q.8.3"]
    assert game.sheets[-1].confirmed_by == SECOND
    assert game.rulings == ("one",)


def test_the_semi_final_takes_the_first_twenty(scenario):
    lines = [line for line in Ledger().table(scenario.t, Scope("q")).lines if not line.out]
    assert set(scenario.t.entrants["sf"]) == {line.player for line in lines[:20]}


def test_the_log_gives_the_same_tournament_again(scenario):
    assert read_log(scenario.log.entries) == scenario.log
