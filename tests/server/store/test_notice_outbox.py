"""The outbox in the store: one notice for a key, one process for a notice, and nothing lost."""

import asyncio

import msgspec
import pytest

from gorod.server.notify import Notice, NoticeKind, notices, states
from gorod.server.notify.leases import Leases
from gorod.server.notify.notices import NoticeError
from gorod.server.notify.outbox import Outbox
from gorod.server.store.row_codecs import OUTBOX
from gorod.server.time_source import stamp_in
from tests.kit.running_server import SeededChance, SteeredTime
from tests.kit.stores import opened, subscription_of

PUBLISHED = Notice(
    "t/day-1/published/3", notices.seat("t", 3), NoticeKind.PUBLISHED, {"game": "Город"}, stream="t"
)


def with_outbox(database, scene):
    async def run():
        async with opened(database) as store:
            time = SteeredTime()
            await scene(store, time, Outbox(store, time, SeededChance(1)))

    asyncio.run(run())


def test_the_same_key_twice_is_one_notice(database):
    async def scene(store, time, outbox):
        assert await outbox.add([PUBLISHED, PUBLISHED]) == 1
        assert await outbox.add([PUBLISHED]) == 0
        assert await store.count(OUTBOX) == 1

    with_outbox(database, scene)


def test_of_two_processes_one_has_a_notice_until_its_lease_ends(database):
    async def scene(store, time, outbox):
        other = Outbox(store, time, SeededChance(2))
        await outbox.add([PUBLISHED])
        both = await asyncio.gather(outbox.claim(), other.claim())
        assert sorted(map(len, both)) == [0, 1]
        assert await other.claim() == await outbox.claim() == []
        time.pass_(states.LEASE_S)
        (again,) = await other.claim()
        assert (again.state, again.owner, again.why) == (states.CLAIMED, other.owner, "")

    with_outbox(database, scene)


def test_whoever_has_lost_a_notice_sends_it_no_more(database):
    async def scene(store, time, outbox):
        other = Outbox(store, time, SeededChance(2))
        await outbox.add([PUBLISHED])
        (mine,) = await outbox.claim()
        time.pass_(states.LEASE_S)
        (theirs,) = await other.claim()
        assert await outbox.begin(mine) is None
        assert await other.begin(theirs) is not None

    with_outbox(database, scene)


def test_what_was_being_sent_is_known_as_interrupted(database):
    async def scene(store, time, outbox):
        await outbox.add([PUBLISHED])
        (mine,) = await outbox.claim()
        assert await outbox.begin(mine) is not None
        time.pass_(states.LEASE_S)
        (again,) = await outbox.claim()
        assert again.why == states.INTERRUPTED

    with_outbox(database, scene)


def test_a_failed_attempt_waits_longer_each_time_until_it_is_dead(database):
    async def scene(store, time, outbox):
        await outbox.add([PUBLISHED])
        for pause in states.BACKOFF_S:
            (mine,) = await outbox.claim()
            begun = await outbox.begin(mine)
            assert await outbox.failed(begun, "busy")
            time.pass_(pause - 1)
            assert await outbox.claim() == []
            time.pass_(1)
        (last,) = await outbox.claim()
        assert not await outbox.failed(await outbox.begin(last), "busy")
        time.pass_(30 * 24 * 3600)
        assert await outbox.claim() == []
        (dead,) = await store.found(OUTBOX)
        assert (dead.state, dead.why, dead.attempts) == (states.DEAD, "busy", 10)
        assert msgspec.json.decode(dead.params) == {"game": "Город"}
        assert await outbox.again(dead)
        assert len(await outbox.claim()) == 1

    with_outbox(database, scene)


def test_a_server_that_asks_for_more_time_gets_it(database):
    async def scene(store, time, outbox):
        await outbox.add([PUBLISHED])
        (mine,) = await outbox.claim()
        await outbox.failed(await outbox.begin(mine), "busy", asked=900)
        time.pass_(899)
        assert await outbox.claim() == []
        time.pass_(1)
        assert len(await outbox.claim()) == 1

    with_outbox(database, scene)


def test_a_crash_while_a_notice_is_dealt_out_doubles_nothing(database):
    async def scene(store, time, outbox):
        await outbox.add([PUBLISHED])
        (mine,) = await outbox.claim()
        ways = [(subscription_of("t", id=name), time.now()) for name in ("s1", "s2")]
        half = [outbox._way(mine, *way) for way in ways[:1]]
        await outbox.add_rows(half)  # and here the process dies
        time.pass_(states.LEASE_S)
        (again,) = [row for row in await outbox.claim() if not row.channel]
        await outbox.deal_out(again, ways)
        rows = await store.found(OUTBOX)
        assert [row.key for row in rows] == [
            PUBLISHED.key,
            f"{PUBLISHED.key}/s1",
            f"{PUBLISHED.key}/s2",
        ]
        assert rows[0].state == states.DONE

    with_outbox(database, scene)


def test_what_arrived_is_forgotten_and_its_key_is_remembered_for_a_while(database):
    async def scene(store, time, outbox):
        await outbox.add([PUBLISHED])
        (mine,) = await outbox.claim()
        await outbox.sent(await outbox.begin(mine))
        (kept,) = await store.found(OUTBOX)
        assert (kept.state, kept.params) == (states.SENT, "{}")
        time.pass_(states.KEPT_DAYS * 24 * 3600)
        await outbox.tidy()
        assert await store.count(OUTBOX) == 1
        time.pass_(1)
        await outbox.tidy()
        assert await store.count(OUTBOX) == 0

    with_outbox(database, scene)


def test_a_notice_waits_for_its_moment(database):
    async def scene(store, time, outbox):
        waits = Notice(
            "t/later", PUBLISHED.person, PUBLISHED.kind, PUBLISHED.params, stamp_in(time, 60), "t"
        )
        await outbox.add([waits])
        assert await outbox.claim() == []
        time.pass_(60)
        assert len(await outbox.claim()) == 1

    with_outbox(database, scene)


def test_a_lease_has_one_holder_and_is_free_when_it_ends(database):
    async def scene(store, time, outbox):
        one, two = Leases(store, time, "one"), Leases(store, time, "two")
        held = await asyncio.gather(one.hold("telegram", 60), two.hold("telegram", 60))
        assert sorted(held) == [False, True]
        holder, other = (one, two) if held[0] else (two, one)
        time.pass_(59)
        assert await holder.hold("telegram", 60)
        time.pass_(59)
        assert not await other.hold("telegram", 60)
        time.pass_(1)
        assert await other.hold("telegram", 60)
        await other.give_up("telegram")
        assert await holder.hold("telegram", 60)

    with_outbox(database, scene)


def test_a_notice_has_exactly_the_words_of_its_kind():
    for params in ({}, {"game": "Город", "role": "don"}):
        with pytest.raises(NoticeError):
            Notice("k", "account:1", NoticeKind.PUBLISHED, params)
