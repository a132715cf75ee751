"""By-day games for people and programs: the JSON object, the viewers, the protocol."""

import json
from pathlib import Path

import pytest

from gorod.engine import JUDGE, SPECTATOR
from gorod.i18n import catalogue
from gorod.record import RecordError, parse, replay
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document

GOLDEN = Path(__file__).parents[1] / "golden" / "by-day"
ROLES = ["boss", "mafia", "commissar", "doctor", "maniac", "hetaera", "citizen", "citizen"]
HEAD = ["mgn 1", "rules by-day", "tag date 2026-07-01"]
SEATS = [f"seat {n} {role} P{n}" for n, role in enumerate(ROLES, 1)]


def played(*moves, head=()):
    return replay(parse("\n".join((*HEAD, *SEATS, *head, *moves)), "g.mgn"), "g.mgn")


def golden(name, until=None):
    (path,) = GOLDEN.glob(f"{name}-*.mgn")
    return replay(parse(path.read_text("utf-8"), path.name), path.name, until)


def votes(**by):
    return [f"ballot {s} {key[1:]}" for key, seats in by.items() for s in seats.split()]


def test_an_open_day():
    d = document(played("D1", "act 5 3", "ballot 7 8", "legend 7 Раз"))
    assert (d["phase"], d["cue"], d["clock"]) == ("D1.open", "День 1:", None)
    assert d["awaits"][-1] == "close"
    assert {"ballot", "act", "suicide", "legend", "forecast", "question"} <= set(d["awaits"])
    assert (d["publication"], d["bonus_hours"]["7"], d["ballot"]) == ({}, 0.5, None)
    assert "protocol" not in d
    assert d["players"][4]["team"] == "maniac"
    assert d["players"][0]["points"] is None
    assert {entry["moment"] for entry in d["log"]} == {"D1"}
    json.dumps(d)


def test_nothing_of_an_open_day_reaches_others():
    quiet = played("D1")
    inputs = ("act 3 1", "ballot 7 8", "suicide 8", "forecast 4 x", "question 6 2", "dq 5 G.5")
    busy = played("D1", *inputs)
    for viewer in (SPECTATOR, 1, 2):
        assert document(busy, viewer) == document(quiet, viewer)


def test_the_commissar_alone_is_told():
    game = golden("01")
    checks = [{"moment": "D2", "seat": 3, "target": 1, "answer": "boss"}]
    assert document(golden("01", until=54), JUDGE)["checks"] == checks
    open_days = golden("01", until=54)
    assert document(open_days, 3)["checks"] == checks
    assert document(open_days, 3)["players"][0]["role"] == "boss"
    for viewer in (SPECTATOR, 1, 2, 4, 7):
        assert document(open_days, viewer)["checks"] == []
    assert len(document(game)["checks"]) == 2


def test_the_publication_of_each_closed_day():
    d = document(golden("01"))
    assert d["publication"]["D1"] == [
        "Доктор промахнулся",
        "Маньяк был у #Вера",
        "Гетера была у #Жанна",
        "Комиссар промахнулся",
        "Голоса за расстрел #Даша — 3: #Аня, #Борис, #Глеб",
        "Голоса за расстрел #Вера — 2: #Даша, #Егор",
        "Голоса за расстрел #Егор — 2: #Жанна, #Захар",
        "Голос #Вера за расстрел #Даша не засчитан",
        "Расстрелян #Даша: Маньяк",
    ]
    assert d["publication"]["D2"][:2] == ["Мафия стреляла в #Жанна", "Доктор вылечил #Жанна"]
    assert d["outcome"]["clause"] == "W.1"
    assert d["phase"] == "over"
    assert d["protocol"][0] == {"place": 1, "seat": 3, "clan": "civilian", "hours": -72.0}
    assert d["protocol"][-1] == {"place": 8, "seat": 5, "clan": "maniac", "hours": 48.0}
    assert [line["place"] for line in d["protocol"]] == [1, 2, 3, 3, 3, 6, 6, 8]


