"""By-day games on two real processes that are killed: every day is closed and published once.

`GOROD_KILLS` sets how many games there are (`make torture` plays more).
"""

import asyncio
import os
from collections import Counter
from contextlib import AsyncExitStack
from datetime import timedelta
from itertools import cycle
from random import Random

import httpx
import msgspec

from gorod.engine.by_day.by_day_commands import CloseDay
from gorod.server.notify import NoticeKind, notices, states
from gorod.server.store.open import open_store
from gorod.server.store.row_codecs import OUTBOX, SUBSCRIPTIONS
from gorod.server.tables.by_day.by_day_entries import DayTurned
from gorod.server.tables.table_entries import Moved, decode
from tests.kit.http_clients import client
from tests.kit.push_service import TOKEN, bot_api, push_service
from tests.kit.running_server import PATIENCE
from tests.kit.server_processes import Elsewhere
from tests.kit.steered_processes import SharedTime, SteeredProcess, Traps, clock_in
from tests.kit.stores import subscription_of
from tests.server.by_day.by_day_games import Game, made, moscow
from tests.server.by_day.test_four_weeks import HOLIDAYS, SIZE, Weeks, compared, read, shared

GAMES = max(1, int(os.environ.get("GOROD_KILLS", "1")) // 100)
PUSHED, CHATTING = (1, 4, 9, 16, 23), (2, 9, 17)
"""The seats that are notified by a browser, and by Telegram."""
BURST = 0.5
"""How often a process is killed while everybody sends something at once."""
COIN_TRAPS = ("after-coin", "before-publish", "after-shut", "before-send")
TRAPS = ("before-shut", "after-publish", "after-add", "after-deal", "before-send", "after-send")


ENTERED = ("cast-ballot", "write-legend", "enter-forecast", "choose-legend", "commit-suicide")
"""Public entries by players: each acknowledged one is in the log once."""


def said(actor, command):
    """A command as client and log can be compared."""
    return actor, command["type"], command.get("target") or command.get("text")


class SharedCalendar(SharedTime):
    """Shared time that can be told the hour in Moscow."""

    def to(self, text):
        self.pass_((moscow(text) - self.wall).total_seconds())


class Sturdy(Game):
    """People who ask the other server, by the same id, as long as nobody has answered."""

    def __init__(self, game, servers, store):
        super().__init__(game.server, game.time, game.table, game.tokens)
        self.servers, self.store = servers, store
        self.acked = Counter()
        """What was acknowledged, as the log should have it."""
        self.again = 0

    async def tried(self, ask):
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await ask()
                except httpx.TransportError:
                    self.again += 1
                    await asyncio.sleep(0.02)
                    self.turn()

    def turn(self):
        """To the other server."""
        self.server = next(one for one in self.servers if one is not self.server)

    async def level(self):
        """Until the server that is asked knows everything that is stored."""
        while (await self.view())["seq"] < len(await self.store.entries(self.table)):
            await asyncio.sleep(0.01)

    async def get(self, path, scope="judge", status=200):
        whole = super().get
        return await self.tried(lambda: whole(path, scope, status))

    async def wish(self, scope, wish, seen=None, name=""):
        whole, id_ = super().wish, name or f"i{next(self.ids)}"
        known = self.seqs.get(scope, 0) if seen is None else seen
        answer = await self.tried(lambda: whole(scope, wish, known, id_))
        if answer["type"] == "stale" and seen is None:
            return await self.wish(scope, wish)  # decided again, so it is another command
        if answer["type"] == "ack" and wish["wish"] == "do":
            self.acked[said(scope, wish["command"])] += 1
        return answer


class KilledWeeks(Weeks):
    """Four weeks on two processes over one PostgreSQL."""

    def __init__(self, path, seed, database, outside):
        super().__init__(path, seed)
        self.time = SharedCalendar(clock_in(path))
        self.time.wall = moscow("06-29T12:00:00")
        self.whims = Random(seed)
        self.traps, self.kills = Traps(path), 0
        self.usual, self.on_coins = cycle(TRAPS), cycle(COIN_TRAPS)
        self.database, self.push = database, outside["push"]
        self.processes = [
            SteeredProcess(
                database, journal=path / f"{n}.log", folder=path, settings=outside["settings"]
            )
            for n in range(2)
        ]

    async def start(self):
        self.stack = AsyncExitStack()
        self.store = await open_store(self.database)
        self.stack.push_async_callback(self.store.close)
        for one in self.processes:
            one.start()
            self.stack.callback(one.kill)
        self.servers = []
        for one in self.processes:
            await one.ready()
            http = client(one.url)
            self.servers.append(Elsewhere(one.url, await self.stack.enter_async_context(http)))
        self.game = Sturdy(
            await made(self.servers[0], self.time, SIZE, holidays=HOLIDAYS),
            self.servers,
            self.store,
        )
        await self.subscribed()
        reviving = asyncio.create_task(self.revived())
        self.stack.callback(reviving.cancel)

    async def subscribed(self):
        g = self.game
        for seat in PUSHED:
            url, browser = "/api/notices/push", self.push.browser(f"b{seat}")
            by = g.bearer(f"seat:{seat}")
            answer = await g.server.http.post(url, json=browser.address, headers=by)
            assert answer.status_code == 201, answer.text
        for seat in CHATTING:
            one = subscription_of(
                g.table,
                id=f"chat{seat}",
                person=notices.seat(g.table, seat),
                channel="telegram",
                address=str(seat),
                leave=f"leave{seat}",
                link="",
            )
            await self.store.put(SUBSCRIPTIONS, one)

    async def revived(self):
        """Restart every process that was killed."""
        while True:
            for one in self.processes:
                if not one.alive:
                    self.kills += 1
                    one.start()
            await asyncio.sleep(0.02)

    async def restart(self):
        """`kill -9` instead of a stop that is waited for."""
        victim = self.whims.choice(self.processes)
        if victim.alive:
            victim.kill()
        self.restarts += 1
        await self.game.level()

    async def day(self, now):
        g = self.game
        g.server = self.servers[now["day"] % 2]
        await g.until("open", now["day"])
        await g.level()
        self.time.wall += timedelta(seconds=states.LEASE_S + 1)
        await self.settled(now["day"] - 1)
        return await super().day(now)

    async def votes(self, living, day):
        """Everybody at once; now and then somebody's server is killed in the middle of it."""
        if self.whims.random() < BURST:
            asyncio.get_running_loop().call_later(
                self.whims.random() * 0.2, self.whims.choice(self.processes).kill
            )
        await super().votes(living, day)
        await self.game.level()

    async def night(self, now, day):
        trap = next(self.on_coins if shared(day) else self.usual)
        self.traps.set(trap)
        after = await super().night(now, day)
        await self.traps.wait(trap, self.tick)
        return after

    def tick(self):
        self.time.passed += 100

    async def outbox(self):
        return await self.store.found(OUTBOX, table_id=self.game.table)

    async def settled(self, days):
        """What a killed process was sending is sent by another when its lease is over."""
        async with asyncio.timeout(PATIENCE):
            while not told_of(await self.outbox(), days):
                self.tick()
                await asyncio.sleep(0.02)


def told_of(rows, days):
    """Whether this number of days is in the outbox, with nothing under way."""
    of_days = [row for row in rows if row.kind == NoticeKind.PUBLISHED and not row.channel]
    wanted = days * len({*PUSHED, *CHATTING})
    return len(of_days) == wanted and not any(row.state in states.UNDERWAY for row in rows)


def outside_of(path, push, bot):
    token = path / "bot-token"
    token.write_text(f"{TOKEN}\n", "ascii")
    settings = {
        "public_url": "https://mafia.example",
        "vapid_key": str(path / "vapid.pem"),
        "push_hosts": push.host,
        "telegram_token_file": str(token),
        "telegram_api": bot.url,
    }
    return {"push": push, "settings": settings}


def test_four_weeks_on_two_killed_processes_equal_the_replay_of_the_record(address, tmp_path):
    """`kill -9` between coin and publication, in the middle of notices, and anywhere else."""
    for seed in range(1, GAMES + 1):
        path = tmp_path / str(seed)
        path.mkdir()
        with push_service() as push, bot_api() as bot:
            asyncio.run(one_game(path, seed, address, push, bot))


def once(log, days):
    """Check that every act of the calendar is in the log once, no matter which process wrote it."""
    found, day = Counter(), 1
    for entry in log:
        body = decode(entry.body)
        if isinstance(body, DayTurned):
            found[body.do, body.day] += 1
        elif isinstance(body, Moved) and isinstance(body.command, CloseDay):
            found["publish", day] += 1
            day += 1
        elif isinstance(body, Moved) and body.drawn == "coin":
            found["coin", day] += 1
    assert max(found.values()) == 1
    for act in ("shut", "publish"):
        assert [day for done, day in found if done == act] == [*range(1, days + 1)]
    assert any(act == "coin" for act, _ in found)


def nothing_lost(log, game):
    """One entry for every command that was acknowledged, and none beside them."""
    written = Counter()
    for entry in log:
        body = decode(entry.body)
        if isinstance(body, Moved):
            command = msgspec.to_builtins(body.command)
            if command["type"] in ENTERED:
                written[said(entry.actor, command)] += 1
    acked = {key: many for key, many in game.acked.items() if key[1] in ENTERED}
    assert written == acked
    assert len(written) > 200


def told_once(rows, days, push, bot):
    """Check that everybody who wanted a notice of a day got it once."""
    ways = {row.key: row for row in rows if row.channel}
    published = {key: row for key, row in ways.items() if "/published/" in key}
    assert len(published) == days * (len(PUSHED) + len(CHATTING))
    by_push = {key for key, row in published.items() if row.channel == "push"}
    assert {published[key].state for key in by_push} == {states.SENT}
    shown = Counter(one.said["id"] for one in push.pushed)
    assert by_push <= set(shown) <= set(ways)  # a browser shows an id once
    by_bot = [row.state for row in ways.values() if row.channel == "telegram"]
    assert set(by_bot) <= {states.SENT, states.DOUBTFUL, states.EXPIRED}
    sent, doubtful = by_bot.count(states.SENT), by_bot.count(states.DOUBTFUL)
    assert sent <= len(bot.written) <= sent + doubtful


async def one_game(path, seed, database, push, bot):
    weeks = KilledWeeks(path, seed, database, outside_of(path, push, bot))
    try:
        await weeks.play()
        await weeks.settled(len((await weeks.game.now())["days"]))
        await weeks.game.level()
        told = await read(weeks.game)
        log = await weeks.store.entries(weeks.game.table)
        rows = await weeks.outbox()
    finally:
        await weeks.stack.aclose()
    compared(weeks, told)
    days = len(told["book"]["days"])
    once(log, days)
    nothing_lost(log, weeks.game)
    told_once(rows, days, push, bot)
    print(
        f"\n{days} days, {weeks.kills} kills ({len(weeks.traps.sprung)} in traps: "
        f"{', '.join(sorted(set(weeks.traps.sprung)))}), "
        f"{weeks.game.again} requests asked again, {len(push.pushed)} pushed"
    )
