"""A game by the tournament rules as people and programs read it: views, penalties, positions."""

import json

import pytest

from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.i18n import LANGUAGES, catalogue
from gorod.record import RecordError, parse, replay
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from tests.kit.golden_records import games
from tests.kit.tables_tournament_2026 import T10, T13

GAMES = [game for game in games() if game.rules == "tournament-2026"]


def played(text, cards=T13):
    seats = "".join(f"seat {seat} {card} P{seat}\n" for seat, card in enumerate(cards, 1))
    return replay(parse(f"mgn 1\nrules tournament-2026\n{seats}{text}", "x.mgn"), "x.mgn")


def told(text, viewer=JUDGE, cards=T13):
    whole = document(played(text, cards), viewer)
    json.dumps(whole)
    return whole


def players(text, viewer=JUDGE, cards=T13):
    return {player["seat"]: player for player in told(text, viewer, cards)["players"]}


def test_the_steps_of_the_first_night_are_those_of_the_notation():
    """A role that is only called is named like its act, and awaits none."""
    whole = told("")
    assert (whole["phase"], whole["cue"]) == ("N1.courtesan-look", "Просыпается Путана")
    assert whole["awaits"] == []


def test_a_technical_night_is_awaited_only_to_its_end():
    assert told("D1\n")["awaits"] == ["nominate", "allow", "ask", "pass"]
    assert told("D1\ntechnical\n")["awaits"] == ["technical"]


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("".join(f"pass {seat}\n" for seat in range(1, 10)), "speech"),
        ("nominate 1 9\nnominate 2 10\nvote 9: 1\n", "vote"),
    ],
)
def test_11_1_the_last_whose_turn_it_is_can_be_removed_in_a_technical_night(text, where):
    """Then it is nobody's turn until the night ends; every screen still shows where the game is."""
    whole = told(f"D1\n{text}technical\ndq 10 14.1.5\n", cards=T10)
    assert whole["phase"] == f"D1.{where}"
    assert whole["awaits"] == ["technical"]


def test_the_hands_of_a_lift_are_told_out_of_the_voters():
    text = "D1\nnominate 1 9\nnominate 2 10\nvote 9: 1\nvote 10: 2\nvote 9: -\nvote 10: -\n"
    written = protocol(played(f"{text}lift: 1 2 3\n"), catalogue("ru"))
    assert "За то, чтобы ушли все, — 3 из 11: 1, 2, 3" in written


def test_where_a_night_stands():
    whole = told("N2\n")
    assert (whole["phase"], whole["clock"]) == ("N2.courtesan", {"seat": None, "seconds": 5})
    assert told("N2\ncourtesan 9\n")["clock"]["seconds"] == 60
    assert told("N2\ncourtesan 9\nshoot 10\n")["phase"] == "N2.don"


def test_a_blocked_check_is_told_to_the_one_who_made_it():
    text = "N2\ncourtesan 6\nshoot 10\ndon 6\nsheriff 1\n"
    answers = [(check["seat"], check["answer"]) for check in told(text)["checks"]]
    assert answers == [(1, "yes"), (6, "blocked")]
    assert [check["answer"] for check in told(text, viewer=6)["checks"]] == ["blocked"]
    assert told(text, SPECTATOR)["checks"] == []


KILLED = "N2\ncourtesan 9\nshoot 8\nmaniac 12\nbest 8: 1 2 5 9 10\n"


def test_best_moves_before_the_morning_are_heard():
    """The courtesan names five, and hits 1, 2 and 5."""
    whole = told(KILLED)
    assert (whole["phase"], whole["clock"]) == ("N2.best-move", {"seat": 8, "seconds": 10})
    assert players(KILLED)[8]["best_move"] == {"named": [1, 2, 5, 9, 10], "hits": 3}
    assert players(KILLED, SPECTATOR)[8]["best_move"] == {"named": [1, 2, 5, 9, 10], "hits": None}


def test_how_each_victim_left():
    judge, hall = players(f"{KILLED}D2\n"), players(f"{KILLED}D2\n", SPECTATOR)
    left = {seat: judge[seat]["left"] for seat in (8, 9, 12)}
    assert [at["cause"] for at in left.values()] == ["kill", "guest", "kill"]
    assert [at["clause"] for at in left.values()] == ["2.3.1", "2.2.4", "2.7.1"]
    assert [hall[seat]["left"]["cause"] for seat in left] == ["kill"] * 3


