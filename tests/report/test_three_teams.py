"""A game of three teams as people and programs read it: views, hits, positions with deeds."""

import json

import pytest

from gorod.engine.viewers import JUDGE, SPECTATOR
from gorod.i18n import LANGUAGES, catalogue
from gorod.record import RecordError, parse, replay
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from tests.kit.golden_records import games
from tests.kit.tables_cma_2025 import L

HEAD = "mgn 1\nrules cma-2025\n" + "".join(
    f"seat {seat} {card} P{seat}\n" for seat, card in enumerate(L, 1)
)
CMA = [game for game in games() if game.rules == "cma-2025"]


def played(text):
    return replay(parse(HEAD + text, "x.mgn"), "x.mgn")


def players(text, viewer=JUDGE):
    whole = document(played(text), viewer)
    json.dumps(whole)
    return {player["seat"]: player for player in whole["players"]}


def test_the_third_team_has_its_name():
    dealt = players("N1\n")
    assert [dealt[seat]["team"] for seat in (1, 4, 5)] == ["black", "maniac", "red"]
    assert players("N1\n", viewer=4)[4]["team"] == "maniac"


KILLED = "N2\nshoot 6\nmaniac 9\nbeauty 8\nbest 6: 1 2 4 6\nbest 9: 4 5\nD2\n"


def test_how_each_victim_left_the_judge_knows_and_others_do_not():
    judge, hall = players(KILLED), players(KILLED, SPECTATOR)
    assert [judge[s]["left"]["cause"] for s in (6, 9, 8)] == ["kill", "kill", "guest"]
    assert [judge[s]["left"]["clause"] for s in (6, 9, 8)] == ["7.3.b", "7.6", "7.10.d"]
    assert [hall[s]["left"]["cause"] for s in (6, 9, 8)] == ["kill"] * 3
    assert all(judge[s]["first_killed"] and hall[s]["first_killed"] for s in (6, 9, 8))


def test_hits_are_those_whom_the_victim_had_to_look_for():
    """A red looks for blacks and the maniac; their own number is not a hit."""
    judge = players(KILLED)
    assert judge[6]["best_move"] == {"named": [1, 2, 4, 6], "hits": 3}
    assert judge[9]["best_move"] == {"named": [4, 5], "hits": 1}
    assert players(KILLED, SPECTATOR)[6]["best_move"] == {"named": [1, 2, 4, 6], "hits": None}
    maniac = players("N2\nshoot 4\nbest 4: 1 2 4 8\nD2\n")
    assert maniac[4]["best_move"]["hits"] == 2


def test_fingers_are_not_seen_before_they_are_read_out():
    until = "N2\nshoot 6\nmaniac 9\nbest 6: 1 2 4 6\n"
    assert players(until, SPECTATOR)[6]["best_move"] is None
    assert players(until, viewer=6)[6]["best_move"]["named"] == [1, 2, 4, 6]
    assert players(f"{until}D2\n", SPECTATOR)[6]["best_move"]["named"] == [1, 2, 4, 6]


def test_where_a_best_move_stands_before_the_morning():
    night = "N2\nshoot 8\ndoctor -\n"
    assert document(played(night))["phase"] == "N2.dawn"
    whole = document(played(f"{night}dawn\n"))
    assert (whole["phase"], whole["clock"]) == ("N2.best-move", {"seat": 8, "seconds": 20})
    assert whole["awaits"] == ["best", "pass"]
    assert "первоубиенный" in whole["cue"]


def test_a_position_knows_who_was_healed_and_visited():
    text = "position N4 opener 3 alive 1 2 3 4 6 7 8 9\nstate 7 healed=7,8\nstate 6 visited=9\n"
    there = played(f"{text}N4\nshoot 8\nrefuse beauty 9\nbeauty 8\nrefuse doctor 7\ndoctor 9\nD4\n")
    assert there.game.living == (1, 2, 3, 4, 6, 7, 8, 9)


@pytest.mark.parametrize(
    ("state", "complaint"),
    [
        ("state 6 healed=7", "refused-not-the-holder"),
        ("state 7 healed=13", "refused-no-such-seat"),
        ("state 7 patient=8", "record-fact-foreign"),
    ],
)
def test_a_position_with_facts_that_cannot_be(state, complaint):
    with pytest.raises(RecordError) as failure:
        played(f"position N4 opener 3 alive 1 2 3 4 6 7 8 9\n{state}\n")
    assert failure.value.reason.id == complaint


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", CMA, ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", [JUDGE, SPECTATOR, 1, 4, 6, 8])
def test_every_game_can_be_read(lang, game, viewer):
    text = protocol(game.played(), catalogue(lang), viewer)
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("line", range(16, 80))
def test_a_game_can_be_read_at_every_line(line):
    record = CMA[0].record
    half = replay(record, "x.mgn", until=line)
    for lang in LANGUAGES:
        assert protocol(half, catalogue(lang))
    assert document(half)["phase"]
