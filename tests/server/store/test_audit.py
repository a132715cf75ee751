"""`audit` names what today's rules would decide otherwise, and blocks nothing."""

import asyncio
import json

import pytest

from gorod.cli import main
from gorod.engine.refusal import Refusal
from gorod.engine.struct import replace
from gorod.i18n import catalogue
from gorod.rulebooks import BOOKS
from gorod.server.audit.database_audit import audit, audit_file
from gorod.server.store.database_backup import backup, restore, verify
from tests.kit.changed_rulebook import changed_book, forget
from tests.kit.stores import filled, game_of, log_of, opened, table_of, with_desk


@pytest.fixture(autouse=True)
def own_rules():
    yield
    forget()


def audited(database, lang="en"):
    return asyncio.run(audit(database, catalogue(lang), lambda _, __: None))


async def fill(database, games):
    async with opened(database) as store:
        await filled(store, games)


@pytest.mark.parametrize("book", sorted(BOOKS))
def test_games_of_every_rulebook_are_decided_the_same(another, book):
    database = another()
    asyncio.run(fill(database, [game_of(f"t{n}", n, book) for n in range(2)]))
    found = audited(database)
    assert (found.tables, found.differences, found.builds) == (2, (), ())
    assert found.decisions > 10


def longer_speeches(patch, book="fiim-2019"):
    """Every ordinary speech lasts 61 seconds instead of 60."""
    rules = BOOKS[book].rules

    def speech(game, seat, was=rules.speech):
        floor = was(game, seat)
        return replace(floor, seconds=61) if floor.seconds == 60 else floor

    changed_book(patch, book, speech=speech, seconds={**rules.seconds, "speech": 61})


def test_a_changed_slot_is_named_and_stops_nothing(database, tmp_path, monkeypatch):
    asyncio.run(fill(database, [game_of("t0", 0)]))
    before = asyncio.run(verify(database))
    longer_speeches(monkeypatch)
    assert asyncio.run(verify(database)) == before
    assert asyncio.run(backup(database, tmp_path / "backup")) == before
    assert asyncio.run(restore(tmp_path / "backup", str(tmp_path / "restored.db"))) == before
    found = audited(database)
    assert found.differences
    for one in found.differences:
        assert (one.log, one.what, one.rules) == ("t0", "events", "fiim-2019")
        assert one.version
        assert one.moment
        assert any("60" in line for line in one.stored)
        assert any("61" in line for line in one.today)
        assert one.clauses
    assert audit_file(tmp_path / "backup", catalogue("en")) == found


def test_a_move_that_is_refused_today_is_named_with_the_reason(database, monkeypatch):
    asyncio.run(fill(database, [game_of("t0", 0)]))

    def nobody(_, __, target):
        return Refusal("listed-already", rule="nomination", seat=target)

    changed_book(monkeypatch, "fiim-2019", nominee=nobody)
    refused = [one for one in audited(database).differences if one.what == "refused"]
    assert refused
    assert all(one.today and one.move.startswith("nominate") for one in refused)


# --- what nobody decided -----------------------------------------------------------------------


def forged_deal():
    """The deal of a real game, with one event told otherwise."""
    _, (first, *_) = game_of("a", 1)
    deal = json.loads(first.body)
    deal["events"][0]["rule"] = "forged"
    return deal


REPLAYS = {
    "events": forged_deal,
    "refused": lambda: {"command": {"type": "pass", "seat": 1}, "events": []},
}


@pytest.mark.parametrize("how", REPLAYS)
def test_a_log_that_the_engine_would_not_write_is_told(database, how):
    async def write():
        async with opened(database) as store:
            await store.add_table(table_of("a"))
            await store.append(log_of("a", [REPLAYS[how]()], kind="command"), None)

    asyncio.run(write())
    assert asyncio.run(verify(database)).findings == ()
    assert [(one.what, one.log, one.version) for one in audited(database).differences] == [
        (how, "a", 1)
    ]


def test_tables_by_unknown_rules_and_unreadable_logs_are_told(tmp_path):
    path = str(tmp_path / "gorod.db")

    async def write():
        async with opened(path) as store:
            await store.add_table(table_of("a", rules="chess-2019"))
            await store.add_table(table_of("b", options=("golden",)))
            await store.add_table(table_of("c", names=("one",)))
            await store.add_table(table_of("d"))
            for table in "abc":
                await store.append(log_of(table, [b"1"]), None)
            await store.append(log_of("d", [{"to": 9}], kind="undo"), None)

    asyncio.run(write())
    told = [(one.what, one.log) for one in audited(path).differences]
    assert told == [("rules", "a"), ("rules", "b"), ("rules", "c"), ("unreadable", "d")]


def test_the_desk_is_audited_too(tmp_path):
    path = str(tmp_path / "gorod.db")

    async def write():
        async with opened(path) as store:
            await filled(store, [game_of("t", 1)])
            await with_desk(store, "кубок")
            log = await store.entries("кубок")
            forged = json.loads(log[1].body) | {"number": len(log)}
            forged["command"]["player"]["nickname"] = "Другой"
            last = log_of("кубок", [forged], log[-1], kind="command")
            await store.append(last, None)

    asyncio.run(write())
    (found,) = audited(path, "ru").differences
    assert (found.tournament, found.log, found.move) == (True, "кубок", "add-player")
    assert found.what in ("refused", "events")


# --- the command -------------------------------------------------------------------------------


def told(capsys, *argv):
    code = main(["audit", *argv])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_the_command_tells_the_table_the_move_both_readings_and_the_clauses(
    tmp_path, monkeypatch, capsys
):
    path = str(tmp_path / "gorod.db")
    asyncio.run(fill(path, [game_of("t0", 0)]))
    code, out, err = told(capsys, path)
    assert (code, err) == (0, "")
    assert out.startswith(f"{path}: 1 стол, 0 турниров, {audited(path).decisions} решен")
    assert out.endswith("нынешние правила решают так же\n")
    longer_speeches(monkeypatch)
    code, out, err = told(capsys, path)
    assert (code, err) == (0, "")
    assert "стол t0, fiim-2019, запись " in out
    assert "сегодня решается иначе [" in out
    assert "    записано: floor-given.seconds: 60\n    сегодня: floor-given.seconds: 61\n" in out
    code, out, err = told(capsys, path, "--lang", "en", "--strict")
    assert code == 1
    assert "table t0, fiim-2019, entry " in out
    assert "decided otherwise today: " in out
    code, out, _ = told(capsys, path, "--json")
    document = json.loads(out)
    assert code == 0
    assert document["tables"] == 1
    assert {one["what"] for one in document["differences"]} == {"events"}
    assert ["fiim-2019", "4.3.1"] in [row[:2] for row in document["clauses"]]


def test_what_cannot_be_read_is_a_complaint(tmp_path, capsys):
    assert told(capsys, str(tmp_path / "none.db"))[0] == 2
    assert told(capsys, "a", "b")[0] == 2
    strange = tmp_path / "strange.db"
    strange.write_bytes(b"something else entirely, longer than a header of a hundred bytes" * 3)
    code, _, err = told(capsys, str(strange))
    assert code == 2
    assert "not a database of gorod" in err
