"""A tournament in the store: its own row, its own log, its own links; on both databases."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from gorod.i18n import catalogue
from gorod.server.audit.database_audit import audit_file
from gorod.server.store.database_backup import backup, restore, verify
from gorod.server.store.interface import StoreError, VersionTakenError
from gorod.server.store.row_codecs import TABLES
from gorod.server.tables.timeline import LISTED
from tests.kit.stores import (
    desk_of,
    game_of,
    link_of,
    live_logs,
    log_of,
    opened,
    photo_of,
    receipt_of,
    table_of,
    with_desk,
)


async def test_it_is_read_as_it_was_written(database):
    known, log = desk_of("кубок")
    async with opened(database) as store:
        await with_desk(store, "кубок")
        assert await store.tables() == []
        assert await live_logs(store) == {}
    async with opened(database) as store:
        assert await store.tournament("кубок") == known
        assert await store.tournament("none") is None
        assert await store.entries("кубок") == log
        assert [link.scope for link in await store.links("кубок")] == ["official:chief"]


async def test_its_account_lists_it_and_others_only_when_it_is_shown(database):
    async with opened(database) as store:
        for name in ("a", "b"):
            await store.add_tournament(desk_of(name)[0])
        assert await store.tournaments() == []
        assert [t.id for t in await store.tournaments(account=1)] == ["a", "b"]
        assert await store.tournaments(account=2) == []
        await store.show_tournament("b", shown=True)
        assert [t.id for t in await store.tournaments()] == ["b"]
        await store.show_tournament("b", shown=False)
        assert await store.tournaments() == []


async def test_what_is_dropped_is_gone_with_all_that_belongs_to_it(database):
    async with opened(database) as store:
        await with_desk(store, "кубок")
        await with_desk(store, "другой")
        await store.drop_tournament("кубок")
        await store.drop_tournament("none")
        assert await store.tournament("кубок") is None
        assert await store.entries("кубок") == []
        assert await store.links("кубок") == []
        assert await store.photographed("кубок") == []
        assert await store.entries("другой") != []
        assert await store.links("другой") != []
    async with opened(database) as store:
        assert [t.id for t in await store.tournaments(account=1)] == ["другой"]


async def played(store, name, **fields):
    """A table with a game at it, and a link."""
    table, log = game_of(name, 1)
    await store.add_table(msgspec.structs.replace(table, **fields))
    for entry in log:
        await store.append([entry], None)
    await store.add_link(link_of(name, f"{name}-hall"))
    return max(entry.at for entry in log)


async def test_a_table_is_dropped_with_all_that_belongs_to_it(database):
    async with opened(database) as store:
        for name in ("a", "b"):
            await played(store, name)
        await store.drop_table("a")
        await store.drop_table("none")
        assert await store.table("a") is None
        assert (await store.entries("a"), await store.links("a")) == ([], [])
        assert (await store.entries("b") != [], await store.links("b") != []) == (True, True)
    async with opened(database) as store:
        assert [table.id for table in await store.tables()] == ["b"]


async def test_the_newest_tables_with_a_tag_are_found_without_the_others(database):
    async with opened(database) as store:
        tags = (("event", "Кубок"), LISTED)
        for number in range(4):
            await played(store, f"t{number}", created=f"2026-11-0{number + 1}", tags=tags)
        await played(store, "hidden", created="2026-12-01")
        await played(store, "over", created="2026-12-02", tags=tags, live=False)
        assert [table.id for table in await store.newest(LISTED, 3)] == ["t1", "t2", "t3"]


async def test_tables_of_nobody_that_rest_are_found_by_their_last_entry(database):
    async with opened(database) as store:
        last = await played(store, "quick")
        await played(store, "other", live=False)
        await played(store, "club", account=7)
        assert [table.id for table in await store.resting(last)] == []
        assert [table.id for table in await store.resting(f"{last}z")] == ["other", "quick"]
        assert await store.count(TABLES) == 3
        assert await store.count(TABLES, account=None) == 2
        assert await store.count(TABLES, account=7) == 1
        assert await store.count(TABLES, account=None, live=1) == 1


async def test_a_photo_takes_the_place_of_the_one_before_and_can_be_taken_away(database):
    async with opened(database) as store:
        await with_desk(store, "кубок")
        assert await store.photo("кубок", "p1") == photo_of("кубок")
        await store.put_photo(photo_of("кубок", "p1", b"another"))
        await store.put_photo(photo_of("кубок", "p0", b"first"))
        await store.put_photo(photo_of("другой", "p2", b"elsewhere"))
        assert await store.photographed("кубок") == ["p0", "p1"]
        assert await store.photographed("none") == []
    async with opened(database) as store:
        found = await store.photo("кубок", "p1")
        assert (found.body, found.kind) == (b"another", "image/png")
        await store.drop_photo("кубок", "p1")
        await store.drop_photo("кубок", "nobody")
        assert await store.photo("кубок", "p1") is None
        assert await store.photographed("кубок") == ["p0"]


def test_a_photo_of_no_tournament_is_found(tmp_path):
    database = str(tmp_path / "gorod.db")

    async def write():
        async with opened(database) as store:
            await with_desk(store, "кубок")
            await store.put_photo(photo_of("нет"))

    asyncio.run(write())
    (found,) = asyncio.run(verify(database)).findings
    assert (found.what, found.table, found.detail) == ("orphan", "нет", "photos")


async def test_an_id_is_a_tables_or_a_tournaments_and_not_both(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        with pytest.raises(StoreError):
            await store.add_tournament(desk_of("a")[0])
        assert await store.tournament("a") is None
        await store.add_tournament(desk_of("b")[0])
        with pytest.raises(StoreError):
            await store.add_table(table_of("b"))


async def test_two_writers_take_a_version_once_and_a_command_is_answered_as_before(database):
    known, log = desk_of("кубок")
    async with opened(database) as one, opened(database) as two:
        await one.add_tournament(known)
        receipt = receipt_of(log[0], "c0")
        assert await one.append(log[:1], receipt) is None
        assert await two.append(log[:1], receipt) == receipt
        (other,) = log_of("кубок", [{"is": "watched"}])
        with pytest.raises(VersionTakenError):
            await two.append([other], receipt_of(other, "c9"))


def test_a_backup_holds_it_and_is_restored(another, tmp_path):
    source, target = another(), another()

    async def write():
        async with opened(source) as store:
            await with_desk(store, "кубок")

    async def read():
        async with opened(target) as store:
            return await store.tournament("кубок"), await store.entries("кубок")

    asyncio.run(write())
    asyncio.run(backup(source, tmp_path / "backup"))
    restored = asyncio.run(restore(tmp_path / "backup", target))
    assert (restored.tables, restored.tournaments) == (0, 1)
    assert asyncio.run(read()) == desk_of("кубок")
    assert asyncio.run(verify(target)).fingerprint == restored.fingerprint


CHANGED = {
    "refused": lambda entry: msgspec.structs.replace(entry, who="stranger"),
    "fold": lambda entry: msgspec.structs.replace(entry, number=7),
    "body": lambda _: {"number": "two"},
}


@pytest.mark.parametrize("how", CHANGED)
def test_a_log_that_the_desk_would_not_have_taken_is_found(tmp_path, how):
    """Its chain is whole: somebody wrote it with our own hand."""
    from gorod.tournament.log import Entry  # noqa: PLC0415  the desk's, not the store's

    known, log = desk_of("кубок")
    second = msgspec.json.decode(log[1].body, type=Entry)
    forged = log[:1] + log_of("кубок", [CHANGED[how](second)], log[0], kind="command")
    path = Path(tmp_path, "gorod.db")

    async def write():
        async with opened(str(path)) as store:
            await store.add_tournament(known)
            await store.append(forged, None)

    asyncio.run(write())
    found = asyncio.run(verify(str(path))).findings
    told = audit_file(path, catalogue("en")).differences
    if how == "refused":  # whole, and not what a desk of today decides
        assert not found
        assert [(one.what, one.log, one.version) for one in told] == [(how, "кубок", 2)]
    else:
        assert [(f.what, f.table, f.version) for f in found] == [(f"replay-{how}", "кубок", 2)]
        assert [(one.what, one.log, one.version) for one in told] == [("unreadable", "кубок", 2)]


async def test_what_one_process_writes_another_hears(address):
    heard = []
    async with opened(address) as one, opened(address) as two:
        two.listen(lambda name, what: heard.append((name, what)))
        await with_desk(one, "кубок")
        await one.show_tournament("кубок", shown=True)
        for _ in range(100):
            if ("кубок", "tournament") in heard:
                break
            await asyncio.sleep(0.05)
    assert {("кубок", "entries"), ("кубок", "links"), ("кубок", "tournament")} <= set(heard)


def test_games_and_tournaments_are_counted_apart(tmp_path):
    path = str(tmp_path / "gorod.db")

    async def write():
        async with opened(path) as store:
            table, log = game_of("t", 1)
            await store.add_table(table)
            await store.append(log, None)
            await with_desk(store, "кубок")

    asyncio.run(write())
    verified = asyncio.run(verify(path))
    assert (verified.tables, verified.tournaments, verified.findings) == (1, 1, ())
