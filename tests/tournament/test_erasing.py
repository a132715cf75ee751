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
    desk = TournamentScenario()
    first = Player("p1", "Старый ник", "Колядин", "Омск", "k")
    others = tuple(told(n) for n in range(2, 12))
    coming = tuple(f"p{n}" for n in range(1, 12))
    desk.do(c.ImportPlayers((Club("k", "Клуб"),), (first, *others), (), coming))
    desk.do(c.EditPlayer(Player("p1", NICK, NAME, "Омск", "k")))
    for player in coming:
        desk.do(c.CheckIn(player))
    desk.do(c.EnterStage("q", coming))
    desk.seated("q", 1, (coming[:10],)).confirmed("q.1.1", 3)
    desk.do(c.FileProtest("x", "q.1.1", "p1", f"{NAME} против", ()), JUDGE)
    return desk.do(c.WithdrawPlayer("p1", "болезнь"))


def erased(desk, command):
    """The log as the server keeps it after an erasure."""
    person = desk.t.who(command.person)
    merged = {own for own in desk.t.merged if desk.t.who(own) == person}
    desk.do(command)
    stored = [json.loads(encode_json(entry)) for entry in desk.log.entries]
    erasure = Erasure(frozenset({person, *merged}), command.label, command.place)
    erasure = erasure.with_names(stored[:-1])
    kept = [*map(erasure.entry, stored[:-1]), stored[-1]]
    desk.log = read_log(tuple(decode_json(json.dumps(own), type=Entry) for own in kept))
    return desk


def written(desk):
    return b"".join(parts(desk.log).values()).decode()


def test_the_name_goes_from_every_entry_and_the_nickname_stays():
    desk = played()
    before = Ledger().table(desk.t, Scope("q"))
    erased(desk, c.ErasePerson("p1"))
    for gone in ("Колядин", "Евграф", "болезнь"):
        assert gone not in written(desk)
    assert desk.t.players["p1"] == Player("p1", NICK, "", "Омск", "k")
    assert Ledger().table(desk.t, Scope("q")).lines == before.lines
    assert unpack(pack(desk.log)) == desk.log


def test_the_place_goes_where_it_is_asked_for():
    desk = erased(played(), c.ErasePerson("p1", place=True))
    assert desk.t.players["p1"] == Player("p1", NICK)
    assert desk.t.players["p2"] == told(2)


def test_the_nickname_goes_too_and_the_signed_protocol_keeps_it():
    desk = played()
    sheet = desk.t.games["q.1.1"].sheets
    points = [line.row for line in Ledger().table(desk.t, Scope("q")).lines]
    erased(desk, c.ErasePerson("p1", "Игрок 1", place=True))
    assert desk.t.nickname("p1") == "Игрок 1"
    assert desk.t.games["q.1.1"].sheets == sheet
    assert [line.row for line in Ledger().table(desk.t, Scope("q")).lines] == points
    without = "".join(own for own in written(desk).splitlines() if "mgn 1" not in own)
    assert "Старый ник" not in without
    entries = [encode_json(own) for own in desk.log.entries if "record" not in repr(own.command)]
    assert not [own for own in entries if NICK in own.decode()]
    # An archive is decided again, although the protocol has another name than the list.
    assert unpack(pack(desk.log)) == desk.log
    # Other entries are still taken back, also those from before the signature.
    later = desk.do(c.MarkPaid("p2")).log.entries[-1].number
    desk.do(c.Undo(later, "не оплатил"))
    assert unpack(pack(desk.log)) == desk.log


def test_nothing_brings_the_data_back():
    desk = erased(played(), c.ErasePerson("p1"))
    number = len(desk.log.entries)
    assert desk.refused(c.Undo(number, "верните")).why == "undo-erased"
    assert not desk.log.may_undo(desk.log.entries[-1], ORGANISER)
    again = Player("p1", NICK, NAME)
    assert desk.refused(c.EditPlayer(again)).why == "erased"
    assert desk.refused(c.ImportPlayers((), (), (again,))).why == "erased"
    assert desk.refused(c.ErasePerson("p1")).why == "erased-already"
    left = next(own for own in desk.log.entries if isinstance(own.command, c.WithdrawPlayer))
    desk.do(c.Undo(left.number, "не так"))
    assert (desk.t.signed_up["p1"].out, desk.t.players["p1"].name) == ("", "")
    assert "Колядин" not in written(desk)


