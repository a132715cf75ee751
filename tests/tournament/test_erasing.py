"""Erasing a person's data: the words go from every entry, protocols, results and points stay."""

import json

import pytest

from gorod.engine.struct import decode_json, encode_json
from gorod.i18n import catalogue
from gorod.tournament import tournament_commands as c
from gorod.tournament.consent import digest_of
from gorod.tournament.files.archive import pack, parts, unpack
from gorod.tournament.log import Entry, read_log
from gorod.tournament.log_erasure import Erasure
from gorod.tournament.messages import refusal
from gorod.tournament.participants import Club, Official, Player
from gorod.tournament.provenance import same_log
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.kit import CHIEF, JUDGE, ORGANISER, TournamentScenario

NAME, NICK = "Евграф Колядин", "Чародей"


def told(number):
    return Player(f"p{number}", f"Участник {number}", f"Имя {number}", "Омск", "k")


def played():
    """Return a confirmed game with the player at seat 1, who was imported and then edited."""
    scenario = TournamentScenario()
    first = Player("p1", "Старый ник", "Колядин", "Омск", "k")
    others = tuple(told(n) for n in range(2, 12))
    coming = tuple(f"p{n}" for n in range(1, 12))
    scenario.do(c.ImportPlayers((Club("k", "Клуб"),), (first, *others), (), coming))
    scenario.do(c.EditPlayer(Player("p1", NICK, NAME, "Омск", "k")))
    for player in coming:
        scenario.do(c.CheckIn(player))
    scenario.do(c.EnterStage("q", coming))
    scenario.seated("q", 1, (coming[:10],)).confirmed("q.1.1", 3)
    scenario.do(c.FileProtest("x", "q.1.1", "p1", f"{NAME} против", ()), JUDGE)
    return scenario.do(c.WithdrawPlayer("p1", "болезнь"))


def erased(scenario, command):
    """The log as the server keeps it after an erasure."""
    person = scenario.t.who(command.person)
    merged = {own for own in scenario.t.merged if scenario.t.who(own) == person}
    scenario.do(command)
    stored = [json.loads(encode_json(entry)) for entry in scenario.log.entries]
    erasure = Erasure(frozenset({person, *merged}), command.label, command.place)
    erasure = erasure.with_names(stored[:-1])
    kept = [*map(erasure.entry, stored[:-1]), stored[-1]]
    scenario.log = read_log(tuple(decode_json(json.dumps(own), type=Entry) for own in kept))
    return scenario


def written(scenario):
    return b"".join(parts(scenario.log).values()).decode()


def test_the_name_goes_from_every_entry_and_the_nickname_stays():
    scenario = played()
    before = Ledger().table(scenario.t, Scope("q"))
    erased(scenario, c.ErasePerson("p1"))
    for gone in ("Колядин", "Евграф", "болезнь"):
        assert gone not in written(scenario)
    assert scenario.t.players["p1"] == Player("p1", NICK, "", "Омск", "k")
    assert Ledger().table(scenario.t, Scope("q")).lines == before.lines
    assert unpack(pack(scenario.log)) == scenario.log


def test_the_place_goes_where_it_is_asked_for():
    scenario = erased(played(), c.ErasePerson("p1", place=True))
    assert scenario.t.players["p1"] == Player("p1", NICK)
    assert scenario.t.players["p2"] == told(2)


def test_the_nickname_goes_too_and_the_signed_protocol_keeps_it():
    scenario = played()
    sheet = scenario.t.games["q.1.1"].sheets
    points = [line.row for line in Ledger().table(scenario.t, Scope("q")).lines]
    erased(scenario, c.ErasePerson("p1", "Игрок 1", place=True))
    assert scenario.t.nickname("p1") == "Игрок 1"
    assert scenario.t.games["q.1.1"].sheets == sheet
    assert [line.row for line in Ledger().table(scenario.t, Scope("q")).lines] == points
    without = "".join(own for own in written(scenario).splitlines() if "mgn 1" not in own)
    assert "Старый ник" not in without
    entries = [
        encode_json(own) for own in scenario.log.entries if "record" not in repr(own.command)
    ]
    assert not [own for own in entries if NICK in own.decode()]
    # An archive is decided again, although the protocol has another name than the list.
    assert unpack(pack(scenario.log)) == scenario.log
    # Other entries are still taken back, also those from before the signature.
    later = scenario.do(c.MarkPaid("p2")).log.entries[-1].number
    scenario.do(c.Undo(later, "не оплатил"))
    assert unpack(pack(scenario.log)) == scenario.log


