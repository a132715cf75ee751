"""What the store promises, on both databases."""

import asyncio

import msgspec
import pytest

from gorod.server.store.chain import chained
from gorod.server.store.interface import (
    BrokenChainError,
    StoreClosedError,
    StoreError,
    UnknownTableError,
    VersionTakenError,
)
from gorod.server.store.row_codecs import (
    ACCOUNTS,
    BROWSERS,
    OWNER_DECISIONS,
    POSTS,
    PROFILES,
    RESCUES,
    SETTINGS,
)
from gorod.server.store.stored_rows import Browser, OwnerDecision, Post, Profile, Rescue, Setting
from tests.kit.stores import (
    NOW,
    link_of,
    live_logs,
    log_of,
    opened,
    receipt_of,
    session_of,
    table_of,
)


async def test_a_log_is_read_as_it_was_written(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        await store.add_table(table_of("б"))
        log = log_of("a", [{"n": n} for n in range(5)])
        other = log_of("б", [b"\x00\xff bytes"])
        assert await store.append(log[:2], None) is None
        assert await store.append(other, None) is None
        assert await store.append(log[2:], None) is None
        assert await store.entries("a") == log
        assert await store.entries("a", after=3) == log[3:]
        assert await store.entries("none") == []
        assert await live_logs(store) == {"a": log, "б": other}
        await store.close_table("б")
        assert await live_logs(store) == {"a": log}
    async with opened(database) as store:
        assert await store.entries("a") == log


async def test_a_known_command_is_answered_as_before_whatever_its_body(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        (first,) = log_of("a", [1])
        receipt = receipt_of(first, "id-1", b"body")
        assert await store.append([first], receipt) is None
        assert await store.append([first], receipt) == receipt
        other = msgspec.structs.replace(receipt, digest=b"other" * 6, answer=b"other")
        (second,) = log_of("a", [2], first)
        assert await store.append([second], other) == receipt
        assert await store.receipt("a", "id-1") == receipt
        assert await store.receipt("a", "id-2") is None
        assert await store.entries("a") == [first]


async def test_the_same_id_at_another_table_is_another_command(database):
    async with opened(database) as store:
        for name in ("a", "b"):
            await store.add_table(table_of(name))
            (entry,) = log_of(name, [1])
            assert await store.append([entry], receipt_of(entry, "id-1")) is None


async def test_a_refusal_leaves_a_receipt_and_no_entry(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        (first,) = log_of("a", [1])
        refused = receipt_of(first, "id-1")
        assert await store.append([], refused) is None
        assert await store.append([], refused) == refused
        assert await store.entries("a") == []


async def test_a_version_is_taken_once(database):
    async with opened(database) as one, opened(database) as two:
        await one.add_table(table_of("a"))
        (mine,), (theirs,) = log_of("a", ["mine"]), log_of("a", ["theirs"])
        answers = await asyncio.gather(
            one.append([mine], receipt_of(mine, "mine")),
            two.append([theirs], receipt_of(theirs, "theirs")),
            return_exceptions=True,
        )
        assert sorted(type(answer).__name__ for answer in answers) == [
            "NoneType",
            "VersionTakenError",
        ]
        (kept,) = await two.entries("a")
        lost = "theirs" if kept == mine else "mine"
        assert await one.receipt("a", lost) is None


async def test_two_writers_race_for_every_version_of_many_tables(database):
    async with opened(database) as one, opened(database) as two:
        tables = [f"t{n}" for n in range(8)]
        for table in tables:
            await one.add_table(table_of(table))

        async def writer(store, name):
            lost = 0
            for table in tables if name == "one" else tables[::-1]:
                for turn in range(6):
                    before = await store.entries(table)
                    (entry,) = log_of(table, [[name, turn]], before[-1] if before else None)
                    try:
                        await store.append([entry], receipt_of(entry, f"{name}-{turn}"))
                    except VersionTakenError:
                        lost += 1
            return lost

        lost = await asyncio.gather(*(writer(one, "one") for _ in range(2)), writer(two, "two"))
        logs = await live_logs(one)
        assert sum(map(len, logs.values())) <= 3 * 8 * 6 - sum(lost)
        for log in logs.values():
            assert [entry.version for entry in log] == list(range(1, len(log) + 1))
            assert len({entry.body for entry in log}) == len(log)


async def test_what_does_not_continue_the_log_is_not_written(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        first, second, third = log_of("a", [1, 2, 3])
        with pytest.raises(UnknownTableError):
            await store.append(log_of("b", [1]), None)
        for wrong in (
            [second],
            [first, third],
            [msgspec.structs.replace(first, body=b"2")],
            [first, *log_of("b", [1])],
            [],
        ):
            with pytest.raises(BrokenChainError):
                await store.append(wrong, None)
        await store.append([first], None)
        (stranger,) = log_of("a", ["other"])
        with pytest.raises(BrokenChainError):
            await store.append(log_of("a", [2], stranger), None)
        assert await store.entries("a") == [first]


async def test_many_writes_share_a_commit(database):
    async with opened(database) as store:
        tables = [f"t{n}" for n in range(40)]
        await asyncio.gather(*(store.add_table(table_of(table)) for table in tables))
        commits, writes = store.writer.commits, store.writer.writes

        async def play(table):
            before = None
            for turn in range(10):
                (before,) = log_of(table, [turn], before)
                await store.append([before], receipt_of(before, f"c{turn}"))

        await asyncio.gather(*map(play, tables))
        assert store.writer.writes - writes == 400
        assert store.writer.commits - commits <= 40
        assert {len(log) for log in (await live_logs(store)).values()} == {10}


async def test_one_bad_write_does_not_spoil_the_commit_of_the_others(database):
    async with opened(database) as store:
        tables = [f"t{n}" for n in range(6)]
        for table in tables:
            await store.add_table(table_of(table))
        logs = [log_of(table, [1]) for table in tables]
        bad = msgspec.structs.replace(receipt_of(logs[3][0], "c"), version=2**70)
        answers = await asyncio.gather(
            *(store.append(log, bad if log is logs[3] else None) for log in logs),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers].count(type(None)) == 5
        assert isinstance(answers[3], StoreError)
        assert await store.entries("t3") == []
        assert await store.append(logs[3], None) is None


@pytest.mark.parametrize("text", ["\0", "\ud800"])
async def test_a_text_that_one_of_the_databases_cannot_store_is_refused_by_both(database, text):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        (entry,) = log_of("a", [1])
        for asked in (
            store.append([entry], receipt_of(entry, text)),
            store.add_table(table_of("b", created=text)),
            store.add_link(link_of(text, "judge")),
            store.add_account(text, "hash", NOW),
        ):
            with pytest.raises(StoreError):
                await asked
        with pytest.raises(StoreError):
            await store.append([msgspec.structs.replace(entry, kind=text)], None)
        assert await store.entries("a") == []


async def test_a_caller_who_gave_up_does_not_stop_the_writer(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        first, second = log_of("a", [1, 2])
        task = asyncio.create_task(store.append([first], receipt_of(first, "c1")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.sleep(0.2)
        assert await store.append([second], None) is None
        assert await store.entries("a") == [first, second]


async def test_tables(database):
    async with opened(database) as store:
        quick = table_of("b", options=("a", "б"), tags=(("stage", "финал"),))
        club = table_of("a", account=7, created="2026-11-16")
        await store.add_table(quick)
        await store.add_table(club)
        with pytest.raises(StoreError):
            await store.add_table(quick)
        assert await store.table("b") == quick
        assert await store.table("c") is None
        assert await store.tables() == [quick, club]
        await store.close_table("b")
        await store.close_table("none")
        closed = msgspec.structs.replace(quick, live=False)
        assert await store.tables() == [closed, club]
        assert await store.tables(live=True) == [club]
        assert await store.tables(live=False) == [closed]


async def test_links(database):
    async with opened(database) as store:
        judge = link_of("a", "judge")
        late = link_of("a", "late", scope="overlay-roles", delay=300, expires="2026-12-01")
        await store.add_link(judge)
        await store.add_link(late)
        with pytest.raises(StoreError):
            await store.add_link(judge)
        assert await store.link(late.digest) == late
        assert await store.link(b"none") is None
        assert await store.links("a") == [judge, late]
        assert await store.links("b") == []
        assert await store.revoke_link("late")
        assert not await store.revoke_link("late")
        assert not await store.revoke_link("none")
        found = await store.link(late.digest)
        assert found == msgspec.structs.replace(late, revoked=True)


async def test_accounts_and_sessions(database):
    async with opened(database) as store:
        club = await store.add_account("клуб", "hash", NOW)
        other = await store.add_account("club", "hash", NOW)
        assert await store.add_account("клуб", "other", NOW) is None
        assert (club.id, other.id) == (1, 2)
        assert await store.account("клуб") == club
        assert await store.account_by_id(2) == other
        assert await store.account("none") is None
        assert await store.account_by_id(3) is None
        session = session_of("s", club.id)
        await store.add_session(session)
        assert await store.session(session.digest) == session
        await store.end_session(session.digest)
        await store.end_session(session.digest)
        assert await store.session(session.digest) is None


async def test_many_accounts_at_once_have_their_own_numbers(database):
    async with opened(database) as one, opened(database) as two:
        stores = [one, two] * 5
        names = [f"club {n // 2}" for n in range(10)]
        made = await asyncio.gather(
            *(s.add_account(n, "hash", NOW) for s, n in zip(stores, names, strict=True))
        )
        assert sorted(account.id for account in made if account) == [1, 2, 3, 4, 5]


async def test_a_closed_store_says_so_and_loses_nothing_that_was_asked_before(database):
    async with opened(database) as store:
        await store.add_table(table_of("a"))
        log = log_of("a", range(20))
        asked = [asyncio.create_task(store.append([entry], None)) for entry in log]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 20
        with pytest.raises(StoreClosedError):
            await store.append(
                [chained(log[-1], table="a", kind="note", actor="", at="", body=b"")], None
            )
        with pytest.raises(StoreClosedError):
            await store.entries("a")
        with pytest.raises(StoreClosedError):
            await store.add_session(session_of("s", 1))
    async with opened(database) as store:
        assert await store.entries("a") == log


async def test_rows_beside_the_logs(database):
    """What belongs to accounts and to the owner: put, found by any cell, taken away once."""
    async with opened(database) as store:
        one, other = Post("t", 1, "judge", NOW), Post("t", 2, "secretary", NOW)
        for post in (other, one):
            await store.put(POSTS, post)
        assert await store.found(POSTS, table_id="t") == [one, other]
        changed = msgspec.structs.replace(one, who="chief")
        await store.put(POSTS, changed)
        assert await store.found(POSTS, table_id="t", account=1) == [changed]
        assert await store.found(POSTS) == [changed, other]
        assert [await store.drop(POSTS, account=2) for _ in range(2)] == [1, 0]
        club = await store.add_account("клуб", "hash", NOW)
        await store.put(ACCOUNTS, msgspec.structs.replace(club, password="other"))  # noqa: S106
        assert (await store.account("клуб")).password == "other"  # noqa: S105
        records = (
            (PROFILES, Profile(1, "owner", "a@example.org")),
            (RESCUES, Rescue(b"d", 1, "code", NOW)),
            (BROWSERS, Browser(b"b", 1, "session", "Firefox", NOW)),
            (OWNER_DECISIONS, OwnerDecision("t", hidden=True, official=True)),
            (SETTINGS, Setting("registration", "approved")),
        )
        for shape, record in records:
            await store.put(shape, record)
            assert await store.found(shape) == [record]