def test_a_silent_removal_is_the_judges_until_the_morning():
    night = "N2\ncourtesan -\n"
    assert players(night)[8]["left"] == {"moment": "N2", "cause": "removed", "clause": "8.2.2"}
    assert players(night, SPECTATOR)[8]["alive"]
    assert not players(night, viewer=8)[8]["alive"]
    morning = players(f"{night}shoot 10\nD2\n", SPECTATOR)
    assert (morning[8]["alive"], morning[8]["left"]["cause"]) == (False, "removed")


def test_a_peeker_leaves_in_the_morning():
    """TR-A28."""
    night = "N2\ncourtesan 9\ndq 10 14.1.2\n"
    assert players(night)[10]["alive"]
    left = players(f"{night}shoot 11\nD2\n")[10]["left"]
    assert left == {"moment": "N2", "cause": "removed", "clause": "14.1.2"}


FOULS = "D1\n" + "foul 8 13.1.1\n" * 3 + "N2\ncourtesan 9\nshoot 10\ndoctor 10\nD2\n"


def test_a_silence_is_shown_for_its_day_and_the_count_is_wiped():
    there = players(FOULS)[8]
    assert (there["silenced"], there["fouls"]) == (True, 0)
    own = told(f"{FOULS}pass 2\npass 3\npass 4\npass 5\npass 6\npass 7\n")
    assert own["clock"] == {"seat": 8, "seconds": 0}
    assert players(f"{FOULS}pass 8\n")[8]["silenced"]
    later = players(f"{FOULS}N3\ncourtesan 11\nshoot 12\ndoctor 12\nD3\n")[8]
    assert (later["silenced"], later["fouls"]) == (False, 0)


def test_an_alibi_cites_its_clause():
    text = "position D2 opener 3 alive 1 3 4 5 6 7 8 9 10\nstate 5 guest=7\n"
    text += "nominate 3 7\nnominate 4 8\nvote 7: 1 3 4\nvote 8: 7\n"
    whole = told(text, cards=T10)
    assert (whole["phase"], whole["log"][-1]["clauses"]) == ("D2.dusk", ["2.2.3"])


STATES = "position N4 opener 3 alive 1 2 3 4 5 6 7 8 9 10 11 12\n"


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        ("state 8 guest=9", "refuse courtesan 9\ncourtesan 10\n"),
        ("state 9 alibi", "refuse courtesan 9\ncourtesan 10\n"),
        ("state 9 alibi=no", "courtesan 9\n"),
        ("state 8 visited=9", "courtesan 9\n"),
        ("state 7 healed=7", "courtesan 9\nshoot 10\ndoctor 7\ndoctor 7\ndoctor 7\nmaniac 12\n"),
        ("state 7 patient=9", "courtesan 9\nshoot 10\ndoctor 9\ndoctor 10\nmaniac -\nD4\n"),
    ],
)
def test_a_position_knows_what_was_done_before(state, moves):
    assert played(f"{STATES}{state}\n{moves}").game.outcome is None


def test_a_position_by_day_knows_penalties():
    text = STATES.replace("N4", "D4") + "state 4 silenced\nstate 5 novote\n"
    there = players(text)
    assert [seat for seat in there if there[seat]["silenced"]] == [4, 5]
    played(f"{text}nominate 3 9\nnominate 4 10\nrefuse nominate 5 11\nrefuse vote 9: 5\n")


@pytest.mark.parametrize("state", ["state 5 golden", "state 5 mayor"])
def test_a_fact_of_another_document_is_foreign(state):
    with pytest.raises(RecordError) as failure:
        played(f"{STATES}{state}\n")
    assert failure.value.reason.id == "record-fact-foreign"


@pytest.mark.parametrize("end", ["draw", "black maniac", "draw black maniac"])
def test_a_shared_draw_is_called_by_its_name_or_by_those_who_share_it(end):
    text = "position N5 opener 1 alive 1 5 9\nshoot 9\nmaniac 9\n"
    outcome = told(f"{text}end {end}\n")["outcome"]
    assert (outcome["kind"], outcome["winners"]) == ("draw", ["black", "maniac"])


@pytest.mark.parametrize("end", ["red", "black", "draw red", "maniac"])
def test_another_result_of_a_draw_is_an_error(end):
    with pytest.raises(RecordError) as failure:
        played(f"position N5 opener 1 alive 1 5 9\nshoot 9\nmaniac 9\nend {end}\n")
    assert failure.value.reason.id == "record-other-result"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [JUDGE, SPECTATOR, 1, 3, 5, 8])
def test_every_game_can_be_read(lang, game, viewer):
    text = protocol(game.played(), catalogue(lang), viewer)
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_can_be_read_at_every_line(game):
    for statement in game.record.statements:
        half = replay(game.record, "x.mgn", until=statement.line)
        assert all(protocol(half, catalogue(lang)) for lang in LANGUAGES)
        assert document(half)["phase"]
