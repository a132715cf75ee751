"""Records that do not know the course: what they tell, what they contradict, what they score."""

import json

import pytest

from gorod.engine.events import ResultTold
from gorod.engine.phases import Over
from gorod.engine.seen import seen
from gorod.engine.viewers import SPECTATOR
from gorod.i18n import catalogue
from gorod.record import RecordError, format_record, parse, replay
from gorod.report.pdf import pdf, sheet
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from gorod.scoring import score
from tests.laws.secrecy import secrets_do_not_show
from tests.report.games import NAMES, STD

DEATHS = (
    "result red\n",
    "left 1 N2 kill\n",
    "left 9 D2 vote\n",
    "left 10 D3 lift\n",
    "left 2 N3 kill\n",
    "left 8 D4 disqualified\n",
)


def written(*facts, known="result", cards=STD, rules="fiim-2019"):
    seats = "".join(f"seat {n} {c} {NAMES[n - 1]}\n" for n, c in enumerate(cards, 1))
    return f"mgn 1\nrules {rules}\nknown {known}\n{seats}\n" + "".join(f"{f}\n" for f in facts)


def played(*facts, **how):
    return replay(parse(written(*facts, **how), "game.mgn"), "game.mgn")


def refused(*facts, **how):
    with pytest.raises(RecordError) as caught:
        played(*facts, **how)
    return caught.value


def test_a_result_alone_is_a_game():
    game = played("result red").game
    assert isinstance(game.phase, Over)
    assert (game.outcome.winners, game.outcome.kind, game.told) == (("red",), "victory", "result")
    assert [float(own.total) for own in score(replay_book(), game)] == [1.0] * 7 + [0.0] * 3


def replay_book():
    return played("result red").book


def test_the_first_victim_and_the_best_move_are_scored():
    game = played("result black", "first 5", "best 5: 8 9 10").game
    own = score(replay_book(), game)[4]
    assert [(item.kind, float(item.value)) for item in own.items] == [("best-move", 0.4)]
    assert game.facts.departures[0].moment == "N2"
    assert game.facts.first_killed == 1 << 5


def test_awards_penalties_and_sanctions_follow():
    game = played("result red", "dq 9", "foul 3", "ban 9", "bonus 2 +0.3", "fine 9 8.5.4.4").game
    totals = [float(own.total) for own in score(replay_book(), game)]
    assert (totals[1], totals[8] < -0.5) == (1.3, True)
    assert game.fouls[2] == 1
    assert game.facts.banned == 1 << 9


def test_a_draw_and_a_shared_one():
    assert played("result draw").game.outcome.kind == "draw"
    cards = ("don", "mafia", "maniac", "sheriff", "courtesan", *("citizen",) * 4)
    both = played("result black+maniac", cards=cards, rules="tournament-2026").game.outcome
    assert (both.winners, both.kind) == (("black", "maniac"), "defeat")
    shared = played("result draw:black+maniac", cards=cards, rules="tournament-2026").game.outcome
    assert (shared.winners, shared.kind) == (("black", "maniac"), "draw")


def test_a_defeat_is_told_without_its_clause():
    game = played("result red", "defeat 8").game
    assert (game.outcome.kind, game.facts.disqualified) == ("defeat", 0)
    assert played("result red", "defeat 8 6.8.1").game.outcome.kind == "defeat"


def test_all_deaths_are_held_against_the_result():
    game = played(*DEATHS, known="deaths").game
    assert game.living == (3, 4, 5, 6, 7)
    assert game.facts.disqualified == 1 << 8
    assert refused("result black", *DEATHS[1:], known="deaths").reason.id == "record-told-other"
    few = refused("result red", "left 9 D2 vote", known="deaths")
    assert few.reason.id == "record-told-undecided"


WRONG = {
    ("first 5",): "record-result-missing",
    ("result red", "result red"): "record-header-repeated",
    ("result red", "first 5", "first 6"): "record-header-repeated",
    ("result red", "first 5", "best 5: 1", "best 5: 2"): "record-header-repeated",
    ("result red", "defeat 8", "defeat 9"): "record-header-repeated",
    ("result maniac",): "record-told-team",
    ("result red", "left 5 N2 kill", "left 5 D3 vote"): "record-told-left-twice",
    ("result red", "left 5 D2 kill"): "record-told-moment",
    ("result red", "left 5 N2 vote"): "record-told-moment",
    ("result red", "left 5 N2 kill", "left 6 N2 kill"): "record-told-kills",
    ("result red", "first 5", "left 5 D3 vote"): "record-told-first",
    ("result red", "first 5", "best 6: 8 9 10"): "refused-no-best-move",
    ("result red", "first 5", "best 5: 8 9 10 7"): "record-told-best",
    ("result red", "left 11 N2 kill"): "record-seat-absent",
    ("result red", *("foul 5",) * 5): "record-told-fouls",
    ("result red", "dq 5 9.9.9"): "refused-no-such-violation",
    ("result black", "defeat 8"): "record-told-defeat",
    ("result red", "nominate 1 3"): "record-known-verb",
    ("result red", "end red"): "record-known-verb",
    ("result red", "N2"): "record-known-verb",
    ("result draw", "bonus 2 +0.3"): "refused-award-draw",
    ("result red", "fine 9 8.5.3"): "refused-fine-not-sheriff",
}