def test_the_organiser_alone_erases():
    desk = played()
    for who in (CHIEF, JUDGE, "p1", ""):
        assert desk.refused(c.ErasePerson("p1"), who).why == "not-yours"
    assert desk.refused(c.ErasePerson("zz")).why == "player-unknown"
    assert desk.refused(c.ErasePerson("p1", "Участник 2")).why == "nickname-taken"


def test_a_duplicate_goes_with_the_person():
    desk = played().do(c.AddPlayer(Player("p99", "Двойник", NAME)))
    desk.do(c.MergePlayers("p1", "p99"))
    erased(desk, c.ErasePerson("p99", "Игрок 1"))
    assert "Колядин" not in written(desk)
    assert "Двойник" not in written(desk)


def test_somebody_who_was_deleted_can_be_erased():
    desk = TournamentScenario().do(c.AddPlayer(Player("p1", NICK, NAME))).do(c.RemovePlayer("p1"))
    erased(desk, c.ErasePerson("p1", "Игрок 1"))
    assert NICK not in written(desk)
    assert desk.t.nickname("p1") == "Игрок 1"
    assert unpack(pack(desk.log)) == desk.log


def test_an_official_is_called_otherwise_and_keeps_the_office():
    desk = TournamentScenario().do(c.ImportOfficials((Official("j9", NAME, ("judge",)),)))
    desk.do(c.Appoint(Official("j9", "Е. Колядин", ("judge", "secretary"))))
    assert desk.refused(c.ErasePerson("j9")).why == "name-missing"
    erased(desk, c.ErasePerson("j9", "Судья 5"))
    assert "Колядин" not in written(desk)
    assert desk.t.officials["j9"] == Official("j9", "Судья 5", ("judge", "secretary"))
    erased(desk, c.ErasePerson(ORGANISER, "Организатор турнира"))
    assert desk.t.officials[ORGANISER].name == "Организатор турнира"
    assert unpack(pack(desk.log)) == desk.log


def test_a_log_is_known_again_after_an_erasure():
    desk = played()
    before = desk.log.entries
    erased(desk, c.ErasePerson("p1", "Игрок 1"))
    erased(desk, c.ErasePerson(ORGANISER, "Организатор турнира"))
    assert same_log(before, desk.log.entries)
    assert not same_log(
        TournamentScenario().do(c.AddClub(Club("z", "Z"))).log.entries, desk.log.entries
    )


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_refusals_are_sentences(lang):
    desk = erased(played(), c.ErasePerson("p1"))
    for command in (c.ErasePerson("p1"), c.Undo(len(desk.log.entries), "так")):
        said = refusal(catalogue(lang), desk.t, desk.refused(command))
        assert "desk-" not in said
        assert said


def test_what_others_agreed_to_stays_word_for_word():
    """The organiser's name is in the text, and the consents to it remain valid."""
    desk = TournamentScenario().do(c.Appoint(Official("j9", NAME, ("secretary",))))
    desk.do(c.AskConsent(f"Пишите: {NAME}")).do(c.AddPlayer(Player("p1", NICK)))
    desk.do(c.GiveConsent("p1", digest_of(desk.t.consent)), "p1")
    erased(desk, c.ErasePerson("j9", "Секретарь"))
    assert desk.t.consent == f"Пишите: {NAME}"
    assert unpack(pack(desk.log)) == desk.log


def test_a_name_in_a_sentence_is_a_whole_word():
    told = {"command": {"type": "undo", "reason": "Ёж и Ёжик", "record": "Ёж"}}
    after = Erasure(frozenset({"p1"}), r"Игрок \1", names=frozenset({"Ёж"})).entry(told)
    assert after["command"] == {"type": "undo", "reason": r"Игрок \1 и Ёжик", "record": "Ёж"}
