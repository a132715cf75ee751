"""A tournament that was read from an archive: a history, with the name of its reader."""

from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.participants import Official, Player
from gorod.tournament.provenance import head, same_log
from tests.tournament.kit import CHIEF, JUDGE, ORGANISER, SECOND, TournamentScenario

READER = "reader:1"


def played():
    scenario = TournamentScenario().entered(10)
    players = tuple(f"p{n}" for n in range(1, 11))
    return scenario.round("q", 1, (players,))


def read(scenario, *, continued):
    """The same log from its archive, as somebody else has it."""
    log = unpack(pack(scenario.log))
    own = TournamentScenario(scenario.regulation, log)
    own.now = scenario.now
    told = c.ReadArchive("Клуб Б", head(log.entries), len(log.entries), continued)
    return own.do(told, READER)


def test_nobody_of_the_history_may_do_anything_in_a_copy():
    copy = read(played(), continued=False)
    for who in (ORGANISER, CHIEF, JUDGE, SECOND, READER):
        for command in (
            c.AddPlayer(Player("new", "Новый")),
            c.SaveDraft("q.1.1", "…"),
            c.UnlockRound("q", 1, "так"),
            c.Appoint(Official(READER, "Клуб Б", ("chief",))),
            c.Undo(len(copy.log.entries) - 1, "так"),
        ):
            assert copy.refused(command, who).why == "copy"
    assert not any(copy.t.offices(who) for who in (ORGANISER, CHIEF, JUDGE, SECOND))
    assert copy.t.officials[ORGANISER].name == "Организатор", "the history is told as it was"
    told = copy.t.provenance
    assert (told.name, told.entries, told.by) == ("Клуб Б", len(copy.log.entries) - 1, READER)
    assert unpack(pack(copy.log)).tournament == copy.t, "its archive says where it comes from"


def test_whoever_goes_on_with_it_acts_in_their_own_name_and_leaves_the_history_alone():
    own = read(played(), continued=True)
    assert own.refused(c.UnlockRound("q", 1, "так"), ORGANISER).why == "not-yours"
    assert own.refused(c.UnlockRound("q", 1, "так"), CHIEF).why == "not-yours"
    locked = own.log.entries[-2].number
    assert own.refused(c.Undo(locked, "так"), READER).why == "undo-history"
    assert not own.log.may_undo(own.log.entries[locked - 1], READER)
    own.do(c.UnlockRound("q", 1, "ошибка"), READER)
    assert own.log.entries[-1].who == READER
    own.do(c.Undo(len(own.log.entries), "зря"), READER)
    own.do(c.Appoint(Official(CHIEF, "Главный", ("chief",))), READER)
    own.do(c.UnlockRound("q", 1, "ошибка"), CHIEF)
    assert unpack(pack(own.log)).tournament == own.t


def test_another_chain_than_the_one_that_is_there_is_not_taken():
    scenario = played()
    wrong = c.ReadArchive("Клуб Б", "0" * 64, len(scenario.log.entries))
    assert scenario.refused(wrong, READER).why == "other-chain"
    short = c.ReadArchive("Клуб Б", head(scenario.log.entries), 3)
    assert scenario.refused(short, READER).why == "other-chain"
    mine = c.ReadArchive("Клуб Б", head(scenario.log.entries), len(scenario.log.entries))
    assert isinstance(scenario.log.then(mine, ORGANISER, scenario.at()), Denied), (
        "an id of the history"
    )


def test_one_log_is_known_again_wherever_it_went_on():
    scenario = played()
    copy = read(scenario, continued=False)
    again = read(scenario, continued=True)
    again.do(c.UnlockRound("q", 1, "ошибка"), READER)
    scenario.do(c.UnlockRound("q", 1, "иначе"), ORGANISER)
    for one in (scenario, copy, again):
        for other in (scenario, copy, again):
            assert same_log(one.log.entries, other.log.entries)
    other = TournamentScenario()
    other.do(c.AddPlayer(Player("p1", "Игрок 1")))
    assert not same_log(other.log.entries[1:], scenario.log.entries)
    assert not same_log((), scenario.log.entries)