@pytest.mark.parametrize(("facts", "why"), WRONG.items(), ids=lambda one: str(one)[:60])
def test_a_contradiction_is_refused_with_what_is_wrong(facts, why):
    assert refused(*facts).reason.id == why


def test_a_whole_list_of_deaths_says_when_and_how():
    error = refused("result red", "left 5 kill", known="deaths")
    assert error.reason.id == "record-told-left-whole"
    assert played("result red", "left 5 kill", "left 6").game.facts.departures[0].cause == "kill"


def test_a_role_may_be_unknown_where_the_deck_tells_it():
    cards = ("?",) * 6 + STD[6:]
    assert played("result red", cards=cards).game.cards == STD


def test_a_role_may_be_unknown_where_its_team_is_known():
    cards = ("?",) * 7 + STD[7:]
    game = played("result red", cards=cards).game
    assert game.cards[:7] == ("",) * 7
    told = document(played("result red", cards=cards))["players"][0]
    assert (told["role"], told["team"], told["points"]["total"]) == (None, "red", 1.0)
    assert "?" in protocol(played("result red", cards=cards), catalogue("ru")) or told["team"]


def test_a_role_that_points_depend_on_is_asked_for():
    cards = ("?", *STD[1:9], "?")
    assert refused("result red", cards=cards).reason.id == "record-told-role"
    assert played("result draw", cards=cards).game.outcome.kind == "draw"
    assert refused("result draw", "first 5", "best 5: 1", cards=cards).reason.id == (
        "record-told-role"
    )


def test_roles_fit_the_deck():
    assert refused("result red", cards=("don",) * 10).reason.id == "refused-wrong-deck"
    assert refused("result red", cards=("don", "don", *("?",) * 8)).reason.id == (
        "refused-wrong-deck"
    )
    assert refused("result red", cards=("doctor", *("?",) * 9)).reason.id == "refused-no-such-role"
    assert refused("result red", cards=STD[:9]).reason.id == "refused-table-size"


def test_games_by_the_day_need_their_course():
    cards = ("citizen",) * 10
    assert refused("result red", cards=cards, rules="by-day").reason.id == "record-known-course"


def test_facts_belong_to_records_without_a_course():
    text = written("result red").replace("known result\n", "known course\n")
    with pytest.raises(RecordError) as caught:
        replay(parse(text, "game.mgn"), "game.mgn")
    assert caught.value.reason.id == "record-known-only"
    with pytest.raises(RecordError) as caught:
        parse(text.replace("result red", "dq 3"), "game.mgn")
    assert caught.value.reason.id == "record-word-missing"


@pytest.mark.parametrize("line", ["position D2 alive 1 2 3", "deal 9f2c"])
def test_such_a_record_has_no_position_and_no_deal(line):
    text = written("result red", cards=("?",) * 10).replace("\n\n", f"\n{line}\n\n")
    with pytest.raises(RecordError) as caught:
        parse(text, "game.mgn")
    assert caught.value.reason.id == "record-known-mixed"


def test_it_is_written_back_as_it_was():
    text = written("result red", "first 5", "best 5: 8 9 10", "left 9 D2", "left 8 vote", "dq 3")
    assert format_record(parse(text, "game.mgn")) == text
    assert "known course\n" in format_record(
        parse(written().replace("known result", "known course"), "game.mgn")
    )


def test_it_is_read_up_to_a_line():
    text = written("result red", "bonus 2 +0.3")
    assert not replay(parse(text, "game.mgn"), "game.mgn", until=15).game.facts.awards


def test_every_paper_says_that_nobody_adjudicated_it():
    one = played("result red", "first 5", "left 9 D2 vote", "left 8")
    for known, said in (("result", "ЗАПИСАН ТОЛЬКО РЕЗУЛЬТАТ"), ("deaths", "кто как выбыл")):
        facts = DEATHS if known == "deaths" else ("result red",)
        assert said in protocol(played(*facts, known=known), catalogue("ru"))
    assert "only the result" in sheet(one, catalogue("en"))["note"]
    assert "only the result" in sheet(one, catalogue("en"), SPECTATOR)["note"]
    assert pdf(one, catalogue("ru")).startswith(b"%PDF")
    whole = json.loads(json.dumps(document(one)))
    assert whole["known"] == "result"
    assert [p["seat"] for p in whole["players"] if p["alive"] is None] == [1, 2, 3, 4, 6, 7, 10]
    assert whole["players"][8]["left"] == {"moment": "D2", "cause": "vote", "clause": None}
    assert whole["players"][7]["left"] == {"moment": None, "cause": None, "clause": None}
    assert whole["outcome"]["reason"] == "told"
    assert whole["outcome"]["clause"] is None


def test_the_cards_stay_hidden():
    (told,) = (e for e in played("result red").history.log if isinstance(e, ResultTold))
    assert seen(told, SPECTATOR).cards == ("?",) * 10
    assert seen(told, 3).cards[2] == "citizen"
    players = document(played("result red"), SPECTATOR)["players"]
    assert {player["role"] for player in players} == {None}
    assert {player["team"] for player in players} == {None}


@pytest.mark.parametrize("viewer", [SPECTATOR, 3, 9])
def test_what_others_drew_does_not_show(viewer):
    one = played("result red", "first 5", "left 9 D2 vote")
    for seed in range(5):
        secrets_do_not_show(one.book.rules, one.history.log, viewer, seed)
