"""Bots play a rehearsal to its end; people are notified in one form at one moment."""

import asyncio
from datetime import timedelta

from gorod.server.notify.notices import judge, seat
from gorod.server.store.row_codecs import OUTBOX, SUBSCRIPTIONS
from gorod.server.store.stored_rows import Subscription
from tests.kit.running_server import SeededChance, serving
from tests.server.by_day.by_day_games import GUARD, MOMENT, Calendar, game, made


def test_bots_play_a_rehearsal_to_its_end(tmp_path):
    async def whole():
        players = [{"name": f"Бот {n}", "bot": True} for n in range(1, 13)]
        async with game(tmp_path, players=players, start=None, every=120) as g:
            for _ in range(40):
                now = await g.now()
                if now["stage"] == "over":
                    break
                day = now["day"]
                g.time.wall += timedelta(seconds=100)
                g.time.passed += 100_000
                living = len(await g.living())
                await g.wait(
                    lambda now, living=living: (
                        now["stage"] == "over"
                        or sum(b["voted"] and b["moved"] for b in now["host"]["board"]) == living
                    )
                )
                g.time.wall += timedelta(seconds=20)
                await g.wait(lambda now, day=day: now["stage"] == "over" or now["day"] > day)
            assert now["stage"] == "over"
            assert now["days"]
            assert (await g.view("hall"))["outcome"]["winners"]

    asyncio.run(whole())


async def _subscribe(g, people, table=None):
    """Everybody has confirmed an address."""
    for n, person in enumerate(people):
        one = Subscription(
            id=f"s{n}",
            person=person,
            table=g.table if table is None else table,
            channel="email",
            address=f"{n}@example.org",
            code=b"",
            leave=f"leave{n}",
            lang="ru",
            link="",
            created="2026",
            expires="",
        )
        await g.server.services.store.put(SUBSCRIPTIONS, one)


def test_everybody_is_told_of_results_at_once_and_in_the_same_words(tmp_path):
    async def whole():
        async with game(tmp_path, prose=False) as g:
            store = g.server.services.store
            people = [seat(g.table, n) for n in range(1, 13)]
            await _subscribe(g, people)
            g.time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({n: n % 12 + 1 for n in range(1, 12)})
            for n in range(1, 12):
                await g.do(n, "act", target=0)
            g.time.to("07-01T18:00:00")
            told = await _told(store, g, 1)
            assert told == {(people[11], "reminder-6h"): '{"game":"Лето"}'}
            await g.done(12, "cast-ballot", target=1)
            g.time.to("07-01T23:00:00")
            told = await _told(store, g, 2)
            assert (people[11], "reminder-1h") in told
            g.time.to("07-02T00:00:00")
            await g.until("open", 2)
            told = await _told(store, g, 14)
            published = {key: said for key, said in told.items() if key[1] == "published"}
            assert {person for person, _ in published} == set(people)
            assert set(published.values()) == {'{"game":"Лето"}'}

    asyncio.run(whole())


def test_a_late_publication_raises_the_alarm(tmp_path):
    async def whole():
        async with game(tmp_path) as g:
            store = g.server.services.store
            await _subscribe(g, [judge(g.table)])
            g.time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({n: n % 12 + 1 for n in range(1, 13)})
            g.time.to("07-02T09:02:00")
            now = await g.until("open", 2)
            assert now["days"][0]["late"]
            assert [*await _told(store, g, 1)] == [(judge(g.table), "host-alarm")]

    asyncio.run(whole())


def test_the_alarm_reaches_the_account_that_made_the_game(tmp_path):
    """The host's link is in another browser; the account is where they look."""

    async def whole():
        time = Calendar()
        async with serving(tmp_path, time=time, chance=SeededChance()) as server:
            club = {"name": "Клуб", "password": "correct horse battery"}
            assert (await server.http.post("/api/accounts", json=club)).status_code == 201
            signed = await server.http.post("/api/sessions", json=club)
            server.http.headers["cookie"] = f"gorod_session={signed.cookies['gorod_session']}"
            g = await made(server, time)
            account = (await server.services.store.table(g.table)).account
            assert account
            await _subscribe(g, [f"account:{account}"], table="")
            time.to("07-01T00:00:00")
            await g.until("open", 1)
            await g.vote({n: n % 12 + 1 for n in range(1, 13)})
            time.to("07-02T09:02:00")
            await g.until("open", 2)
            told = await _told(server.services.store, g, 1)
            assert [*told] == [(f"account:{account}", "host-alarm")]

    asyncio.run(whole())


async def _told(store, g, count):
    """Return who was notified of what, in which words, once there are this many notices."""
    async with asyncio.timeout(GUARD):
        while True:
            rows = await store.found(OUTBOX, table_id=g.table)
            told = {(row.person, row.kind): row.params for row in rows}
            if len(told) >= count:
                return told
            await asyncio.sleep(MOMENT)