def test_at_the_end_everybody_knows_every_role():
    d = document(golden("09"), SPECTATOR)
    assert None not in {player["role"] for player in d["players"]}
    assert d["deal"] == "9f2c"
    assert set(d["bonus_hours"]) == {str(n) for n in range(1, 9)}


def test_a_player_knows_his_own_hours_of_closed_days():
    day = ["D1", "legend 7 a", "praise 7", *votes(v5="1 2 3 4 6 7 8", v1="5"), "close"]
    assert document(played(*day[:3]), 7)["bonus_hours"] == {"7": 0.0}
    assert document(played(*day[:3]), 8)["bonus_hours"] == {"8": 0.0}
    assert document(played(*day), 7)["bonus_hours"] == {"7": 4.5}
    assert document(played(*day), SPECTATOR)["bonus_hours"] == {}


def test_a_seat_without_a_nickname_is_published_by_its_number():
    seats = [f"seat {n} {role}" for n, role in enumerate(ROLES, 1)]
    text = [*HEAD, *seats, "act 5 7", *votes(v7="1 2 3", v1="4 5 6 7 8"), "close"]
    d = document(replay(parse("\n".join(text), "g"), "g"))
    assert "Маньяк был у #7" in d["publication"]["D1"]
    assert "Расстрелян #1: Босс мафии" in d["publication"]["D1"]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("name", [f"{n:02}" for n in range(1, 17)])
def test_the_protocol_can_be_read_by_everyone(name, lang):
    game = golden(name)
    for viewer in range(JUDGE, game.game.size + 1):
        text = protocol(game, catalogue(lang), viewer)
        assert max(map(len, text.splitlines())) <= 100


def test_the_host_reads_what_each_miss_was_and_nobody_else_does():
    moves = ["D1", "act 5 4", "act 4 7", "act 6 -", "suicide 3", "act 3 1"]
    game = played(*moves, *votes(v7="1 2 3 4 5 6 8", v8="7"), "close")
    told = protocol(game, catalogue("ru"))
    assert "Доктор: промах, блок: маньяк (5, P5) [роли:\u00a0маньяк]" in told
    assert "Гетера: промах, ответ «промах» [общие\u00a0положения\u00a02]" in told
    assert "Комиссар: промах, выбыл до ходов [общие\u00a0положения\u00a04]" in told
    english = protocol(game, catalogue("en"))
    assert "Doctor: a miss, blocked by maniac (5, P5) [roles:\u00a0maniac]" in english
    assert "Daily move, hetaera (6, P6): a miss [roles:\u00a0hetaera]" in english
    assert "промах" not in english.replace("промахн", "")
    for viewer in (SPECTATOR, 4, 5, 8):
        assert "Доктор: промах" not in protocol(game, catalogue("ru"), viewer)
    clan = [*votes(v8="1 2 4 5 6"), "act 1 4", "close"]
    assert "Мафия: промах, нет заявки: мафия (2, P2) [роли:\u00a0мафия]" in protocol(
        played(*moves, *votes(v7="1 2 3 4 5 6 8", v8="7"), "close", *clan), catalogue("ru")
    )


@pytest.mark.parametrize("clause", ["G.5", "G.7", "G.8"])
def test_a_disqualification_is_filed_under_its_clause(clause):
    game = played("D1", f"dq 7 {clause}", *votes(v5="1 2 3 4 6 8", v1="5"), "close")
    left = {"moment": "D1", "cause": "disqualified", "clause": clause}
    for viewer in (JUDGE, SPECTATOR, 7):
        assert document(game, viewer)["players"][6]["left"] == left
    cited = f"общие\u00a0положения\u00a0{clause.removeprefix('G.')}"
    assert f"7 (P7) выбывает: дисквалифицирован; роль: мирный [{cited}]" in protocol(
        game, catalogue("ru")
    )


