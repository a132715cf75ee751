"""Two processes send from one outbox on PostgreSQL, and are killed in the middle of it."""

import asyncio
import signal
import subprocess
import sys
from collections import Counter

import msgspec
import pytest

from gorod.server.access.links import Links
from gorod.server.metrics import Metrics
from gorod.server.notify import Notice, NoticeKind, states
from gorod.server.notify.channel_settings import ChannelSettings
from gorod.server.notify.notifier import Notifier
from gorod.server.notify.outbox import Outbox
from gorod.server.notify.vapid import vapid_key
from gorod.server.store.row_codecs import OUTBOX, SUBSCRIPTIONS
from gorod.server.time_source import SystemTime
from tests.kit.push_service import TOKEN, bot_api, push_service
from tests.kit.running_server import PATIENCE, SeededChance, SteeredTime
from tests.kit.stores import opened, subscription_of

MANY = 60
PERSON = "account:1"


def notice(number):
    params = {"game": f"Город {number}"}
    return Notice(f"n{number:03}", PERSON, NoticeKind.PUBLISHED, params)


async def filled(store, push, channels=("push", "telegram")):
    """One person with a browser and a chat."""
    own = {
        "push": msgspec.json.encode(push.browser("b").address).decode(),
        "telegram": "77",
    }
    for channel in channels:
        one = subscription_of("", id=channel, person=PERSON, channel=channel, link="")
        await store.put(
            SUBSCRIPTIONS, msgspec.structs.replace(one, address=own[channel], leave=channel)
        )


def sender(database, vapid, push, bot):
    words = [sys.executable, "-m", "tests.kit.notice_sender", database, vapid, push.host, bot.url]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert process.stdout.readline() == "sending\n"
    return process


async def settled(store):
    async with asyncio.timeout(PATIENCE):
        while any(row.state in states.UNDERWAY for row in await store.found(OUTBOX)):
            await asyncio.sleep(0.05)


def test_killed_senders_lose_nothing_and_nobody_is_shown_anything_twice(postgres, tmp_path):
    vapid = tmp_path / "vapid.pem"
    vapid_key(vapid)

    database = postgres()

    async def scene(push, bot):
        async with opened(database) as store:
            await filled(store, push)
            outbox = Outbox(store, SystemTime(), SeededChance())
            await outbox.add([notice(number) for number in range(MANY)])
            senders = [sender(database, str(vapid), push, bot) for _ in range(2)]
            try:
                for wave in (1, 2, 3):
                    async with asyncio.timeout(PATIENCE):
                        while len(bot.written) < wave * MANY // 5:
                            await asyncio.sleep(0.005)
                    victim = senders.pop(0)
                    victim.send_signal(signal.SIGKILL)
                    victim.wait()
                    senders.append(sender(database, str(vapid), push, bot))
                await settled(store)
            finally:
                for one in senders:
                    one.kill()
                    one.wait()
            return await store.found(OUTBOX)

    with push_service() as push, bot_api() as bot:
        rows = asyncio.run(scene(push, bot))
    keys = {f"n{number:03}" for number in range(MANY)}
    assert {row.key for row in rows if not row.channel} == keys
    shown = Counter(one.said["id"] for one in push.pushed)
    assert set(shown) == {f"{key}/push" for key in keys}  # a browser shows an id once
    assert {row.state for row in rows if row.channel == "push"} == {states.SENT}
    written = Counter(text.splitlines()[0] for _, text in bot.written)
    assert max(written.values()) == 1  # Telegram knows no ids, and is never asked twice
    by_bot = {row.key: row.state for row in rows if row.channel == "telegram"}
    assert len(by_bot) == MANY
    assert set(by_bot.values()) <= {states.SENT, states.DOUBTFUL}
    sent = sum(state == states.SENT for state in by_bot.values())
    assert sent <= len(written) <= MANY
    print("sent twice to the browser:", sum(shown.values()) - MANY, "doubtful:", MANY - sent)


@pytest.mark.parametrize("moment", ["claimed", "sending"])
def test_a_process_that_dies_before_or_while_it_sends(database, tmp_path, moment):
    """What was only claimed is sent by another process.

    What may have left is sent under the same id.
    """

    async def scene(push, bot):
        async with opened(database) as store:
            time = SteeredTime()
            await filled(store, push)
            outbox = Outbox(store, time, SeededChance(1))
            await outbox.add([notice(1)])
            (whole,) = await outbox.claim()
            ways = [(one, time.now()) for one in await store.found(SUBSCRIPTIONS)]
            await outbox.deal_out(whole, ways)
            for row in await outbox.claim():
                if moment == "sending":
                    assert await outbox.begin(row)
            # The process is gone here. Another one looks before the lease ends, and after.
            other = notifier(store, time, tmp_path / "vapid.pem", push, bot)
            await other.dispatcher.look()
            assert (push.pushed, bot.written) == ([], [])
            time.pass_(states.LEASE_S)
            await other.dispatcher.look()
            await other.close()
            return {row.channel: row.state for row in await store.found(OUTBOX)}

    with push_service() as push, bot_api() as bot:
        found = asyncio.run(scene(push, bot))
    assert len(push.pushed) == 1
    assert found[""] == states.DONE
    assert found["push"] == states.SENT
    told = (states.SENT, 1) if moment == "claimed" else (states.DOUBTFUL, 0)
    assert (found["telegram"], len(bot.written)) == told


def notifier(store, time, vapid, push, bot):
    chance = SeededChance(2)
    channel_settings = ChannelSettings(
        "https://mafia.example",
        time,
        vapid_file=vapid,
        push_hosts=push.host,
        telegram_token=TOKEN,
        telegram_api=bot.url,
    )
    return Notifier(store, Links(store, time, chance), channel_settings, chance, Metrics())