def test_nothing_brings_the_data_back():
    scenario = erased(played(), c.ErasePerson("p1"))
    number = len(scenario.log.entries)
    assert scenario.refused(c.Undo(number, "верните")).why == "undo-erased"
    assert not scenario.log.may_undo(scenario.log.entries[-1], ORGANISER)
    again = Player("p1", NICK, NAME)
    assert scenario.refused(c.EditPlayer(again)).why == "erased"
    assert scenario.refused(c.ImportPlayers((), (), (again,))).why == "erased"
    assert scenario.refused(c.ErasePerson("p1")).why == "erased-already"
    left = next(own for own in scenario.log.entries if isinstance(own.command, c.WithdrawPlayer))
    scenario.do(c.Undo(left.number, "не так"))
    assert (scenario.t.signed_up["p1"].out, scenario.t.players["p1"].name) == ("", "")
    assert "Колядин" not in written(scenario)


def test_the_organiser_alone_erases():
    scenario = played()
    for who in (CHIEF, JUDGE, "p1", ""):
        assert scenario.refused(c.ErasePerson("p1"), who).why == "not-yours"
    assert scenario.refused(c.ErasePerson("zz")).why == "player-unknown"
    assert scenario.refused(c.ErasePerson("p1", "Участник 2")).why == "nickname-taken"


def test_a_duplicate_goes_with_the_person():
    scenario = played().do(c.AddPlayer(Player("p99", "Двойник", NAME)))
    scenario.do(c.MergePlayers("p1", "p99"))
    erased(scenario, c.ErasePerson("p99", "Игрок 1"))
    assert "Колядин" not in written(scenario)
    assert "Двойник" not in written(scenario)


def test_somebody_who_was_deleted_can_be_erased():
    scenario = (
        TournamentScenario().do(c.AddPlayer(Player("p1", NICK, NAME))).do(c.RemovePlayer("p1"))
    )
    erased(scenario, c.ErasePerson("p1", "Игрок 1"))
    assert NICK not in written(scenario)
    assert scenario.t.nickname("p1") == "Игрок 1"
    assert unpack(pack(scenario.log)) == scenario.log


def test_an_official_is_called_otherwise_and_keeps_the_office():
    scenario = TournamentScenario().do(c.ImportOfficials((Official("j9", NAME, ("judge",)),)))
    scenario.do(c.Appoint(Official("j9", "Е. Колядин", ("judge", "secretary"))))
    assert scenario.refused(c.ErasePerson("j9")).why == "name-missing"
    erased(scenario, c.ErasePerson("j9", "Судья 5"))
    assert "Колядин" not in written(scenario)
    assert scenario.t.officials["j9"] == Official("j9", "Судья 5", ("judge", "secretary"))
    erased(scenario, c.ErasePerson(ORGANISER, "Организатор турнира"))
    assert scenario.t.officials[ORGANISER].name == "Организатор турнира"
    assert unpack(pack(scenario.log)) == scenario.log


def test_a_log_is_known_again_after_an_erasure():
    scenario = played()
    before = scenario.log.entries
    erased(scenario, c.ErasePerson("p1", "Игрок 1"))
    erased(scenario, c.ErasePerson(ORGANISER, "Организатор турнира"))
    assert same_log(before, scenario.log.entries)
    assert not same_log(
        TournamentScenario().do(c.AddClub(Club("z", "Z"))).log.entries, scenario.log.entries
    )


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_refusals_are_sentences(lang):
    scenario = erased(played(), c.ErasePerson("p1"))
    for command in (c.ErasePerson("p1"), c.Undo(len(scenario.log.entries), "так")):
        said = refusal(catalogue(lang), scenario.t, scenario.refused(command))
        assert "desk-" not in said
        assert said


def test_what_others_agreed_to_stays_word_for_word():
    """The organiser's name is in the text, and the consents to it remain valid."""
    scenario = TournamentScenario().do(c.Appoint(Official("j9", NAME, ("secretary",))))
    scenario.do(c.AskConsent(f"Пишите: {NAME}")).do(c.AddPlayer(Player("p1", NICK)))
    scenario.do(c.GiveConsent("p1", digest_of(scenario.t.consent)), "p1")
    erased(scenario, c.ErasePerson("j9", "Секретарь"))
    assert scenario.t.consent == f"Пишите: {NAME}"
    assert unpack(pack(scenario.log)) == scenario.log


def test_a_name_in_a_sentence_is_a_whole_word():
    told = {"command": {"type": "undo", "reason": "Ёж и Ёжик", "record": "Ёж"}}
    after = Erasure(frozenset({"p1"}), r"Игрок \1", names=frozenset({"Ёж"})).entry(told)
    assert after["command"] == {"type": "undo", "reason": r"Игрок \1 и Ёжик", "record": "Ёж"}