def test_a_stopped_game_has_a_protocol_as_far_as_it_went():
    game = golden("16")
    d = document(game, SPECTATOR)
    assert d["outcome"] == {
        "winners": [],
        "kind": "stopped",
        "reason": "stopped",
        "clause": "T.6",
        "moment": "D3",
    }
    assert list(d["publication"]) == ["D1", "D2"]
    assert [line["seat"] for line in d["protocol"][:3]] == [9, 10, 15]
    text = protocol(game, catalogue("ru"))
    assert "Игра остановлена, ведущий: Движок недоступен вторые сутки [формат\u00a06]" in text
    assert "РЕЗУЛЬТАТ: игра остановлена, победителя нет [формат\u00a06], Д3" in text
    assert "stopped, nobody has won" in protocol(game, catalogue("en"))


def test_the_players_best_player_is_announced_with_the_results():
    told = " ".join(protocol(golden("14"), catalogue("ru"), SPECTATOR).split())
    assert "учший игрок по выбору игроков: 8 (Тимур)" in told


def test_the_protocol_tells_places_and_clauses():
    text = protocol(golden("07"), catalogue("ru"))
    assert "ФИНИШНЫЙ ПРОТОКОЛ [формат\u00a06]" in text
    assert "РЕЗУЛЬТАТ: победа мирных [победа\u00a01], Д3" in text
    assert "-114\n" in text
    assert "ALARM" in protocol(golden("06"), catalogue("en"))
    assert "Зерно жеребьёвки: 9f2c [общие\u00a0положения\u00a017]" in protocol(
        golden("09"), catalogue("ru")
    )
    assert "THE GAME IS NOT OVER: D1" in protocol(played("D1"), catalogue("en"), 7)


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (["D2"], "record-expected"),
        (["end civilian"], "record-not-over"),
        (["stop"], "record-word-missing"),
        (["stop Хватит", "end civilian"], "record-other-result"),
        (["stop Хватит", "end draw"], "record-other-result"),
        (["nominate 1 2"], "refused-no-such-move"),
        (["question 3 0.01"], "record-hours-precision"),
        (["@0001-01-01T00:00:00+03:00 ballot 1 2"], "record-stamp-bad"),
        (["@9999-12-31T23:59:59-12:00 close"], "record-stamp-bad"),
        ([*votes(v1="2 3", v2="1 4"), "close"], "refused-coin-due"),
        (["@2026-06-30T23:00:00+03:00 ballot 1 2"], "refused-other-day"),
    ],
)
def test_a_bad_line_says_why(moves, reason):
    with pytest.raises(RecordError) as error:
        played(*moves)
    assert error.value.reason.id == reason


@pytest.mark.parametrize(
    ("head", "reason"),
    [
        (["position N2 alive 1 2 5 7 8"], "refused-no-such-moment"),
        (["position D2 alive 1 2 5 7 8", "state 7 healed=1"], "record-fact-foreign"),
        (["position D2 alive 1 2 5 7 8", "state 4 visited=1"], "record-fact-foreign"),
        (["position D2 alive 1 2"], "refused-position-decided"),
    ],
)
def test_a_bad_position_says_why(head, reason):
    with pytest.raises(RecordError) as error:
        played(head=head)
    assert error.value.reason.id == reason


def test_without_a_date_no_clock_is_kept():
    for tag in ("tag date вчера", "tag date 3026-01-01", "tag event Игра"):
        text = ["mgn 1", "rules by-day", tag, *SEATS, "@1950-01-01T00:00:00+03:00 ballot 1 2"]
        replay(parse("\n".join((*text, "@1950-01-01T00:00:00+03:00 close")), "g"), "g")


def test_a_by_day_move_at_a_table_is_no_move():
    cards = [*["citizen"] * 6, "sheriff", "don", "mafia", "mafia"]
    seats = [f"seat {n} {role} P{n}" for n, role in enumerate(cards, 1)]
    with pytest.raises(RecordError) as error:
        replay(parse("\n".join(("mgn 1", "rules fiim-2019", *seats, "close")), "g"), "g")
    assert error.value.reason.id == "refused-no-such-move"
